/** Another world that looks the same to a viewer: everything he cannot know is dealt anew. */
import { knownOf, otherDeals } from '../../kernel/deal-worlds'
import { nextBelow, nextWord } from '../../kernel/random'
import type { Viewer } from '../../types'
import { otherPlans } from './coup/known'
import { port } from './deals'
import type { Rules } from './rules'
import { proposerOf } from './rules/budget'
import { handOf, handPlace, shuffled } from './rules/cards'
import { allNotes } from './start'
import { ABROAD, CARDS, type JuntaDef, type JuntaState, NOBODY, VALUES } from './state'

/** Offers between others may not fit a world: then another is dealt; the last one goes without them. */
const TRIES = 20

export function resample({ rules }: JuntaDef, state: JuntaState, viewer: Viewer, rng: number[]): JuntaState {
  const seat = rules.seats.indexOf(viewer)
  for (let left = TRIES; left > 0; left--) {
    const world: JuntaState = {
      ...state,
      rng: [nextWord(rng), nextWord(rng), nextWord(rng), nextWord(rng) | 1],
      ...otherCards(rules, state, seat, rng),
      ...otherNotes(rules, state, seat, rng),
      ...otherPlans(rules, state, seat, rng),
      location: otherLocations(rules, state, seat, rng),
      ...(state.phase === 'budget' && proposerOf(state) !== seat
        ? { budget: state.budget.map(() => 0) }
        : {}),
    }
    world.rng = world.rng.map((word) => word >>> 0)
    const deals = otherDeals(port, rules, world, seat, rng)
    if (deals) return { ...world, deals }
  }
  return state
}

/** Hands of others and the pile; cards that lie in an offer the viewer reads stay where they are. */
function otherCards(
  rules: Rules,
  state: JuntaState,
  seat: number,
  rng: number[],
): Pick<JuntaState, 'place' | 'pile'> {
  const place = [...state.place]
  const known = rules.seats.map((_, other) =>
    itemsKnown(state, seat, other).filter((item) => isCard(rules, item)),
  )
  const hidden = rules.seats.flatMap((_, other) =>
    other === seat ? [] : handOf(state, other).filter((card) => !known[other].includes(card)),
  )
  const pool = shuffled(rng, [...hidden, ...state.pile])
  rules.seats.forEach((_, other) => {
    if (other === seat) return
    const count = handOf(state, other).length - known[other].length
    for (const card of pool.splice(0, count)) place[card] = handPlace(other)
  })
  for (const card of pool) place[card] = CARDS.pile
  return { place, pile: pool }
}

const isCard = ({ cards }: Rules, item: number): boolean => item < cards.ids.length
const itemsKnown = ({ deals }: JuntaState, viewer: number, owner: number): number[] =>
  viewer < 0 || viewer === owner ? [] : knownOf(deals, viewer, owner)

/** Notes in the pockets of others and in the aid deck: as many as before, of other values. */
function otherNotes(
  rules: Rules,
  state: JuntaState,
  seat: number,
  rng: number[],
): Pick<JuntaState, 'hand' | 'swiss' | 'aid'> {
  const hand = [...state.hand]
  const swiss = [...state.swiss]
  const pool: number[] = []
  const slots: { list: number[]; at: number; count: number }[] = []
  const open = (list: number[], other: number, kept: readonly number[]) => {
    const at = other * VALUES
    const free = list.slice(at, at + VALUES).map((count, index) => count - kept[index])
    pool.push(...allNotes({ ...rules, notes: free }))
    for (let index = 0; index < VALUES; index++) list[at + index] = kept[index]
    slots.push({ list, at, count: free.reduce((sum, one) => sum + one, 0) })
  }
  rules.seats.forEach((_, other) => {
    if (other === seat) return
    open(hand, other, notesKnown(rules, state, seat, other))
    if (state.phase !== 'over') open(swiss, other, new Array(VALUES).fill(0))
  })
  const left = shuffled(rng, [...pool, ...state.aid])
  for (const { list, at, count } of slots)
    for (const value of left.splice(0, count)) list[at + value - 1] += 1
  return { hand, swiss, aid: left }
}

function notesKnown(rules: Rules, state: JuntaState, seat: number, other: number): number[] {
  const notes: number[] = new Array(VALUES).fill(0)
  for (const item of itemsKnown(state, seat, other))
    if (!isCard(rules, item)) notes[item - rules.cards.ids.length] += 1
  return notes
}

/** Places that others have chosen unseen; while all are choosing, exile is one of them (J-60, J-61). */
function otherLocations(rules: Rules, state: JuntaState, seat: number, rng: number[]): readonly number[] {
  if (state.revealed === 1) return state.location
  return state.location.map((location, other) => {
    if (other === seat || location === NOBODY) return location
    const mayLeave = state.phase === 'locations' && other !== state.president
    const places = [
      ...rules.locations.ids.keys(),
      ...(mayLeave ? rules.places.embassies.map((cell) => ABROAD + cell) : []),
    ]
    return places[nextBelow(rng, places.length)]
  })
}
