/** In every list, an id names one thing. */
import type { Finding, RawPack } from '../../types'
import { type At, finding, within } from '../finding'
import { casesOf, entries, fileOf, mapsOf, parts, scenariosOf } from '../pack-parts'

type Named = { readonly value: { readonly id?: string }; readonly at: At }

export function duplicateIds(raw: RawPack): Finding[] {
  const lists: Named[][] = [
    parts(raw, 'terrain'),
    parts(raw, 'edges'),
    parts(raw, 'sides'),
    parts(raw, 'components'),
    parts(raw, 'units'),
    parts(raw, 'tables'),
    Object.values(raw.maps).map((value) => ({ value, at: fileOf(value) })),
    scenariosOf(raw),
    casesOf(raw),
    ...mapsOf(raw).flatMap(({ value, at }) => [
      entries(value.areas, within(at, 'areas')),
      entries(value.places, within(at, 'places')),
      entries(value.sites, within(at, 'sites')),
      entries(value.regions, within(at, 'regions')),
    ]),
    ...scenariosOf(raw).flatMap(({ value, at }) => [
      entries(value.setup, within(at, 'setup')).flatMap((step) =>
        entries(step.value.groups, within(step.at, 'groups')),
      ),
      entries(value.scoring, within(at, 'scoring')),
      entries(value.victory, within(at, 'victory')),
      entries(value.comments, within(at, 'comments')),
      entries(value.seats, within(at, 'seats')),
      entries(value.options, within(at, 'options')),
      ...entries(value.options, within(at, 'options')).map((option) =>
        entries(option.value.choices, within(option.at, 'choices')),
      ),
      entries(value.counters, within(at, 'counters')),
      entries(value.triggers, within(at, 'triggers')),
      entries(value.rules.convoys, within(at, 'rules', 'convoys')),
      entries(value.sites, within(at, 'sites')),
    ]),
    ...casesOf(raw).map(({ value, at }) => entries(value.given?.units, within(at, 'given', 'units'))),
  ]
  return lists.flatMap(repeated)
}

function repeated(list: readonly Named[]): Finding[] {
  const first = new Map<string, At>()
  return list.flatMap(({ value: { id }, at }) => {
    if (id === undefined) return []
    const before = first.get(id)
    if (!before) {
      first.set(id, at)
      return []
    }
    const where = [...(before.pack ? [before.pack] : []), before.file, ...before.path].join(' › ')
    return [finding('E-DUPLICATE-ID', within(at, 'id'), 'duplicate-id', { name: id, where }, { found: id })]
  })
}
