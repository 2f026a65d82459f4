/** What one player, or everybody, knows of a state (J-12, J-15, J-16, J-22, J-60). */
import { viewDeals } from '../../kernel/deals'
import type { Viewer } from '../../types'
import { plansKnownTo } from './coup/observation'
import type { Rules } from './rules'
import { proposerOf } from './rules/budget'
import { handSize } from './rules/cards'
import { CARDS, type JuntaState, NOBODY, VALUES } from './state'

/** In `location` of a view: chosen, but not to be seen. */
export const SECRET = -3

/**
 * Hidden from a viewer: hands and money of others, accounts in Switzerland, the order of pile and aid deck and how much of the
 * aid is left, locations until they are turned up, a budget that is still being drawn up, drafts of deals, unthrown fire.
 */
export function redact(rules: Rules, state: JuntaState, viewer: Viewer): JuntaState {
  const seat = rules.seats.indexOf(viewer)
  const isOwn = (owner: number) => owner === seat
  const isDrafting = isSecretBudget(state) && proposerOf(state) !== seat
  return {
    ...state,
    step: 0,
    place: placesSeen(rules, state, seat),
    pile: [],
    aid: [],
    hand: state.hand.map((count, index) => (isOwn(ownerOf(index)) ? count : 0)),
    swiss: swissSeen(state, isOwn),
    location: locationsSeen(state, seat),
    ...(isDrafting ? { budget: state.budget.map(() => 0) } : {}),
    paid: state.president === seat ? state.paid : state.paid.map(() => 0),
    deals: viewDeals(state.deals, seat),
    ...plansKnownTo(rules, state, seat),
  }
}

/** While it is being written, also when something else has come in between. */
export const isSecretBudget = ({ phase, resume }: JuntaState): boolean =>
  phase === 'budget' || resume.some((one) => one.phase === 'budget' && one.begun === 1)

const ownerOf = (index: number): number => (index - (index % VALUES)) / VALUES

/** J-139: at the end all accounts are counted in the open. */
const swissSeen = (state: JuntaState, isOwn: (owner: number) => boolean): readonly number[] =>
  state.phase === 'over'
    ? state.swiss
    : state.swiss.map((count, index) => (isOwn(ownerOf(index)) ? count : 0))

/** Hidden cards in the order of the deck stand for those in the hands of others, as many as each has. */
function placesSeen(rules: Rules, state: JuntaState, seat: number): readonly number[] {
  const owners = rules.seats.flatMap((_, other) =>
    other === seat ? [] : new Array<number>(handSize(state, other)).fill(CARDS.covered + other),
  )
  let next = 0
  return state.place.map((place) => {
    if (!isHidden(place, seat)) return place
    next += 1
    return owners[next - 1] ?? CARDS.hidden
  })
}

const isHidden = (place: number, seat: number): boolean =>
  place === CARDS.pile || (place >= CARDS.hand && place < CARDS.front && place - CARDS.hand !== seat)

/** Who has chosen is seen, not what; going abroad is revealed when all have chosen. */
function locationsSeen(state: JuntaState, seat: number): readonly number[] {
  if (state.revealed === 1) return state.location
  return state.location.map((location, other) => (other === seat || location === NOBODY ? location : SECRET))
}
