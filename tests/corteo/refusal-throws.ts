/** Reasons why nothing can be thrown (C-062 to C-078). */
import type { Action } from '../../engine/types'
import type { Finding, Reason } from '../support/refusals/judge'
import { around, beyond, isUp, WAYS, type Way } from './naive-city'
import { groundOf, unitsOn } from './naive-table'
import { isMoving, named } from './refusal-facts'
import type { Man, Scene } from './refusal-scene'

type Line = { readonly way: Way; readonly between: readonly string[] }

/** The straight line from one cell to another, if there is one. */
function lineOf({ table }: Scene, from: string, to: string): Line | undefined {
  for (const way of WAYS) {
    const between: string[] = []
    for (let cell = beyond(from, way); table.city.terrain.has(cell); cell = beyond(cell, way)) {
      if (cell === to) return { way, between }
      between.push(cell)
    }
  }
  return undefined
}

const STOPS = ['garden', 'building', 'popular', 'river', 'crowded', 'objective', 'metro', 'barracks']
/** C-076: walls, and of the cells between them those that let nothing pass, slopes that lead up among them. */
function isBlocked({ table }: Scene, from: string, { way, between }: Line): boolean {
  const isCut = [from, ...between].some((cell) => !around(table.city, cell).some((next) => next.way === way))
  return (
    isCut ||
    between.some((cell) => {
      const ground = groundOf(table, cell)
      return STOPS.includes(ground) || (ground === 'slope' && isUp(table.city.up.get(cell)!, way))
    })
  )
}

/** Thrower and target on the map. */
const throwing =
  (is: (scene: Scene, man: Man, target: Man, action: Action) => Finding): Reason<Scene>['holds'] =>
  (scene, action) => {
    const [man, target] = [scene.active, named(scene, action)]
    if (!isMoving(scene) || man?.where !== 'map' || target?.where !== 'map') return false
    return is(scene, man, target, action)
  }

/** C-062: half of the points it had, in half points. */
const costOf = ({ speed, side }: Man, { state, scenario }: Scene) =>
  Math.trunc(
    (speed * 2 * (state.running !== 0 && side === scenario.rules.run?.side ? scenario.rules.run.factor : 1)) /
      2,
  )

/** C-078: another of its cell that has not moved and can throw. */
const isPartner = (man: Man, other: Man | undefined) =>
  other !== undefined &&
  other.id !== man.id &&
  other.where === 'map' &&
  other.at === man.at &&
  other.seat === man.seat &&
  other.range > 0 &&
  !other.hasThrown &&
  !other.hasMoved &&
  !other.isPanicked

/** C-069: less than half of the power of everybody there. */
function isTooWeak(scene: Scene, man: Man, target: Man, action: Action): Finding {
  const { men, table } = scene
  const other = action.with === undefined ? undefined : men.get(String(action.with))
  const there = unitsOn(table, target.at)
    .map(({ id }) => men.get(id)!)
    .filter(({ passive }) => !passive)
  const power = man.power + (other?.power ?? 0)
  const against = there.reduce((sum, one) => sum + one.power, 0)
  return [man, ...there].some(({ isHead }) => isHead) ? 'perhaps' : power * 2 < against
}

export const throws: Record<string, Reason<Scene>> = {
  'cannot-throw': {
    rules: ['C-065', 'C-066'],
    types: ['launch'],
    holds: (scene) => isMoving(scene) && scene.active?.range === 0,
  },
  thrown: {
    rules: ['C-062'],
    types: ['launch'],
    holds: (scene) => isMoving(scene) && scene.active?.hasThrown === true,
  },
  'throw-points': {
    rules: ['C-062'],
    types: ['launch'],
    holds(scene) {
      const { active, state } = scene
      if (!isMoving(scene) || active === undefined || active.range === 0) return false
      const cost = costOf(active, scene)
      return state.points < cost && { points: Math.trunc(cost / 2) }
    },
  },
  'throw-friend': {
    rules: ['C-063'],
    types: ['launch'],
    holds: (scene, action) =>
      isMoving(scene) && scene.active !== undefined && named(scene, action)?.side === scene.active.side,
  },
  'throw-apart': {
    rules: ['C-078'],
    types: ['launch'],
    holds: (scene, action) => isMoving(scene) && scene.table.rules === 'base' && action.with !== undefined,
  },
  'throw-with': {
    rules: ['C-078'],
    types: ['launch'],
    holds: (scene, action) =>
      isMoving(scene) &&
      scene.active !== undefined &&
      action.with !== undefined &&
      !isPartner(scene.active, scene.men.get(String(action.with))),
  },
  'throw-far': {
    rules: ['C-065', 'C-066'],
    types: ['launch'],
    holds: throwing(({ def: { grid }, men }, man, target, action) => {
      const distance = grid.distance(grid.indexOf(man.at), grid.indexOf(target.at))
      const range = Math.min(man.range, men.get(String(action.with))?.range ?? man.range)
      return distance > range && { distance, range }
    }),
  },
  'not-straight': {
    rules: ['C-063'],
    types: ['launch'],
    holds: throwing(
      (scene, man, target) => man.at !== target.at && lineOf(scene, man.at, target.at) === undefined,
    ),
  },
  sheltered: {
    rules: ['C-077'],
    types: ['launch'],
    holds: throwing(
      ({ table }, man, target) =>
        target.side !== man.side &&
        groundOf(table, target.at) === (target.side === 'power' ? 'barracks' : 'metro'),
    ),
  },
  'throw-blocked': {
    rules: ['C-076'],
    types: ['launch'],
    holds: throwing((scene, man, target) => {
      const line = lineOf(scene, man.at, target.at)
      return line !== undefined && isBlocked(scene, man.at, line)
    }),
  },
  'too-weak': {
    rules: ['C-069'],
    types: ['launch'],
    holds: throwing(
      (scene, man, target, action) => target.side !== man.side && isTooWeak(scene, man, target, action),
    ),
  },
}
