/**
 * Effects of blocks that cards bring when they are played. In what they are about `it` is the card, `seat` who plays it, `other` the family
 * and `cell` the ballot that it is aimed at.
 */
import type {
  JuntaCardEffect,
  JuntaLevyEffect,
  JuntaRivalBudgetEffect,
} from '../../../../schemas/generated/content'
import type { Blocks, Words } from '../../../blocks/context'
import { type DoEffect, NOTHING, type Subject } from '../../../blocks/port'
import { emit } from '../events'
import { discard } from '../rules/cards'
import { moneyOf } from '../rules/money'
import { raisePretext } from '../rules/pretext'
import { neededBy } from '../rules/votes'
import { HOLIDAY, type JuntaTurn, NOBODY } from '../state'
import { familyOf, type Meant } from './family'

/** Something about a family; nothing where there is none. */
function aboutFamily(blocks: Blocks, meant: Meant, does: (turn: JuntaTurn, seat: number) => void): DoEffect {
  const family = familyOf(blocks, meant)
  return (turn: JuntaTurn, subject: Subject) => {
    const seat = family(turn.def.rules, turn.state, subject)
    if (seat !== NOTHING) does(turn, seat)
  }
}

export const cardEffects: NonNullable<Words['effects']> = {
  pretext: () => raisePretext,
  'bank-holiday': () => closeBank,
  'end-vote': () => endVote,
  levy: (blocks: Blocks, raw: JuntaLevyEffect) =>
    aboutFamily(blocks, raw, ({ state }, seat) => {
      state.levy = seat
      state.levyMost = raw.most ?? 0
    }),
  'rival-budget': (blocks: Blocks, raw: JuntaRivalBudgetEffect) => aboutFamily(blocks, raw, propose),
  sack: (_: Blocks, { count = 0 }: JuntaCardEffect) => sack(count),
  spy: () => spy,
}

function closeBank({ state }: JuntaTurn): void {
  state.bank = HOLIDAY
}

function endVote({ state }: JuntaTurn): void {
  if (state.motion !== NOBODY) state.short = 1
}

/** The President draws up their own. */
function propose({ state, def }: JuntaTurn, seat: number): void {
  if (seat === state.president) return
  state.proposer = seat
  state.budget = def.rules.seats.map(() => 0)
}

/** Votes on top, and the influence that stood for them is gone. */
const sack =
  (count: number): DoEffect =>
  (turn: JuntaTurn, { it, seat, cell }: Subject) => {
    const [lost] = neededBy(turn.def.rules, turn.state, seat, it)
    if (lost !== undefined) discard(turn, lost)
    turn.list('tally')[cell] += count
  }

/** Only the player of the card sees the account. */
function spy(turn: JuntaTurn, { seat, other }: Subject): void {
  const sum = moneyOf(turn.state, other, 'swiss')
  const only = [turn.def.rules.seats[seat]]
  emit(turn, 'account-seen', { family: other, count: sum }, { only, reveals: true })
}
