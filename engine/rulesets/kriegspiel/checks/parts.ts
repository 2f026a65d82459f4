/** The parts of a pack of this game, as its checks read them. */

import { boardOfScenario, type Placed, scenariosOf } from '../../../compile/pack-parts'
import type { BoardMap, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import type { KriegspielPack } from '../rules'

export type Scenario = KriegspielPack['scenarios'][string]

export const ownPack = (raw: RawPack): KriegspielPack => raw as KriegspielPack

export const scenarios = (raw: RawPack): Placed<Scenario>[] => scenariosOf(ownPack(raw))

/** Returns every scenario whose map exists. */
export const played = (
  raw: RawPack,
): { readonly scenario: Scenario; readonly at: At; readonly board: BoardMap }[] =>
  scenarios(raw).flatMap(({ value: scenario, at }) => {
    const board = boardOfScenario(raw, scenario)
    return board ? [{ scenario, at, board }] : []
  })

export const isClosed = (raw: RawPack, board: BoardMap, cell: number): boolean =>
  ownPack(raw).terrain.terrain.find(({ id }) => id === board.terrain[cell])?.cost === 'closed'

/** Returns the squares of the territory of a side, each once. */
export function territoryOf({ territories }: Scenario, board: BoardMap, side: string): number[] {
  const regions = (territories ?? []).filter((one) => one.side === side).map(({ region }) => region)
  return [...new Set(board.regions.filter(({ id }) => regions.includes(id)).flatMap(({ cells }) => cells))]
}

/** Returns the number of units of a type that a side has, or of all types if none is given. */
export const fielded = ({ rosters }: Scenario, side: string, unit?: string): number =>
  rosters
    .filter((line) => line.side === side && (unit === undefined || line.unit === unit))
    .reduce((sum, { count }) => sum + count, 0)

export const sideText = (side: string) => ({ text: `sides.${side}` })
export const unitText = (unit: string) => ({ text: `units.${unit}` })
export const cellText = ({ grid }: BoardMap, cell: number) => ({ cell: grid.names[cell] })
