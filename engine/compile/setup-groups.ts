/** Groups of a set-up with the unit types they may be made of. */
import type { ScenarioFile, UnitType, Zone } from '../../schemas/generated/content'
import type { RawPack } from '../types'
import { type At, within } from './finding'
import type { Placed } from './pack-parts'
import { unitTypes } from './standing'

export type SetupGroup = {
  readonly id: string
  readonly side: string
  readonly count: number
  readonly perCell: number
  readonly zone: Zone
  readonly units: readonly UnitType[]
  readonly at: At
}

export function setupGroups(raw: RawPack, { value, at }: Placed<ScenarioFile>): SetupGroup[] {
  const types = unitTypes(raw)
  return value.setup.flatMap((step, i) =>
    step.groups.map((group, j) => {
      const names = group.units === 'all' ? rosterTypes(value, step.side) : group.units
      const units = names.flatMap((name) => types.get(name) ?? [])
      return { ...group, side: step.side, units, at: within(at, 'setup', i, 'groups', j) }
    }),
  )
}

export const rosterTypes = (scenario: ScenarioFile, side: string): string[] => [
  ...new Set(scenario.rosters.filter((line) => line.side === side).map((line) => line.unit)),
]
