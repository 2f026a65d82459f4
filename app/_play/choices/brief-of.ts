import type { Table } from '../../../engine/types'
import type { Format } from '../../_text/use-say'

/** The first figures of the decision's facts in one line, for layouts with the panel under the board. */
export function briefOf({ about = [] }: Table, format: Format): string {
  const first = about.find(({ seat, isSecondary }) => seat === undefined && !isSecondary)
  const figures = (first?.rows ?? []).filter(({ value }) => value !== undefined)
  return figures.map(({ label, value }) => `${format(label)} ${value}`).join(' \u00b7 ')
}
