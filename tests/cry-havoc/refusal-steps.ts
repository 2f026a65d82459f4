/** Reasons of the steps and of whom somebody takes in hand, from `docs/rules/cry-havoc.md`. See `refusal-judge.ts`. */
import { has, STRUCK } from '../../engine/rulesets/cry-havoc/state'
import type { Action } from '../../engine/types'
import type { Finding, Reason } from '../support/refusals/judge'
import {
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
const ANSWERS = ['cover', 'hurt', 'retreat', 'fall', 'advance']

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
export const ACTIONS = [
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
export const isHandEmpty = ({ step, state, active }: Scene): boolean =>
  step === 'fights' ? state.attackers.length === 0 : active === undefined

/** Somebody on the way to be taken in hand in one of these steps. */
export const choosing =
  (steps: readonly string[], is: (scene: Scene, man: Man) => Finding) =>
  (scene: Scene, action: Action): Finding => {
    const man = steps.includes(scene.step) ? meant(scene, action) : undefined
    return man !== undefined && is(scene, man)
  }
export const SELECT = ['select']
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

export const canStrike = (scene: Scene, man: Man): boolean =>
  man.side === scene.side && isAble(man) && !has(scene.state, man.piece, STRUCK) && man.busy === undefined
export const isFairGame = (scene: Scene, man: Man): boolean =>
  loyalty(scene, man) !== scene.side && isThere(man) && !man.isCaptive

/** CH-90, CH-X11: whether one reaches the other with a blow. */
export function reaches(scene: Scene, man: Man, target: Man): boolean {
  const { def } = scene
  const from = def.rules.scenario.rules?.riderReach === 'front' ? man.cells.slice(0, 1) : man.cells
  const to = target.cells.filter((cell) => man.mount < 0 || !isClosedToHorses(scene, cell))
  return touches(scene, from, to)
}

export const steps: Record<string, Reason<Scene>> = {
  'other-step': {
    rules: ['CH-09'],
    holds: ({ step }, { type }) => Object.hasOwn(STEPS, type) && !STEPS[type].includes(step),
  },
  'settle-first': {
    rules: ['CH-09'],
    types: ['done', 'cancel'],
    holds: ({ step }) => ANSWERS.includes(step),
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
    types: [...ACTIONS, 'move', 'enter', 'stop', 'place'],
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
      ...ACTIONS.filter((type) => !['turn', 'dismount', 'exit'].includes(type)),
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
}
