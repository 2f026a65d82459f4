/** Checks that a zone that depends on choices has cells for every choice. */
import type { Zone } from '../../../schemas/generated/content'
import { finding, listNames } from '../../compile/finding'
import { boardOfScenario, type Placed } from '../../compile/pack-parts'
import type { BoardMap, Finding, RawPack } from '../../types'
import type { At } from '../../types/pack'
import { partsOfZone } from '../zones/zones'
import { everyPart, type Part } from './every-part'
import { knownMask } from './known-mask'
import { chosenIn, optionAssignmentsOf } from './option-assignments'
import type { Choosing } from './option-choices'

/** @param elsewhere keys of a scenario to skip, because a stricter check covers their zones */
export const chosenZones = (
  raw: Pick<RawPack, 'maps'>,
  scenarios: readonly Placed<Choosing>[],
  elsewhere: readonly string[] = [],
): Finding[] =>
  scenarios.flatMap((scenario) => {
    const board = boardOfScenario(raw, scenario.value)
    if (!board) return []
    return everyPart(scenario)
      .filter(({ at }) => !['options', ...elsewhere].includes(String(at.path[scenario.at.path.length])))
      .filter(isZone)
      .flatMap(({ value, at }) => emptyZone(board, scenario, value as Zone, at))
  })

/** Keys of whole zones; their parts have other keys. */
const ZONES = ['zone', 'goal', 'halt', 'to', 'transfer', 'except']

const isZone = ({ key, value }: Part): boolean =>
  ZONES.includes(key) && typeof (value as { type?: unknown } | null)?.type === 'string'

function emptyZone(board: BoardMap, { value }: Placed<Choosing>, zone: Zone, at: At): Finding[] {
  const meant = partsOfZone(zone).flatMap((part) => (part.zone.type === 'chosen' ? [part.zone.option] : []))
  if (meant.length === 0) return []
  const open = { ...value, options: value.options?.map(({ start, ...option }) => option) }
  const empty = optionAssignmentsOf(board, open, meant).find(
    (assignment) =>
      assignment.size > 0 && !knownMask(board, zone, chosenIn(board, open, assignment)).includes(1),
  )
  if (!empty) return []
  return [finding('W-ZONE-NOWHERE', at, 'zone-nowhere', { choice: listNames([...empty.values()]) })]
}
