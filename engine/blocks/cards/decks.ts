/**
 * Decks of a scenario. A deck has a draw pile, discards, an open display and a hand for each seat.
 * The state holds the piles as lists of cards, the next one to draw first.
 * A card is stored as its kind, so that two alike cannot be told apart.
 */

import type { Block } from '../../compile/walk-blocks'
import { shuffled } from '../../kernel/random'
import type { Blocks } from '../context'
import { writing } from '../interpreter'
import type { BlockRules, BlockState, BlockTables, BlockTurn, Measure } from '../port'
import { NOTHING } from '../port'
import type { Deck, WrittenDeck } from './deck'

/** Piles of a deck, counted from its first; the hand of a seat is HAND and its index. */
export const PILE = 0
export const DISCARD = 1
export const DISPLAY = 2
export const HAND = 3

/** A card that the viewer of a state may not know. */
export const UNKNOWN_CARD = -2

/** Compiles decks without the effects of their cards, which can refer to decks themselves. */
export function compileDecks(
  decks: readonly WrittenDeck[],
  seats: readonly string[],
  effects: readonly Block[],
): Deck[] {
  return decks.map(({ id, cards, ordered }, index) => ({
    id,
    kinds: cards.map((card) => card.id),
    cards: cards.flatMap(({ count = 1 }, kind) => new Array<number>(count).fill(kind)),
    piles: index * (HAND + seats.length),
    ordered: ordered === true,
    hands: seats.flatMap((seat, at) => (effects.some((effect) => fills(effect, id, seat)) ? [at] : [])),
  }))
}

/** Whether an effect puts cards of a deck into the hand of a seat. */
function fills({ type, deck, seat, receiver }: Block, id: string, hand: string): boolean {
  if (deck !== id) return false
  return type === 'give' ? receiver === hand : (type === 'draw' || type === 'take') && seat === hand
}

/**
 * The piles at the start: all cards in the draw pile, shuffled unless the deck is ordered.
 * @param rng advanced by each shuffle; without it cards lie in the order of the file
 */
export function firstPiles({ decks, seats }: BlockTables, rng?: number[]): readonly (readonly number[])[] {
  return decks.flatMap(({ cards, ordered }) => [
    rng && !ordered ? shuffled(rng, cards) : cards,
    ...new Array<readonly number[]>(HAND - 1 + seats.length).fill([]),
  ])
}

/** The name of a card on the table: its deck, its pile (counted from the first of the deck), and its index in the pile. */
export const cardOnTable = (deck: Deck, pile: number, place: number): string =>
  `${deck.id}-${pile}-${place + 1}`

/** The parts of the first state that the decks of the scenario need. */
export const startOfDecks = (blocks: BlockTables, rng?: number[]): { piles?: BlockState['piles'] } =>
  blocks.decks.length > 0 ? { piles: firstPiles(blocks, rng) } : {}

/** Shuffles the decks of a first state with its own generator. Returns the same state if the scenario has no decks. */
export function withDecks<S extends BlockState>(blocks: BlockTables, state: S): S {
  if (blocks.decks.length === 0) return state
  const rng = [...state.rng]
  const piles = firstPiles(blocks, rng)
  return { ...state, rng, piles }
}

/** The positions of cards in a position written by hand. */
export type WrittenPiles = Readonly<
  Record<
    string,
    {
      readonly pile?: readonly string[]
      readonly discard?: readonly string[]
      readonly display?: readonly string[]
      readonly hands?: Readonly<Record<string, readonly string[]>>
    }
  >
>

/** The piles of a position written by hand. Unnamed cards lie at the bottom of the draw pile, in the order of the file. */
export function writtenPiles(
  blocks: BlockTables,
  written: WrittenPiles = {},
): readonly (readonly number[])[] {
  const piles = firstPiles(blocks).map((pile) => [...pile])
  for (const deck of blocks.decks) {
    const given = written[deck.id]
    if (!given) continue
    const rest = piles[deck.piles]
    const taken = (kinds: readonly string[] = []) =>
      kinds.flatMap((kind) => {
        const at = rest.indexOf(deck.kinds.indexOf(kind))
        return at < 0 ? [] : rest.splice(at, 1)
      })
    const top = taken(given.pile)
    piles[deck.piles + DISCARD] = taken(given.discard)
    piles[deck.piles + DISPLAY] = taken(given.display)
    for (const [seat, kinds] of Object.entries(given.hands ?? {})) {
      const index = blocks.seats.indexOf(seat)
      if (index >= 0) piles[deck.piles + HAND + index] = taken(kinds)
    }
    piles[deck.piles] = [...top, ...rest]
  }
  return piles
}

const NO_CARDS: readonly number[] = []

export const pileOf = ({ piles }: BlockState, index: number): readonly number[] => piles?.[index] ?? NO_CARDS

/** Replaces piles. */
export function setPiles(turn: BlockTurn, changed: readonly (readonly [number, readonly number[]])[]): void {
  const piles = [...(turn.state.piles ?? [])]
  for (const [index, cards] of changed) piles[index] = cards
  turn.state.piles = piles
}

/** Moves a card of a kind onto the top of another pile; does nothing if there is none. */
export function moveCard(turn: BlockTurn, card: number, from: number, to: number): void {
  const left = [...pileOf(turn.state, from)]
  const at = left.indexOf(card)
  if (at < 0 || from === to) return
  left.splice(at, 1)
  setPiles(turn, [
    [from, left],
    [to, [card, ...pileOf(turn.state, to)]],
  ])
}

/** Puts the discards back and shuffles the deck. */
export function shuffleDeck(turn: BlockTurn, { piles }: Deck): void {
  const all = [...pileOf(turn.state, piles), ...pileOf(turn.state, piles + DISCARD)]
  setPiles(turn, [
    [piles, shuffled(writing(turn).list('rng'), all)],
    [piles + DISCARD, []],
  ])
}

/** Draws the next card and reshuffles the discards if the pile is empty. Returns NOTHING if no card is left. */
export function nextCard(turn: BlockTurn, deck: Deck): number {
  if (pileOf(turn.state, deck.piles).length === 0) shuffleDeck(turn, deck)
  return pileOf(turn.state, deck.piles)[0] ?? NOTHING
}

/** The index of the named pile of a deck. */
export const pileNamed = (
  { piles }: Deck,
  where: 'pile' | 'discard' | 'display' | 'hand',
  seat: number,
): number =>
  piles + (where === 'hand' ? HAND + seat : { pile: PILE, discard: DISCARD, display: DISPLAY }[where])

/** The number of cards in a pile, optionally of one kind only. */
export function cardsMeasure(
  blocks: Blocks,
  raw: {
    readonly type: string
    readonly deck: string
    readonly where: 'pile' | 'discard' | 'display' | 'hand'
    readonly seat?: string
    readonly card?: string
  },
): Measure {
  const deck = blocks.decks.find(({ id }) => id === raw.deck)
  const seats = blocks.seats.flatMap(({ id }, index) =>
    raw.seat === undefined || raw.seat === id ? [index] : [],
  )
  if (!deck) return () => 0
  const piles =
    raw.where === 'hand'
      ? seats.map((seat) => pileNamed(deck, 'hand', seat))
      : [pileNamed(deck, raw.where, 0)]
  const kind = raw.card === undefined ? NOTHING : deck.kinds.indexOf(raw.card)
  const counts = (card: number) => raw.card === undefined || card === kind
  return (_: BlockRules, state: BlockState) =>
    piles.reduce((sum, pile) => sum + pileOf(state, pile).filter(counts).length, 0)
}
