/** What one side, or everybody, knows of a state; and other states that look the same to it. */
import { determinizeBlocks, redactBlocks } from '../../blocks/observation'
import { nextBelow } from '../../kernel/random'
import type { Viewer } from '../../types'
import type { Rules } from './rules'
import { handOf } from './rules/cards'
import { EAST, NOBODY, PLACES, SEES, type VolkState, WEST } from './state'

/** Side of a viewer, NOBODY for a spectator. */
const sideOf = ({ sides }: Rules, viewer: Viewer): number => sides.indexOf(viewer as string)

/** Cards whose place the viewer cannot know: in the pile, in the other hand, or out of the game face down. */
function isHidden({ place, seen }: VolkState, card: number, side: number): boolean {
  const at = place[card]
  if (side !== NOBODY && (seen[card] & SEES[side]) !== 0) return false
  if (at === PLACES.pile || at === PLACES.buried) return true
  return at !== handOf(side) && (at === handOf(EAST) || at === handOf(WEST))
}

/**
 * Steps taken say how often the other side has changed its mind about what it keeps (W-20); what it keeps, how far it is with
 * that and every hidden card are gone.
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
 * Hidden cards of one decade change places among themselves: their backs say of which decade they are, so that nothing else
 * that the viewer sees changes. The other side may keep any of the cards it holds.
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
 * What could be behind a view: cards of the decade being played are in the pile, where it has places for them, and any hidden ones in the
 * hand of the other side, as many as it holds; the rest is out of the game. It is taken to have changed its mind about nothing yet.
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
