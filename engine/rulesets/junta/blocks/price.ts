/** The costs of effects. */
import type { Blocks, Typed, Words } from '../../../blocks/context'
import { type DoEffect, NOTHING, type Run, type Subject } from '../../../blocks/port'
import { canPay, pay } from '../rules/money'
import type { JuntaTurn } from '../state'

type Effects = NonNullable<Words['effects']>

/** The effects for which the money of influences can be used: assassins and bribes. */
const DARK: readonly string[] = ['attempt', 'burgle', 'police', 'buy-off']

/**
 * Wraps effects so that one with a cost happens only if the family of the moment can pay. The cost of a card is paid
 * earlier (see `listOf` in compile/cards.ts).
 */
export const priced = (words: Effects): Effects =>
  Object.fromEntries(
    Object.entries(words).map(([type, word]) => [
      type,
      (blocks: Blocks, raw: Typed) => {
        const does = word(blocks, raw)
        const { cost = 0 } = raw as Typed & { readonly cost?: number }
        return cost === 0 ? does : ifPaid(cost, DARK.includes(type), does)
      },
    ]),
  )

const ifPaid =
  (cost: number, isDark: boolean, does: DoEffect): DoEffect =>
  (turn: JuntaTurn, subject: Subject, run: Run) => {
    const { seat } = subject
    if (seat === NOTHING || !canPay(turn.state, seat, cost, isDark)) return
    pay(turn, seat, cost, isDark)
    does(turn, subject, run)
  }
