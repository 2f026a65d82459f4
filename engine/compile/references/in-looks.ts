/** Pictures that things are drawn with. */
import type { RawPack } from '../../types'
import { cardsOf } from '../deck-cards'
import { within } from '../finding'
import { mapsOf, parts } from '../pack-parts'
import { type Reference, refer } from './reference'

/** Those that are listed are known, whether their file is there or not: that is said in the list. */
export function referencesInLooks(raw: RawPack): Reference[] {
  const known = [...(raw.manifest.pictures ?? []).map(({ id }) => id), ...Object.keys(raw.pictures ?? {})]
  const looks = [...parts(raw, 'terrain'), ...parts(raw, 'sides'), ...parts(raw, 'units')]
  return [
    ...looks.flatMap(({ value, at }) =>
      refer('picture', known, within(at, 'look', 'picture'), value.look?.picture),
    ),
    ...parts(raw, 'sides').flatMap(({ value, at }) => refer('picture', known, within(at, 'mat'), value.mat)),
    ...Object.keys(raw.decks ?? {}).flatMap((deck) =>
      cardsOf(raw, deck).flatMap(({ card, at }) =>
        refer('picture', known, within(at, 'picture'), card.picture),
      ),
    ),
    ...mapsOf(raw).flatMap(({ value, at }) =>
      refer('picture', known, within(at, 'underlay', 'picture'), value.underlay?.picture),
    ),
  ]
}
