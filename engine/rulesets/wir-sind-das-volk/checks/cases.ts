/** Checks the names in positions and expectations of rule tests. Unknown names would otherwise be ignored silently. */

import { choicesInPositions } from '../../../blocks/checks/option-choices'
import { countersNamed } from '../../../blocks/references'
import { within } from '../../../compile/finding'
import { casesOf, entries } from '../../../compile/pack-parts'
import { type Reference, refer, unknownNames } from '../../../compile/references/reference'
import { changedScenario } from '../../../compile/shared-parts'
import type { Finding, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { cards, decks, named, type Places, placesOf, referEach } from './parts'

type Written = Readonly<Record<string, unknown>>

const CARDS = ['open', 'pile', 'played', 'police', 'used', 'gone', 'special'] as const
const BY_PROVINCE = ['unrest', 'standard', 'socialists', 'echo', 'protests', 'economy', 'export'] as const
const TOWNS = ['factories', 'rundown'] as const
const LINKS = ['rails', 'operative', 'dangling'] as const

export function cases(raw: RawPack): Finding[] {
  const known = {
    ...placesOf(raw),
    cards: decks(raw).flatMap(({ value }) => cards(raw, value.id).map((one) => one.value.id)),
  }
  return unknownNames([
    ...choicesInPositions(raw),
    ...casesOf(raw).flatMap(({ value, at }) => {
      const scenario = changedScenario(raw, value)
      const inPart = (part: Written | undefined, place: At): Reference[] => [
        ...inPosition(part, place, known),
        ...countersNamed(part?.counters, within(place, 'counters'), scenario),
      ]
      return [
        ...inPart(value.given as unknown as Written, within(at, 'given')),
        ...entries(value.steps, within(at, 'steps')).flatMap((step) =>
          'expect' in step.value
            ? inPart(step.value.expect as unknown as Written, within(step.at, 'expect'))
            : [],
        ),
      ]
    }),
  ])
}

type Known = Places & { readonly cards: readonly string[] }
type Names = readonly string[]

function inPosition(written: Written | undefined, at: At, known: Known): Reference[] {
  if (written === undefined) return []
  const { provinces, sections, towns } = known
  const listed = (kind: string, names: Names, list: unknown, place: At) =>
    referEach(kind, names, list as Names | undefined, place)
  const counted = (kind: string, names: Names, field: string) =>
    named(written[field] as Readonly<Record<string, number>> | undefined, within(at, field)).flatMap((one) =>
      refer(kind, names, { ...one.at, on: 'key' }, one.id),
    )
  return [
    ...CARDS.flatMap((field) => listed('card-name', known.cards, written[field], within(at, field))),
    ...Object.entries((written.hands ?? {}) as Readonly<Record<string, Names>>).flatMap(([side, list]) =>
      listed('card-name', known.cards, list, within(at, 'hands', side)),
    ),
    ...BY_PROVINCE.flatMap((field) => counted('province', provinces, field)),
    ...counted('section', sections, 'sections'),
    ...counted('town', towns, 'values'),
    ...TOWNS.flatMap((field) => listed('town', towns, written[field], within(at, field))),
    ...LINKS.flatMap((field) =>
      entries(written[field] as readonly Names[] | undefined, within(at, field)).flatMap((pair) =>
        listed('town', towns, pair.value, pair.at),
      ),
    ),
  ]
}
