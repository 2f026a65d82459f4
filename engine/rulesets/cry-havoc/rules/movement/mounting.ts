/** Mounting and dismounting, each of which takes a whole turn (CH-65 to CH-68). */
import { neighbour } from '../../../../geometry/cells'
import type { CellIndex } from '../../../../types'
import { FORM, type Rules } from '../../rules'
import { type CryHavocState, type CryHavocTurn, SITTING } from '../../state'
import { behind } from '../beasts'
import { cellsOf } from '../figures'
import { tollOf } from './walk'

/** CH-67: true if the game has a mounted counter for the piece. */
export const canRide = ({ pieces }: Rules, piece: number): boolean =>
  pieces.values[piece][FORM.mounted * 3] >= 0

/** CH-66: only knights mount beasts that began on the other side. */
export const isAllowed = ({ pieces }: Rules, piece: number, beast: number): boolean =>
  pieces.knight[piece] === 1 || pieces.side[piece] === pieces.side[beast]

/** True if a beast is tied to another one, or another one to it (CH-72). */
export const isTied = (state: CryHavocState, beast: number): boolean => {
  const follower = behind(state, beast)
  return state.tied[beast] === 1 || (follower >= 0 && state.tied[follower] === 1)
}

export function mountUp(turn: CryHavocTurn, piece: number, beast: number): void {
  const { state } = turn
  turn.list('cell')[piece] = state.cell[beast]
  turn.list('rear')[piece] = state.rear[beast]
  turn.list('mount')[piece] = beast
  turn.list('ahead')[beast] = -1
  turn.list('cell')[beast] = SITTING
  turn.list('rear')[beast] = -1
}

/** CH-65: returns the free cells beside the mount that a figure on foot can enter. */
export function dismountCells(rules: Rules, state: CryHavocState, piece: number): CellIndex[] {
  const { ground, cache, board } = rules
  const cells: CellIndex[] = []
  for (const from of cellsOf(state, piece))
    for (let direction = 0; direction < ground.width; direction++) {
      const to = neighbour(board.grid, from, direction)
      if (to < 0 || ground.footStep[from * ground.width + direction] < 0 || cells.includes(to)) continue
      if (ground.climbed[board.grid.edgeIndex(from, direction)] === 1) continue
      if (cache.occupant[to] < 0 && tollOf(rules, state, to) >= 0) cells.push(to)
    }
  return cells
}

export function getDown(turn: CryHavocTurn, piece: number, cell: CellIndex): void {
  const { state } = turn
  const beast = state.mount[piece]
  turn.list('cell')[beast] = state.cell[piece]
  turn.list('rear')[beast] = state.rear[piece]
  turn.list('mount')[piece] = -1
  turn.list('cell')[piece] = cell
  turn.list('rear')[piece] = -1
}
