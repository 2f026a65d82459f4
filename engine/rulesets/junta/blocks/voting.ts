/** Words about votes and budgets. In the subject of a card, `it` is the card, `seat` its player and `cell` the targeted option. */
import type {
  JuntaLevyEffect,
  JuntaMotionEffect,
  JuntaRivalBudgetEffect,
  JuntaSackEffect,
} from '../../../../schemas/generated/content'
import type { Blocks, Words } from '../../../blocks/context'
import { type DoEffect, NOTHING, type Run, type Subject } from '../../../blocks/port'
import { optionName } from '../rules/ballots'
import { discard, effectOf } from '../rules/cards'
import { neededBy, openOptions } from '../rules/votes'
import { type JuntaTurn, NOBODY } from '../state'
import { about, familyOf, targetOf } from './family'
import { putBefore } from './interruptions'

export const voting = {
  'end-vote': () => endVote,
  recount: () => (turn: JuntaTurn, _: Subject, run: Run) => putBefore(turn, run, { kind: 'recount' }),
  motion: (_: Blocks, raw: JuntaMotionEffect) => motion(raw),
  sack,
  levy: (blocks: Blocks, raw: JuntaLevyEffect) =>
    about(familyOf(blocks, raw), ({ state }, seat) => {
      state.levy = seat
      state.levyMost = raw.most ?? 0
    }),
  'rival-budget': (blocks: Blocks, raw: JuntaRivalBudgetEffect) => about(familyOf(blocks, raw), propose),
} satisfies Words['effects']

function endVote({ state }: JuntaTurn): void {
  if (state.motion !== NOBODY) state.short = 1
}

/** The majority comes from the card that calls the motion, if the card has that effect. */
const motion =
  ({ share: [over, under] = [1, 2] }: JuntaMotionEffect): DoEffect =>
  (turn: JuntaTurn, { it }: Subject, run: Run) => {
    const isOfCard = it >= 0 && effectOf(turn.rules, it, 'motion') !== undefined
    putBefore(turn, run, { kind: 'motion', card: isOfCard ? it : NOBODY, share: [over, under] })
  }

/** Adds votes to an option. The influence that a card needs is lost. */
function sack(blocks: Blocks, raw: JuntaSackEffect): DoEffect {
  const family = targetOf(blocks, raw)
  return (turn: JuntaTurn, subject: Subject) => {
    const { state, rules } = turn
    const { it, seat, cell } = subject
    const wanted = raw.for ?? blocks.sides[family(rules, state, subject)]
    const isMeant = (option: number) => optionName(rules, state, option) === wanted
    const option = cell === NOTHING ? openOptions(state).find(isMeant) : cell
    if (option === undefined) return
    const [lost] = it < 0 || cell === NOTHING ? [] : neededBy(rules, state, seat, it)
    if (lost !== undefined) discard(turn, lost)
    turn.list('tally')[option] += raw.count
  }
}

/** Gives the budget to another proposer. The President already draws up their own. */
function propose({ state, rules }: JuntaTurn, seat: number): void {
  if (seat === state.president) return
  state.proposer = seat
  state.budget = rules.seats.map(() => 0)
}
