/** Runs matches between bots: the same seeds with the sides exchanged, so that neither luck nor the better side decides. */
import { greedyBot } from '../../engine/bots/greedy'
import type { Bot } from '../../engine/bots/random'
import { searchBot } from '../../engine/bots/search/bot'
import { type Effort, QUICK } from '../../engine/bots/search/effort'
import { botMove } from '../../engine/bots/turn'
import { play, setup, view } from '../../engine/game'
import type { GameDef, Seat } from '../../engine/types'
import { bundledPack, gameIn } from './bundled'
import { meanOf, percent, shareInterval } from './interval'

/** A completed game, as stored. */
export type Played = {
  readonly game: string
  readonly effort: string
  readonly seed: number
  readonly seat: Seat
  /** The seat's result with the search, and greedy's with the same seat and seed: 1 won, 0.5 drew, 0 lost. */
  readonly points: number
  readonly greedy: number
  readonly steps: number
  /** Decisions made by the search, and their processor time in milliseconds. */
  readonly decisions: number
  readonly ms: number
}

export type Match = {
  readonly pack: string
  readonly scenario: string
  readonly pairs: number
  /** The first seed. */
  readonly first: number
  /** The differences from the usual effort. */
  readonly effort: Partial<Effort>
}

/** A game without an end by then is a draw. */
const MOST_STEPS = 6000

type Timed = { decisions: number; ms: number }

/** Plays the games that are not in `known`, and reports each one as it ends. */
export function runMatch(match: Match, known: readonly Played[], tell: (played: Played) => void): Played[] {
  const game = `${match.pack}/${match.scenario}`
  const def = gameIn(bundledPack(match.pack), match.scenario)
  const effort = { ...QUICK, ...match.effort }
  const name = nameOf(effort)
  const games: Played[] = []
  for (let seed = match.first; seed < match.first + match.pairs; seed++) {
    let alone: ReturnType<typeof playGame> | undefined
    for (const seat of seatsOf(def, seed)) {
      const old = known.find(
        (one) => one.game === game && one.effort === name && one.seed === seed && one.seat === seat,
      )
      alone ??= old ? undefined : playGame(def, seed, undefined, effort)
      const played = old ?? { ...playedOn(def, seed, seat, effort, alone!.points), game, effort: name }
      if (!old) tell(played)
      games.push(played)
    }
  }
  return games
}

/** Two seats exchange their sides; with more, the search takes one seat after the other. */
const seatsOf = ({ seats }: GameDef, seed: number): readonly Seat[] =>
  seats.length > 2 ? [seats[seed % seats.length]] : seats

function playedOn(
  def: GameDef,
  seed: number,
  seat: Seat,
  effort: Effort,
  alone: Readonly<Record<Seat, number>>,
): Omit<Played, 'game' | 'effort'> {
  const { points, steps, decisions, ms } = playGame(def, seed, seat, effort)
  return { seed, seat, points: points[seat], greedy: alone[seat], steps, decisions, ms: Math.round(ms) }
}

/** Plays one game: the search on one seat, or on none, and greedy on all others. */
function playGame(def: GameDef, seed: number, seat: Seat | undefined, effort: Effort) {
  const game = play(def, setup(def, { seed }))
  const timed: Timed = { decisions: 0, ms: 0 }
  const botOf = (one: Seat, at: number): Bot =>
    one === seat
      ? inTime(searchBot(def, one, seed * 7 + at, effort), timed)
      : greedyBot(def, one, seed * 7 + at)
  const bots = new Map(def.seats.map((one, at) => [one, botOf(one, at)]))
  let steps = 0
  for (let asked = game.decisions(); asked.length > 0 && steps < MOST_STEPS; asked = game.decisions()) {
    const move = botMove(
      asked,
      (one) => bots.get(one),
      (one) => view(def, game.state, one),
    )
    if (!move) break
    game.act(move.seat, move.action)
    steps += 1
  }
  const utility = game.outcome()?.utility
  const points = Object.fromEntries(def.seats.map((one) => [one, ((utility?.[one] ?? 0) + 1) / 2]))
  return { points, steps, ...timed }
}

/** Measures processor time, so that other programs do not count. */
function inTime(bot: Bot, timed: Timed): Bot {
  const choose: Bot = (decision, seen) => {
    const start = process.cpuUsage()
    const choice = bot(decision, seen)
    if (decision.choices.length < 2) return choice
    const { user, system } = process.cpuUsage(start)
    timed.decisions += 1
    timed.ms += (user + system) / 1000
    return choice
  }
  return Object.assign(choose, { optionalAction: bot.optionalAction })
}

/** Returns a name with every number of an effort, so that its games are never confused with those of another one. */
export const nameOf = (effort: Effort): string =>
  Object.entries(effort)
    .map(([key, value]) => `${key} ${value}`)
    .sort()
    .join(', ')

/** Returns the result of a match as lines: in total, and for each side. */
export function tellMatch(games: readonly Played[]): string[] {
  const [{ game }] = games
  const decisions = games.reduce((sum, one) => sum + one.decisions, 0)
  const ms = games.reduce((sum, one) => sum + one.ms, 0)
  const sides = [...new Set(games.map(({ seat }) => seat))].sort()
  return [
    `${game}: ${shareOf(games)}; ${Math.round(ms / Math.max(1, decisions))} ms a decision, ` +
      `${Math.round(ms / 60_000)} min in all, seeds ${games[0].seed} to ${games[games.length - 1].seed}`,
    ...sides.map((side) => `  ${side}: ${shareOf(games.filter(({ seat }) => seat === side))}`),
  ]
}

function shareOf(games: readonly Played[]): string {
  const points = games.map((one) => one.points)
  const [low, high] = shareInterval(meanOf(points), points.length)
  return (
    `${percent(meanOf(points))} of the points of ${games.length} games (95 %: ${percent(low)} to ${percent(high)}), ` +
    `greedy there ${percent(meanOf(games.map(({ greedy }) => greedy)))}`
  )
}
