/** The network as lists, for the table, for inspection, and for callers outside. */
import type { CellIndex } from '../../../types'
import type { Rules } from '../rules'
import type { KriegspielState } from '../state'
import { isConnected, isLit, isOnLine, isRadiating, loadNetworks } from './network'

export type Ray = { readonly from: CellIndex; readonly to: CellIndex }
export type Network = {
  /** Squares on a line of the side and those of its sources, in index order. */
  readonly lit: readonly CellIndex[]
  /** Arsenals that radiate, then units that relay. */
  readonly sources: readonly CellIndex[]
  /** Lines from each source to the last square they cross. */
  readonly rays: readonly Ray[]
  /** Pieces on a line, and all that are connected. */
  readonly onLine: readonly number[]
  readonly connected: readonly number[]
}

/** The network of a side in a state (K-28 to K-42). */
export function networkOf(rules: Rules, state: KriegspielState, side: number): Network {
  const { ground, pieces, cache } = rules
  loadNetworks(rules, state)
  const lit: number[] = []
  for (let cell = 0; cell < ground.size; cell++) if (isLit(rules, side, cell)) lit.push(cell)
  const placed = pieces.of[side].filter((piece) => cache.cell[piece] >= 0)
  const onLine = placed.filter((piece) => isOnLine(rules, piece))
  const sources = sourcesOf(rules, state, side, onLine)
  return {
    lit,
    sources,
    rays: sources.flatMap((from) => raysFrom(rules, side, from)),
    onLine,
    connected: placed.filter((piece) => isConnected(rules, piece)),
  }
}

function sourcesOf(rules: Rules, state: KriegspielState, side: number, onLine: readonly number[]): number[] {
  const { arsenals, cache } = rules
  const radiating = arsenals.cell.filter((_, index) => isRadiating(rules, state, side, index))
  const senders = onLine.filter((piece) => cache.emits[piece] !== 0).map((piece) => cache.cell[piece])
  return [...new Set([...radiating, ...senders])]
}

function raysFrom({ ground, cache, pieces }: Rules, side: number, from: number): Ray[] {
  const farthest = cache.ranges[side]
  const rays: Ray[] = []
  for (let direction = 0; direction < 8; direction++) {
    let to = from
    for (let left = Math.min(farthest, ground.lineRun[(from << 3) + direction]); left > 0; left--) {
      const piece = cache.at[to + ground.steps[direction]]
      if (piece >= 0 && pieces.side[piece] !== side && cache.blocks[piece] !== 0) break
      to += ground.steps[direction]
    }
    if (to !== from) rays.push({ from, to })
  }
  return rays
}
