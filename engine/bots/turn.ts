/** What a table of bots does next. */
import type { Action, Decision, Seat, View } from '../types'
import type { Bot } from './random'

export type BotMove = { readonly seat: Seat; readonly action: Action }

/**
 * A bot that has something to do besides goes first, so that an offer is made before the game moves on; then the first that is
 * asked. Nothing when nobody is asked what the game waits for. `botOf` gives no bot for a seat that a person plays.
 */
export function botMove(
  asked: readonly Decision[],
  botOf: (seat: Seat) => Bot | undefined,
  viewOf: (seat: Seat) => View,
): BotMove | undefined {
  for (const decision of asked) {
    const aside = decision.optional ? botOf(decision.seat)?.aside : undefined
    const choice = aside?.(decision, viewOf(decision.seat))
    if (choice) return { seat: decision.seat, action: choice.action }
  }
  for (const decision of asked) {
    const { seat, choices, optional } = decision
    const bot = optional || choices.length === 0 ? undefined : botOf(seat)
    if (bot) return { seat, action: bot(decision, viewOf(seat)).action }
  }
  return undefined
}
