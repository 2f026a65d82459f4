/** Elections, offices, the budget, and the use of cards and money. */
import type { Action } from '../../../types'
import { attemptCost, attemptEffect, BACKFIRE, SUCCESS } from '../rules/attempts'
import { proposerOf } from '../rules/budget'
import { handOf, handPlace } from '../rules/cards'
import { isSafeToReturn } from '../rules/lives'
import { openOptions, votesFor } from '../rules/votes'
import { COMPETENCE, ELECTION, HOLIDAY, type JuntaState, NOBODY } from '../state'
import {
  type Beliefs,
  cardNamed,
  cardWorth,
  guessedMoney,
  isPresident,
  NEVER,
  ownMoney,
  seatNamed,
} from './beliefs'
import { budgetPlan } from './budget'
import { guessBonus, placeWorth } from './danger'
import { owedTo } from './debts'
import { isAgainst } from './motions'
import { contentWith } from './regime'
import { votesInSight } from './votes'

export type Judge = (beliefs: Beliefs, view: JuntaState, action: Action) => number

/** Nominates only itself for President. */
const nominate: Judge = ({ weights, seat, rules }, _, { family }) =>
  family === rules.seats[seat] ? weights.votes * weights.office : NEVER

const cast: Judge = (beliefs, view, action) => {
  const card = cardNamed(beliefs, action.card)
  const votes = beliefs.rules.cards.votes[card] * beliefs.weights.votes
  const wish = wishFor(beliefs, view, action.for)
  if (isForSale(beliefs, view, card)) return NEVER
  /** Cards that are lost after a vote are kept for elections; influences stay. */
  const isSpent = beliefs.rules.cards.kind[card] !== 'influence' && view.motion !== ELECTION
  return wish <= 0 ? NEVER : votes + 1 - (isSpent ? MOTION_PRICE : 0)
}
const MOTION_PRICE = 1000

/** A trading bot keeps influences in hand, because played ones cannot be sold (J-05). */
const isForSale = ({ rules, weights, seat }: Beliefs, view: JuntaState, card: number): boolean =>
  weights.trade > 0 && rules.cards.kind[card] === 'influence' && view.place[card] === handPlace(seat)

const offices: Judge = (beliefs, view, action) =>
  wishFor(beliefs, view, action.for) <= 0 ? NEVER : Number(action.votes) * beliefs.weights.votes + 1

/** Returns 1 if the bot wants this option to win, else 0. */
function wishFor(beliefs: Beliefs, view: JuntaState, option: unknown): number {
  const { rules, seat } = beliefs
  if (view.motion === ELECTION) return option === rules.seats[candidateFor(beliefs, view)] ? 1 : 0
  if (view.motion === COMPETENCE) {
    const isLoyal = !isAgainst(beliefs, view, seat) || owedTo(beliefs, view, view.president) > 0
    return (option === 'no') === isLoyal ? 1 : 0
  }
  return (option === 'yes') === budgetGain(beliefs, view) > 0 ? 1 : 0
}

/** Returns the gain from a budget that is paid: the share of the family, an open bank, and its debts for gifts. */
function budgetGain(beliefs: Beliefs, view: JuntaState): number {
  const { seat, weights } = beliefs
  const own = isPresident(beliefs, view)
    ? weights.office
    : contentWith(beliefs, view, seat) + ownMoney(beliefs, view) * Math.max(1, weights.swiss - weights.money)
  return own + owedTo(beliefs, view, proposerOf(view))
}

/** Returns the seat that the bot votes for: itself, or a candidate who has paid and has more votes in sight. */
function candidateFor(beliefs: Beliefs, view: JuntaState): number {
  const { rules, seat } = beliefs
  const total = (option: number) =>
    votesFor(rules, view)[option] + votesInSight(rules, view, view.options[option])
  const open = openOptions(view)
  const own = open.find((option) => view.options[option] === seat)
  const payers = open.filter((option) => owedTo(beliefs, view, view.options[option]) > 0)
  const better = payers.filter((option) => own === undefined || total(option) > total(own))
  if (better.length === 0) return seat
  return view.options[better.reduce((best, option) => (total(option) > total(best) ? option : best))]
}

/** Promises the planned sum, or a little more if the notes do not fit exactly. Then the budget is proposed. */
const promise: Judge = (beliefs, view, action) => {
  const family = seatNamed(beliefs, action.family)
  const more = Number(action.amount) - budgetPlan(beliefs, view)[family]
  if (view.budget[family] > 0 || more < 0 || more === Number(action.amount)) return NEVER
  return more > CHANGE ? NEVER : CHANGE + 1 - more
}
/** The most millions above the plan that are accepted. */
const CHANGE = 2

/** Compares the gain of a forced budget with the danger. A budget that the family votes against has no gain. */
const force: Judge = (beliefs, view) => budgetGain(beliefs, view) - beliefs.weights.danger

const go: Judge = (beliefs, view, { location }) => {
  const { rules, weights } = beliefs
  if (weights.fear > 0 || weights.bluff > 0)
    return placeWorth(beliefs, view, rules.locations.indexOf.get(location as string) ?? NOBODY)
  if (rules.locations.ids[rules.locations.bank] !== location) return 0
  if (view.bank === HOLIDAY) return -weights.danger
  return ownMoney(beliefs, view) * (weights.swiss - weights.danger)
}

/** Scores an attempt: the estimated loot, times the chance to find the victim at the location, minus the price. */
const attempt: Judge = (beliefs, view, action) => {
  const { rules, weights } = beliefs
  const card = action.card === undefined ? NOBODY : cardNamed(beliefs, action.card)
  const victim = seatNamed(beliefs, action.family)
  const effect = attemptEffect(rules, card)
  const faces = effect?.die ?? []
  const good =
    faces.filter((face) => face === SUCCESS).length - faces.filter((face) => face === BACKFIRE).length
  const chances = faces.length === 0 ? 1 : good
  const prize =
    guessedMoney(beliefs, view, victim) * weights.attempt + (victim === view.president ? weights.office : 0)
  const share = Math.trunc((prize * chances) / (Math.max(1, faces.length) * rules.locations.ids.length))
  const cost = card === NOBODY ? 0 : attemptCost(rules, card) * weights.money
  if (weights.bluff > 0) {
    const spot = rules.locations.indexOf.get(action.location as string) ?? NOBODY
    return Math.max(0, share - owedTo(beliefs, view, victim)) + guessBonus(beliefs, view, victim, spot) - cost
  }
  const isAtBank = action.location === rules.locations.ids[rules.locations.bank] && view.bank !== HOLIDAY
  return share + (isAtBank ? 1 : 0) - cost
}

/** Weighs the office at home against the possible loss, if the Interior Minister may shoot. */
const comeHome: Judge = (beliefs, view) => {
  const { rules, seat, weights } = beliefs
  if (isSafeToReturn(rules, view, seat)) return weights.office
  const lost = handOf(view, seat).reduce((sum, card) => sum + cardWorth(beliefs, card), 0)
  return weights.office - lost - ownMoney(beliefs, view) * weights.money
}

const deposit: Judge = ({ weights }, _, { note }) => Number(note) * weights.swiss
const shed: Judge = (beliefs, _, { card }) => -cardWorth(beliefs, cardNamed(beliefs, card))
const gladly: Judge = ({ weights }) => weights.office
const safely: Judge = ({ weights }) => weights.danger + 1
const never: Judge = () => NEVER

/** Judges by phase and action, otherwise by action. Actions without a judge score 0. */
export const politics: Readonly<Record<string, Judge>> = {
  nominate,
  cast,
  offices,
  decline: never,
  promise,
  lay: never,
  force,
  yes: (beliefs, view) => wishFor(beliefs, view, 'yes'),
  go,
  exile: never,
  attempt,
  'send-police': attempt,
  protect: safely,
  kill: gladly,
  take: gladly,
  return: comeHome,
  deposit,
  withdraw: never,
  shed,
  drop: shed,
  counter: never,
}
