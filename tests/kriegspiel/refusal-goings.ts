/** Reasons against a square: for a unit in hand that moves, retreats or is placed. See `refusal-judge.ts`. */
import type { Action } from '../../engine/types'
import type { Reason } from '../support/refusals/judge'
import { isRelay, networks, type Unit, unitAt } from './naive'
import { SQUARES_A_TURN, ways } from './naive-moves'
import { isMountain, type Scene, unitNamed } from './refusal-scene'

type Going = { readonly unit: Unit; readonly to: readonly [number, number] }

const HOMES: Readonly<Record<string, string>> = { move: 'moves', retreat: 'retreat', place: 'placement' }
const isTime = ({ phase, inHand }: Scene, { type }: Action) => HOMES[type] === phase && inHand !== undefined

/** A unit in hand and the square it wants to move to. */
function goingOf(scene: Scene, action: Action): Going | undefined {
  const unit = unitNamed(scene, scene.inHand)
  const to = scene.squareOf(action.cell)
  return unit && to && isTime(scene, action) ? { unit, to } : undefined
}
const going =
  (is: (scene: Scene, way: Going) => boolean | { speed: number; distance: number }) =>
  (scene: Scene, action: Action) => {
    const way = goingOf(scene, action)
    return way !== undefined && is(scene, way)
  }

const apart = ({ unit, to }: Going): number =>
  Math.max(Math.abs(unit.column - to[0]), Math.abs(unit.row - to[1]))

/** An arsenal of the other side that stands. */
const enemyArsenal = ({ position }: Scene, { unit, to: [column, row] }: Going) =>
  position.arsenals.find(
    (one) => one.side !== unit.side && !one.destroyed && one.column === column && one.row === row,
  )
const isTaken = ({ position }: Scene, [column, row]: readonly [number, number]) =>
  unitAt(position, column, row) !== undefined

function isConnectedThere({ position }: Scene, { unit, to: [column, row] }: Going): boolean {
  const units = position.units.map((other) => (other === unit ? { ...unit, column, row } : other))
  return networks({ ...position, units })[unit.side].connected.has(unit.name)
}

const hasWay = ({ position, answers }: Scene, { unit, to }: Going): boolean =>
  ways(position, unit, answers).some(([column, row]) => column === to[0] && row === to[1])

const MOVES = ['move', 'retreat']
const ALL = [...MOVES, 'place']

export const goings: Record<string, Reason<Scene>> = {
  'no-cell': {
    rules: ['K-13', 'K-23'],
    types: ALL,
    holds: (scene, action) => isTime(scene, action) && scene.squareOf(action.cell) === undefined,
  },
  'stands-there': {
    rules: ['K-23'],
    types: MOVES,
    holds: going((_, way) => apart(way) === 0),
  },
  closed: {
    rules: ['K-24'],
    types: ALL,
    holds(scene, action) {
      const to = scene.squareOf(action.cell)
      return isTime(scene, action) && to !== undefined && isMountain(scene, to)
    },
  },
  'too-far': {
    rules: ['K-21'],
    types: MOVES,
    holds: going((_, way) => {
      const [speed, distance] = [SQUARES_A_TURN[way.unit.kind], apart(way)]
      return distance > speed && { speed, distance }
    }),
  },
  occupied: {
    rules: ['K-12', 'K-23'],
    types: ALL,
    holds(scene, action) {
      const to = scene.squareOf(action.cell)
      return isTime(scene, action) && to !== undefined && isTaken(scene, to)
    },
  },
  'way-barred': {
    rules: ['K-23'],
    types: MOVES,
    holds: going(
      (scene, way) =>
        apart(way) > 0 &&
        apart(way) <= SQUARES_A_TURN[way.unit.kind] &&
        !isTaken(scene, way.to) &&
        !isMountain(scene, way.to) &&
        !hasWay(scene, way),
    ),
  },
  'arsenal-held': {
    rules: ['K-80'],
    types: MOVES,
    holds: going((scene, way) => enemyArsenal(scene, way) !== undefined && isTaken(scene, way.to)),
  },
  'arsenal-needs-attack': {
    rules: ['K-82'],
    types: MOVES,
    holds: going((scene, way) => enemyArsenal(scene, way) !== undefined && isRelay(way.unit)),
  },
  'arsenal-in-retreat': {
    rules: ['K-51'],
    types: MOVES,
    holds: going((scene, way) => enemyArsenal(scene, way) !== undefined && way.unit.mustRetreat),
  },
  'arsenal-no-attack': {
    rules: ['K-81'],
    types: MOVES,
    least: 0,
    holds: going(
      (scene, way) => enemyArsenal(scene, way) !== undefined && scene.made.attacks >= scene.allowed.attacks,
    ),
  },
  'arsenal-cut-off': {
    rules: ['K-82'],
    types: MOVES,
    least: 0,
    holds: going(
      (scene, way) =>
        enemyArsenal(scene, way) !== undefined &&
        scene.answers.arsenalTaker === 'connected' &&
        !isConnectedThere(scene, way),
    ),
  },
  'foreign-ground': {
    rules: ['K-13'],
    types: ['place'],
    holds(scene, action) {
      const to = scene.squareOf(action.cell)
      return isTime(scene, action) && to !== undefined && !scene.isHome(...to)
    },
  },
}
