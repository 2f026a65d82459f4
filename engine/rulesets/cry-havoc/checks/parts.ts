/** The parts of a pack of this game, as its checks read them. */
import type { CryHavocForceUnits, CryHavocGroup, CryHavocUnit } from '../../../../schemas/generated/content'
import { within } from '../../../compile/finding'
import { boardOfScenario, entries, type Placed, scenariosOf } from '../../../compile/pack-parts'
import type { BoardMap, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { countOf } from '../compile/pieces'
import type { CryHavocPack } from '../rules'

export type Scenario = CryHavocPack['scenarios'][string]

export const ownPack = (raw: RawPack): CryHavocPack => raw as CryHavocPack

export const scenarios = (raw: RawPack): Placed<Scenario>[] => scenariosOf(ownPack(raw))

export const unitOf = (raw: RawPack, id: string | undefined): CryHavocUnit | undefined =>
  ownPack(raw).units.units.find((unit) => unit.id === id)

export type Group = Placed<CryHavocGroup> & {
  readonly scenario: Scenario
  readonly side: string
  readonly board: BoardMap | undefined
}

/** Returns every group of every scenario. */
export const groups = (raw: RawPack): Group[] =>
  scenarios(raw).flatMap(({ value: scenario, at }) => {
    const board = boardOfScenario(raw, scenario)
    return entries(scenario.forces, within(at, 'forces')).flatMap((force) =>
      entries(force.value.groups, within(force.at, 'groups')).map((group) => ({
        ...group,
        scenario,
        side: force.value.side,
        board,
      })),
    )
  })

export const linesIn = ({ value, at }: Group): Placed<CryHavocForceUnits>[] =>
  entries(value.units, within(at, 'units'))

/** A piece that needs a place: a figure with its mount, or a beast alone. */
export type Standing = {
  readonly unit: CryHavocUnit
  readonly horse: boolean
  readonly cells: number
  readonly at: At
}

export const standingIn = (raw: RawPack, group: Group): Standing[] =>
  linesIn(group).flatMap(({ value, at }) => {
    const unit = unitOf(raw, value.unit)
    const mount = unitOf(raw, value.mount)
    if (!unit) return []
    const cells = Math.max(unit.length ?? 1, mount?.length ?? 1)
    const horse = unit.beast === true || mount !== undefined
    return Array.from({ length: countOf(value) }, () => ({ unit, horse, cells, at }))
  })

export const sideText = (side: string) => ({ text: `sides.${side}` })
export const unitText = (unit: string) => ({ text: `units.${unit}` })
