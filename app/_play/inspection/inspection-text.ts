import type { Inspection } from '../../../engine/types'
import type { Format } from '../../_text/use-say'
import type { PlayWords } from '../play-words'
import { kindsOf } from './shown-inspection'

/** The name of a kind of sign on the board. */
export const kindName = (t: PlayWords, kind: string): string =>
  t.has(`inspect.kinds.${kind}`)
    ? t(`inspect.kinds.${kind}` as 'inspect.kinds.seen')
    : t('inspect.kinds.other')

/** One line for a screen reader: "Infantry 4-6-1: attack 12, defence 8. Captured. Seen 14 cells". */
export function inspectionText(inspection: Inspection, format: Format, t: PlayWords): string {
  const sums = inspection.sums.map(({ label, total }) => `${format(label)} ${total}`).join(', ')
  const kinds = kindsOf(inspection).map(({ kind, cells }) => `${kindName(t, kind)} ${cells.length}`)
  const parts = [
    format(inspection.title),
    sums,
    inspection.verdict ? format(inspection.verdict) : '',
    kinds.join(', '),
  ]
  return parts.filter(Boolean).join('. ')
}
