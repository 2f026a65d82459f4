/** The placement of pieces before the first turn. */
import { neighbour } from '../../../geometry/cells'
import type { CellIndex } from '../../../types'
import type { Rules } from '../rules'
import { type CryHavocState, WAITING } from '../state'
import { handOf, isHandy } from './beasts'
import { isOpenFor } from './movement/walk'

/** True for a piece of the stage that is not on the map yet. */
export const waitsToBePlaced = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  state.cell[piece] === WAITING && rules.setup[state.stage].pieces.includes(piece)

/** True if a piece covers two cells: a beast of two, or a mounted piece. */
export const coversTwo = ({ pieces }: Rules, state: CryHavocState, piece: number): boolean =>
  pieces.length[state.mount[piece] >= 0 ? state.mount[piece] : piece] === 2

/** True if the piece walks as a horse: a beast, or a mounted figure. */
export const asHorse = ({ pieces }: Rules, state: CryHavocState, piece: number): boolean =>
  pieces.beast[piece] === 1 || state.mount[piece] >= 0

function fits(rules: Rules, state: CryHavocState, piece: number, cell: CellIndex): boolean {
  const { ground, setup, cache } = rules
  const cost = asHorse(rules, state, piece) ? ground.horseCost : ground.footCost
  return setup[state.stage].mask[cell] === 1 && cost[cell] >= 0 && cache.occupant[cell] < 0
}

/** Returns the cells for the rear of a piece whose front is on a cell. */
export function rearCells(rules: Rules, state: CryHavocState, piece: number, front: CellIndex): CellIndex[] {
  const { grid } = rules.board
  const cells: CellIndex[] = []
  for (let direction = 0; direction < grid.directions.length; direction++) {
    const cell = neighbour(grid, front, direction)
    if (cell >= 0 && fits(rules, state, piece, cell) && isOpenFor(rules, true, front, cell)) cells.push(cell)
  }
  return cells
}

/**
 * Returns the cells for a piece, or for its front. A led or tied beast goes next to the piece in front of it. If no such
 * cell is left it goes anywhere, and its owner begins without the bridle.
 */
export function frontCells(rules: Rules, state: CryHavocState, piece: number): CellIndex[] {
  const cells = rules.setup[state.stage].cells.filter((cell) => fitsFront(rules, state, piece, cell))
  const ahead = state.ahead[piece]
  if (ahead < 0 || state.cell[ahead] < 0) return cells
  const near = cells.filter((cell) => isHandy(rules, handOf(state, ahead), cell))
  return near.length > 0 ? near : cells
}

const fitsFront = (rules: Rules, state: CryHavocState, piece: number, cell: CellIndex): boolean =>
  fits(rules, state, piece, cell) &&
  (!coversTwo(rules, state, piece) || rearCells(rules, state, piece, cell).length > 0)

/** True if a piece can be placed now. A beast comes after the piece in front of it. */
export const mayBePlaced = (rules: Rules, state: CryHavocState, piece: number): boolean => {
  const ahead = state.ahead[piece]
  const waits = ahead >= 0 && state.cell[ahead] === WAITING && rules.setup[state.stage].pieces.includes(ahead)
  return (
    waitsToBePlaced(rules, state, piece) &&
    !waits &&
    rules.setup[state.stage].cells.some((cell) => fitsFront(rules, state, piece, cell))
  )
}
