import type { GameDef, GameRecord, Outcome } from '../engine/types'
import type { Context } from './context'

type Game = { readonly record: GameRecord; readonly ending?: Outcome }

type Cell = string | number | undefined
type Row = Readonly<Record<string, Cell>>

/**
 * Prints one line per game under a header, comma-separated (RFC 4180): the score, and the points of each seat if seats have their
 * own. Columns without any value are left out.
 */
export function printCsv(context: Context, { seats }: GameDef, games: readonly Game[]): void {
  const rows = games.map(({ record: { seed, actions }, ending }, index): Row => {
    const { winner, level, score, scores = [] } = ending ?? {}
    const own = seats.map((seat) => [seat, scores.find((one) => one.seat === seat)?.points] as const)
    return {
      game: index + 1,
      seed,
      actions: actions.length,
      winner,
      level,
      score,
      ...Object.fromEntries(own),
    }
  })
  const head = Object.keys(rows[0]).filter((column) => rows.some((row) => row[column] !== undefined))
  for (const row of [head, ...rows.map((row) => head.map((column) => row[column]))])
    context.line(row.map(field).join(','))
}

const field = (value: Cell = ''): string =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
