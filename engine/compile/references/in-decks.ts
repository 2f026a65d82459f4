/** Cards that a deck removes with `without`: a required pack must have them. */
import type { RawPack } from '../../types'
import { within } from '../finding'
import { entries, fileOf, idsOf } from '../pack-parts'
import { type Reference, refer } from './reference'

export function referencesInDecks({ decks = {}, leftOut = {} }: RawPack): Reference[] {
  const own = Object.values(decks).filter(({ pack }) => pack === undefined)
  return own.flatMap((deck) => {
    const out = leftOut[deck.id] ?? []
    return entries(deck.without, within(fileOf(deck), 'without')).flatMap(({ value, at }) => {
      const left = idsOf(deck.cards).filter((id) => id !== value)
      return refer('card', out.includes(value) ? out : left, at, value)
    })
  })
}
