/** The cards that one player knows: the own hand, open cards, and the number of cards elsewhere. */
import { shuffled } from '../../kernel/random'
import type { Table, TableCard, TableDisplay, Viewer } from '../../types'
import { openChoices } from '../flow'
import type { BlockRules, BlockState, Veil } from '../port'
import type { Deck } from './deck'
import { cardOnTable, DISCARD, DISPLAY, HAND, PILE, pileOf, UNKNOWN_CARD } from './decks'

/** Hides the cards that the viewer cannot see, or draws them again with `rng`. */
export const cardsVeil: Veil = (rules, state, viewer, rng) =>
  rng ? withOtherCards(rules, state, viewer, rng) : withoutCards(rules, state, viewer)

/** Piles of a deck that are hidden from a viewer: the draw pile and the hands of others. */
const hiddenPiles = ({ piles }: Deck, seats: readonly string[], viewer: Viewer): number[] => [
  piles,
  ...seats.flatMap((seat, index) => (seat === viewer ? [] : [piles + HAND + index])),
]

/** Whether the open question is about a hand that the viewer does not hold. */
function isForeignQuestion({ blocks }: BlockRules, { underway }: BlockState, viewer: Viewer): boolean {
  const ask = underway?.asking && blocks.asks[underway.asking.ask]
  return ask?.ofHand === true && blocks.seats[ask.seat] !== viewer
}

/** Replaces hidden cards by UNKNOWN_CARD and keeps their number. Answers from another player's hand become an empty list. */
function withoutCards<S extends BlockState>(rules: BlockRules, state: S, viewer: Viewer): S {
  const { decks, seats } = rules.blocks
  if (state.piles === undefined) return state
  const piles = [...state.piles]
  for (const deck of decks)
    for (const pile of hiddenPiles(deck, seats, viewer)) piles[pile] = piles[pile].map(() => UNKNOWN_CARD)
  const { underway } = state
  const asking = isForeignQuestion(rules, state, viewer) && underway?.asking
  return {
    ...state,
    piles,
    ...(asking ? { underway: { ...underway, asking: { ...asking, choices: [] } } } : {}),
  }
}

/** The number of attempts to deal hands that fit the open question. */
const TRIES = 20

/** Redistributes the hidden cards of a deck at random. */
function withOtherCards<S extends BlockState>(rules: BlockRules, state: S, viewer: Viewer, rng: number[]): S {
  if (state.piles === undefined) return state
  const { underway } = state
  if (!underway?.asking || !isForeignQuestion(rules, state, viewer))
    return { ...state, piles: dealtAnew(rules, state, viewer, rng) }
  for (let left = TRIES; left > 0; left--) {
    const other = { ...state, piles: dealtAnew(rules, state, viewer, rng) }
    const choices = openChoices(rules, other, underway.asking.ask, underway.asking.subject)
    if (choices.length > 0)
      return { ...other, underway: { ...underway, asking: { ...underway.asking, choices } } }
  }
  return state
}

function dealtAnew(
  { blocks: { decks, seats } }: BlockRules,
  state: BlockState,
  viewer: Viewer,
  rng: number[],
) {
  const piles = [...(state.piles ?? [])]
  for (const deck of decks) {
    const hidden = hiddenPiles(deck, seats, viewer)
    const cards = shuffled(
      rng,
      hidden.flatMap((pile) => [...piles[pile]]),
    )
    for (const pile of hidden) piles[pile] = cards.splice(0, piles[pile].length)
  }
  return piles
}

/**
 * Decks, displays and hands as they are on the table. A hand that can receive cards is shown even if empty.
 * The card turned up or played last is open; the discards under it are not.
 */
function cardsOnTable(rules: BlockRules, state: BlockState): readonly TableDisplay[] {
  const { decks, seats, port } = rules.blocks
  if (state.piles === undefined) return []
  return decks.flatMap((deck, at): TableDisplay[] => {
    const of = { deck: { text: `decks.${deck.id}` } }
    const shown = (where: string, pile: number, kind: TableDisplay['kind']): TableDisplay => ({
      id: `${deck.id}-${where}`,
      label: { key: `blocks.table.${where}`, values: of },
      kind,
      cards: pileOf(state, deck.piles + pile).map((card, index) => ({
        ...cardShown(deck, pile, card, index),
        ...priceOf(rules, at, card),
      })),
    })
    const hands = seats.map((seat, index) => ({
      ...shown('hand', HAND + index, 'hand'),
      id: `${deck.id}-hand-${seat}`,
      label: { key: 'blocks.table.hand', values: { ...of, side: port.seatName(rules, index) } },
      seat,
    }))
    const isThere = ({ cards }: TableDisplay) => cards.length > 0
    const discarded = shown('discard', DISCARD, 'played')
    const last = { ...shown('last', DISCARD, 'open'), cards: discarded.cards.slice(0, 1) }
    const under = { ...discarded, cards: discarded.cards.slice(1) }
    return [
      { ...shown('pile', PILE, 'pile'), cards: [], count: pileOf(state, deck.piles).length },
      ...[last, shown('display', DISPLAY, 'open'), under].filter(isThere),
      ...hands.filter((hand, seat) => deck.hands.includes(seat) || isThere(hand)),
    ]
  })
}

/** The displays as a part of a table; empty if the scenario has no decks. */
export function cardsShown(rules: BlockRules, state: BlockState): Pick<Table, 'displays'> {
  const displays = cardsOnTable(rules, state)
  return displays.length > 0 ? { displays } : {}
}

function cardShown(deck: Deck, pile: number, card: number, index: number): TableCard {
  const id = cardOnTable(deck, pile, index)
  if (card === UNKNOWN_CARD) return { id, faceDown: true, badges: [] }
  return { id, name: `cards.${deck.kinds[card]}`, badges: [] }
}

/** The price of a card that is played from a hand, if it has one and its face is visible. */
function priceOf({ blocks }: BlockRules, deck: number, card: number): Pick<TableCard, 'lines'> {
  if (card === UNKNOWN_CARD) return {}
  const { counter, cost, isOwn } = blocks.cards[deck][card]
  if (counter < 0 || cost === 0) return {}
  const values = {
    count: cost,
    counter: {
      text: `counters.${isOwn ? blocks.counters[counter].of?.counter : blocks.counters[counter].id}`,
    },
  }
  return { lines: [{ key: 'blocks.table.cost', values }] }
}
