/** What a bot remembers: how long nothing has been taken from anybody, and where its pieces have been meanwhile. */
import type { Rules } from '../rules'
import type { KriegspielState } from '../state'

export type Memory = {
  /** Turns since anything was last taken; also notes where the pieces stand now. */
  quietTurns(state: KriegspielState): number
  /** Whether the piece has stood there since. */
  hasBeen(piece: number, cell: number): boolean
}

/** After so many quiet turns nothing grows any more. */
const MOST_QUIET = 100

export function makeMemory({ pieces, ground }: Rules, side: number): Memory {
  const been = new Set<number>()
  let left = -1
  let since = 0
  return {
    quietTurns({ cell, arsenals, number }) {
      const now = cell.filter((at) => at >= 0).length + arsenals.reduce((sum, stands) => sum + stands, 0)
      if (now !== left || number < since) {
        left = now
        since = number
        been.clear()
      }
      for (let piece = pieces.from[side]; piece < pieces.from[side + 1]; piece++)
        been.add(piece * ground.size + cell[piece])
      return Math.min(MOST_QUIET, number - since)
    },
    hasBeen: (piece, cell) => been.has(piece * ground.size + cell),
  }
}
