/** The end of a game as far as a campaign can carry it, read from the table of any ruleset. */

import type { ScenarioCounter, ScenarioOption } from '../../schemas/generated/content'
import { namesOfCounters } from '../blocks/counter'
import { choicesOf } from '../blocks/options/choices'
import { seatsIn } from '../blocks/references'
import { boardOf } from '../compile/board-map'
import { playedMap, scenarioOf } from '../compile/lookup'
import { namedUnits } from '../compile/unit-lines'
import { table } from '../game'
import type { GameDef, GameState, RawPack, TablePiece } from '../types'

export type CarriedUnit = {
  readonly side: string
  readonly unit: string
  readonly component?: string
  /** The name that the scenario gives it. */
  readonly name?: string
  readonly statuses: readonly string[]
}

export type Ended = {
  readonly counters: Readonly<Record<string, number>>
  /** The choice of each option that was made. */
  readonly options: Readonly<Record<string, string>>
  /** The units on the map and in reserve. */
  readonly units: readonly CarriedUnit[]
}

export type Carried = Ended & {
  /** The sides whose losses count. */
  readonly sides: readonly string[]
}

export const NOTHING_CARRIED: Carried = { counters: {}, options: {}, units: [], sides: [] }

type WithBlocks = GameState & { readonly counters?: readonly number[]; readonly chosen?: readonly number[] }
type Written = {
  readonly counters?: readonly ScenarioCounter[]
  readonly options?: readonly ScenarioOption[]
}

/** Reads the end of a game. Hidden counters are read too, because only the next game gets them. */
export function endedOf(def: GameDef, raw: RawPack, state: GameState): Ended {
  const scenario = scenarioOf(raw, def.scenario)
  const { counters = [], options = [] } = (scenario ?? {}) as Written
  const { counters: values = [], chosen = [] } = state as WithBlocks
  const map = scenario && playedMap(raw, scenario)
  const board = map && boardOf(map)
  const { pieces, trays } = table(def, state)
  const named = namedUnits((scenario ?? {}) as object)
  const reserves = trays.filter(({ id }) => id === 'reserve').flatMap((tray) => tray.pieces)
  return {
    counters: Object.fromEntries(
      namesOfCounters(counters, seatsIn(scenario as object)).map((id, index) => [id, values[index] ?? 0]),
    ),
    options: Object.fromEntries(
      options.flatMap((option, index) => {
        const choice = board && choicesOf(board, option)[chosen[index] ?? -1]
        return choice ? [[option.id, choice.id]] : []
      }),
    ),
    units: [...pieces.filter(({ cell }) => cell !== undefined), ...reserves].flatMap((piece) =>
      asUnit(piece, named),
    ),
  }
}

function asUnit(piece: TablePiece, named: readonly string[]): CarriedUnit[] {
  const { id, kind, type, side, component, statuses = [] } = piece
  if (kind !== 'unit' || side === undefined) return []
  const own = {
    ...(component === undefined ? {} : { component }),
    ...(named.includes(id) ? { name: id } : {}),
  }
  return [{ side, unit: type, ...own, statuses }]
}
