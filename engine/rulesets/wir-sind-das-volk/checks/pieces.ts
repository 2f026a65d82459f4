/** Checks the two sides and their roles, the supplies of pieces, the order of the four tracks, and that every number appears once. */
import { finding, within } from '../../../compile/finding'
import { entries, partAt, parts } from '../../../compile/pack-parts'
import type { Finding, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { TRACKS } from '../rules'
import { ownPack, sideOf } from './parts'

export const pieces = (raw: RawPack): Finding[] => [
  ...roles(raw),
  ...supplies(raw),
  ...tracks(raw),
  ...numbers(raw),
]

const whole = (file: string, list: string): At => ({ file, path: [list] })

const roles = (raw: RawPack): Finding[] =>
  (['east', 'west'] as const).flatMap((role) => {
    const own = ownPack(raw).units.sides.filter((side) => side.role === role)
    return own.length === 1
      ? []
      : [finding('E-SIDE-ROLE', whole('units.yaml', 'sides'), 'side-role', { role })]
  })

const KINDS = ['standard', 'unrest', 'socialist', 'rail', 'rundown', 'protest'] as const

/** Checks the supplies, since a kind of piece without one can never appear. */
function supplies(raw: RawPack): Finding[] {
  const { units } = ownPack(raw).units
  const { towns = [] } = ownPack(raw).terrain
  const wanted = [
    ...KINDS,
    ...(towns.some(({ foreign }) => foreign) ? (['abroad'] as const) : []),
    ...(towns.some(({ special }) => special) ? (['special'] as const) : []),
  ]
  const at = whole('units.yaml', 'units')
  const lacking = wanted
    .filter((kind) => !units.some((piece) => piece.kind === kind))
    .map((kind) => finding('E-PIECE-MISSING', at, 'piece-missing', { kind }))
  const plants = (['east', 'west'] as const).flatMap((role) => {
    const side = sideOf(raw, role)
    const has = units.some((piece) => piece.kind === 'factory' && piece.side === side)
    return has || side === undefined
      ? []
      : [finding('E-PIECE-MISSING', at, 'plant-missing', { side: { text: `sides.${side}` } })]
  })
  const twice = parts(raw, 'units').flatMap(({ at: place }, index) => {
    const { kind, side } = units[index]
    const first = units.findIndex((piece) => piece.kind === kind && piece.side === side)
    return first === index ? [] : [finding('E-PIECE-TWICE', within(place, 'kind'), 'piece-twice', { kind })]
  })
  return [...lacking, ...plants, ...twice]
}

function tracks(raw: RawPack): Finding[] {
  const written = ownPack(raw).tracks?.tracks ?? []
  const missing = TRACKS.filter((kind) => written.filter((track) => track.kind === kind).length !== 1).map(
    (kind) => finding('E-TRACK-KIND', whole('tracks.yaml', 'tracks'), 'track-kind', { kind }),
  )
  const outside = parts(raw, 'tracks').flatMap(({ at }, index) => {
    const { least, most, start, spaces, gains, prices } = written[index]
    const off = (value: number, place: At) =>
      value < least || value > most
        ? [finding('E-OFF-TRACK', place, 'off-track', { value, least, most }, { found: String(value) })]
        : []
    return [
      ...off(start, within(at, 'start')),
      ...entries(spaces, within(at, 'spaces')).flatMap((one) => off(one.value.at, within(one.at, 'at'))),
      ...[entries(gains, within(at, 'gains')), entries(prices, within(at, 'prices'))].flatMap((bands) =>
        bands.flatMap((one) => [
          ...off(one.value.from, within(one.at, 'from')),
          ...off(one.value.to, within(one.at, 'to')),
        ]),
      ),
    ]
  })
  return [...missing, ...outside]
}

/** Checks that each number is written once. The number of cubes for a protest must exist, since protests would otherwise be endless. */
function numbers(raw: RawPack): Finding[] {
  const written = ownPack(raw).tables?.numbers ?? []
  return written.flatMap(({ id, value }, index) => {
    const at = partAt(raw, 'tables.yaml', 'numbers', index)
    if (written.findIndex((one) => one.id === id) < index)
      return [finding('E-NUMBER-TWICE', within(at, 'id'), 'number-twice', { name: id }, { found: id })]
    const isEndless = id === 'protest' && value === 0
    return isEndless
      ? [finding('E-NUMBER-LOW', within(at, 'value'), 'number-low', { name: id, least: 1 })]
      : []
  })
}
