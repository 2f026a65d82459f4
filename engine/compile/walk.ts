/** Everything written in a scenario, flat: each value with the key it stands under and its place. */
import type { ScenarioFile, Zone } from '../../schemas/generated/content'
import { partsOfZone } from '../kernel/zones'
import { type At, within } from './finding'
import type { Placed } from './pack-parts'

export type Part = {
  /** The key it stands under; for an entry of a list, the key of the list. */
  readonly key: string
  readonly value: unknown
  readonly at: At
  /** An entry of a list. */
  readonly listed: boolean
  /** What the key is written in, and the key of that. */
  readonly owner: Readonly<Record<string, unknown>>
  readonly ownerKey: string
}

const walked = new WeakMap<object, readonly Part[]>()

/** Every part of a scenario, from the top down. */
export function everyPart({ value, at }: Placed<ScenarioFile>): readonly Part[] {
  let parts = walked.get(value)
  if (!parts) {
    parts = partsIn(value, at, '')
    walked.set(value, parts)
  }
  return parts
}

/** The parts of a value that stands anywhere. */
export const partsOf = (value: object): readonly Part[] => partsIn(value, { file: '', path: [] }, '')

function partsIn(owner: object, at: At, ownerKey: string): Part[] {
  const fields = owner as Record<string, unknown>
  return Object.entries(fields).flatMap(([key, value]) => {
    const place = within(at, key)
    const here = (entry: unknown, where: At, listed: boolean): Part[] => [
      { key, value: entry, at: where, listed, owner: fields, ownerKey },
      ...(isPlain(entry) ? partsIn(entry, where, key) : []),
    ]
    return Array.isArray(value)
      ? value.flatMap((entry, index) => here(entry, within(place, index), true))
      : here(value, place, false)
  })
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keys with a zone under them. Some of them also hold other things, told apart by their type. */
const ZONE_KEYS = ['zone', 'except', 'to', 'goal', 'halt', 'transfer']

const ZONE_TYPES: Readonly<Record<Zone['type'], true>> = {
  place: true,
  region: true,
  terrain: true,
  sites: true,
  cells: true,
  near: true,
  any: true,
  all: true,
  except: true,
  spread: true,
  chosen: true,
}

/** The zones of a scenario at their outermost, wherever they are written. */
export const scenarioZones = (scenario: Placed<ScenarioFile>): Placed<Zone>[] =>
  everyPart(scenario).flatMap(({ key, value, at }) =>
    ZONE_KEYS.includes(key) && isZone(value) ? [{ value, at }] : [],
  )

const isZone = (value: unknown): value is Zone =>
  isPlain(value) && 'type' in value && Object.hasOwn(ZONE_TYPES, String(value.type))

/** A zone and every zone inside it. */
export const zonesIn = (zone: Zone, at: At): Placed<Zone>[] =>
  partsOfZone(zone).map(({ zone: value, path }) => ({
    value,
    at: path.length === 0 ? at : within(at, ...path),
  }))
