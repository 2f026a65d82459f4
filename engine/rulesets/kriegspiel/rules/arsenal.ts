/** Taking arsenals (K-79 to K-82). */

import { lay } from '../position/cache'
import type { Rules } from '../rules'
import type { KriegspielState } from '../state'
import { isConnected, loadNetworks } from './network'

/** Returns the index of an enemy arsenal that still stands on a cell, -1 for none. */
export function enemyArsenalAt(
  { arsenals }: Rules,
  state: KriegspielState,
  side: number,
  cell: number,
): number {
  const index = arsenals.at[cell]
  return index >= 0 && arsenals.side[index] !== side && state.arsenals[index] === 1 ? index : -1
}

/** True if the piece would be connected on that cell. The position cache is restored. */
export function isConnectedAt(rules: Rules, state: KriegspielState, piece: number, cell: number): boolean {
  const { cache } = rules
  const from = cache.cell[piece]
  const { movable, attacks } = cache
  lay(rules, piece, cell)
  loadNetworks(rules, state)
  const connected = isConnected(rules, piece)
  lay(rules, piece, from)
  loadNetworks(rules, state)
  cache.movable = movable
  cache.attacks = attacks
  return connected
}

export function standing({ arsenals }: Rules, state: KriegspielState, side: number): number {
  let count = 0
  for (let index = 0; index < arsenals.count; index++)
    if (arsenals.side[index] === side) count += state.arsenals[index]
  return count
}
