/** Runs the triggers of the scenario at moments of the game. */

import { isAwaited, moment } from '../../../blocks/interpreter'
import type { Subject } from '../../../blocks/port'
import { forget } from '../position/cache'
import type { KriegspielTurn } from '../rules'
import { isConnected, loadNetworks } from '../rules/network'

/** Runs triggers at a moment. Numbers of the rules may change, so the values derived from them are dropped. */
export function happens(turn: KriegspielTurn, at: string, subject?: Partial<Subject>): void {
  const { rules } = turn
  if (!isAwaited(rules.blocks, at)) return
  moment(turn, at, subject)
  forget(rules.cache)
}

/** Returns the connected pieces before a change, or an empty list if no trigger waits for `cut-off`. */
export function connectedPieces({ rules, state }: KriegspielTurn): readonly number[] {
  if (rules.blocks.waiting['cut-off'] === undefined) return NOBODY_CONNECTED
  loadNetworks(rules, state)
  return [...rules.pieces.ids.keys()].filter((piece) => state.cell[piece] >= 0 && isConnected(rules, piece))
}

const NOBODY_CONNECTED: readonly number[] = []

/** Reports each piece that was connected, still stands on the board and is cut off now. */
export function tellCutOff(turn: KriegspielTurn, before: readonly number[]): void {
  if (before.length === 0) return
  const { rules } = turn
  const { cell } = turn.state
  loadNetworks(rules, turn.state)
  const lost = before.filter((piece) => cell[piece] >= 0 && !isConnected(rules, piece))
  for (const piece of lost) happens(turn, 'cut-off', { it: piece, cell: turn.state.cell[piece] })
}
