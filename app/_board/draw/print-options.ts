import type { NameOf } from '../types'

/** Options for printing a map in addition to its ground. */
export type PrintOptions = {
  readonly labels: boolean
  readonly showIds: boolean
  readonly showGrid: boolean
  readonly nameOf: NameOf
  /** Device pixels of a CSS pixel. */
  readonly ratio: number
}
