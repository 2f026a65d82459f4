import { cellText } from '../../../engine/cell-text'
import type { CellIndex, GameDef } from '../../../engine/types'
import type { NameOf } from '../../_board/types'
import type { Format } from '../../_text/use-say'
import { choicesAt } from '../choices/choices'
import type { NoteOf } from '../guide/choice-notes'
import type { PlayView } from '../model/play-view'
import type { PlayWords } from '../play-words'
import { pieceName } from './piece-name'

type Asked = {
  readonly cell: CellIndex
  readonly def: GameDef
  readonly view: Pick<PlayView, 'table' | 'decision' | 'botsTurn'>
  readonly nameOf: NameOf
  readonly t: PlayWords
  readonly format: Format
  readonly long: boolean
  /** The pack's help about a kind of ground. */
  readonly helpOf: (group: string, id: string) => string | undefined
  /** The worth of the choices in the cell. */
  readonly noteOf?: NoteOf
}

/** Describes a cell for speech and the line under the board: id, ground, pieces and available choices. */
export function describeCell({ cell, def, view, nameOf, t, format, long, helpOf, noteOf }: Asked): string {
  const map = view.table.board ?? def.map
  const terrain = map.terrain[cell]
  const places = map.places.filter(({ cells }) => cells.includes(cell)).map(({ id }) => nameOf('places', id))
  const sites = map.sites.filter(({ cells }) => cells.includes(cell))
  const pieces = view.table.pieces.filter((piece) => piece.cell === cell || piece.rear === cell)
  const choices =
    view.decision && !view.botsTurn ? choicesAt(view.decision, { cell }, view.table.pieces, def.forms) : []
  const parts = [
    cellText(cell, def, nameOf),
    terrain === undefined ? '' : nameOf('terrain', terrain),
    ...(long && terrain !== undefined ? [helpOf('terrain', terrain) ?? ''] : []),
    ...(long ? places : places.slice(0, 1)),
    ...sites.map((site) =>
      site.value === undefined
        ? nameOf('sites', site.id)
        : t('worth', { name: nameOf('sites', site.id), value: site.value }),
    ),
    ...counted(pieces.map((piece) => pieceText(piece, cell, { def, nameOf, t, format, long }))),
    ...(long
      ? choices.map(({ label }) => format(label))
      : choices.length > 0
        ? [t('choicesHere', { count: choices.length })]
        : []),
    ...new Set(choices.map((choice) => noteOf?.(choice).worth ?? '')),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Merges equal texts into one with their number. */
function counted(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => (count > 1 ? `${text} ×${count}` : text))
}

function pieceText(
  piece: PlayView['table']['pieces'][number],
  at: CellIndex,
  { def, nameOf, t, format, long }: Pick<Asked, 'def' | 'nameOf' | 't' | 'format' | 'long'>,
): string {
  const side = piece.side && long ? `${nameOf('sides', piece.side)} ` : ''
  const states = piece.badges
    .filter((badge) => t.has(`badges.${badge}`))
    .map((badge) => t(`badges.${badge}` as 'badges.moved'))
  states.push(...(piece.statuses ?? []).map((status) => nameOf('statuses', status)))
  if (piece.kind === 'unit' && piece.text !== undefined) states.push(t('printed', { text: piece.text }))
  // A piece over two cells is described in both, with the other cell.
  if (piece.rear !== undefined && piece.cell !== undefined)
    states.unshift(
      piece.rear === at
        ? t('facing', { cell: cellText(piece.cell, def, nameOf) })
        : t('tails', { cell: cellText(piece.rear, def, nameOf) }),
    )
  return `${side}${pieceName(piece, nameOf, format)}${states.length > 0 ? ` (${states.join(', ')})` : ''}`
}
