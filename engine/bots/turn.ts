/** What a table of bots does next. */
import { GROUP } from '../kernel/deal-group'
import type { Action, Choice, Decision, Seat, View } from '../types'
import type { Bot } from './random'

export type BotMove = { readonly seat: Seat; readonly action: Action }

/** A bot that answers elsewhere and later; what it does of its own accord, and where it is left no choice, it says at once. */
export type SlowBot = {
  readonly isSlow: true
  readonly optionalAction?: Bot['optionalAction']
  readonly only?: (decision: Decision) => Choice
}

/** What a bot is asked that answers elsewhere, with what its seat sees. */
export type BotQuestion = { readonly seat: Seat; readonly decision: Decision; readonly view: View }

/** What bots do next, when all of them answer at once. */
export function botMove(
  asked: readonly Decision[],
  botOf: (seat: Seat) => Bot | undefined,
  redact: (seat: Seat) => View,
): BotMove | undefined {
  const next = nextOfBots(asked, botOf, redact)
  return next && 'action' in next ? next : undefined
}

/**
 * A bot with an optional action goes first, so that an offer is made before the game moves on; then the first that is
 * asked. Nothing when nobody is asked what the game waits for, or while a person has an offer to answer: the game does not pass
 * them by. `botOf` gives no bot for a seat that a person plays. A slow bot that has a choice is not asked: the question is the answer.
 */
export function nextOfBots(
  asked: readonly Decision[],
  botOf: (seat: Seat) => Bot | SlowBot | undefined,
  redact: (seat: Seat) => View,
): BotMove | BotQuestion | undefined {
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
    if (!bot) continue
    if (!('isSlow' in bot)) return { seat, action: bot(decision, redact(seat)).action }
    if (choices.length > 1) return { seat, decision, view: redact(seat) }
    return { seat, action: (bot.only?.(decision) ?? choices[0]).action }
  }
  return undefined
}
