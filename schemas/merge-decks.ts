/** Merging of decks of cards: card by card, and without those that a pack leaves out of a deck it does not own. */
import type { CardEntry, DeckFile, RawPack, Source, Sourced } from '../engine/types'

type Card = { readonly card: CardEntry; readonly source: Source }
type Merged = { readonly deck: Sourced<DeckFile>; readonly cards: readonly Card[] }
type DeckParts = Pick<RawPack, 'decks' | 'cardOrigins' | 'leftOut'>

/** The decks of all layers, later ones over earlier ones; nothing where there are none. */
export function mergeDecks(
  layers: readonly (Omit<Layer, 'id'> & { readonly id: string | undefined })[],
): DeckParts {
  const merged = new Map<string, Merged>()
  const leftOut: Record<string, readonly string[]> = {}
  for (const { id: pack, pack: raw } of layers)
    for (const deck of Object.values(raw.decks ?? {})) {
      const under = merged.get(deck.id)
      const own = deck.cards.map((card, index): Card => {
        const source = { ...(pack === undefined ? {} : { pack }), file: deck.file, path: ['cards', index] }
        return { card, source }
      })
      const out = new Set(deck.without)
      if (pack === undefined && under)
        leftOut[deck.id] = under.cards.map(({ card }) => card.id).filter((id) => out.has(id))
      const kept = (under?.cards ?? []).filter(({ card }) => !out.has(card.id))
      merged.set(deck.id, { deck: over(under?.deck, deck, pack), cards: laidOver(kept, own) })
    }
  if (merged.size === 0) return {}
  return {
    decks: each(merged, ({ deck, cards }) => ({ ...deck, cards: cards.map(({ card }) => card) })),
    cardOrigins: each(merged, ({ cards }) => cards.map(({ source }) => source)),
    leftOut,
  }
}

/** What a deck says besides its cards; what it leaves out is not handed on to those who require it. */
function over(
  under: Sourced<DeckFile> | undefined,
  deck: Sourced<DeckFile>,
  pack: string | undefined,
): Sourced<DeckFile> {
  const { without: _out, pack: _pack, ...below } = under ?? deck
  return { ...below, ...deck, ...(pack === undefined ? {} : { pack }) }
}

/** A card of an upper layer takes the place of the one below. Of two with one id in one file the first counts; the second stays, to be found by the checks. */
function laidOver(under: readonly Card[], own: readonly Card[]): Card[] {
  const first = new Map(own.toReversed().map((entry) => [entry.card.id, entry]))
  const known = new Set(under.map(({ card }) => card.id))
  const fresh = own.filter((entry) => !known.has(entry.card.id) || first.get(entry.card.id) !== entry)
  return [...under.map((entry) => first.get(entry.card.id) ?? entry), ...fresh]
}

const each = <T>(merged: ReadonlyMap<string, Merged>, of: (one: Merged) => T): Record<string, T> =>
  Object.fromEntries([...merged].map(([id, one]) => [id, of(one)]))

/** The parts of one pack, without those of others. */
export type Layer = { readonly id: string; readonly pack: RawPack }
