/** The worth of choices: votes after a ballot, the chance of an assassin, the hits of dice, and the money that stays. */
import { guidance, notedBy } from '../../kernel/guidance'
import { refusedActions } from '../../kernel/other-actions'
import type { Action, Decision, Guidance, Message, MessageValue, OwnedDef } from '../../types'
import { juntaNumber } from './blocks/numbers'
import { cardIn, cellIn, familyIn, locationIn, unitIn } from './choices'
import { shooters } from './coup/phases/fire'
import { diceFor, diceOf } from './coup/rules/dice'
import { fightersAt } from './coup/rules/field'
import { phases } from './phases'
import { refuse } from './requirements'
import type { Rules } from './rules'
import { AGAIN, attemptCost, attemptEffect, BACKFIRE, SUCCESS } from './rules/attempts'
import { optionNamed } from './rules/ballots'
import { restOf } from './rules/budget'
import { effectOf, votesOf } from './rules/cards'
import { priceOfLife } from './rules/lives'
import { moneyOf } from './rules/money'
import { votesFor } from './rules/votes'
import { CARDS, type JuntaState, NOBODY, STRIKE } from './state'
import { table } from './table/table'

/** Refusals that leave one answer. */
const REASONS = [
  'no-backing',
  'candidate',
  'back-first',
  'no-pretext',
  'no-protection',
  'announced',
  'move-first',
  'no-such-note',
  'no-note',
]

/** The statements of phases that leave one answer for a reason of their own. */
const STATEMENTS = { vote: 'J-27', movement: 'J-116', declare: 'J-72', appoint: 'J-51' }

export function guide(def: OwnedDef<Rules>, view: JuntaState, decision: Decision): Guidance {
  const { rules } = def
  const seat = rules.seats.indexOf(decision.seat)
  return guidance('junta', decision, {
    refused: () => refusedActions(def, view, decision, { phases, table, refuse }),
    reasons: REASONS,
    statements: STATEMENTS,
    noteOf: notedBy(NOTES, (note, choice) => note(rules, view, choice.action, seat)),
  })
}

const say = (key: string, values: Record<string, MessageValue>): Message => ({
  key: `junta.note.${key}`,
  values,
})

type NoteOf = (rules: Rules, state: JuntaState, action: Action, seat: number) => Message | undefined

const votesOfCard: NoteOf = (rules, state, action, seat) => {
  const count = votesOf(rules, state, seat, cardIn(rules, action))
  return count === 0 ? undefined : say('votes', { count })
}

const NOTES: Readonly<Record<string, NoteOf>> = {
  cast: (rules, state, action, seat) => {
    const card = cardIn(rules, action)
    const owner = state.place[card] >= CARDS.front ? state.place[card] - CARDS.front : seat
    return tally(rules, state, action, votesOf(rules, state, owner, card))
  },
  offices: (rules, state, action) => tally(rules, state, action, Number(action.votes)),
  shed: votesOfCard,
  drop: votesOfCard,
  promise: ({ seats }, state, action, seat) => {
    if (seat !== state.president || action.amount === undefined) return undefined
    const others = state.budget.reduce(
      (sum, amount, family) => (seats[family] === action.family ? sum : sum + amount),
      0,
    )
    return say('keeps', { count: moneyOf(state, seat) - others - Number(action.amount) })
  },
  lay: (rules, state, action) => {
    const owed = restOf(state)[familyIn(rules, action)] - Number(action.note)
    return say(owed < 0 ? 'more' : 'owed', { count: Math.abs(owed) })
  },
  attempt: (rules, _, action) => chanceOf(rules, cardIn(rules, action)),
  'send-police': (rules) => chanceOf(rules, NOBODY),
  protect: (rules, _, action) => {
    const cost = priceOfLife(rules, cardIn(rules, action))
    return cost === 0 ? undefined : say('costs', { count: cost })
  },
  suffer: (_, state, __, seat) => say('loses', { count: moneyOf(state, seat) }),
  go: (rules, state, action, seat) =>
    locationIn(rules, action) === rules.locations.bank
      ? say('bank', { count: moneyOf(state, seat) })
      : undefined,
  deposit: (_, state, action, seat) =>
    say('swiss', { count: moneyOf(state, seat, 'swiss') + Number(action.note) }),
  withdraw: (_, state, action, seat) =>
    say('swiss', { count: moneyOf(state, seat, 'swiss') - Number(action.note) }),
  bribe: (rules, _, action) => {
    const die = effectOf(rules, cardIn(rules, action), 'bribe')?.die ?? []
    const won = die.filter((face) => face === SUCCESS).length
    return die.length === 0 ? undefined : say('bribe', { faces: won, of: die.length })
  },
  to: (rules, state, action, seat) => against(rules, state, cellIn(rules, action), seat, state.picked),
  attack: (rules, state, action, seat) => against(rules, state, cellIn(rules, action), seat, []),
  order: (rules, state, action, seat) => against(rules, state, cellIn(rules, action), seat, []),
  bombard: (rules, state, action, seat) => {
    const dice = state.slots[0] === STRIKE ? rules.numbers.strike : rules.numbers.gunboat
    const there = fightersAt(rules, state, cellIn(rules, action), familyIn(rules, action))
    return hits(rules, state, { seat, dice, units: there.length })
  },
  fire: (rules, state, action, seat) => {
    const dice = diceFor(rules, state, seat, shooters(rules, state, seat))
    const there = fightersAt(rules, state, state.field, familyIn(rules, action))
    return hits(rules, state, { seat, dice, units: there.length })
  },
  rest: (rules, state, action, seat) => {
    const unit = unitIn(rules, action)
    const others = shooters(rules, state, seat).filter((one) => one !== unit)
    return say('dice', { dice: diceFor(rules, state, seat, others) })
  },
}

/** J-29, J-45: the votes of an option with some more, and those of the strongest other. */
function tally(rules: Rules, state: JuntaState, action: Action, votes: number): Message | undefined {
  const option = optionNamed(rules, state, action.for)
  if (option < 0) return undefined
  const now = votesFor(rules, state)
  const own = now[option] + votes
  const rivals = now.filter((_, other) => other !== option && state.declined[other] === 0)
  const other = Math.max(0, ...rivals)
  return say('tally', { votes: own, other, lead: own > other ? 'ahead' : own === other ? 'even' : 'behind' })
}

/** J-76: the chance in percent that an assassin who finds the victim succeeds, and that the assassin's employer dies. */
function chanceOf(rules: Rules, card: number): Message {
  const { die = [], second = [] } = attemptEffect(rules, card) ?? {}
  const cost = card === NOBODY ? 0 : attemptCost(rules, card)
  return say('attempt', {
    chance: die.length === 0 ? WHOLE : shareOf(die, second, SUCCESS),
    backfire: shareOf(die, second, BACKFIRE),
    cost,
  })
}

const WHOLE = 100

/** Returns the percentage of a result over one die, with a second one where the first says so. */
function shareOf(die: readonly number[], second: readonly number[], result: number): number {
  const count = (faces: readonly number[], of: number) => faces.filter((face) => face === of).length
  if (die.length === 0) return 0
  const again = second.length === 0 ? 0 : count(second, result) / second.length
  return Math.round((WHOLE * (count(die, result) + count(die, AGAIN) * again)) / die.length)
}

/** J-128: the dice of a family in a space, with units that come, against those of all others. */
function against(
  rules: Rules,
  state: JuntaState,
  cell: number,
  seat: number,
  coming: readonly number[],
): Message | undefined {
  const own = [...fightersAt(rules, state, cell, seat).filter((unit) => !coming.includes(unit)), ...coming]
  const theirs = rules.seats.reduce(
    (sum, _, other) =>
      other === seat ? sum : sum + diceOf(rules, cell, fightersAt(rules, state, cell, other)),
    0,
  )
  const values = { own: diceOf(rules, cell, own), theirs }
  return theirs === 0 && coming.length > 0 ? undefined : say('against', values)
}

type Volley = { readonly seat: number; readonly dice: number; readonly units: number }

/** J-129: the faces that hit, and the chance in percent of one hit or more. */
function hits(rules: Rules, state: JuntaState, { seat, dice, units }: Volley): Message {
  const { faces, hit } = rules.numbers
  const hitting = Math.max(0, Math.min(faces, faces + 1 - juntaNumber(rules, state, 'hit', hit, seat)))
  const chance = Math.round(WHOLE * (1 - ((faces - hitting) / faces) ** dice))
  return say('hits', { dice, faces: hitting, of: faces, chance, units })
}
