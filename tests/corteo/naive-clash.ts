/** Clashes by their statements (C-081 to C-129): contacts and power. */
import { around, isUp, type Side, type Way } from './naive-city'
import { controls, groundOf, type NaiveTable, type NaiveUnit } from './naive-table'

/** C-082, C-102, C-104: whether one unit must fight another in its control. */
export function mustFight(table: NaiveTable, attacker: NaiveUnit, target: NaiveUnit): boolean {
  if (attacker.side === target.side || !controls(table, attacker.side, attacker.at, target.at)) return false
  const grounds = [groundOf(table, attacker.at), groundOf(table, target.at)]
  if (grounds.some((ground) => ['building', 'river', 'stairs'].includes(ground))) return false
  return attacker.side === 'march' ? grounds[1] !== 'barracks' : grounds[1] !== 'metro'
}

export const touching = (table: NaiveTable, side: Side): [string, string][] =>
  table.units
    .filter((unit) => unit.side === side)
    .flatMap((unit) =>
      table.units
        .filter((other) => mustFight(table, unit, other))
        .map((other): [string, string] => [unit.id, other.id]),
    )

/** Returns the units of the march in contact with one, directly or through others, including that one (C-116). */
export function bandOf(table: NaiveTable, unit: NaiveUnit): NaiveUnit[] {
  const band = [unit]
  for (const one of band)
    for (const other of table.units) {
      const near = other.at === one.at || around(table.city, one.at).some(({ to }) => to === other.at)
      if (near && other.side === unit.side && !band.includes(other)) band.push(other)
    }
  return band
}

/** C-116, C-118, C-122: a Head of the march counts 2 more for each other unit of its band. */
function ownPower(table: NaiveTable, march: string | undefined, unit: NaiveUnit): number {
  if (!unit.head) return unit.power
  const band = bandOf(table, unit)
  const leads = march === undefined || band.some(({ id }) => id === march)
  return leads ? unit.power + 2 * (band.length - 1) : unit.power
}

/** C-105: homes double the march, crowds halve it. */
function groundFactor(table: NaiveTable, { side, at }: NaiveUnit): number {
  if (side !== 'march') return 1
  const ground = groundOf(table, at)
  return ground === 'popular' ? 2 : ground === 'crowded' ? 0.5 : 1
}

/** C-103, along a step from the attacker: the slope of the defender's cell decides, else that of the attacker's. */
function slopeOf({ city }: NaiveTable, from: string, to: string, way: Way): 'up' | 'down' | 'level' {
  const up = city.up.get(to) ?? city.up.get(from)
  return up === undefined ? 'level' : isUp(up, way) ? 'up' : 'down'
}

/** Doubled if every enemy in contact in this clash is at the lower end. */
function isHigher(
  table: NaiveTable,
  unit: NaiveUnit,
  enemies: readonly NaiveUnit[],
  attacks: boolean,
): boolean {
  const touched = enemies.flatMap((enemy) => {
    const step = around(table.city, attacks ? unit.at : enemy.at).find(
      ({ to }) => to === (attacks ? enemy.at : unit.at),
    )
    return step ? [slopeOf(table, attacks ? unit.at : enemy.at, step.to, step.way)] : []
  })
  return touched.length > 0 && touched.every((slope) => slope === (attacks ? 'down' : 'up'))
}

/** Returns the power of one side of a clash, with ground, slopes and the Head. `march`: a Head of the group that is the march. */
export const naivePower = (
  table: NaiveTable,
  units: readonly NaiveUnit[],
  enemies: readonly NaiveUnit[],
  { attacks, march }: { readonly attacks: boolean; readonly march?: string },
): number =>
  units.reduce(
    (sum, unit) =>
      sum +
      ownPower(table, march, unit) *
        groundFactor(table, unit) *
        (isHigher(table, unit, enemies, attacks) ? 2 : 1),
    0,
  )

/** Returns all units that fight with a unit: those of its cell (C-110), and the whole column of armoured vehicles (C-127). */
export function fightsWith(table: NaiveTable, unit: NaiveUnit): NaiveUnit[] {
  const inColumn = ({ kind, at }: NaiveUnit) => kind === 'armoured' && !table.city.barracks.has(at)
  const group = [unit]
  for (const one of group)
    for (const other of table.units) {
      if (other.side !== unit.side || group.includes(other)) continue
      const next = around(table.city, one.at).some(({ to }) => to === other.at)
      if (other.at === one.at || (next && inColumn(one) && inColumn(other))) group.push(other)
    }
  return group
}

/** C-068, C-084 to C-091: the ratio in favour of the defender, at most 5 to 1 either way. */
export function naiveRatio(attack: number, defence: number): string {
  for (let times = 5; times >= 1; times--) if (attack >= defence * times) return `${times}-1`
  for (let times = 2; times <= 5; times++) if (attack * times >= defence) return `1-${times}`
  return '1-5'
}
