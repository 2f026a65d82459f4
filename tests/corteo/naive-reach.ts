/** The reach of a unit by the statements on movement (C-030 to C-055) alone. Every path is tried, step by step. */
import { around, isUp, type Way } from './naive-city'
import { groundOf, isControlled, type NaiveTable, type NaiveUnit, unitsOn } from './naive-table'

/** Returns the half points to enter a cell in a direction, or undefined if the cell is closed (C-036 to C-040, C-047). */
function priceOf(table: NaiveTable, unit: NaiveUnit, to: string, way: Way | undefined): number | undefined {
  const vehicle = unit.kind === 'armoured' || unit.kind === 'gas'
  switch (groundOf(table, to)) {
    case 'street':
    case 'metro':
    case 'crowded':
      return 2
    case 'avenue':
    case 'square':
      return 1
    case 'garden':
    case 'stairs':
    case 'objective':
      return vehicle ? undefined : 2
    case 'popular':
      return unit.side === 'march' ? 2 : undefined
    case 'slope':
      return way === undefined ? 2 : isUp(table.city.up.get(to)!, way) ? 4 : 1
    default:
      return undefined
  }
}

/** Enemies and barricades close a cell (C-058). */
const isClosed = (table: NaiveTable, unit: NaiveUnit, cell: string): boolean =>
  table.barricades.includes(cell) || unitsOn(table, cell).some(({ side }) => side !== unit.side)

/** C-034, C-051, C-131: whether movement ends there. */
const endsAt = (table: NaiveTable, unit: NaiveUnit, cell: string): boolean =>
  isControlled(table, unit.side, cell) ||
  (unit.side === 'march' && groundOf(table, cell) === 'metro') ||
  (table.rules === 'advanced' && groundOf(table, cell) === 'objective')

/** C-109, C-113: two units of a side share a cell. Armoured vehicles share none in chapter C. */
function hasRoom(table: NaiveTable, unit: NaiveUnit, cell: string): boolean {
  const there = unitsOn(table, cell).filter(({ id }) => id !== unit.id)
  const alone = table.rules === 'advanced' && [unit, ...there].some(({ kind }) => kind === 'armoured')
  return there.length === 0 || (!alone && there.length < 2)
}

type Start = { readonly cell: string; readonly spent: number }

export function naiveReach(table: NaiveTable, unit: NaiveUnit): Set<string> {
  const points = unit.speed * 2 * (table.running && unit.side === 'march' ? 2 : 1)
  const best = new Map<string, number>()
  /** Records the arrival at a cell for a price, and continues from there if movement goes on. */
  const arrive = (cell: string, spent: number, goesOn = !endsAt(table, unit, cell)) => {
    if (spent > points || (best.get(cell) ?? Number.POSITIVE_INFINITY) <= spent) return
    best.set(cell, spent)
    if (goesOn) for (const { to, way } of around(table.city, cell)) step(to, way, spent)
  }
  const step = (to: string, way: Way | undefined, spent: number) => {
    const price = priceOf(table, unit, to, way)
    if (price !== undefined && !isClosed(table, unit, to)) arrive(to, spent + price)
  }
  setOut(table, unit, { step, arrive })
  return new Set([...best.keys()].filter((cell) => cell !== unit.at && hasRoom(table, unit, cell)))
}

type Walk = {
  step(to: string, way: Way | undefined, spent: number): void
  arrive(cell: string, spent: number, goesOn?: boolean): void
}

function setOut(table: NaiveTable, unit: NaiveUnit, { step, arrive }: Walk): void {
  const { city, rules } = table
  const here: Start = { cell: unit.at, spent: 0 }
  const base = city.barracks.get(unit.at)
  // C-050: units leave barracks only by their numbered streets.
  if (base) {
    for (const exit of base.exits) step(exit, undefined, 0)
    return
  }
  const next = around(city, unit.at)
  // C-046: the power does not move out of control.
  if (unit.side === 'power' && isControlled(table, unit.side, unit.at)) return
  // C-048, C-049: a sentry on an objective only moves to an adjacent objective.
  if (rules === 'advanced' && unit.kind === 'sentry' && groundOf(table, unit.at) === 'objective') {
    for (const { to, way } of next) if (groundOf(table, to) === 'objective') step(to, way, 0)
    return
  }
  if (isControlled(table, unit.side, unit.at)) {
    // C-045: in chapter C a step costs one more point and must leave control. C-044: chapter B has neither limit.
    const free = rules === 'base'
    for (const { to, way } of next)
      if (free || !isControlled(table, unit.side, to)) step(to, way, free ? 0 : 2)
    return
  }
  arrive(here.cell, here.spent, true)
  // C-052: the metro leads to any station, and movement continues from there.
  if (unit.side !== 'march' || groundOf(table, unit.at) !== 'metro') return
  for (const [cell, terrain] of city.terrain)
    if (terrain === 'metro' && cell !== unit.at && !isClosed(table, unit, cell)) arrive(cell, 0, true)
}
