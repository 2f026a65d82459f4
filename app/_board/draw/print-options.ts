import type { NameOf } from '../types'

/** What is printed on a map besides its ground. */
export type PrintOptions = {
  readonly labels: boolean
  readonly showIds: boolean
  readonly showGrid: boolean
  readonly nameOf: NameOf
}
