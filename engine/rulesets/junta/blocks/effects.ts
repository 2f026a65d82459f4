/** The effects that Junta adds to the common ones: families get cards and notes, money is paid, the bank closes. */
import type { JuntaDrawEffect, JuntaNoteEffect, JuntaPayEffect } from '../../../../schemas/generated/content'
import type { Blocks, Words } from '../../../blocks/context'
import { moment } from '../../../blocks/interpreter'
import { amountOf } from '../../../blocks/measures'
import { type DoEffect, NOTHING, type Subject } from '../../../blocks/port'
import { cardName, emit, emitOnly, notesText } from '../events'
import { drawCards } from '../rules/cards'
import { draw, moneyOf, pay } from '../rules/money'
import { isPresent } from '../rules/seats'
import type { JuntaTurn } from '../state'
import { cardWords } from './card-words'
import { exactMoney } from './exact-money'
import { familyOf, type Meant } from './family'
import { priced } from './price'

/** The upper limit of one draw or payment. */
const MOST = 100

/** Runs something for a family a number of times. A family that is dead, in exile or missing is skipped, and so is a number below 1. */
function toFamily(
  blocks: Blocks,
  raw: Meant,
  amount: Parameters<typeof amountOf>[1],
  does: (turn: JuntaTurn, seat: number, count: number) => void,
): DoEffect {
  const family = familyOf(blocks, raw)
  const count = amountOf(blocks, amount)
  return (turn: JuntaTurn, subject: Subject) => {
    const seat = family(turn.rules, turn.state, subject)
    if (seat === NOTHING || !isPresent(turn.state, seat)) return
    const times = Math.min(MOST, count(turn.rules, turn.state, subject))
    if (times > 0) does(turn, seat, times)
  }
}

/** J-47: draws political cards into a hand. All see their number, and only the owner sees the cards. */
export function drawInto(turn: JuntaTurn, seat: number, count: number): void {
  const { rules } = turn
  const drawn = drawCards(turn, seat, count)
  for (const card of drawn)
    emitOnly(turn, [seat], 'drew-card', { family: seat, card }, { card: cardName(rules, card) })
  emit(turn, 'drew', { family: seat, count: drawn.length })
  for (const it of drawn) moment(turn, 'card-drawn', { it, seat })
}

/** J-06: gives the top notes of the aid deck to a family, which alone sees them. */
function donate(turn: JuntaTurn, seat: number, count: number): void {
  const notes = draw(turn, seat, count)
  emitOnly(
    turn,
    [seat],
    'donation',
    { family: seat },
    { notes: notesText(notes) },
    { type: 'donation-unseen', about: { family: seat } },
  )
}

/** @param broughtBy units that an effect brings */
export const effects = (broughtBy: Parameters<typeof cardWords>[0]): NonNullable<Words['effects']> => ({
  ...cardWords(broughtBy),
  ...exactMoney,
  draw: (blocks: Blocks, raw: JuntaDrawEffect) => toFamily(blocks, raw, raw.count, drawInto),
  ...priced({
    note: (blocks: Blocks, raw: JuntaNoteEffect) => toFamily(blocks, raw, raw.count ?? 1, donate),
  }),
  pay: (blocks: Blocks, raw: JuntaPayEffect) =>
    toFamily(blocks, raw, raw.amount, (turn, seat, amount) =>
      pay(turn, seat, Math.min(amount, moneyOf(turn.state, seat))),
    ),
})
