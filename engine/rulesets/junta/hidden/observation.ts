/** The view of a state for one player or for spectators (J-12, J-15, J-16, J-22, J-60). */
import { ASK } from '../../../blocks/asking'
import { redactBlocks } from '../../../blocks/observation'
import { NOTHING, type Subject } from '../../../blocks/port'
import { viewDeals } from '../../../kernel/deals/deals'
import type { Viewer } from '../../../types'
import { plansKnownTo } from '../coup/observation'
import type { Rules } from '../rules'
import { proposerOf } from '../rules/budget'
import { CARDS, type JuntaState, NOBODY, VALUES } from '../state'

/** In `location` of a view: chosen, but hidden. */
export const SECRET = -3

/**
 * Hides from a viewer the hands, money and Swiss accounts of others, and locations until they are revealed. Also hides
 * the order of the pile and of the aid deck, the size of the aid deck, unproposed budgets, drafts of deals and unthrown
 * fire.
 */
export function redact(rules: Rules, state: JuntaState, viewer: Viewer): JuntaState {
  const seat = rules.seats.indexOf(viewer)
  const isOwn = (owner: number) => owner === seat
  /** A plain copy with later assignments is much faster than a spread with computed keys, and bots request views constantly. */
  const seen: { -readonly [K in keyof JuntaState]: JuntaState[K] } = { ...state }
  seen.step = 0
  seen.place = placesSeen(rules, state, seat)
  seen.pile = []
  seen.aid = []
  seen.hand = state.hand.map((count, index) => (isOwn(ownerOf(index)) ? count : 0))
  seen.swiss = swissSeen(state, isOwn)
  seen.location = locationsSeen(state, seat)
  if (isSecretBudget(state) && proposerOf(state) !== seat) seen.budget = state.budget.map(() => 0)
  if (state.president !== seat) seen.paid = state.paid.map(() => 0)
  seen.deals = viewDeals(state.deals, seat)
  Object.assign(seen, plansKnownTo(rules, state, seat), underwaySeen(state, seat))
  return redactBlocks(rules, seen, viewer)
}

/** True while the budget is drawn up, even if another phase interrupts it. */
export const isSecretBudget = (state: JuntaState): boolean =>
  phaseBehind(state) === 'budget' || state.resume.some((one) => one.phase === 'budget' && one.begun === 1)

/** Returns the phase behind a question of the scenario, or else the phase itself. */
export const phaseBehind = ({ phase, underway }: JuntaState): string =>
  phase === ASK ? (underway?.held?.phase ?? phase) : phase

/** Hides the subject card of a pending effect from every seat except its owner. */
export function underwaySeen({ underway }: JuntaState, seat: number): Pick<JuntaState, 'underway'> {
  if (!underway?.asking) return {}
  const seen = <T extends { readonly subject: Subject }>(one: T): T =>
    one.subject.seat === seat ? one : { ...one, subject: { ...one.subject, it: NOTHING } }
  const { frames, due, asking } = underway
  return { underway: { ...underway, frames: frames.map(seen), due: due.map(seen), asking: seen(asking) } }
}

const ownerOf = (index: number): number => (index - (index % VALUES)) / VALUES

/** J-139: all accounts are public at the end. */
const swissSeen = (state: JuntaState, isOwn: (owner: number) => boolean): readonly number[] =>
  state.phase === 'over'
    ? state.swiss
    : state.swiss.map((count, index) => (isOwn(ownerOf(index)) ? count : 0))

/** Replaces hidden cards, in the order of the deck, by as many covered ones as each other hand holds. */
function placesSeen({ seats }: Rules, { place }: JuntaState, seat: number): readonly number[] {
  const held = seats.map(() => 0)
  for (const where of place) if (where >= CARDS.hand && where < CARDS.front) held[where - CARDS.hand] += 1
  let owner = 0
  let left = seat === 0 ? 0 : held[0]
  return place.map((where) => {
    if (!isHidden(where, seat)) return where
    while (left === 0 && owner < seats.length) {
      owner += 1
      left = owner === seat ? 0 : (held[owner] ?? 0)
    }
    if (owner >= seats.length) return CARDS.hidden
    left -= 1
    return CARDS.covered + owner
  })
}

const isHidden = (place: number, seat: number): boolean =>
  place === CARDS.pile || (place >= CARDS.hand && place < CARDS.front && place - CARDS.hand !== seat)

/** Shows that a family has chosen, without its choice. Going abroad is revealed when all have chosen. */
function locationsSeen(state: JuntaState, seat: number): readonly number[] {
  if (state.revealed === 1) return state.location
  return state.location.map((location, other) => (other === seat || location === NOBODY ? location : SECRET))
}
