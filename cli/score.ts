import { seatText } from '../engine/seat-text'
import type { GameDef, Outcome, RawPack, Seat } from '../engine/types'
import type { Context } from './context'
import type { OpenGame } from './game'
import { paint } from './paint'

/** Prints the score sheet: every line with its points, then the total and the winner. */
export function printOutcome(context: Context, ending: Outcome, { def, raw }: OpenGame): void {
  const { tell, format } = context.words
  const rows: [string, number][] = ending.sheet.flatMap((line) => [
    [format(line.label, raw.texts), line.points] as [string, number],
    ...(line.lines ?? []).map(
      (part) => [`  ${format(part.label, raw.texts)}`, part.points] as [string, number],
    ),
  ])
  printColumns(context, [...rows, [tell('play.total'), ending.score]])
  const own = (ending.scores ?? []).map(
    ({ seat, points }) => [seatName(context, seat, def, raw), points] as const,
  )
  if (own.length > 0) printColumns(context, own)
  context.line(paint(context, 'bold', winnerLine(context, ending, def, raw)))
  // The reason leaves out a level that stands in the list of all levels.
  if (ending.levels?.some(({ id }) => id === ending.level))
    context.line(format(named(`victory.${ending.level}`), raw.texts))
  context.line(format(ending.reason, raw.texts))
}

/** A message that consists only of a name from the pack's texts. */
const named = (text: string) => ({ key: 'cli.name', values: { name: { text } } })

export function seatName(context: Context, seat: Seat, def: GameDef, raw: RawPack): string {
  const { section, id } = seatText(def, seat)
  return context.words.format(named(`${section}.${id}`), raw.texts)
}

/** Several winners, or that all lose. */
const winnersLine = (context: Context, winners: readonly Seat[], def: GameDef, raw: RawPack): string =>
  winners.length === 0
    ? context.words.tell('play.nobody')
    : context.words.tell('play.winner', {
        winner: winners.map((seat) => seatName(context, seat, def, raw)).join(', '),
      })

const winnerLine = (context: Context, ending: Outcome, def: GameDef, raw: RawPack): string =>
  ending.winners
    ? winnersLine(context, ending.winners, def, raw)
    : ending.winner === 'draw'
      ? context.words.tell('play.draw')
      : context.words.tell('play.winner', { winner: seatName(context, ending.winner, def, raw) })

function printColumns(context: Context, rows: readonly (readonly [string, number])[]): void {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2
  for (const [label, points] of rows) context.line(label.padEnd(width) + String(points).padStart(5))
}
