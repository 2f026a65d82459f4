/** What the blocks of a scenario are compiled against: names become indices and zones become masks, once. */
import type { ScenarioFile, Zone } from '../../../../schemas/generated/content'
import { partsOfZone, zoneMask } from '../../../kernel/zones'
import type { BoardMap, RawPack } from '../../../types'
import type { GameOption, LiveZone, Rules } from '../rules'

export type Blocks = {
  readonly pack: RawPack
  readonly scenario: ScenarioFile
  readonly board: BoardMap
  readonly sides: readonly string[]
  readonly seats: Rules['seats']
  readonly components: readonly string[]
  readonly options: readonly GameOption[]
  readonly counters: readonly string[]
}

/** The cells of a zone; one that names an option has them for each of its choices. */
export function liveZone({ board, options }: Blocks, zone: Zone): LiveZone {
  const meant = partsOfZone(zone).flatMap((part) => (part.zone.type === 'chosen' ? [part.zone.option] : []))
  const option = options.findIndex(({ id }) => meant.includes(id))
  if (option < 0) {
    const mask = zoneMask(board, zone)
    return () => mask
  }
  const masks = options[option].zones.map((chosen) => zoneMask(board, zone, () => chosen))
  const nowhere = zoneMask(board, zone)
  return (state) => masks[state.chosen[option]] ?? nowhere
}
