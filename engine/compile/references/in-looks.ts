/** Checks the pictures of things. */
import type { RawPack } from '../../types'
import { cardsOf } from '../deck-cards'
import { within } from '../finding'
import { mapsOf, parts } from '../pack-parts'
import { type Reference, refer } from './reference'

/** Listed pictures are known even if their file is missing, which has a finding of its own. */
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
