/**
 * Ground that effects have changed. The map of a game is never written: what is other on it stands in the state (`laid`), and a board made of
 * both is what zones, rules and screens read. Boards are kept, so that the same ground is worked out once.
 */
import { once } from '../once'
import type { BoardMap } from '../types'
import { type BlockRules, type BlockState, type GroundNames, type Laid, NOTHING } from './port'

/** More different grounds of one map than a game has; past this they are made anew. */
const MOST_BOARDS = 64

const boardsOf = once((_: BoardMap) => new Map<string, BoardMap>())

/** The map as it is now; the one that the game began with while nothing has changed it. */
export const boardNow = ({ blocks }: BlockRules, { laid }: BlockState): BoardMap =>
  laid === undefined ? blocks.ground.board : boardWith(blocks.ground, laid)

/** The same object for the same ground. */
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

/** What a table says of the ground: nothing while it is as printed. */
export const groundShown = (rules: BlockRules, state: BlockState): { readonly board?: BoardMap } =>
  state.laid === undefined ? {} : { board: boardNow(rules, state) }

/** What an owner of rules remembers: what they make of the map as printed, and of which laid ground theirs is made now. */
export type LaidGround<Made> = { readonly printed: Made; laid: Laid | undefined }
