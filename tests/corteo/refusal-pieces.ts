/** Reasons why a piece cannot be taken in hand, or be named at all. */
import type { Action } from '../../engine/types'
import type { Reason } from '../support/refusals/judge'
import { bandOf } from './naive-clash'
import { groundOf, isControlled } from './naive-table'
import { ANY, choosing, inHand, isMoving, isPlacing, named, onTable, targetOf } from './refusal-facts'
import type { Man, Scene } from './refusal-scene'

/** Types of actions that name a unit on the map. */
const NAMING = ['select', 'launch', 'attack', 'head', 'march', 'rouse', 'join']

const meant = (scene: Scene, action: Action): Man[] =>
  [named(scene, action), action.type === 'attack' ? targetOf(scene, action) : undefined].filter(
    (man) => man !== undefined,
  )
/** Somebody who is off the map; that it forbids the action is sure where everything else is in order. */
const away =
  (is: (man: Man) => boolean): Reason<Scene>['holds'] =>
  (scene, action) =>
    meant(scene, action).some(is) &&
    (scene.step === 'movement' && action.type === 'select' ? true : 'perhaps')

export const pieces: Record<string, Reason<Scene>> = {
  'no-piece': {
    rules: ANY,
    types: [...NAMING, 'advance', 'dismiss', 'hold'],
    holds: (scene, action) =>
      (named(scene, action) === undefined ||
        (action.type === 'attack' && !scene.men.has(String(action.target)))) &&
      'perhaps',
  },
  'no-cell': {
    rules: ANY,
    types: ['move', 'place', 'barricade', 'remove', 'retreat', 'base', 'advance', 'jam'],
    holds: ({ cells }, { cell }) => !cells.has(String(cell)) && 'perhaps',
  },
  'not-yours': {
    rules: ['C-030', 'C-082', 'C-087', 'C-115', 'C-161'],
    types: ['select', 'attack', 'rouse', 'join', 'head'],
    holds(scene, action) {
      const man = named(scene, action)
      if (man === undefined) return false
      if (action.type === 'select') return isMoving(scene) && man.side !== scene.side
      const step = { attack: 'clash', rouse: 'movement', join: 'join', head: 'head' }[action.type]
      return scene.step === step && man.side !== scene.seatSide && (action.type !== 'rouse' || 'perhaps')
    },
  },
  'other-player': {
    rules: ['C-030', 'C-093', 'C-161'],
    types: ['select', 'advance', 'rouse'],
    holds(scene, action) {
      const man = named(scene, action)
      const isNow = scene.step === (action.type === 'advance' ? 'advance' : 'movement')
      return isNow && man?.side === scene.seatSide && man.seat !== scene.seat
    },
  },
  arrested: {
    rules: ['C-097'],
    types: NAMING,
    holds: away(({ where }) => where === 'arrested'),
  },
  'in-custody': {
    rules: ['C-181'],
    types: [...NAMING, 'hold'],
    holds: (scene, action) =>
      action.type === 'hold'
        ? scene.step === 'custody' && named(scene, action)?.where === 'custody'
        : away(({ where }) => where === 'custody')(scene, action),
  },
  out: { rules: ['C-166'], types: NAMING, holds: away(({ where }) => where === 'out') },
  away: {
    rules: ['C-106'],
    types: NAMING,
    holds: (scene, action) =>
      meant(scene, action)
        .map(({ back }) => back !== undefined && back > scene.state.hand && { hand: back })
        .find((found) => found !== false) ?? false,
  },
  'not-on-map': {
    rules: ANY,
    types: NAMING,
    holds: (scene, action) =>
      isPlacing(scene)
        ? false
        : away(
            ({ where, back }) =>
              where === 'reserve' ||
              (where === 'elsewhere' && !(back !== undefined && back > scene.state.hand)),
          )(scene, action),
  },
  'in-hand': {
    rules: [...ANY],
    types: ['select'],
    holds: ({ active, step, going: [first] }, { unit }) =>
      step === 'retreat' ? first?.id === unit : active !== undefined && active.id === unit,
  },
  moved: { rules: ['C-030'], types: ['select'], holds: choosing((_, man) => man.hasMoved) },
  panicked: {
    rules: ['C-099'],
    types: ['select', 'attack', 'join'],
    holds: (scene, action) =>
      (action.type !== 'select' || isMoving(scene)) &&
      meant(scene, action).some(({ where, isPanicked }) => where === 'map' && isPanicked) &&
      (action.type === 'join' ? 'perhaps' : true),
  },
  passive: {
    rules: ['C-150'],
    types: ['attack', 'launch', 'head', 'join'],
    holds: (scene, action) =>
      meant(scene, action).some((man) => man.passive) && (action.type === 'attack' || 'perhaps'),
  },
  'head-already': {
    rules: ['C-115'],
    types: ['head'],
    holds: (scene, action) => scene.step === 'head' && named(scene, action)?.isHead === true,
  },
  'head-component': {
    rules: ['C-115'],
    types: ['head'],
    holds(scene, action) {
      const man = named(scene, action)
      const { components } = scene.def.rules
      return scene.step === 'head' && man !== undefined && man.component !== components[scene.state.component]
    },
  },
  'march-no-head': {
    rules: ['C-122'],
    types: ['march'],
    holds: (scene, action) => scene.step === 'march' && named(scene, action)?.isHead === false,
  },
  // Another Head hangs on to it, directly or through others.
  'march-other-head': {
    rules: ['C-122'],
    types: ['march'],
    holds(scene, action) {
      const man = named(scene, action)
      if (scene.step !== 'march' || man?.where !== 'map' || !man.isHead) return false
      return (
        bandOf(scene.table, onTable(scene, man)).some(({ id, head }) => head && id !== man.id) && 'perhaps'
      )
    },
  },
  // A piece that cannot walk may be taken in hand all the same, to throw.
  pinned: {
    rules: ['C-046'],
    types: ['select', 'move', 'exit'],
    holds(scene, action) {
      const man = inHand(scene, action)
      const { table } = scene
      if (!isMoving(scene) || man?.where !== 'map' || man.side !== 'power') return false
      if (man.passive && scene.scenario.rules.convoys?.every(({ control }) => control !== 'holds'))
        return false
      return !table.city.barracks.has(man.at) && isControlled(table, man.side, man.at) && 'perhaps'
    },
  },
  bound: {
    rules: ['C-048'],
    types: ['select', 'move', 'exit'],
    holds(scene, action) {
      const man = inHand(scene, action)
      const { table } = scene
      return (
        isMoving(scene) &&
        man?.kind === 'sentry' &&
        table.rules === 'advanced' &&
        groundOf(table, man.at) === 'objective' &&
        'perhaps'
      )
    },
  },
}
