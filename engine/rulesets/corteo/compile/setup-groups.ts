/** The groups of a set-up, with the unit types that they accept. */
import type { CorteoCondition, ScenarioFile, UnitType, Zone } from '../../../../schemas/generated/content'
import { within } from '../../../compile/finding'
import type { Placed } from '../../../compile/pack-parts'
import type { At } from '../../../types/pack'
import type { CorteoPack } from '../pack'
import { forcesOf } from './forces'
import { unitTypes } from './standing'

export type SetupGroup = {
  readonly id: string
  readonly side: string
  readonly count: number
  readonly perCell: number
  readonly zone: Zone
  readonly when?: CorteoCondition
  readonly units: readonly UnitType[]
  readonly at: At
}

export function setupGroups(raw: CorteoPack, { value, at }: Placed<ScenarioFile>): SetupGroup[] {
  const types = unitTypes(raw)
  return value.setup.flatMap((step, i) =>
    step.groups.map((group, j) => {
      const names = group.units === 'all' ? rosterTypes(value, step.side) : group.units
      const units = names.flatMap((name) => types.get(name) ?? [])
      return { ...group, side: step.side, units, at: within(at, 'setup', i, 'groups', j) }
    }),
  )
}

/** Returns the unit types that a side may have from the start: its roster and the pools of its musters. */
export const rosterTypes = (scenario: ScenarioFile, side: string): string[] => [
  ...new Set(forcesOf(scenario, side).map((line) => line.unit)),
]
