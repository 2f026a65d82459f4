/** A compiled counter of a scenario: see counters.ts for its display. */
import type { ScenarioCounter } from '../../schemas/generated/content'

export type Counter = {
  readonly id: string
  readonly start: number
  readonly hidden: boolean
  readonly least: number
  readonly most: number
}

export const counterOf = ({ id, start = 0, hidden = false, least, most }: ScenarioCounter): Counter => ({
  id,
  start,
  hidden,
  least: least ?? Number.MIN_SAFE_INTEGER,
  most: most ?? Number.MAX_SAFE_INTEGER,
})
