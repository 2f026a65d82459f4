/** Summarises the events since the viewer's last decision in a few lines, for the panel and for speech. No React, no DOM. */

import { cellText } from '../../../engine/cell-text'
import type { Change, Since, Trail } from '../../../engine/match/port/match'
import type { CellIndex, GameDef } from '../../../engine/types'
import { inSentence } from '../../../schemas/articles'
import type { NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { pieceName } from '../board/piece-name'
import type { PlayWords } from '../play-words'
import type { SeatName } from '../seats/seat-name'

export type SinceWords = {
  readonly def: GameDef
  readonly format: Format
  readonly nameOf: NameOf
  readonly nameOfSeat: SeatName
  readonly t: PlayWords
}

/** A line with its step, if it has a single one, and its kind. */
export type SinceLine = {
  readonly text: string
  readonly step?: number
  readonly kind: 'told' | 'moves' | 'sums' | 'more'
}

/** Number of pieces named one by one; of any more, only the number is given. */
const MOST_NAMED = 5

export function sinceLines(since: Since, words: SinceWords): SinceLine[] {
  const { format, t } = words
  const { told, more, trails, changes } = since
  const units = trails.filter(({ piece }) => piece.kind === 'unit')
  return [
    ...told.map(
      ({ event, count }): SinceLine => ({ text: format(event.message), step: count, kind: 'told' }),
    ),
    ...movesLines(units, words),
    ...changes.map((change): SinceLine => ({ text: changeText(change, words), kind: 'sums' })),
    ...(more > 0 ? [{ text: t('since.more', { count: more }), kind: 'more' } as const] : []),
  ]
}

const KINDS = [
  ['moved', ({ from, to }: Trail) => from !== undefined && to !== undefined],
  ['placed', ({ from }: Trail) => from === undefined],
  ['gone', ({ to }: Trail) => to === undefined],
] as const

function movesLines(units: readonly Trail[], words: SinceWords): SinceLine[] {
  const { t } = words
  return KINDS.flatMap(([kind, is]): SinceLine[] => {
    const those = units.filter(is)
    if (those.length === 0) return []
    const named = those.slice(0, MOST_NAMED).map((trail) => trailText(trail, words))
    const rest = those.length - named.length
    const pieces = [...named, ...(rest > 0 ? [t('since.others', { count: rest })] : [])].join('; ')
    return [{ text: t(`since.${kind}`, { pieces }), kind: 'moves' }]
  })
}

function trailText({ piece, from, to }: Trail, { def, nameOf, format, t }: SinceWords): string {
  const name = pieceName(piece, nameOf, format)
  const cell = (at: CellIndex | undefined) => (at === undefined ? '' : cellText(at, def, nameOf))
  if (from !== undefined && to !== undefined)
    return t('since.fromTo', { piece: name, from: cell(from), to: cell(to) })
  return t('since.at', { piece: name, cell: cell(from ?? to) })
}

function changeText({ what, label, seat, before, now }: Change, words: SinceWords): string {
  const { format, nameOfSeat, t } = words
  const name = what || !label ? t('since.points') : format(label)
  const whose =
    seat === undefined ? name : inSentence(t('since.of', { name, side: nameOfSeat(seat, 'marked') }))
  return t('since.change', { name: whose, before, now })
}
