/** Reasons why units cannot clash so, join, or advance (C-081 to C-096). */
import type { Action } from '../../engine/types'
import type { Reason } from '../support/refusals/judge'
import { around } from './naive-city'
import { fightsWith, mustFight } from './naive-clash'
import { controls, groundOf, unitsOn } from './naive-table'
import { apart, isAble, isBuilt, named, onTable, targetOf } from './refusal-facts'
import type { Man, Scene } from './refusal-scene'

type Pair = readonly [Man, Man]
/** Attacker and target on the map, of two sides. */
const attacking =
  (is: (scene: Scene, pair: Pair) => boolean | 'perhaps'): Reason<Scene>['holds'] =>
  (scene, action) => {
    const [man, target] = [named(scene, action), targetOf(scene, action)]
    if (scene.step !== 'clash' || man?.where !== 'map' || target?.where !== 'map') return false
    return man.side === scene.side && target.side !== scene.side && is(scene, [man, target])
  }

const isOptional = (scene: Scene, [man, target]: Pair) => apart(scene, man.at, target.at) === 1

/** Somebody who would join the clash that is being formed. */
const joining =
  (is: (scene: Scene, man: Man) => boolean | 'perhaps'): Reason<Scene>['holds'] =>
  (scene, action) => {
    const man = named(scene, action)
    return scene.step === 'join' && man?.where === 'map' && man.side === scene.seatSide && is(scene, man)
  }
const clashOf = ({ state, men }: Scene, side: 'attackers' | 'defenders') =>
  [...men.values()].filter(({ index }) => state[side].includes(index))

/** Whether those who fight with this one touch the other side of the clash. */
function touchesClash(scene: Scene, man: Man): boolean {
  const table = { ...scene.table, units: scene.table.units.filter((unit) => isAble(scene, unit)) }
  const own = fightsWith(table, onTable(scene, man))
  const isAttacker = man.side === scene.side
  const foes = clashOf(scene, isAttacker ? 'defenders' : 'attackers')
  return own.some((one) =>
    foes.some((foe) => (isAttacker ? mustFight(table, one, foe) : mustFight(table, foe, one))),
  )
}
const isJoined = (scene: Scene, man: Man) =>
  [...clashOf(scene, 'attackers'), ...clashOf(scene, 'defenders')].some(({ id }) => id === man.id)

const advancing =
  (is: (scene: Scene, man: Man, action: Action) => boolean | 'perhaps'): Reason<Scene>['holds'] =>
  (scene, action) => {
    const man = named(scene, action)
    return scene.step === 'advance' && man !== undefined && is(scene, man, action)
  }

export const clashes: Record<string, Reason<Scene>> = {
  'attack-friend': {
    rules: ['C-082'],
    types: ['attack'],
    holds: (scene, action) => scene.step === 'clash' && targetOf(scene, action)?.side === scene.side,
  },
  fought: {
    rules: ['C-083'],
    types: ['attack', 'join'],
    holds: (scene, action) =>
      attacking((_, pair) => pair.some((man) => man.hasFought))(scene, action) ||
      (action.type === 'join' && joining((_, man) => man.hasFought)(scene, action)),
  },
  // Of two who act as one it is enough that one touches the enemy.
  'not-in-touch': {
    rules: ['C-082'],
    types: ['attack'],
    holds: attacking(
      (scene, [man, target]) => !controls(scene.table, man.side, man.at, target.at) && 'perhaps',
    ),
  },
  'clash-shelter': {
    rules: ['C-104'],
    types: ['attack'],
    holds: attacking((scene, pair) => {
      const shelter = pair[1].side === 'power' ? 'barracks' : 'metro'
      return isOptional(scene, pair) && groundOf(scene.table, pair[1].at) === shelter && 'perhaps'
    }),
  },
  'clash-ground': {
    rules: ['C-102'],
    types: ['attack'],
    holds: attacking((scene, [man, target]) => {
      const grounds = [man, target].map(({ at }) => groundOf(scene.table, at))
      const isWalled = !around(scene.table.city, man.at).some(({ to }) => to === target.at)
      const isUnfit = isWalled || grounds.some((at) => isBuilt(at) || at === 'stairs')
      return isOptional(scene, [man, target]) && isUnfit && 'perhaps'
    }),
  },
  'clash-count': {
    rules: ['C-087'],
    types: ['attack'],
    holds: attacking((scene, [man, target]) => isAble(scene, man) && isAble(scene, target) && 'perhaps'),
  },
  'first-of-stack': {
    rules: ['C-110'],
    types: ['attack', 'launch', 'join'],
    holds(scene, action) {
      const { table } = scene
      const men = [named(scene, action), targetOf(scene, action)]
      const isOfSeveral = (man: Man | undefined) =>
        man?.where === 'map' && fightsWith(table, onTable(scene, man)).length > 1
      if (action.type === 'launch') return unitsOn(table, men[0]?.at ?? '').length > 1 && 'perhaps'
      return men.some(isOfSeveral) && 'perhaps'
    },
  },
  joined: { rules: ['C-087'], types: ['join'], holds: joining(isJoined) },
  'join-apart': {
    rules: ['C-087'],
    types: ['join'],
    holds: joining((scene, man) => !isJoined(scene, man) && !touchesClash(scene, man)),
  },
  'cannot-join': {
    rules: ['C-087'],
    types: ['join'],
    holds: joining(
      (scene, man) => !isJoined(scene, man) && isAble(scene, man) && touchesClash(scene, man) && 'perhaps',
    ),
  },
  'not-winner': {
    rules: ['C-093'],
    types: ['advance'],
    holds: advancing(({ state }, man) => !state.winners.includes(man.index)),
  },
  'must-follow': {
    rules: ['C-110'],
    types: ['advance', 'stay'],
    holds: (scene, action) =>
      scene.step === 'advance' &&
      scene.state.follow >= 0 &&
      (action.type === 'stay' || named(scene, action)?.at !== scene.def.grid.names[scene.state.follow]),
  },
  'not-vacated': {
    rules: ['C-094'],
    types: ['advance'],
    holds: advancing(
      ({ state, def, cells }, _, { cell }) =>
        cells.has(String(cell)) && !state.vacated.includes(def.grid.indexOf(String(cell))),
    ),
  },
  'advance-far': {
    rules: ['C-093'],
    types: ['advance'],
    holds: advancing(({ table: { city } }, man, { cell }) => {
      const base = city.barracks.get(man.at)
      const ways = base ? base.exits : around(city, man.at).map(({ to }) => to)
      return city.terrain.has(String(cell)) && !ways.includes(String(cell))
    }),
  },
}
