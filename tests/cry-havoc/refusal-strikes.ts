/** Reasons against shooting, striking and being taken in hand to move. See `refusal-judge.ts`. */
import { ENGAGED, has, SHOT_FIRST, SHOT_SECOND, STOPPED, STRUCK } from '../../engine/rulesets/cry-havoc/state'
import type { Reason } from '../support/refusals/judge'
import {
  apart,
  follower,
  isClosedToHorses,
  isThere,
  loyalty,
  type Man,
  manNamed,
  type Scene,
  touches,
} from './refusal-scene'
import { canStrike, choosing, isFairGame, isHandEmpty, meant, reaches, SELECT, SHOTS } from './refusal-steps'

export const strikes: Record<string, Reason<Scene>> = {
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
      // Alone in hand it may be named again, in place of itself.
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
        scene.def.rules.scenario.rules?.riderReach === 'front' &&
        touches(scene, man.cells, target.cells) &&
        !reaches(scene, man, target),
    ),
    rules: ['CH-X11'],
    least: 0,
  },
  'no-ransom': {
    rules: ['CH-97'],
    types: ['seize'],
    holds: ({ def }) => !def.rules.scenario.rules?.ransom,
  },
  'no-runaway': {
    rules: ['CH-102'],
    types: ['seize'],
    holds: ({ step, state, men, def }) =>
      step === 'fights' &&
      Boolean(def.rules.scenario.rules?.ransom) &&
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

/** What keeps a blow from somebody: between the one in hand and a target, or somebody new and the target or any enemy beside it. */
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
