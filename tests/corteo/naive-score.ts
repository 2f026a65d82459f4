/** Points by their statements (C-097, C-098, C-130 to C-141). */
import { groundOf, type NaiveTable } from './naive-table'

type Points = {
  /** The points before the end and at the end. */
  readonly now: number
  readonly end: number
  /** Power of the throwing units in the open, and the number of sheltered ones. */
  readonly open: number
  readonly safe: number
}

/** `arrested`: names of unit types, whose last character is their power. */
export function naiveScore(table: NaiveTable, arrested: readonly string[]): Points {
  const { city, covered, units, rules } = table
  const taken = covered.reduce((sum, cell) => sum + (city.objectives.get(cell)?.value ?? 0), 0)
  const held = units.reduce(
    (cells, { at }) => (city.objectives.has(at) ? cells.add(at) : cells),
    new Set<string>(),
  )
  // C-130: a piece on an objective at the end of the turn takes it.
  const last = [...held].reduce((sum, cell) => sum + (city.objectives.get(cell)?.value ?? 0), 0)
  const prison = arrested.reduce((sum, type) => sum + Number(type.slice(-1)), 0)
  const throwing = units.filter(({ speed }) => speed === 6)
  const isSafe = (at: string) => ['popular', 'metro', 'crowded'].includes(groundOf(table, at))
  const open = throwing.filter(({ at }) => !isSafe(at)).reduce((sum, { power }) => sum + power, 0)
  const end = taken + last - prison - (rules === 'advanced' ? open : 0)
  return { now: taken - prison, end, open, safe: throwing.filter(({ at }) => isSafe(at)).length }
}
