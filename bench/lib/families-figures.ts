/** The figures of many games of families, compared with the bars of a junta. */
import type { FamiliesGame } from './families'
import { meanInterval, meanOf, shareInterval } from './interval'

export type Figure = {
  readonly name: string
  readonly value: number
  /** The 95 % interval. */
  readonly interval: readonly [low: number, high: number]
  /** Shares are printed as percentages. */
  readonly isShare: boolean
  /** The required range. */
  readonly bar?: readonly [least: number, most: number]
}

/** The required ranges for families that play like a junta. */
export const BARS = {
  presidents: [3, Number.POSITIVE_INFINITY],
  defeated: [0.15, 0.4],
  won: [0.2, 0.5],
  close: [0.5, 1],
} as const

/** A game is close if the winner has less than this many times the second's account. */
const CLOSE = 2

export const isClose = ({ accounts: [first, second] }: FamiliesGame): boolean => first < CLOSE * second

/** Returns how many families led a game; one that returned counts once. */
export const leadersOf = ({ presidents }: FamiliesGame): number => new Set(presidents).size

export function figuresOf(games: readonly FamiliesGame[]): Figure[] {
  const mean = (name: string, of: (game: FamiliesGame) => number, bar?: Figure['bar']): Figure => {
    const values = games.map(of)
    return { name, value: meanOf(values), interval: meanInterval(values), isShare: false, bar }
  }
  const share = (name: string, part: number, of: number, bar?: Figure['bar']): Figure => {
    const value = part / Math.max(1, of)
    return { name, value, interval: shareInterval(value, of), isShare: true, bar }
  }
  const sum = (of: (game: FamiliesGame) => number) => games.reduce((all, game) => all + of(game), 0)
  const coups = games.flatMap((game) => game.coups)
  const bribes = games.flatMap((game) => game.bribes)
  const budgets = sum((game) => game.budgets)
  return [
    mean('Presidents a game (families)', leadersOf, BARS.presidents),
    mean('elections and successions a game', ({ presidents }) => presidents.length),
    share(
      'one President throughout, of games',
      games.filter((game) => leadersOf(game) === 1).length,
      games.length,
    ),
    mean('budgets a game', (game) => game.budgets),
    share(
      'budgets defeated',
      sum(({ defeated }) => defeated),
      budgets,
      BARS.defeated,
    ),
    share(
      'of them forced',
      sum(({ forced }) => forced),
      sum(({ defeated }) => defeated),
    ),
    mean('millions drawn a budget', ({ drawn, budgets: count }) => drawn / Math.max(1, count)),
    mean('millions given a budget', ({ promised, budgets: count }) => promised / Math.max(1, count)),
    mean('coups a game', (game) => game.coups.length),
    mean('heads that died a game', ({ deaths }) => deaths),
    share('coups with two rebels or more', coups.filter(({ rebels }) => rebels > 1).length, coups.length),
    share('coups won by rebels', coups.filter(({ isWon }) => isWon).length, coups.length, BARS.won),
    mean('bribes a game', (game) => game.bribes.length),
    share('bribes after which the vote was won', bribes.filter(({ isWon }) => isWon).length, bribes.length),
    mean('payments for loyalty a game', ({ loyalty }) => loyalty.length),
    mean('millions for loyalty a game', ({ loyalty }) => loyalty.reduce((all, one) => all + one, 0)),
    mean('payments for company in a coup a game', ({ company }) => company.length),
    mean('exchanges a game', ({ deals }) => deals),
    mean('units changed hands a game', ({ hired }) => hired),
    share('winner under twice the second', games.filter(isClose).length, games.length, BARS.close),
    ...[0, 1, 2, 3, 4].map((rank) => mean(`account ${rank + 1}`, ({ accounts }) => accounts[rank] ?? 0)),
    mean('steps a game', ({ steps }) => steps),
  ]
}

export const isMet = ({ value, bar }: Figure): boolean => !bar || (value >= bar[0] && value <= bar[1])

export function lineOf(figure: Figure): string {
  const { name, value, interval, isShare, bar } = figure
  const told = (number: number) => (isShare ? `${Math.round(number * 100)} %` : number.toFixed(1))
  const line = `${name.padEnd(40)} ${told(value).padStart(7)}  (${told(interval[0])} to ${told(interval[1])})`
  if (!bar) return line
  const wanted = Number.isFinite(bar[1]) ? `${told(bar[0])} to ${told(bar[1])}` : `at least ${told(bar[0])}`
  return `${line}  ${isMet(figure) ? 'met' : 'NOT MET'}: ${wanted}`
}
