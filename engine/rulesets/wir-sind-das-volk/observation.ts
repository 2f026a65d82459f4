/** The view of a state for one side or for spectators, and other states with the same view. */
import { determinizeBlocks, redactBlocks } from '../../blocks/observation'
import { nextBelow } from '../../kernel/random'
import type { Viewer } from '../../types'
import type { Rules } from './rules'
import { handOf } from './rules/cards'
import { EAST, NOBODY, PLACES, SEES, type VolkState, WEST } from './state'

/** Returns the side of a viewer, NOBODY for a spectator. */
const sideOf = ({ sides }: Rules, viewer: Viewer): number => sides.indexOf(viewer as string)

/** True for cards whose place the viewer cannot know: in the pile, in the other hand, or face down out of the game. */
function isHidden({ place, seen }: VolkState, card: number, side: number): boolean {
  const at = place[card]
  if (side !== NOBODY && (seen[card] & SEES[side]) !== 0) return false
  if (at === PLACES.pile || at === PLACES.buried) return true
  return at !== handOf(side) && (at === handOf(EAST) || at === handOf(WEST))
}

/**
 * Hides every hidden card and the number of steps, which shows how often the other side changed its choice of kept cards
 * (W-20). Also hides its kept cards and its progress with them.
 */
export function redact(rules: Rules, state: VolkState, viewer: Viewer): VolkState {
  const side = sideOf(rules, viewer)
  const hides = state.place.map((_, card) => isHidden(state, card, side))
  const seen = {
    ...state,
    step: 0,
    place: state.place.map((place, card) => (hides[card] ? PLACES.hidden : place)),
    pile: state.pile.map((card) => (hides[card] ? NOBODY : card)),
    seen: state.seen.map((bits) => (side === NOBODY ? 0 : bits & SEES[side])),
    kept: state.kept.map((kept, card) => (side !== NOBODY && state.place[card] === handOf(side) ? kept : 0)),
    ready: state.ready.map((ready, other) => (other === side || !state.ready.includes(0) ? ready : 0)),
  }
  return redactBlocks(rules, seen, viewer)
}

/**
 * Shuffles the hidden cards within each decade, because their backs show the decade. The rest of the view stays the
 * same. The other side may keep any of its cards.
 */
export function determinize(rules: Rules, state: VolkState, viewer: Viewer, rng: number[]): VolkState {
  const side = sideOf(rules, viewer)
  const place = [...state.place]
  const kept = [...state.kept]
  const seen = [...state.seen]
  const inPile = new Map(state.pile.map((card, at) => [card, at]))
  const pile = [...state.pile]
  for (let decade = 1; decade <= rules.numbers.decades; decade++) {
    const hidden = state.place.flatMap((_, card) =>
      rules.cards.decade[card] === decade && isHidden(state, card, side) ? [card] : [],
    )
    const mixed = shuffled(hidden, rng)
    for (const [at, from] of hidden.entries()) {
      const card = mixed[at]
      place[card] = state.place[from]
      kept[card] = state.kept[from]
      seen[card] = state.seen[from]
      const spot = inPile.get(from)
      if (spot !== undefined) pile[spot] = card
    }
  }
  return determinizeBlocks(rules, { ...state, place, kept, seen, pile }, viewer, rng)
}

/**
 * Returns a possible state behind a view. Cards of the current decade go to the pile while it has room. Any hidden cards
 * fill the hand of the other side; the rest is out of the game. Its choice of kept cards is assumed never changed.
 */
export function imagine(rules: Rules, view: VolkState, viewer: Viewer, rng: number[]): VolkState {
  const side = sideOf(rules, viewer)
  const place = [...view.place]
  const hidden = place.flatMap((at, card) => (at === PLACES.hidden ? [card] : []))
  const isNew = (card: number) => rules.cards.decade[card] === view.decade
  const rest = shuffled(hidden.filter(isNew), rng)
  const pile = view.pile
    .map((card) => (card === NOBODY ? (rest.pop() ?? NOBODY) : card))
    .filter((card) => card !== NOBODY)
  for (const card of pile) place[card] = PLACES.pile
  rest.push(...hidden.filter((card) => !isNew(card)))
  const free = shuffled(rest, rng)
  for (const [owner, held] of view.held.entries()) {
    if (owner === side) continue
    const known = place.filter((at) => at === handOf(owner)).length
    for (let count = known; count < held && free.length > 0; count++) place[free.pop()!] = handOf(owner)
  }
  for (const card of free) place[card] = PLACES.buried
  return determinizeBlocks(rules, { ...view, place, pile }, viewer, rng)
}

function shuffled(cards: readonly number[], rng: number[]): number[] {
  const list = [...cards]
  for (let left = list.length; left > 1; left--) {
    const other = nextBelow(rng, left)
    const last = list[left - 1]
    list[left - 1] = list[other]
    list[other] = last
  }
  return list
}
