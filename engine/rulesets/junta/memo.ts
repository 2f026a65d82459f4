/** Choices made once a game, found again by small numbers. */
import { memoise } from '../../memoise'
import type { Choice } from '../../types'
import type { Rules } from './rules'

/** Creates a cache of one kind of choice, by at most two numbers from 0 on, such as a family and an amount. */
export function memo(
  make: (rules: Rules, first: number, second: number) => Choice,
): (rules: Rules, first?: number, second?: number) => Choice {
  const made = memoise((_: Rules): Choice[][] => [])
  return (rules, first = 0, second = 0) => {
    const rows = made(rules)
    rows[first] ??= []
    const row = rows[first]
    row[second] ??= make(rules, first, second)
    return row[second]
  }
}
