import type { CryHavocFigure } from '../../../../schemas/generated/content'

/** A piece of a force, before the tables of all pieces are made. */
export type Line = {
  readonly type: number
  readonly side: number
  readonly figure: CryHavocFigure | undefined
  /** Index of its force, and of its group in `side.groups`. */
  readonly force: number
  readonly group: number
  /** Index of the mount it begins on, or of the rider it begins under; -1 for neither. */
  readonly mount: number
  readonly under: number
  readonly ahead: number
  readonly tied: boolean
  /** The name that the scenario gives to the piece, and the one of its line for texts. */
  readonly id?: string
  readonly named?: string
  readonly status?: readonly string[]
}
