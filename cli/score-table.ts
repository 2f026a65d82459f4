import type { GameDef, GameRecord, Outcome } from '../engine/types'
import type { Context } from './context'

type Game = { readonly record: GameRecord; readonly ending?: Outcome }

/** One line a game under a line of headings, with commas (RFC 4180): the score, and the points of each seat where seats have their own. */
export function printCsv(context: Context, { seats }: GameDef, games: readonly Game[]): void {
  const head = ['game', 'seed', 'actions', 'winner', 'level', 'score', ...seats]
  const rows = games.map(({ record: { seed, actions }, ending }, index) => {
    const own = new Map(ending?.scores?.map(({ seat, points }) => [seat, points]))
    const { winner = '', level = '', score = '' } = ending ?? {}
    return [
      index + 1,
      seed,
      actions.length,
      winner,
      level,
      score,
      ...seats.map((seat) => own.get(seat) ?? ''),
    ]
  })
  for (const row of [head, ...rows]) context.line(row.map(field).join(','))
}

const field = (value: string | number): string =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
