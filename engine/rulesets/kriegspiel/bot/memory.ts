/** The memory of a bot: the time since the last capture, and the cells of its pieces since then. */
import type { Rules } from '../rules'
import type { KriegspielState } from '../state'

export type Memory = {
  readonly side: number
  /**
   * The material left on the board, the turn of its last change, and the cells of own pieces since. A cell is stored
   * as piece times board size plus cell.
   */
  left: number
  since: number
  readonly been: Set<number>
  /** Returns the turns since the last capture, and records the current cells of the pieces. */
  quietTurns(state: KriegspielState): number
  /** True if the piece has stood there since the last capture. */
  hasBeen(piece: number, cell: number): boolean
}

/** The number of quiet turns after which haste no longer grows. */
const MOST_QUIET = 100

/**
 * `known` is the memory of a bot of any side. The quiet turns are public; the cells of pieces are copied for the own
 * side only.
 */
export function makeMemory(rules: Rules, side: number, known?: Memory): Memory {
  const memory: Memory = {
    side,
    left: known?.left ?? -1,
    since: known?.since ?? 0,
    been: new Set(known?.side === side ? known.been : []),
    quietTurns({ cell, arsenals, number }) {
      const now = cell.filter((at) => at >= 0).length + arsenals.reduce((sum, stands) => sum + stands, 0)
      if (now !== memory.left || number < memory.since) {
        memory.left = now
        memory.since = number
        memory.been.clear()
      }
      for (const piece of rules.pieces.of[side]) memory.been.add(piece * rules.ground.size + cell[piece])
      return Math.min(MOST_QUIET, number - memory.since)
    },
    hasBeen: (piece, cell) => memory.been.has(piece * rules.ground.size + cell),
  }
  return memory
}
