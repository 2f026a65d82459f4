/** What a table of bots does next. */
import { GROUP } from '../kernel/deal-choices'
import type { Action, Decision, Seat, View } from '../types'
import type { Bot } from './random'

export type BotMove = { readonly seat: Seat; readonly action: Action }

/**
 * A bot with an optional action goes first, so that an offer is made before the game moves on; then the first that is
 * asked. Nothing when nobody is asked what the game waits for, or while a person has an offer to answer: the game does not pass
 * them by. `botOf` gives no bot for a seat that a person plays.
 */
export function botMove(
  asked: readonly Decision[],
  botOf: (seat: Seat) => Bot | undefined,
  redact: (seat: Seat) => View,
): BotMove | undefined {
  if (asked.some(({ seat, phase, optional }) => phase === GROUP && !optional && !botOf(seat)))
    return undefined
  /** A position is looked at once by each seat, whatever optional actions included. */
  const seen = new Map<Seat, View>()
  for (const decision of asked) {
    const { seat } = decision
    const optionalAction = decision.optional ? botOf(seat)?.optionalAction : undefined
    if (!optionalAction) continue
    const view = seen.get(seat) ?? redact(seat)
    seen.set(seat, view)
    const choice = optionalAction(decision, view)
    if (choice) return { seat: decision.seat, action: choice.action }
  }
  for (const decision of asked) {
    const { seat, choices, optional } = decision
    const bot = optional || choices.length === 0 ? undefined : botOf(seat)
    if (bot) return { seat, action: bot(decision, redact(seat)).action }
  }
  return undefined
}
