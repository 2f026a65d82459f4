/** Summarises the events since the viewer's last decision in a few lines, for the panel and for speech. No React, no DOM. */

import type { Change, Since, Trail } from '../../../engine/match/port/match'
import type { CellIndex, GameDef } from '../../../engine/types'
import { inSentence } from '../../../schemas/articles'
import type { NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { pieceName } from '../board/piece-name'
import { placeText } from '../board/place-names'
import { cellsOf } from '../log/cells-of'
import type { PlayWords } from '../play-words'
import type { SeatName } from '../seats/seat-name'

export type SinceWords = {
  readonly def: GameDef
  readonly format: Format
  readonly nameOf: NameOf
  readonly nameOfSeat: SeatName
  readonly t: PlayWords
}

/** A line with its step, if it has a single one, its cells on the map, and its kind. */
export type SinceLine = {
  readonly text: string
  readonly step?: number
  readonly cells: readonly CellIndex[]
  readonly kind: 'own' | 'told' | 'moves' | 'sums' | 'more'
}

/** Number of pieces named one by one; of any more, only the number is given. */
const MOST_NAMED = 5

/** The lines: first those about the viewer, then other events, moves and numbers. Equal lines are joined. */
export function sinceLines(since: Since, words: SinceWords): SinceLine[] {
  const { def, format, t } = words
  const { told, more, trails, changes } = since
  const units = trails.filter(({ piece }) => piece.kind === 'unit')
  const lines = told.map(
    ({ event, count, isOwn }): SinceLine => ({
      text: format(event.message),
      step: count,
      cells: cellsOf(event, def),
      kind: isOwn ? 'own' : 'told',
    }),
  )
  const sums = changes.map((change) => ({
    line: { text: changeText(change, words), cells: [], kind: 'sums' } as SinceLine,
    isPoints: change.what === 'points',
  }))
  return [
    ...joined(lines, t),
    ...sums.filter(({ isPoints }) => isPoints).map(({ line }) => line),
    ...movesLines(units, words),
    ...sums.filter(({ isPoints }) => !isPoints).map(({ line }) => line),
    ...(more > 0 ? [{ text: t('since.more', { count: more }), cells: [], kind: 'more' } as const] : []),
  ]
}

/** Equal lines as one with their number, at the place of the first. */
function joined(lines: readonly SinceLine[], t: PlayWords): SinceLine[] {
  const counts = new Map<string, number>()
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1)
  return lines.flatMap((line, at) => {
    const count = counts.get(line.text) ?? 1
    if (lines.findIndex(({ text }) => text === line.text) < at) return []
    return count === 1 ? [line] : [{ ...line, text: t('since.times', { text: line.text, count }) }]
  })
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
    const alike = new Map<string, number>()
    for (const trail of those) {
      const text = trailText(trail, words)
      alike.set(text, (alike.get(text) ?? 0) + 1)
    }
    const named = [...alike].slice(0, MOST_NAMED)
    const rest = those.length - named.reduce((sum, [, count]) => sum + count, 0)
    const pieces = [
      ...named.map(([text, count]) => (count === 1 ? text : t('since.several', { text, count }))),
      ...(rest > 0 ? [t('since.others', { count: rest })] : []),
    ].join('; ')
    const cells = those.flatMap(({ from, to }) => [from, to]).filter((cell) => cell !== undefined)
    return [{ text: t(`since.${kind}`, { pieces }), cells: [...new Set(cells)], kind: 'moves' }]
  })
}

function trailText({ piece, from, to }: Trail, { def, nameOf, format, t }: SinceWords): string {
  const name = pieceName(piece, nameOf, format)
  const cell = (at: CellIndex | undefined) => (at === undefined ? '' : placeText(at, def, nameOf))
  if (from !== undefined && to !== undefined)
    return t('since.fromTo', { piece: name, from: cell(from), to: cell(to) })
  return t('since.at', { piece: name, cell: cell(from ?? to) })
}

export function changeText(change: Change, words: Omit<SinceWords, 'def' | 'nameOf'>): string {
  const { what, label, seat, before, now, beforeName, nowName } = change
  const { format, nameOfSeat, t } = words
  const name = what || !label ? t('since.points') : format(label)
  const whose =
    seat === undefined ? name : inSentence(t('since.of', { name, side: nameOfSeat(seat, 'marked') }))
  if (beforeName && nowName)
    return t('since.named', { name: whose, before: format(beforeName), now: format(nowName) })
  const by = now - before
  return t('since.change', { name: whose, before, now, by: by > 0 ? `+${by}` : `−${-by}` })
}
