/**
 * Ground that effects have changed. The map of a game is immutable; the differences are in the state (`laid`).
 * Zones, rules and screens read a board that combines both. Boards are cached by ground.
 */
import { memoise } from '../../memoise'
import type { BoardMap } from '../../types'
import { type BlockRules, type BlockState, type GroundNames, type Laid, NOTHING } from '../port'

/** The size of the cache, above the number of different grounds in a game. */
const MOST_BOARDS = 64

const boardsOf = memoise((_: BoardMap) => new Map<string, BoardMap>())

/** The current map, or the original object if nothing has changed it. */
export const boardNow = ({ blocks }: BlockRules, { laid }: BlockState): BoardMap =>
  laid === undefined ? blocks.ground.board : boardWith(blocks.ground, laid)

/** Returns the same object for the same ground. */
export function boardWith(names: GroundNames, laid: Laid): BoardMap {
  const boards = boardsOf(names.board)
  const key = JSON.stringify(laid)
  let board = boards.get(key)
  if (board === undefined) {
    if (boards.size >= MOST_BOARDS) boards.clear()
    board = layOn(names, laid)
    boards.set(key, board)
  }
  return board
}

function layOn({ board, terrain = [], edges = [] }: GroundNames, laid: Laid): BoardMap {
  const { grid } = board
  const kinds = [...board.terrain]
  for (const [cell, kind] of laid.terrain) kinds[cell] = terrain[kind]
  const sides = new Map(board.edges.map((edge) => [grid.edgeIndex(edge.cell, edge.direction), edge]))
  for (const [cell, direction, kind] of laid.edges) {
    const index = grid.edgeIndex(cell, direction)
    if (kind === NOTHING) sides.delete(index)
    else sides.set(index, { type: edges[kind], cell, direction })
  }
  return { ...board, terrain: kinds, edges: [...sides.values()] }
}

/** The board for a table, or an empty object if the ground is unchanged. */
export const groundShown = (rules: BlockRules, state: BlockState): { readonly board?: BoardMap } =>
  state.laid === undefined ? {} : { board: boardNow(rules, state) }

/** A cache of data derived from the ground: for the printed map, and for the ground of `laid`. */
export type LaidGround<Made> = { readonly printed: Made; laid: Laid | undefined }
