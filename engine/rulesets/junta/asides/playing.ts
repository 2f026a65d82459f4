/** Cards that do something at once, whoever's turn it is; a card for another moment is thrown away (J-10, J-11). */
import type { Action, Choice } from '../../../types'
import { make, optionAt, optionName, optionNamed, optionWords } from '../choices'
import { cardIn, familyIn, ofCardAlone } from '../coup/choices'
import { tell } from '../coup/telling'
import { interrupt } from '../interrupt'
import type { PhaseId } from '../phase'
import type { Effect, Moment, Rules, Verb } from '../rules'
import { proposerOf } from '../rules/budget'
import { discard, frontOf, handOf, handPlace, hasNeeds, isFor, toFront } from '../rules/cards'
import { canPay, draw, moneyOf, pay } from '../rules/money'
import { isPresent } from '../rules/seats'
import { neededBy, openOptions, openVote, recount } from '../rules/votes'
import { COMPETENCE, HOLIDAY, type JuntaState, type JuntaTurn, NO, NOBODY, YES } from '../state'
import { notesText, tellOnly } from '../telling'
import type { Aside } from './aside'

/** What moment each phase is; in phases that are not here no card is played besides (J-09, J-110). */
const MOMENTS: Readonly<Record<string, Moment>> = {
  nominate: 'vote',
  decline: 'vote',
  vote: 'vote',
  tie: 'vote',
  shed: 'any',
  trim: 'any',
  appoint: 'any',
  budget: 'budget',
  force: 'any',
  pay: 'any',
  locations: 'any',
  declare: 'declare',
  bank: 'bank',
  call: 'call',
  movement: 'movement',
}
export const momentOf = ({ phase }: JuntaState): Moment | undefined =>
  Object.hasOwn(MOMENTS, phase) ? MOMENTS[phase] : undefined

/** Effects that happen at once; the others belong to steps of the turn that ask for them. */
const AT_ONCE: readonly Verb[] = [
  'note',
  'pretext',
  'bank-holiday',
  'end-vote',
  'recount',
  'motion',
  'levy',
  'sack',
  'drop-influence',
  'spy',
  'rival-budget',
  'words',
]

const isNow = (rules: Rules, card: number, moment: Moment): boolean =>
  isFor(rules, card, 'any') || isFor(rules, card, moment)

/** Whether a card is one of those that are played at once, be it now or at another time. */
export const isAtOnce = ({ cards }: Rules, card: number): boolean =>
  cards.kind[card] === 'influence' ||
  (cards.effects[card].length > 0 && cards.effects[card].every(({ verb }) => AT_ONCE.includes(verb)))

const costOf = ({ cards }: Rules, card: number): number =>
  cards.effects[card].reduce((sum, { cost }) => sum + cost, 0)

/** What a seat may play now, besides what it is asked. */
export function playing(rules: Rules, state: JuntaState, seat: number): Choice[] {
  const moment = momentOf(state)
  if (moment === undefined || !isPresent(state, seat)) return []
  const { atOnce, costs, now } = traitsOf(rules)
  const isNowFor = now[moment]
  const hand = handPlace(seat)
  const found: Choice[] = []
  for (let card = 0; card < state.place.length; card++) {
    if (state.place[card] !== hand) continue
    if (atOnce[card] && isNowFor[card] && hasNeeds(rules, state, seat, card)) {
      const isPaid = costs[card] === 0 || canPay(state, seat, costs[card])
      const choices = isPaid ? waysToPlay(rules, state, seat, card) : NONE
      if (choices.length > 0) {
        found.push(...choices)
        continue
      }
    }
    // J-11: useful only at another time; cards that have their own place in this step are kept for it.
    if (!isNowFor[card] || atOnce[card]) found.push(ofCardAlone(rules, 'waste', card))
  }
  return found
}
const NONE: readonly Choice[] = []

/** What holds of each card whatever the position, worked out once a game. */
type Traits = {
  readonly atOnce: readonly boolean[]
  readonly costs: readonly number[]
  readonly now: Readonly<Record<Moment, readonly boolean[]>>
}
const traits = new WeakMap<Rules, Traits>()
const ALL_MOMENTS: readonly Moment[] = [
  'any',
  'vote',
  'declare',
  'react',
  'movement',
  'call',
  'bank',
  'budget',
  'return',
]

function traitsOf(rules: Rules): Traits {
  let known = traits.get(rules)
  if (!known) {
    const each = <T>(of: (card: number) => T): T[] => rules.cards.ids.map((_, card) => of(card))
    const now = ALL_MOMENTS.map((moment) => [moment, each((card) => isNow(rules, card, moment))])
    known = {
      atOnce: each((card) => isAtOnce(rules, card)),
      costs: each((card) => costOf(rules, card)),
      now: Object.fromEntries(now) as Traits['now'],
    }
    traits.set(rules, known)
  }
  return known
}

/** One choice, or one for each thing it can be aimed at. */
export function waysToPlay(rules: Rules, state: JuntaState, seat: number, card: number): Choice[] {
  const plain = [ofCardAlone(rules, 'play', card)]
  const [effect] = rules.cards.effects[card]
  if (effect === undefined) return plain
  switch (effect.verb) {
    case 'end-vote':
      return state.round === 1 && state.short === 0 && state.options.length > 0 ? plain : []
    case 'recount':
      return state.motion !== NOBODY && state.phase === 'vote' ? plain : []
    case 'motion':
      return state.president === NOBODY ? [] : plain
    case 'rival-budget':
      return seat === proposerOf(state) || seat === state.president ? [] : plain
    case 'levy':
      return state.levy === seat ? [] : plain
    case 'sack':
      return openOptions(state).map((option) => forOption(rules, state, card, option))
    case 'spy':
      return rules.seats.flatMap((_, family) => (family === seat ? [] : [aimed(rules, card, family)]))
    case 'drop-influence':
      return rules.seats.flatMap((_, family) =>
        family !== seat && frontOf(state, family).length > 0 ? [aimed(rules, card, family)] : [],
      )
    default:
      return plain
  }
}

const forOption = (rules: Rules, state: JuntaState, card: number, option: number): Choice =>
  make(
    rules,
    { type: 'play', card: rules.cards.ids[card], for: optionName(rules, state, option) },
    optionAt(rules, state, option),
    { card },
    { option: optionWords(rules, state, option) },
    'play-for',
  )
const aimed = (rules: Rules, card: number, family: number): Choice =>
  make(
    rules,
    { type: 'play', card: rules.cards.ids[card], family: rules.seats[family] },
    { kind: 'seat', seat: rules.seats[family] },
    { card, other: family },
    {},
    'play-on',
  )
/** Face up, discarded, and done; an influence stays (J-05). */
export function play(turn: JuntaTurn, action: Action, seat: number): PhaseId | undefined {
  const { rules } = turn.def
  const card = cardIn(rules, action)
  if (rules.cards.kind[card] === 'influence') toFront(turn, card, seat)
  else {
    if (costOf(rules, card) > 0) pay(turn, seat, costOf(rules, card))
    discard(turn, card)
  }
  const other = familyIn(rules, action)
  if (other < 0) tell(turn, 'played', { family: seat, card })
  else tell(turn, 'played-on', { family: seat, card, other })
  let next: PhaseId | undefined
  for (const effect of rules.cards.effects[card]) next = happen(turn, effect, { card, seat, action }) ?? next
  return next
}

type Play = { readonly card: number; readonly seat: number; readonly action: Action }

function happen(turn: JuntaTurn, effect: Effect, { card, seat, action }: Play): PhaseId | undefined {
  const { state, def } = turn
  const { rules } = def
  switch (effect.verb) {
    case 'note': {
      const notes = draw(turn, seat, Math.max(1, effect.count))
      tellOnly(
        turn,
        [seat],
        'donation',
        { family: seat },
        { notes: notesText(notes) },
        { type: 'donation-unseen', about: { family: seat } },
      )
      return undefined
    }
    case 'pretext':
      state.pretext = 1
      return undefined
    case 'bank-holiday':
      state.bank = HOLIDAY
      return undefined
    case 'end-vote':
      state.short = 1
      return undefined
    case 'recount':
      recount(turn)
      return 'vote'
    case 'motion':
      return callMotion(turn, card)
    case 'levy':
      state.levy = seat
      state.levyMost = effect.most
      return undefined
    case 'sack':
      return sack(turn, card, seat, effect.count, optionNamed(rules, state, action.for))
    case 'spy':
      return spy(turn, seat, familyIn(rules, action))
    case 'drop-influence': {
      const next = interrupt(turn, 'drop')
      state.queue = [familyIn(rules, action)]
      return next
    }
    case 'rival-budget':
      state.proposer = seat
      state.budget = rules.seats.map(() => 0)
      return undefined
    default:
      return undefined
  }
}

/** J-33: a vote on the President; the budget waits for it. */
function callMotion(turn: JuntaTurn, card: number): PhaseId {
  const next = interrupt(turn, 'vote')
  openVote(turn, COMPETENCE, [NO, YES])
  turn.state.caller = card
  return next
}

/** Votes on top, and the influence that stood for them is gone. */
function sack(turn: JuntaTurn, card: number, seat: number, count: number, option: number): undefined {
  const [lost] = neededBy(turn.def.rules, turn.state, seat, card)
  if (lost !== undefined) discard(turn, lost)
  turn.list('tally')[option] += count
}

function spy(turn: JuntaTurn, seat: number, family: number): undefined {
  const sum = moneyOf(turn.state, family, 'swiss')
  tell(turn, 'account-seen', { family, count: sum }, { only: [turn.def.rules.seats[seat]], reveals: true })
}

export function waste(turn: JuntaTurn, action: Action, seat: number): undefined {
  const card = cardIn(turn.def.rules, action)
  discard(turn, card)
  tell(turn, 'wasted', { family: seat, card })
}

/** J-64: an exile may throw cards away. */
export const discarding = (rules: Rules, state: JuntaState, seat: number): Choice[] =>
  state.exile[seat] === NOBODY || state.dead[seat] === 1 || momentOf(state) === undefined
    ? []
    : handOf(state, seat).map((card) => ofCardAlone(rules, 'discard', card))

export const cards: Aside = {
  choices: (rules, state, seat) =>
    state.exile[seat] === NOBODY ? playing(rules, state, seat) : discarding(rules, state, seat),
  on: {
    play,
    waste,
    discard: waste,
  },
}
