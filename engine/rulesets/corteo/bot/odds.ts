/** The average worth of a roll: every face of the die, weighted by the stakes. */
import { type CompiledTable, columnOf, cellOf as tableCell } from '../rules/fighting/ratio-table'

/** The worth of a retreat or panic of the first or the second side, for the side that scores it. */
export type Stakes = {
  readonly firstRetreats: number
  readonly firstPanics: number
  readonly secondRetreats: number
  readonly secondPanics: number
}

/** Returns the average worth if `first` rolls against `second`; 0 if the table allows no attempt. */
export function expected(table: CompiledTable, first: number, second: number, stakes: Stakes): number {
  const column = columnOf(table, first, second)
  return column < 0 ? 0 : inColumn(table, column, stakes)
}

export function inColumn(table: CompiledTable, column: number, stakes: Stakes): number {
  let sum = 0
  for (let die = 1; die <= table.faces; die++) {
    const { result } = tableCell(table, column, die)
    if (result.type === 'none') continue
    const firstLoses = result.who === 'attacker'
    if (result.type === 'retreat') sum += firstLoses ? stakes.firstRetreats : stakes.secondRetreats
    else sum += firstLoses ? stakes.firstPanics : stakes.secondPanics
  }
  return Math.trunc(sum / table.faces)
}
