import { cellText, type NameOf } from '../../engine/cell-text'
import { decisions, setup, table } from '../../engine/game'
import type { Message, RawPack, Table, TablePiece } from '../../engine/types'
import { readArguments } from '../arguments'
import { type Command, type Context, EXIT, UsageError } from '../context'
import { type OpenGame, openGame } from '../game'
import { legendLines, mapLines } from '../map-text'
import { seedOf } from '../seeds'

/** Prints the table at the start of a game, as visible to all players. */
export const show: Command = {
  name: 'show',
  async run(args, context) {
    const options = { seed: { type: 'string' }, json: { type: 'boolean' } } as const
    const { values, names } = readArguments(args, options)
    if (names.length !== 1) throw new UsageError('cli.usage.needs-game')
    const game = await openGame(context, names[0])
    if (!game) return EXIT.findings
    const state = setup(game.def, { seed: seedOf(values) })
    const laid = table(game.def, state)
    if (values.json) context.line(JSON.stringify(laid, null, 2))
    else printTable(context, game, laid, decisions(game.def, state))
    return EXIT.ok
  },
}

function printTable(
  context: Context,
  { def, raw }: OpenGame,
  laid: Table,
  asked: ReturnType<typeof decisions>,
): void {
  const { format, tell } = context.words
  const nameOf = (group: string, id: string) =>
    format({ key: 'cli.name', values: { name: { text: `${group}.${id}` } } }, raw.texts)
  context.line(`${format(laid.round, raw.texts)}, ${format(laid.phase, raw.texts)}`)
  if (def.grid.columns > 0) {
    context.line(tell('show.size', { columns: def.grid.columns, rows: def.grid.rows }))
  }
  for (const line of mapLines(def, raw, laid)) context.line(line)
  context.line(tell('show.legend'))
  for (const line of legendLines(def, raw, (terrain) => nameOf('terrain', terrain))) context.line(line)
  printPieces(context, { def, raw }, laid, nameOf)
  for (const decision of asked) {
    const prompt = format(decision.prompt, raw.texts)
    context.line(tell('show.asked', { prompt, count: decision.choices.length }))
  }
}

function printPieces(context: Context, { def, raw }: OpenGame, laid: Table, nameOf: NameOf): void {
  const { format, tell } = context.words
  context.line(tell('show.pieces'))
  const nameOfPiece = (piece: TablePiece) => pieceText(piece, nameOf, (label) => format(label, raw.texts))
  const listed = groups(
    laid.pieces.map((piece) => `${cellText(piece.cell ?? -1, def, nameOf)} ${nameOfPiece(piece)}`),
  )
  for (const line of listed.length > 0 ? listed : [tell('show.none')]) context.line(`  ${line}`)
  for (const tray of laid.trays) {
    context.line(tell('show.tray', { label: format(tray.label, raw.texts), count: tray.pieces.length }))
    for (const line of groups(tray.pieces.map(nameOfPiece))) context.line(`  ${line}`)
  }
  for (const counter of laid.counters) context.line(counterText(context, counter, raw))
}

function counterText(context: Context, counter: Table['counters'][number], raw: RawPack): string {
  const of = counter.of === undefined ? '' : `/${counter.of}`
  return `${context.words.format(counter.label, raw.texts)}: ${counter.value}${of}`
}

function pieceText(piece: TablePiece, nameOf: NameOf, format: (label: Message) => string): string {
  const name = piece.label ? format(piece.label) : nameOf('units', piece.type)
  const component = piece.component ? ` ${nameOf('components', piece.component)}` : ''
  return `${name}${component}`
}

/** Merges equal lines and counts them. */
function groups(lines: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
  return [...counts].map(([line, count]) => (count > 1 ? `${count} x ${line}` : line))
}
