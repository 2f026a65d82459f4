/** A position of Cry Havoc as the judge of refusals looks at it: who is where and in what state, and what is between two hexes. */
import { neighbour } from '../../engine/geometry/cells'
import {
  BUSY,
  CAPTIVE,
  type CryHavocDef,
  type CryHavocState,
  HANDING,
  has,
  MOVED,
  NO_QUARTER,
  RANSOMED,
  SADDLING,
  SHOT_FIRST,
} from '../../engine/rulesets/cry-havoc/state'
import type { CryHavocUnit } from '../../schemas/generated/content'
import { naiveEnds, priceBetween } from './naive-walk'

export type Man = {
  readonly piece: number
  readonly side: number
  readonly unit: CryHavocUnit
  readonly isBeast: boolean
  readonly isKnight: boolean
  readonly where: 'map' | 'waiting' | 'ridden' | 'gone' | 'falling'
  /** Front first. */
  readonly cells: readonly number[]
  readonly isDead: boolean
  readonly isWounded: boolean
  readonly isStunned: boolean
  readonly isCaptive: boolean
  readonly isRunaway: boolean
  readonly mount: number
  readonly ahead: number
  readonly isTied: boolean
  readonly busy: 'saddle' | 'missiles' | 'ropes' | undefined
  readonly arrows: number
  /** Nothing of its phase has been used. */
  readonly isFresh: boolean
  readonly left: number
}

export type Scene = {
  readonly def: CryHavocDef
  readonly state: CryHavocState
  readonly men: readonly Man[]
  readonly step: string
  readonly side: number
  readonly active: Man | undefined
  readonly byName: ReadonlyMap<string, Man>
  readonly ends: Map<string, ReadonlyMap<number, number>>
}

const PLACES: Readonly<Record<number, Man['where']>> = {
  [-1]: 'waiting',
  [-2]: 'ridden',
  [-3]: 'gone',
  [-4]: 'falling',
}

export function sceneOf(def: CryHavocDef, state: CryHavocState): Scene {
  const names = state.names ?? def.rules.pieces.ids
  const men = names.map((_, piece) => manOf(def, state, piece))
  return {
    def,
    state,
    men,
    step: state.phase,
    side: state.side,
    active: men[state.active],
    byName: new Map(names.map((name, piece) => [name, men[piece]])),
    ends: new Map(),
  }
}

function manOf({ rules }: CryHavocDef, state: CryHavocState, piece: number): Man {
  const unit = rules.pack.units.units[rules.pieces.type[piece]]
  const front = state.cell[piece]
  const isWounded = state.health[piece] === 1
  const isMounted = state.mount[piece] >= 0
  const { values } = unit
  const form = has(state, piece, RANSOMED)
    ? isWounded
      ? values.captiveWounded
      : values.captive
    : isMounted
      ? values.mounted
      : isWounded
        ? values.wounded
        : values.healthy
  const busy = has(state, piece, SADDLING) ? 'saddle' : has(state, piece, HANDING) ? 'missiles' : 'ropes'
  return {
    piece,
    side: rules.pieces.side[piece],
    unit,
    isBeast: unit.beast === true,
    isKnight: unit.knight === true,
    where: PLACES[front] ?? 'map',
    cells: front < 0 ? [] : state.rear[piece] < 0 ? [front] : [front, state.rear[piece]],
    isDead: state.health[piece] === 2,
    isWounded,
    isStunned: state.stunned[piece] !== 0,
    isCaptive: has(state, piece, CAPTIVE),
    isRunaway: has(state, piece, RANSOMED) && has(state, piece, NO_QUARTER) && !has(state, piece, CAPTIVE),
    mount: state.mount[piece],
    ahead: state.ahead[piece],
    isTied: state.tied[piece] === 1,
    busy: has(state, piece, BUSY) ? busy : undefined,
    arrows: state.arrows[piece],
    isFresh: !has(state, piece, MOVED | SHOT_FIRST | BUSY) && state.spent[piece] === 0,
    left: (form?.speed ?? 0) - state.spent[piece],
  }
}

export const manNamed = ({ byName }: Scene, name: unknown): Man | undefined => byName.get(String(name))
export const cellNamed = ({ def }: Scene, name: unknown): number =>
  typeof name === 'string' ? def.grid.indexOf(name) : -1
export const isThere = (man: Man): boolean => man.where === 'map' && !man.isDead
/** On its feet, free, and a person. */
export const isAble = (man: Man): boolean => isThere(man) && !man.isBeast && !man.isStunned && !man.isCaptive
export const isRider = ({ mount }: Man): boolean => mount >= 0

/** A beast goes with the holder of its bridle (CH-70). */
export function loyalty({ men }: Scene, man: Man): number {
  let holder = man
  while (holder.isBeast && holder.ahead >= 0) holder = men[holder.ahead]
  return holder.side
}

export const apart = ({ def }: Scene, a: Man, b: Man): number =>
  Math.min(...a.cells.flatMap((from) => b.cells.map((to) => def.grid.distance(from, to))), 999)

/** Type of the side between two neighbouring hexes. */
export function sideBetween({ def }: Scene, from: number, to: number): string | undefined {
  return def.map.edges.find((edge) => {
    const beyond = neighbour(def.grid, edge.cell, edge.direction)
    return (edge.cell === from && beyond === to) || (edge.cell === to && beyond === from)
  })?.type
}
const WALLS = ['house-wall', 'yard-wall']
export const isWall = (scene: Scene, from: number, to: number): boolean =>
  WALLS.includes(sideBetween(scene, from, to) ?? '')
export const isWindow = (scene: Scene, from: number, to: number): boolean =>
  sideBetween(scene, from, to) === 'house-window'
const isNext = ({ def }: Scene, from: number, to: number): boolean => def.grid.distance(from, to) === 1

/** Neither wall nor window between two hexes side by side (CH-89). */
export const isOpen = (scene: Scene, from: number, to: number): boolean =>
  isNext(scene, from, to) && !isWall(scene, from, to) && !isWindow(scene, from, to)
export const touches = (scene: Scene, from: readonly number[], to: readonly number[]): boolean =>
  from.some((one) => to.some((other) => isOpen(scene, one, other)))

/** An enemy person, free and alive, whom nothing parts from these hexes. */
export const isBesideEnemy = (scene: Scene, side: number, cells: readonly number[]): boolean =>
  scene.men.some(
    (man) =>
      isThere(man) && !man.isBeast && !man.isCaptive && man.side !== side && touches(scene, cells, man.cells),
  )

export const livingOn = ({ men }: Scene, cell: number): Man | undefined =>
  men.find((man) => !man.isDead && man.cells.includes(cell))
/** Three for a dead beast, one for a figure (CH-61, CH-62). */
export const bodiesOn = ({ men }: Scene, cell: number): number =>
  men.reduce((sum, man) => sum + (man.isDead && man.cells.includes(cell) ? (man.isBeast ? 3 : 1) : 0), 0)

/** Points of a step from one hex to the next; -1 where it cannot be made. */
export const stepPrice = ({ def, state }: Scene, from: number, to: number, horse: boolean): number =>
  priceBetween(def, state, from, to, horse)

/** A hex of an outer door or gate: open to horses (CH-60). */
export function isDoorHex(scene: Scene, cell: number): boolean {
  const { def } = scene
  const depth = (at: number) => ({ 'house-floor': 2, 'yard-paving': 1 })[def.map.terrain[at] ?? ''] ?? 0
  return def.map.edges.some(({ type, cell: at, direction }) => {
    if (type !== 'house-door' && type !== 'yard-gate') return false
    const beyond = neighbour(def.grid, at, direction)
    const inner = depth(beyond) > depth(at) ? beyond : at
    return inner === cell && depth(inner) > 0
  })
}
export const isClosedToHorses = (scene: Scene, cell: number): boolean =>
  ['tree-stand', 'house-floor'].includes(scene.def.map.terrain[cell] ?? '') && !isDoorHex(scene, cell)

export const follower = ({ men }: Scene, man: Man): Man | undefined =>
  men.find(({ ahead }) => ahead === man.piece)

/** Whether somebody goes behind it, directly or behind others. */
export const isLedBy = (scene: Scene, man: Man, other: Man): boolean => {
  const next = follower(scene, man)
  return next !== undefined && (next === other || isLedBy(scene, next, other))
}

/** Where somebody who leads nobody can walk to with so many points. */
export function walk(scene: Scene, man: Man, budget: number): ReadonlyMap<number, number> {
  const name = `${man.piece} ${budget}`
  const known = scene.ends.get(name)
  if (known) return known
  const { def, state } = scene
  const walker = {
    chain: man.cells,
    own: [man.piece],
    budget,
    side: man.side,
    mounted: isRider(man),
    leads: false,
    avoids: false,
  }
  const found = budget > 0 ? naiveEnds(def, state, walker) : new Map<number, number>()
  scene.ends.set(name, found)
  return found
}
