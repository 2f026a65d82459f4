import type { NameOf } from '../../types'
import type { LabelFonts } from '../labels/labels'

export type AreaPrint = {
  readonly labels: boolean
  readonly showIds: boolean
  readonly nameOf: NameOf
  /** Device pixels of a CSS pixel. */
  readonly ratio: number
  readonly fonts: LabelFonts
}
