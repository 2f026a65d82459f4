/** Returns states with the same view for a family or a spectator. Unknown parts are dealt again. */
import { determinizeBlocks } from '../../../blocks/observation'
import { knownOf, leastOf, otherDeals } from '../../../kernel/deals/determinization'
import { nextBelow, shuffled } from '../../../kernel/random'
import type { Viewer } from '../../../types'
import { otherPlans } from '../coup/observation'
import { isNote, millionsOf, port } from '../deals'
import type { Rules } from '../rules'
import { openAmounts, payees, proposerOf } from '../rules/budget'
import { handPlace } from '../rules/cards'
import { byValue, canSplit, countOf, notesOf } from '../rules/money'
import { allNotes } from '../start'
import { ABROAD, CARDS, type JuntaState, NOBODY, VALUES } from '../state'
import { isSecretBudget, phaseBehind, underwaySeen } from './observation'

/** The number of tries to find possible deals. After that the true state is used. */
const MOST_TRIES = 50

export function determinize(rules: Rules, asked: JuntaState, viewer: Viewer, rng: number[]): JuntaState {
  const seat = rules.seats.indexOf(viewer)
  const state = { ...asked, phase: phaseBehind(asked) }
  const world = { ...worldFor(rules, state, seat, rng), phase: asked.phase, ...underwaySeen(asked, seat) }
  return determinizeBlocks(rules, world, viewer, rng)
}

function worldFor(rules: Rules, state: JuntaState, seat: number, rng: number[]): JuntaState {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const dealt = { ...state, ...otherCards(rules, state, seat, rng) }
    const paid = { ...dealt, ...otherNotes(rules, dealt, seat, rng) }
    if (!couldPromise(paid)) continue
    const deals = otherDeals(port, rules, paid, seat, rng)
    if (!deals) continue
    const world = { ...paid, deals, location: otherLocations(rules, paid, seat, rng) }
    const planned = { ...world, ...otherPlans(rules, world, seat, rng) }
    return { ...planned, ...otherBudget(rules, planned, seat, rng) }
  }
  return state
}

/** Shuffles the hands of others and the pile, except cards in offers that the viewer can read. */
function otherCards(
  rules: Rules,
  { place, pile, deals }: JuntaState,
  own: number,
  rng: number[],
): Pick<JuntaState, 'place' | 'pile'> {
  const known = new Set(rules.seats.flatMap((_, seat) => knownOf(deals, own, seat)))
  const hidden = place.flatMap((at, card) => (isHidden(at, own) && !known.has(card) ? [card] : []))
  const mixed = shuffled(rng, hidden)
  const next = place.slice()
  for (const [at, card] of hidden.entries()) next[mixed[at]] = place[card]
  const piled = shuffled(
    rng,
    next.flatMap((at, card) => (at === CARDS.pile ? [card] : [])),
  )
  return { place: next, pile: piled.length === pile.length ? piled : pile }
}

const isHidden = (at: number, own: number): boolean =>
  at === CARDS.pile || (at >= CARDS.hand && at < CARDS.front && at !== handPlace(own))

/** Deals the notes of others, in hand and abroad, and those of the aid deck. Notes in offers that the viewer can read stay. */
function otherNotes(
  rules: Rules,
  state: JuntaState,
  own: number,
  rng: number[],
): Pick<JuntaState, 'hand' | 'swiss' | 'aid'> {
  const pockets = rules.seats.map((_, seat) => {
    const isOwn = seat === own
    const known = byValue(
      knownOf(state.deals, own, seat).flatMap((item) =>
        isNote(rules, item) ? [millionsOf(rules, item)] : [],
      ),
    )
    return { hand: isOwn ? notesOf(state, seat) : known, swiss: notesOf(state, seat, 'swiss'), isOwn }
  })
  const isOpen = state.phase === 'over'
  const free = [0, 1, 2].map((index) => {
    const seen = pockets.reduce(
      (sum, { hand, swiss, isOwn }) => sum + hand[index] + (isOwn || isOpen ? swiss[index] : 0),
      state.spent[index],
    )
    return rules.notes[index] - seen
  })
  const values = shuffled(rng, allNotes({ ...rules, notes: free }))
  const hand = pockets.flatMap((pocket) => [...pocket.hand])
  const swiss = pockets.flatMap((pocket) => (pocket.isOwn || isOpen ? pocket.swiss : [0, 0, 0]))
  const put = (list: number[], seat: number) => {
    const value = values.pop()
    if (value !== undefined) list[seat * VALUES + value - 1] += 1
  }
  for (const [seat, { isOwn }] of pockets.entries()) {
    if (isOwn) continue
    const inHand = countOf(notesOf(state, seat)) - countOf(pockets[seat].hand)
    const least = Math.max(0, leastOf(state.deals, own, seat) - countOf(pockets[seat].hand))
    const most = around(inHand, least, rng)
    for (let count = 0; count < most; count++) put(hand, seat)
    const abroad = isOpen ? 0 : around(countOf(pockets[seat].swiss), 0, rng)
    for (let count = 0; count < abroad; count++) put(swiss, seat)
  }
  return { hand, swiss, aid: values }
}

/** Returns a number near another one. */
const around = (count: number, least: number, rng: number[]): number =>
  Math.max(least, count + nextBelow(rng, 5) - 2)

/** True if the President's notes could pay the promises exactly when the budget was proposed (J-55). */
function couldPromise(state: JuntaState): boolean {
  const { budget, paid, president, proposer, phase } = state
  if (president === NOBODY || proposer !== NOBODY || !BUDGETED.includes(phase)) return true
  const owed = budget.map((amount, seat) => Math.max(0, amount - paid[seat])).filter((amount) => amount > 0)
  return canSplit(notesOf(state, president), owed)
}
const BUDGETED: readonly string[] = ['budget', 'vote', 'force', 'pay']

/** Returns random locations; abroad only while departures are still secret. */
function otherLocations(rules: Rules, state: JuntaState, own: number, rng: number[]): readonly number[] {
  if (state.revealed === 1) return state.location
  return state.location.map((location, seat) => {
    if (seat === own || location === NOBODY) return location
    const { embassies } = rules.places
    const abroad = state.phase === 'locations' && seat !== state.president ? embassies.length : 0
    const picked = nextBelow(rng, rules.locations.ids.length + abroad)
    const embassy = embassies[picked - rules.locations.ids.length]
    return embassy === undefined ? picked : ABROAD + embassy
  })
}

/** Returns another budget, as far as it has been drawn up. */
function otherBudget(
  rules: Rules,
  state: JuntaState,
  own: number,
  rng: number[],
): Partial<Pick<JuntaState, 'budget' | 'paid'>> {
  if (state.phase === 'pay' && state.president !== own)
    return {
      paid: state.budget.map((amount, seat) =>
        seat === own ? state.paid[seat] : nextBelow(rng, amount + 1),
      ),
    }
  if (!isSecretBudget(state) || proposerOf(state) === own) return {}
  let written = { ...state, budget: rules.seats.map(() => 0) }
  for (const family of payees(rules, state)) {
    const amounts = openAmounts(rules, written, proposerOf(state))
    if (amounts.length === 0 || nextBelow(rng, 2) === 0) continue
    const budget = written.budget.slice()
    budget[family] = amounts[nextBelow(rng, amounts.length)]
    written = { ...written, budget }
  }
  return { budget: written.budget }
}
