/** Reasons of the steps and of whom somebody takes in hand, from `docs/rules/cry-havoc.md`. See `refusal-judge.ts`. */
import { ENGAGED, has, SHOT_FIRST, SHOT_SECOND, STOPPED, STRUCK } from '../../engine/rulesets/cry-havoc/state'
import type { Action } from '../../engine/types'
import type { Finding, Reason } from '../support/refusals/judge'
import {
  apart,
  follower,
  isAble,
  isClosedToHorses,
  isThere,
  loyalty,
  type Man,
  manNamed,
  type Scene,
  touches,
} from './refusal-scene'

export const SHOTS = ['first-shots', 'second-shots']
const ASIDES = ['cover', 'hurt', 'retreat', 'fall', 'advance']

/** Steps in which a kind of action can be done at all. */
export const STEPS: Readonly<Record<string, readonly string[]>> = {
  select: ['set-up', ...SHOTS, 'movement', 'fights', 'retreat'],
  place: ['set-up'],
  face: ['set-up'],
  shoot: SHOTS,
  cover: ['cover'],
  save: ['cover'],
  ...Object.fromEntries(
    ['move', 'enter', 'turn', 'lead', 'release', 'mount', 'dismount', 'tie', 'untie', 'exit', 'deliver'].map(
      (type) => [type, ['movement']],
    ),
  ),
  ...Object.fromEntries(['escape', 'give', 'take', 'stop'].map((type) => [type, ['movement']])),
  ...Object.fromEntries(['against', 'strike', 'seize'].map((type) => [type, ['fights']])),
  hurt: ['hurt'],
  retreat: ['retreat'],
  fall: ['fall'],
  advance: ['advance'],
  stay: ['advance'],
  done: [...SHOTS, 'movement', 'fights'],
  cancel: [...SHOTS, 'fights'],
}
export const DEEDS = [
  'turn',
  'lead',
  'release',
  'mount',
  'dismount',
  'tie',
  'untie',
  'exit',
  'deliver',
  'give',
  'take',
]

/** The piece that an action names, when its step is now. */
export function meant(scene: Scene, action: Action): Man | undefined {
  return STEPS[action.type]?.includes(scene.step) ? manNamed(scene, action.unit) : undefined
}
const isHandEmpty = ({ step, state, active }: Scene): boolean =>
  step === 'fights' ? state.attackers.length === 0 : active === undefined

/** Somebody on the way to be taken in hand in one of these steps. */
const choosing =
  (steps: readonly string[], is: (scene: Scene, man: Man) => Finding) =>
  (scene: Scene, action: Action): Finding => {
    const man = steps.includes(scene.step) ? meant(scene, action) : undefined
    return man !== undefined && is(scene, man)
  }
const SELECT = ['select']
const ACTIVE = [...SHOTS, 'movement', 'fights']

/** Who enters is not there yet, and is taken in hand all the same. */
const entersNow = ({ def, state }: Scene, man: Man): boolean =>
  man.where === 'waiting' &&
  !man.isBeast &&
  def.rules.entries.some(({ pieces, turn }) => pieces.includes(man.piece) && turn <= state.turn)

const isPastHelp = (scene: Scene, man: Man) => !entersNow(scene, man) || scene.step !== 'movement'

/** Named pieces that must be there: those taken in hand, shot at and struck at. */
const ofTheLiving = (is: (man: Man) => boolean) => ({
  rules: ['CH-02', 'CH-04', 'CH-15', 'CH-55', 'CH-73'],
  types: ['select', 'shoot', 'against'],
  holds(scene: Scene, action: Action) {
    const man = meant(scene, action)
    if (man === undefined || !ACTIVE.includes(scene.step) || isHandlessStep(scene, action)) return false
    return is(man) && isPastHelp(scene, man)
  },
})
const isHandlessStep = (scene: Scene, { type }: Action) => type !== 'select' && isHandEmpty(scene)

const canStrike = (scene: Scene, man: Man): boolean =>
  man.side === scene.side && isAble(man) && !has(scene.state, man.piece, STRUCK) && man.busy === undefined
export const isFairGame = (scene: Scene, man: Man): boolean =>
  loyalty(scene, man) !== scene.side && isThere(man) && !man.isCaptive

/** CH-90, CH-X11: whether one reaches the other with a blow. */
export function reaches(scene: Scene, man: Man, target: Man): boolean {
  const { def } = scene
  const from = def.rules.scenario.options?.riderReach === 'front' ? man.cells.slice(0, 1) : man.cells
  const to = target.cells.filter((cell) => man.mount < 0 || !isClosedToHorses(scene, cell))
  return touches(scene, from, to)
}

export const steps: Record<string, Reason<Scene>> = {
  unknown: { rules: ['CH-01'], holds: (_, { type }) => !Object.hasOwn(STEPS, type) },
  'other-step': {
    rules: ['CH-09'],
    holds: ({ step }, { type }) => Object.hasOwn(STEPS, type) && !STEPS[type].includes(step),
  },
  'settle-first': {
    rules: ['CH-09'],
    types: ['done', 'cancel'],
    holds: ({ step }) => ASIDES.includes(step),
  },
  'cancel-first': {
    rules: ['CH-09'],
    types: ['done'],
    holds: (scene) =>
      scene.step === 'fights'
        ? scene.state.defenders.length > 0
        : SHOTS.includes(scene.step) && scene.active !== undefined,
  },
  'nothing-to-cancel': {
    rules: ['CH-09'],
    types: ['cancel'],
    holds: (scene) =>
      ['set-up', 'movement'].includes(scene.step) ? scene.active === undefined : isHandEmpty(scene),
  },
  'place-all': { rules: ['CH-01'], types: ['done'], holds: ({ step }) => step === 'set-up' },
  'take-first': {
    rules: ['CH-01', 'CH-55'],
    types: [...DEEDS, 'move', 'enter', 'stop', 'place'],
    holds: ({ step, active }, { type }) => STEPS[type].includes(step) && active === undefined,
  },
  'shooter-first': {
    rules: ['CH-02'],
    types: ['shoot'],
    holds: ({ step, active }) => SHOTS.includes(step) && active === undefined,
  },
  'attacker-first': {
    rules: ['CH-73'],
    types: ['against', 'strike'],
    holds: ({ step, state }, { type }) =>
      step === 'fights' &&
      (state.attackers.length === 0 || (type === 'strike' && state.defenders.length === 0)),
  },
  'cover-or-save': { rules: ['CH-53'], types: ['cover', 'save'], holds: () => false, least: 0 },
  'no-crossfire': { rules: ['CH-51'], types: ['cover', 'save'], holds: ({ step }) => step !== 'cover' },
  'no-piece': {
    rules: [
      'CH-01',
      'CH-02',
      'CH-04',
      'CH-15',
      'CH-55',
      'CH-65',
      'CH-70',
      'CH-72',
      'CH-73',
      'CH-81',
      'CH-84',
      'CH-96',
      'CH-100',
      'CH-101',
    ],
    types: [
      'select',
      'shoot',
      'against',
      'hurt',
      'advance',
      'escape',
      ...DEEDS.filter((type) => !['turn', 'dismount', 'exit'].includes(type)),
    ],
    holds: (scene, { type, unit, to }) =>
      STEPS[type].includes(scene.step) &&
      (manNamed(scene, unit) === undefined || (type === 'tie' && manNamed(scene, to) === undefined)),
  },

  // ---- who is past being taken in hand, shot at or struck at
  dead: ofTheLiving((man) => man.isDead),
  gone: ofTheLiving((man) => man.where === 'gone'),
  // Who has just entered cannot let go of a beast that is still to follow.
  waiting: {
    rules: ['CH-02', 'CH-04', 'CH-15', 'CH-55', 'CH-70', 'CH-73'],
    types: ['select', 'shoot', 'against', 'release'],
    holds(scene, action) {
      if (action.type !== 'release') return ofTheLiving((man) => man.where === 'waiting').holds(scene, action)
      const man = meant(scene, action)
      return (
        scene.active?.where === 'map' && man?.where === 'waiting' && man === follower(scene, scene.active)
      )
    },
  },
  ridden: ofTheLiving((man) => man.where === 'ridden'),
  'not-yours': {
    rules: ['CH-01', 'CH-02', 'CH-04', 'CH-73'],
    types: ['select', 'escape'],
    holds(scene, action) {
      const man = meant(scene, action)
      if (!man || scene.step === 'retreat') return false
      const side = scene.step === 'set-up' ? scene.def.rules.setup[scene.state.stage].side : scene.side
      return man.side !== side
    },
  },
  stunned: {
    rules: ['CH-07'],
    types: SELECT,
    holds: choosing(ACTIVE, (_, man) => man.isStunned && man.where === 'map'),
  },
  captive: {
    rules: ['CH-100'],
    types: SELECT,
    holds: choosing([...SHOTS, 'movement'], (_, man) => man.isCaptive),
    least: 0,
  },
  'busy-saddle': {
    rules: ['CH-65'],
    types: ['select', 'advance'],
    holds(scene, action) {
      const man = meant(scene, action)
      return man !== undefined && scene.step !== 'retreat' && has(scene.state, man.piece, 8192)
    },
  },
  'busy-ropes': {
    rules: ['CH-72'],
    types: SELECT,
    holds: choosing(ACTIVE, (_, man) => man.busy === 'ropes'),
  },
  'busy-missiles': {
    rules: ['CH-96'],
    types: SELECT,
    holds: choosing(ACTIVE, (_, man) => man.busy === 'missiles'),
    least: 0,
  },

  // ---- shooting
  unarmed: {
    rules: ['CH-02', 'CH-04'],
    types: SELECT,
    holds: choosing(SHOTS, (_, man) => man.unit.weapon === undefined),
  },
  'no-missiles': {
    rules: ['CH-95'],
    types: ['select', 'give'],
    holds(scene, action) {
      if (action.type === 'give')
        return (
          scene.step === 'movement' &&
          scene.active?.where === 'map' &&
          scene.def.rules.missileDice > 0 &&
          scene.active.arrows <= 0
        )
      const man = SHOTS.includes(scene.step) ? meant(scene, action) : undefined
      return man?.arrows === 0
    },
  },
  engaged: {
    rules: ['CH-02'],
    types: SELECT,
    holds: choosing(['first-shots'], ({ state }, man) => has(state, man.piece, ENGAGED)),
  },
  'shot-already': {
    rules: ['CH-12'],
    types: SELECT,
    holds: choosing(SHOTS, ({ state, step }, man) =>
      has(state, man.piece, step === 'first-shots' ? SHOT_FIRST : SHOT_SECOND),
    ),
  },
  'not-again': {
    rules: ['CH-05'],
    types: SELECT,
    holds: choosing(['second-shots'], (_, man) => man.unit.weapon === 'cross-bow'),
  },
  'no-target': {
    rules: ['CH-15'],
    types: SELECT,
    holds: choosing(SHOTS, (scene, man) => {
      if (!isThere(man) || man.unit.weapon === undefined) return false
      const near = scene.men.some(
        (other) => isFairGame(scene, other) && touches(scene, man.cells.slice(0, 1), other.cells),
      )
      return near ? false : 'perhaps'
    }),
  },
  'own-target': {
    rules: ['CH-15', 'CH-73'],
    types: ['shoot', 'against'],
    holds(scene, action) {
      const man = isHandEmpty(scene) ? undefined : meant(scene, action)
      return man !== undefined && loyalty(scene, man) === scene.side
    },
  },
  'captive-target': {
    rules: ['CH-100'],
    types: ['shoot', 'against'],
    holds: (scene, action) => (meant(scene, action)?.isCaptive ?? false) && !isHandEmpty(scene),
    least: 0,
  },

  // ---- fights
  beast: { rules: ['CH-94'], types: SELECT, holds: choosing(['fights'], (_, man) => man.isBeast) },
  'captive-joins': {
    rules: ['CH-101'],
    types: SELECT,
    holds: choosing(['fights'], (_, man) => man.isCaptive && 'perhaps'),
    least: 0,
  },
  'struck-already': {
    rules: ['CH-79'],
    types: SELECT,
    holds: choosing(['fights'], ({ state }, man) => has(state, man.piece, STRUCK)),
  },
  'in-hand': {
    rules: ['CH-01', 'CH-02', 'CH-04', 'CH-55', 'CH-79', 'CH-80'],
    types: ['select', 'against'],
    holds(scene, action) {
      const man = meant(scene, action)
      if (!man || scene.step === 'retreat') return false
      const { attackers, defenders, active } = scene.state
      if (action.type === 'against') return defenders.includes(man.piece)
      if (SHOTS.includes(scene.step)) return active === man.piece
      // Alone in hand he may be named again, in place of himself.
      if (scene.step === 'fights') return attackers.includes(man.piece)
      return active === man.piece
    },
  },
  'no-enemy-beside': {
    rules: ['CH-73'],
    types: SELECT,
    holds: choosing(
      ['fights'],
      (scene, man) =>
        scene.state.defenders.length === 0 &&
        canStrike(scene, man) &&
        !scene.men.some((other) => isFairGame(scene, other) && apart(scene, man, other) === 1),
    ),
  },
  'many-on-many': {
    rules: ['CH-80'],
    types: ['select', 'against'],
    holds: ({ step, state }, { type }) =>
      step === 'fights' && (type === 'select' ? state.defenders : state.attackers).length > 1,
  },
  'not-adjacent': blow((scene, man, target) => apart(scene, man, target) > 1),
  'wall-between': {
    ...blow(
      (scene, man, target) => apart(scene, man, target) === 1 && !touches(scene, man.cells, target.cells),
    ),
    rules: ['CH-89'],
  },
  'rider-reach': {
    ...blow(
      (scene, man, target) =>
        man.mount >= 0 &&
        touches(scene, man.cells, target.cells) &&
        !touches(
          scene,
          man.cells,
          target.cells.filter((cell) => !isClosedToHorses(scene, cell)),
        ),
    ),
    rules: ['CH-90'],
    least: 0,
  },
  'front-only': {
    ...blow(
      (scene, man, target) =>
        scene.def.rules.scenario.options?.riderReach === 'front' &&
        touches(scene, man.cells, target.cells) &&
        !reaches(scene, man, target),
    ),
    rules: ['CH-X11'],
    least: 0,
  },
  'no-ransom': {
    rules: ['CH-97'],
    types: ['seize'],
    holds: ({ def }) => !def.rules.scenario.options?.ransom,
  },
  'no-runaway': {
    rules: ['CH-102'],
    types: ['seize'],
    holds: ({ step, state, men, def }) =>
      step === 'fights' &&
      Boolean(def.rules.scenario.options?.ransom) &&
      !state.defenders.some((piece) => men[piece].isRunaway),
  },

  // ---- movement
  'beast-alone': {
    rules: ['CH-69'],
    types: SELECT,
    holds: choosing(['movement'], (_, man) => man.isBeast),
  },
  'shot-before': {
    rules: ['CH-03'],
    types: SELECT,
    holds: choosing(
      ['movement'],
      ({ state }, man) => man.unit.weapon === 'cross-bow' && has(state, man.piece, SHOT_FIRST),
    ),
  },
  moved: {
    rules: ['CH-55'],
    types: SELECT,
    holds: choosing(['movement'], ({ state }, man) => has(state, man.piece, STOPPED)),
  },
  spent: {
    rules: ['CH-56'],
    types: ['select', 'turn'],
    holds(scene, action) {
      if (scene.step !== 'movement') return false
      const man = action.type === 'turn' ? scene.active : manNamed(scene, action.unit)
      return man !== undefined && man.left <= 0 && (action.type !== 'turn' || man.where === 'map')
    },
    least: 0,
  },
  'enters-later': {
    rules: ['CH-55'],
    types: SELECT,
    holds: choosing(['movement'], (scene, man) => {
      const entry = scene.def.rules.entries.find(({ pieces }) => pieces.includes(man.piece))
      return (
        man.where === 'waiting' &&
        entry !== undefined &&
        entry.turn > scene.state.turn && { turn: entry.turn }
      )
    }),
  },
  'never-enters': {
    rules: ['CH-55'],
    types: SELECT,
    holds: choosing(
      ['movement'],
      (scene, man) =>
        man.where === 'waiting' && !scene.def.rules.entries.some(({ pieces }) => pieces.includes(man.piece)),
    ),
    least: 0,
  },
  leads: {
    rules: ['CH-70'],
    types: ['turn', 'lead'],
    holds: (scene) =>
      scene.step === 'movement' &&
      scene.active?.where === 'map' &&
      follower(scene, scene.active) !== undefined,
  },
}

/** What keeps a blow from somebody: between the one in hand and a target, or somebody new and the target or any enemy beside him. */
function blow(is: (scene: Scene, man: Man, target: Man) => boolean): Reason<Scene> {
  return {
    rules: ['CH-73'],
    types: ['select', 'against'],
    holds(scene, action) {
      const named = scene.step === 'fights' ? meant(scene, action) : undefined
      const { men, state } = scene
      if (!named || named.cells.length === 0) return false
      if (action.type === 'against') {
        const [first] = state.attackers
        return (
          first !== undefined &&
          isFairGame(scene, named) &&
          !reaches(scene, men[first], named) &&
          is(scene, men[first], named)
        )
      }
      const [defender] = state.defenders
      if (!canStrike(scene, named)) return false
      const targets =
        defender === undefined
          ? men.filter((man) => isFairGame(scene, man) && apart(scene, man, named) === 1)
          : [men[defender]]
      return (
        targets.length > 0 &&
        targets.every((one) => !reaches(scene, named, one)) &&
        targets.some((one) => is(scene, named, one))
      )
    },
  }
}
