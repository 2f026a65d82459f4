/** The cards of a deck, each with its place for the checks (`at`) and its source: the deck's own file, or that of a required pack. */
import { placeIn } from '../kernel/sources'
import type { CardEntry, DeckFile, RawPack, Source, Sourced } from '../types'
import type { At } from '../types/pack'

/** In order: those of the required packs, then new ones. `C` is the type of cards in the ruleset's schema. */
export function cardsOf<C extends CardEntry = CardEntry>(
  { decks }: Pick<RawPack, 'decks'>,
  deckId: string,
): { readonly card: C; readonly at: At; readonly source: Source }[] {
  const deck = decks && Object.hasOwn(decks, deckId) ? decks[deckId] : undefined
  if (!deck) return []
  const { file, origin } = deck
  return deck.cards.map((card, index) => {
    const source = placeIn(deck, 'cards', index)
    const { pack } = source
    const at = { ...(pack === undefined ? {} : { pack }), file, path: ['cards', index] }
    return { card: card as C, at: origin ? { ...at, origin } : at, source }
  })
}

/** The pack's own decks, with its own cards only. */
export function ownDecks(raw: RawPack): Record<string, Sourced<DeckFile>> {
  const own = Object.values(raw.decks ?? {}).filter(({ pack }) => pack === undefined)
  return Object.fromEntries(
    own.map((deck) => {
      const cards = cardsOf(raw, deck.id).filter(({ at }) => at.pack === undefined)
      return [deck.id, { ...deck, cards: cards.map(({ card }) => card) }]
    }),
  )
}
