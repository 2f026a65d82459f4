/** Matches between bots: the same seeds with the sides exchanged, so that neither a lucky draw nor the better side decides. */
import { greedyBot } from '../../engine/bots/greedy'
import type { Bot } from '../../engine/bots/random'
import { searchBot } from '../../engine/bots/search/bot'
import { type Effort, QUICK } from '../../engine/bots/search/effort'
import { botMove } from '../../engine/bots/turn'
import { play, setup, view } from '../../engine/game'
import type { GameDef, Seat } from '../../engine/types'
import { bundledPack, gameIn } from './bundled'
import { meanOf, percent, shareInterval } from './interval'

export type Played = {
  readonly seed: number
  /** Whom the search played; nobody where greedy played all. */
  readonly seat: Seat | undefined
  /** What each seat got: 1 won, 0.5 drew, 0 lost. */
  readonly points: Readonly<Record<Seat, number>>
  readonly steps: number
  /** Decisions that the search thought about, and milliseconds for them. */
  readonly decisions: number
  readonly ms: number
}

/** A game that has no end by then is a draw. */
const MOST_STEPS = 6000

/** One game: the search on a seat, or nowhere, and greedy on all others. */
export function playMatch(def: GameDef, seed: number, seat: Seat | undefined, effort: Effort): Played {
  const game = play(def, setup(def, { seed }))
  let decisions = 0
  let ms = 0
  const timed = (bot: Bot): Bot =>
    Object.assign(
      ((decision, seen) => {
        const start = performance.now()
        const choice = bot(decision, seen)
        if (decision.choices.length > 1) {
          decisions += 1
          ms += performance.now() - start
        }
        return choice
      }) as Bot,
      { optionalAction: bot.optionalAction },
    )
  const bots = new Map(
    def.seats.map((one, at) => [
      one,
      one === seat ? timed(searchBot(def, one, seed * 7 + at, effort)) : greedyBot(def, one, seed * 7 + at),
    ]),
  )
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
  return { seed, seat, points, steps, decisions, ms }
}

/** Plays a match and tells its figures as they come. */
export function runMatch(
  pack: string,
  scenario: string,
  seeds: readonly number[],
  playouts: number,
  tell: (line: string) => void,
): void {
  const def = gameIn(bundledPack(pack), scenario)
  const effort = { ...QUICK, playouts }
  const own: number[] = []
  const greedy: number[] = []
  let [decisions, ms] = [0, 0]
  for (const seed of seeds) {
    const alone = playMatch(def, seed, undefined, effort).points
    for (const seat of def.seats.length > 2 ? [def.seats[seed % def.seats.length]] : def.seats) {
      const game = playMatch(def, seed, seat, effort)
      own.push(game.points[seat] ?? 0)
      greedy.push(alone[seat] ?? 0)
      decisions += game.decisions
      ms += game.ms
      tell(
        `seed ${seed}, search on ${seat}: ${game.points[seat]}, greedy there ${alone[seat]}, ${game.steps} steps`,
      )
    }
  }
  const [low, high] = shareInterval(meanOf(own), own.length)
  tell(
    `${pack}/${scenario}, ${playouts} play-outs: ${percent(meanOf(own))} of the points of ${own.length} games ` +
      `(95 %: ${percent(low)} to ${percent(high)}), greedy ${percent(meanOf(greedy))}, ` +
      `${Math.round(ms / Math.max(1, decisions))} ms a decision`,
  )
}
