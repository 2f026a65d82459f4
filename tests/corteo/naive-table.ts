/** The units in the city by name, for the slow implementation. */
import { around, type City, enemyOf, type Side } from './naive-city'

export type NaiveUnit = {
  readonly id: string
  /** Name of its unit type in the pack, for the engine's table. */
  readonly type: string
  readonly side: Side
  readonly at: string
  readonly speed: number
  readonly power: number
  readonly kind: 'armoured' | 'gas' | 'sentry' | 'other'
  readonly component?: string
  readonly head?: boolean
  /** A passive unit controls no cell and fights no unit (C-150, C-162). */
  readonly passive?: boolean
}

/** `rules`: chapter B or chapter C of the rulebook. */
export type NaiveTable = {
  readonly city: City
  readonly rules: 'base' | 'advanced'
  readonly units: readonly NaiveUnit[]
  readonly barricades: readonly string[]
  readonly covered: readonly string[]
  readonly running: boolean
}

export const unitsOn = ({ units }: NaiveTable, cell: string): NaiveUnit[] =>
  units.filter(({ at }) => at === cell)

/** A covered objective is a building (C-133). */
export const groundOf = ({ city, covered }: NaiveTable, cell: string): string =>
  covered.includes(cell) ? 'building' : (city.terrain.get(cell) ?? 'building')

/** C-013, C-016, C-017: whether a unit controls a neighbouring cell. */
export function controls(table: NaiveTable, side: Side, from: string, to: string): boolean {
  if (!around(table.city, from).some((next) => next.to === to)) return false
  const ground = groundOf(table, to)
  if (ground === 'building' || ground === 'river' || ground === 'stairs') return false
  return side === 'march' ? ground !== 'barracks' : ground !== 'metro'
}

/** C-013 to C-015: the cells that a side controls. */
export const controlledBy = (table: NaiveTable, side: Side): Set<string> =>
  new Set(
    table.units
      .filter((unit) => unit.side === side && !unit.passive)
      .flatMap(({ at }) =>
        around(table.city, at)
          .map(({ to }) => to)
          .filter((to) => controls(table, side, at, to)),
      ),
  )

export const isControlled = (table: NaiveTable, side: Side, cell: string): boolean =>
  table.units.some(
    (unit) => unit.side === enemyOf(side) && !unit.passive && controls(table, unit.side, unit.at, cell),
  )
