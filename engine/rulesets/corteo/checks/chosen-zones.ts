/** A zone that hangs on choices has cells whatever is chosen; set-up and reinforcements are asked for more in `zone-sizes`. */
import type { ScenarioFile, Zone } from '../../../../schemas/generated/content'
import { partsOfZone, zoneMask } from '../../../blocks/zones'
import { finding, listNames } from '../../../compile/finding'
import { boardOfScenario, type Placed, scenariosOf } from '../../../compile/pack-parts'
import type { BoardMap, Finding } from '../../../types'
import type { At } from '../../../types/pack'
import { chosenIn, optionAssignmentsOf } from '../compile/option-assignments'
import { everyPart, type Part } from '../compile/walk'
import type { CorteoPack } from '../pack'

export const chosenZones = (raw: CorteoPack): Finding[] =>
  scenariosOf(raw).flatMap((scenario) => {
    const board = boardOfScenario(raw, scenario.value)
    if (!board) return []
    return everyPart(scenario)
      .filter(({ at }) => !ASKED_ELSEWHERE.includes(String(at.path[scenario.at.path.length])))
      .filter(isZone)
      .flatMap(({ value, at }) => emptyZone(board, scenario, value as Zone, at))
  })

const ASKED_ELSEWHERE = ['setup', 'reinforcements', 'options']
/** Keys under which whole zones stand; their parts stand under others. */
const ZONES = ['zone', 'goal', 'halt', 'to', 'transfer', 'except']

const isZone = ({ key, value }: Part): boolean =>
  ZONES.includes(key) && typeof (value as { type?: unknown } | null)?.type === 'string'

function emptyZone(board: BoardMap, { value }: Placed<ScenarioFile>, zone: Zone, at: At): Finding[] {
  const meant = partsOfZone(zone).flatMap((part) => (part.zone.type === 'chosen' ? [part.zone.option] : []))
  if (meant.length === 0) return []
  const open = { ...value, options: value.options?.map(({ start, ...option }) => option) }
  const empty = optionAssignmentsOf(board, open, meant).find(
    (assignment) =>
      assignment.size > 0 && !zoneMask(board, zone, chosenIn(board, open, assignment)).includes(1),
  )
  if (!empty) return []
  return [finding('W-ZONE-NOWHERE', at, 'zone-nowhere', { choice: listNames([...empty.values()]) })]
}
