/** The cards of a deck, each with the place that wrote it: the deck's own file, or that of a required pack. */
import type { CardEntry, DeckFile, RawPack, Source, Sourced } from '../types'

/** In order: those of the required packs, then new ones. `C` is the shape that the ruleset's schema gives its cards. */
export function cardsOf<C extends CardEntry = CardEntry>(
  { decks, cardOrigins }: Pick<RawPack, 'decks' | 'cardOrigins'>,
  deckId: string,
): { readonly card: C; readonly at: Source }[] {
  const deck = decks && Object.hasOwn(decks, deckId) ? decks[deckId] : undefined
  if (!deck) return []
  const { file, pack } = deck
  const of = pack === undefined ? { file } : { pack, file }
  return deck.cards.map((card, index) => ({
    card: card as C,
    at: cardOrigins?.[deckId]?.[index] ?? { ...of, path: ['cards', index] },
  }))
}

/** The decks that the pack writes itself, with the cards that it writes itself. */
export function ownDecks(raw: RawPack): Record<string, Sourced<DeckFile>> {
  const own = Object.values(raw.decks ?? {}).filter(({ pack }) => pack === undefined)
  return Object.fromEntries(
    own.map((deck) => {
      const cards = cardsOf(raw, deck.id).filter(({ at }) => at.pack === undefined)
      return [deck.id, { ...deck, cards: cards.map(({ card }) => card) }]
    }),
  )
}
