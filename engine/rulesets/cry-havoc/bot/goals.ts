/** The goals of a figure: enemies to fight, exits from the map, places to hold, beasts and captives to bring along. */
import { memoise } from '../../../memoise'
import type { CellIndex } from '../../../types'
import type { Rules } from '../rules'
import { behind, followersOf, isLoose } from '../rules/beasts'
import { cellsOf, distanceOf, isAble, isCaptive, isMounted, isRunaway } from '../rules/figures'
import { canRide } from '../rules/movement/mounting'
import { exitCounts } from '../rules/victory'
import { type CryHavocState, HEALTHY, isLiving } from '../state'
import { FAR, type Field, fieldTo, type Goal, strikingCells } from './fields'
import { type Outlook, worthOf } from './outlook'

export type Errand = {
  readonly field: Field
  /** True if it keeps its distance while it has a target. */
  readonly shoots: boolean
}

export function errandOf(outlook: Outlook, state: CryHavocState, piece: number): Errand {
  const { rules } = outlook
  const asHorse = isMounted(state, piece)
  const leaving = exitGoals(outlook, state, piece)
  if (leaving.length > 0) return { field: fieldTo(rules, leaving, asHorse), shoots: false }
  if (isRunaway(state, piece)) return { field: fieldTo(rules, borders(rules), asHorse), shoots: false }
  const goals = [
    ...foeGoals(outlook, state, asHorse),
    ...heldGoals(outlook, state, piece),
    ...fetchGoals(outlook, state, piece),
    ...saddleGoals(outlook, state, piece),
  ]
  return { field: fieldTo(rules, goals, asHorse), shoots: rules.pieces.weapon[piece] >= 0 }
}

/** True if a piece would count for our side by leaving the map. */
export const wantsOut = ({ rules, side }: Outlook, piece: number): boolean =>
  rules.pieces.side[piece] === side && exitCells(rules, piece).length > 0

/** Returns the cells by which a piece can leave and count, computed once. */
function exitCells(rules: Rules, piece: number): readonly CellIndex[] {
  const known = exitsOf(rules.ends)
  const type = rules.pieces.type[piece] * rules.sides.length + rules.pieces.side[piece]
  known[type] ??= Array.from({ length: rules.ground.size }, (_, cell) => cell).filter((cell) =>
    exitCounts(rules, piece, cell),
  )
  return known[type]
}
/** By type and side. */
const exitsOf = memoise((_: Rules['ends']): CellIndex[][] => [])

function exitGoals({ rules, side }: Outlook, state: CryHavocState, piece: number): Goal[] {
  const party = [piece, ...followersOf(state, piece)]
  const captive = behind(state, piece)
  if (captive >= 0 && isCaptive(state, captive)) return borders(rules)
  const cells = party
    .filter((member) => rules.pieces.side[member] === side)
    .flatMap((member) => exitCells(rules, member))
  return cells.map((cell) => ({ cell, start: 0 }))
}

function borders({ ground }: Rules): Goal[] {
  const found: Goal[] = []
  for (let cell = 0; cell < ground.size; cell++) {
    const around = ground.neighbours.subarray(cell * ground.width, (cell + 1) * ground.width)
    if (around.includes(-1)) found.push({ cell, start: 0 })
  }
  return found
}

/** Returns enemies as goals; worthier ones attract from farther away. Beasts count if they score off the map. */
function foeGoals({ rules, side, weights }: Outlook, state: CryHavocState, asHorse: boolean): Goal[] {
  const { pieces } = rules
  const goals: Goal[] = []
  for (let piece = 0; piece < pieces.count; piece++) {
    if (pieces.side[piece] === side || !isLiving(state, piece) || isCaptive(state, piece)) continue
    if (pieces.beast[piece] === 1 && exitCells(rules, piece).length === 0) continue
    const lack = Math.max(0, MOST_WORTH - worthOf(rules, state, piece))
    const start = Math.trunc((lack * weights.hunt) / Math.max(weights.approach, 1))
    for (const cell of strikingCells(rules, state, piece, asHorse)) goals.push({ cell, start })
  }
  return goals
}
/** The upper limit of the worth of a piece in the order of goals. */
const MOST_WORTH = 8

/** Returns the regions to hold in which no own figure stands yet. */
function heldGoals({ rules, side }: Outlook, state: CryHavocState, piece: number): Goal[] {
  return holdRegions(rules, side)
    .filter((region) => !isOccupied(rules, state, side, region, piece))
    .flatMap((region) => cellsIn(region).map((cell) => ({ cell, start: 0 })))
}

const cellsIn = (region: Uint8Array): CellIndex[] =>
  Array.from(region, (inside, cell) => (inside === 1 ? cell : -1)).filter((cell) => cell >= 0)

export const holdRegions = ({ ends }: Rules, side: number): readonly Uint8Array[] => [
  ...new Set([
    ...ends.lines.filter((line) => line.type === 'hold' && line.side === side).flatMap(({ cells }) => cells),
    ...ends.victory
      .filter((block) => block.type === 'hold' && block.winner === side)
      .flatMap(({ cells }) => cells),
  ]),
]

/** True if another own figure stands in a region. */
export function isOccupied(
  rules: Rules,
  state: CryHavocState,
  side: number,
  region: Uint8Array,
  except: number,
): boolean {
  for (let other = 0; other < rules.pieces.count; other++)
    if (
      other !== except &&
      rules.pieces.side[other] === side &&
      isAble(rules, state, other) &&
      cellsOf(state, other).some((cell) => region[cell] === 1)
    )
      return true
  return false
}

/** Returns the own beasts that count off the map, and captives, unless a nearer figure is free to bring them. */
function fetchGoals(outlook: Outlook, state: CryHavocState, piece: number): Goal[] {
  const { rules } = outlook
  if (behind(state, piece) >= 0) return []
  const goals: Goal[] = []
  for (let other = 0; other < rules.pieces.count; other++) {
    if (!isLiving(state, other) || state.ahead[other] >= 0) continue
    const isLoad = isLoose(rules, state, other) && wantsOut(outlook, other)
    const isPrisoner = isCaptive(state, other) && state.captor[other] === outlook.side
    if ((!isLoad && !isPrisoner) || nearestOf(outlook, state, other) !== piece) continue
    for (const cell of strikingCells(rules, state, other, false)) goals.push({ cell, start: 0 })
  }
  return goals
}

/** Returns the nearest own piece that leads nothing, or -1. */
function nearestOf({ rules, side }: Outlook, state: CryHavocState, other: number): number {
  let best = -1
  let least = FAR
  for (let piece = 0; piece < rules.pieces.count; piece++) {
    if (rules.pieces.side[piece] !== side || !isAble(rules, state, piece) || behind(state, piece) >= 0)
      continue
    const distance = distanceOf(rules, state, piece, other)
    if (distance < least) {
      least = distance
      best = piece
    }
  }
  return best
}

/** Returns the mounts for a rider on foot. */
function saddleGoals({ rules, weights }: Outlook, state: CryHavocState, piece: number): Goal[] {
  if (weights.mount === 0 || isMounted(state, piece) || !canRide(rules, piece)) return []
  if (state.health[piece] !== HEALTHY) return []
  return rules.pieces.beasts
    .filter(
      (beast) => rules.pieces.ridden[beast] === 1 && isLoose(rules, state, beast) && isLiving(state, beast),
    )
    .flatMap((beast) => strikingCells(rules, state, beast, false).map((cell) => ({ cell, start: 0 })))
}
