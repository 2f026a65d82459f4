/** Who goes to, enters by or is put on a hex, for the judge of refusals. See `refusal-judge.ts`. */
import { neighbour } from '../../engine/geometry/cells'
import type { Action } from '../../engine/types'
import type { Finding } from '../support/refusals/judge'
import {
  bodiesOn,
  cellNamed,
  follower,
  isClosedToHorses,
  isLedBy,
  isRider,
  isWall,
  isWindow,
  livingOn,
  type Man,
  manNamed,
  type Scene,
  walk,
} from './refusal-scene'

/** More points than any way across a map needs. */
export const PLENTY = 90
export const stageOf = ({ def, state }: Scene) => def.rules.setup[state.stage]
const unitOn = (scene: Scene, man: Man) => scene.men[man.mount] ?? man
export const goesAsHorse = (man: Man) => man.isBeast || isRider(man)
export const coversTwo = (scene: Scene, man: Man) => unitOn(scene, man).unit.length === 2
export const isNext = ({ def }: Scene, a: number, b: number) => def.grid.distance(a, b) === 1

export type Going = { readonly man: Man; readonly cell: number }

type Seek = (scene: Scene, action: Action) => Going | undefined

/** Somebody in hand who is here, and the hex it would come to by such an action. */
const coming =
  (wanted: string, where: Man['where']): Seek =>
  (scene, { type, cell }) => {
    const at = cellNamed(scene, cell)
    const { active, step } = scene
    if (type !== wanted || step !== 'movement' || active?.where !== where || at < 0) return undefined
    return { man: active, cell: at }
  }
/** Somebody on the map walks to it. */
export const goingOf = coming('move', 'map')
/** Somebody who waits comes on by it. */
export const enteringOf = coming('enter', 'waiting')
export const going =
  (is: (scene: Scene, going: Going) => Finding) =>
  (scene: Scene, action: Action): Finding => {
    const way = goingOf(scene, action)
    return way !== undefined && !way.man.cells.includes(way.cell) && is(scene, way)
  }
export const isEnemyThere = (scene: Scene, { man, cell }: Going): boolean => {
  const other = livingOn(scene, cell)
  return other !== undefined && !other.isBeast && !other.isCaptive && other.side !== man.side
}

/** Nobody stands there but what it leads, the dead leave room, and the ground is open to it. */
export function isOpenHex(scene: Scene, { man, cell }: Going): boolean {
  const there = livingOn(scene, cell)
  return (
    (there === undefined || isLedBy(scene, man, there)) &&
    bodiesOn(scene, cell) < 6 &&
    !(goesAsHorse(man) && isClosedToHorses(scene, cell))
  )
}
export const leads = (scene: Scene, man: Man) => follower(scene, man) !== undefined
export const isReached = (scene: Scene, { man, cell }: Going, points = man.left): boolean =>
  walk(scene, man, points).has(cell)

/** Something on the side between it and a hex beside it keeps it from there, and no other way leads there. */
export const across = (is: (scene: Scene, man: Man, from: number, cell: number) => Finding) =>
  going((scene, way) => {
    const { man, cell } = way
    const from = man.cells.find((own) => isNext(scene, own, cell))
    if (from === undefined || !isOpenHex(scene, way)) return false
    const found = is(scene, man, from, cell)
    if (found === false || leads(scene, man)) return found === false ? false : 'perhaps'
    return isReached(scene, way) ? false : found
  })

// ---- hexes in which one is put

/** Somebody in hand whose front, or rear, is put on a hex before the first turn. */
export function puttingOf(scene: Scene, { type, cell }: Action): Going | undefined {
  const at = cellNamed(scene, cell)
  const { active, step, state } = scene
  if (step !== 'set-up' || active === undefined || at < 0) return undefined
  const isTime = type === 'place' ? state.front < 0 : type === 'face' && state.front >= 0
  return isTime ? { man: active, cell: at } : undefined
}
export const putting =
  (is: (scene: Scene, going: Going) => Finding) =>
  (scene: Scene, action: Action): Finding => {
    const way = puttingOf(scene, action)
    return way !== undefined && is(scene, way)
  }
export const fits = (scene: Scene, man: Man, cell: number): boolean =>
  stageOf(scene).cells.includes(cell) &&
  livingOn(scene, cell) === undefined &&
  !(goesAsHorse(man) && isClosedToHorses(scene, cell))
const around = ({ def }: Scene, cell: number): number[] =>
  [0, 1, 2, 3, 4, 5].map((way) => neighbour(def.grid, cell, way)).filter((one) => one >= 0)
export const hasRear = (scene: Scene, man: Man, front: number): boolean =>
  around(scene, front).some((rear) => fits(scene, man, rear) && groundOpens(scene, front, rear))
/** A horse could step from one to the other. */
export const groundOpens = (scene: Scene, from: number, to: number): boolean =>
  isNext(scene, from, to) &&
  !isWall(scene, from, to) &&
  !isWindow(scene, from, to) &&
  !isClosedToHorses(scene, to)
export const canStand = (scene: Scene, man: Man): boolean =>
  stageOf(scene).cells.some(
    (cell) => fits(scene, man, cell) && (!coversTwo(scene, man) || hasRear(scene, man, cell)),
  )
export const waits = (scene: Scene, man: Man): boolean =>
  man.where === 'waiting' && stageOf(scene).pieces.includes(man.piece)
export const choosing =
  (is: (scene: Scene, man: Man) => Finding) =>
  (scene: Scene, action: Action): Finding => {
    const man = manNamed(scene, action.unit)
    return scene.step === 'set-up' && man !== undefined && is(scene, man)
  }
