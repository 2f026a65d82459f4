import type { Outcome, RawPack } from '../engine/types'
import type { Context } from './context'
import { paint } from './paint'

/** The score sheet as it would be read aloud: every line with its points, then the total and the winner. */
export function printOutcome(context: Context, ending: Outcome, raw: RawPack): void {
  const { tell, say } = context.words
  const rows: [string, number][] = ending.sheet.flatMap((line) => [
    [say(line.label, raw.texts), line.points] as [string, number],
    ...(line.lines ?? []).map((part) => [`  ${say(part.label, raw.texts)}`, part.points] as [string, number]),
  ])
  printColumns(context, [...rows, [tell('play.total'), ending.score]])
  context.line(paint(context, 'bold', winnerLine(context, ending, raw)))
  context.line(say(ending.reason, raw.texts))
}

/** A message that is only a name of the pack's own texts. */
const named = (text: string) => ({ key: 'cli.name', values: { name: { text } } })

export const sideName = (context: Context, side: string, raw: RawPack): string =>
  context.words.say(named(`sides.${side}`), raw.texts)

const winnerLine = (context: Context, ending: Outcome, raw: RawPack): string =>
  ending.winner === 'draw'
    ? context.words.tell('play.draw')
    : context.words.tell('play.winner', { winner: sideName(context, ending.winner, raw) })

function printColumns(context: Context, rows: readonly (readonly [string, number])[]): void {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2
  for (const [label, points] of rows) context.line(label.padEnd(width) + String(points).padStart(5))
}
