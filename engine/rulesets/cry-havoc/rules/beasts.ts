/** Led and tied beasts: their order, and the bridles that can be taken (CH-69 to CH-72). */
import type { CellIndex } from '../../../types'
import type { Rules } from '../rules'
import { type CryHavocState, DEAD, WAITING } from '../state'
import { cellsOf, edgeBetween } from './figures'

/** The beast right behind a figure or a beast, -1 for none. */
export const behind = (state: CryHavocState, piece: number): number => state.ahead.indexOf(piece)

/** True if a beast can follow a leader: it is on the map, or waits to follow onto it. */
const goes = (state: CryHavocState, beast: number): boolean =>
  state.health[beast] !== DEAD && (state.cell[beast] >= 0 || state.cell[beast] === WAITING)

const NONE: readonly number[] = []

/** Returns the beasts that a figure leads, the nearest first. */
export function followersOf(state: CryHavocState, piece: number): readonly number[] {
  let beast = behind(state, piece)
  if (beast < 0) return NONE
  const file: number[] = []
  for (; beast >= 0 && goes(state, beast); beast = behind(state, beast)) file.push(beast)
  return file
}

/** Returns the cells of a piece and of its followers, in the order of the track. */
export const trackOf = (state: CryHavocState, piece: number): CellIndex[] =>
  [piece, ...followersOf(state, piece)].flatMap((member) =>
    state.cell[member] >= 0 ? cellsOf(state, member) : [],
  )

/** Returns all the beasts tied in a file, dead ones too, from the first on. */
export function wholeFile(state: CryHavocState, beast: number): number[] {
  let first = beast
  while (state.tied[first] === 1 && state.ahead[first] >= 0) first = state.ahead[first]
  const file = [first]
  for (let next = behind(state, first); next >= 0 && state.tied[next] === 1; next = behind(state, next))
    file.push(next)
  return file
}

/** Returns the leader of the file of a beast, or -1. */
export const leaderOf = (state: CryHavocState, beast: number): number =>
  state.ahead[wholeFile(state, beast)[0]]

/** True for two neighbouring cells with no obstacle to beasts between them. */
export function isHandy(rules: Rules, from: CellIndex, to: CellIndex): boolean {
  const { edgeFoot, edgeHorse, climbed } = rules.ground
  const edge = edgeBetween(rules, from, to)
  return edge >= 0 && edgeFoot[edge] !== -1 && edgeHorse[edge] !== -1 && climbed[edge] === 0
}

/** True if a piece is within reach of these cells. */
export const isWithinReach = (
  rules: Rules,
  state: CryHavocState,
  cells: readonly CellIndex[],
  piece: number,
): boolean => cells.some((from) => cellsOf(state, piece).some((to) => isHandy(rules, from, to)))

/** True for a beast on the map without a rider. */
export const isLoose = ({ pieces }: Rules, state: CryHavocState, beast: number): boolean =>
  pieces.beast[beast] === 1 && state.cell[beast] >= 0

/** Returns the cell from which a bridle is held: the rear of a rider, else the cell of the piece. */
export const handOf = (state: CryHavocState, piece: number): CellIndex =>
  state.rear[piece] >= 0 ? state.rear[piece] : state.cell[piece]

/** Returns the end of its file by which a beast can be led from a cell, or `undefined`. */
export function endFrom(
  rules: Rules,
  state: CryHavocState,
  beast: number,
  cell: CellIndex,
): 'first' | 'last' | undefined {
  const file = wholeFile(state, beast)
  const [first, last] = [file[0], file[file.length - 1]]
  if (beast === first && isHandy(rules, cell, state.cell[first])) return 'first'
  return beast === last && isHandy(rules, cell, handOf(state, last)) ? 'last' : undefined
}

/** Returns the cell from which a figure would hold the bridle: its own, or either end of its mount; -1 if none touches the file. */
export function leadCell(rules: Rules, state: CryHavocState, piece: number, beast: number): CellIndex {
  for (const cell of cellsOf(state, piece).reverse())
    if (endFrom(rules, state, beast, cell) !== undefined) return cell
  return -1
}
