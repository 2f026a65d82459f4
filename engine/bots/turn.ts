/** The next move of the bots at a table. */
import { GROUP } from '../kernel/deals/group'
import type { Action, Choice, Decision, Seat, View } from '../types'
import type { Bot } from './random'

export type BotMove = { readonly seat: Seat; readonly action: Action }

/** A bot that answers asynchronously. Its optional actions and moves without a choice are immediate. */
export type SlowBot = {
  readonly isSlow: true
  readonly optionalAction?: Bot['optionalAction']
  readonly only?: (decision: Decision) => Choice
}

/** A question to an asynchronous bot, with the view of its seat. */
export type BotQuestion = { readonly seat: Seat; readonly decision: Decision; readonly view: View }

/** The next move of the bots if all of them answer at once. */
export function botMove(
  asked: readonly Decision[],
  botOf: (seat: Seat) => Bot | undefined,
  redact: (seat: Seat) => View,
): BotMove | undefined {
  const next = nextOfBots(asked, botOf, redact)
  return next && 'action' in next ? next : undefined
}

/**
 * Returns the next move or question of the bots. Optional actions go first, so that an offer is made before the game moves on.
 * Then comes the first seat that is asked. Returns `undefined` if no decision waits for a bot, or while a person has an offer to answer.
 * `botOf` returns no bot for a seat that a person plays. A slow bot with a choice is returned as a question.
 */
export function nextOfBots(
  asked: readonly Decision[],
  botOf: (seat: Seat) => Bot | SlowBot | undefined,
  redact: (seat: Seat) => View,
): BotMove | BotQuestion | undefined {
  if (asked.some(({ seat, phase, optional }) => phase === GROUP && !optional && !botOf(seat)))
    return undefined
  /** Each seat sees a position once, including its optional actions. */
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
