/** Words about exact money: a family hands it to another or pays it, or gets it from the notes that were spent. */
import type { JuntaGrantEffect, JuntaHandOverEffect } from '../../../../schemas/generated/content'
import type { Blocks, Words } from '../../../blocks/context'
import { amountOf } from '../../../blocks/measures'
import { type DoEffect, NOTHING } from '../../../blocks/port'
import { emit, emitOnly, notesText } from '../events'
import { handover } from '../rules/exact'
import { add, countOf, give, notesOf, payNotes } from '../rules/money'
import { isPresent } from '../rules/seats'
import { type JuntaTurn, VALUES } from '../state'
import { about, familyOf } from './family'

const NO_CHANGE: readonly number[] = new Array(VALUES).fill(0)

export const exactMoney = { 'hand-over': handOver, grant } satisfies Words['effects']

/** Only the two families see the notes. Without a receiver the notes go under the deck, which gives no change (J-17, J-18). */
function handOver(blocks: Blocks, raw: JuntaHandOverEffect): DoEffect {
  const receiver =
    raw.receiver === undefined ? undefined : blocks.seats.findIndex(({ id }) => id === raw.receiver)
  const amount = amountOf(blocks, raw.amount)
  const { short = 'less' } = raw
  return about(familyOf(blocks, raw), (turn, seat, _, subject) => {
    const { state, rules } = turn
    if (!isPresent(state, seat) || receiver === seat) return
    if (receiver !== undefined && (receiver === NOTHING || !isPresent(state, receiver))) return
    const till = receiver === undefined ? NO_CHANGE : notesOf(state, receiver)
    const wanted = amount(rules, state, subject)
    const found = wanted > 0 ? handover(notesOf(state, seat), till, wanted, short) : undefined
    if (receiver === undefined) {
      if (found) payNotes(turn, seat, found.given)
      return
    }
    if (found) {
      give(turn, seat, receiver, found.given)
      give(turn, receiver, seat, found.change)
    }
    const notes = {
      notes: notesText(found?.given ?? NO_CHANGE),
      change: notesText(found?.change ?? NO_CHANGE),
    }
    const names = { family: seat, other: receiver }
    emitOnly(turn, [seat, receiver], 'money-handed', names, notes, {
      type: 'money-handed-unseen',
      about: names,
    })
  })
}

/** The notes under the deck lie face up, so every seat sees those that leave it. */
function grant(blocks: Blocks, raw: JuntaGrantEffect): DoEffect {
  const amount = amountOf(blocks, raw.amount)
  const { short = 'less' } = raw
  return about(familyOf(blocks, raw), (turn: JuntaTurn, seat, _, subject) => {
    const { state, rules } = turn
    const wanted = amount(rules, state, subject)
    if (!isPresent(state, seat) || wanted <= 0) return
    const found = handover(state.spent, NO_CHANGE, wanted, short)
    if (!found || countOf(found.given) === 0) return
    const spent = turn.list('spent')
    for (const [index, count] of found.given.entries()) spent[index] -= count
    add(turn, seat, found.given)
    const sum = found.given.reduce((total, count, index) => total + count * (index + 1), 0)
    emit(turn, 'money-granted', { family: seat, count: sum })
  })
}
