/** Checks that an id names one thing in every list. */
import type { Finding, RawPack } from '../../types'
import type { At } from '../../types/pack'
import { cardsOf } from '../deck-cards'
import { finding, within } from '../finding'
import { casesOf, entries, fileOf, inFile, mapsOf, PACK_FILE, parts, scenariosOf } from '../pack-parts'
import { sourcePlace } from '../value-sources'
import { type Identified as Named, namedLists } from '../written'

export function duplicateIds(raw: RawPack): Finding[] {
  const lists: Named[][] = [
    parts(raw, 'terrain'),
    parts(raw, 'edges'),
    parts(raw, 'sides'),
    parts(raw, 'components'),
    parts(raw, 'units'),
    parts(raw, 'tables'),
    parts(raw, 'tracks'),
    entries(raw.manifest.pictures, inFile(PACK_FILE, 'pictures')),
    ...cardLists(raw),
    ...otherLists(raw),
    Object.values(raw.maps).map((value) => ({ value, at: fileOf(value) })),
    scenariosOf(raw),
    casesOf(raw),
    ...mapsOf(raw).flatMap(({ value, at }) => [
      entries(value.areas, within(at, 'areas')),
      entries(value.places, within(at, 'places')),
      entries(value.sites, within(at, 'sites')),
      entries(value.regions, within(at, 'regions')),
    ]),
    ...scenariosOf(raw).flatMap(({ value: { setup, ...rest }, at }) => [
      ...setupLists(setup, within(at, 'setup')),
      ...namedLists(rest, at),
    ]),
    ...casesOf(raw).flatMap(({ value, at }) => namedLists(value.given, within(at, 'given'))),
  ]
  return lists.flatMap(repeated)
}

/** Lists of a ruleset's own at the top of the files that a pack has once. */
function otherLists({ terrain, units, tables, tracks = {} }: RawPack): Named[][] {
  const { terrain: _ground, edges: _edges, ...ofTerrain } = terrain
  const { sides: _sides, components: _components, units: _units, ...ofUnits } = units
  const { tables: _tables, ...ofTables } = tables
  const { tracks: _tracks, ...ofTracks } = tracks
  return [
    ...namedLists(ofTerrain, inFile('terrain.yaml')),
    ...namedLists(ofUnits, inFile('units.yaml')),
    ...namedLists(ofTables, inFile('tables.yaml')),
    ...namedLists(ofTracks, inFile('tracks.yaml')),
  ]
}

/** The cards of each deck, and lists inside a card. */
const cardLists = (raw: RawPack): Named[][] =>
  Object.keys(raw.decks ?? {}).flatMap((deck) => {
    const cards = cardsOf(raw, deck).map(({ card, at }) => ({ value: card, at }))
    return [cards, ...cards.flatMap(({ value, at }) => namedLists(value, at))]
  })

/** Groups of a set-up in steps share one list of ids, although each side has its own. */
const setupLists = (setup: RawPack['scenarios'][string]['setup'], at: At): Named[][] =>
  Array.isArray(setup)
    ? [entries(setup, at).flatMap((step) => entries(step.value.groups, within(step.at, 'groups')))]
    : namedLists(setup, at)

function repeated(list: readonly Named[]): Finding[] {
  const first = new Map<string, At>()
  return list.flatMap(({ value: { id }, at }) => {
    if (id === undefined) return []
    const before = first.get(id)
    if (!before) {
      first.set(id, at)
      return []
    }
    const values = { name: id, where: placeOf(before) }
    return [finding('E-DUPLICATE-ID', within(at, 'id'), 'duplicate-id', values, { found: id })]
  })
}

/** The place as an author reads the file, entries counted from one: "units.yaml › units #4". */
function placeOf(at: At): string {
  const { pack, file, path } = sourcePlace(at)
  const steps = path.map((step) => (typeof step === 'number' ? ` #${step + 1}` : ` › ${step}`))
  return [...(pack ? [pack, ' › '] : []), file, ...steps].join('')
}
