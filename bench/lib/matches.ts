/** Matches between bots: the same seeds with the sides exchanged, so that neither a lucky draw nor the better side decides. */
import { greedyBot } from '../../engine/bots/greedy'
import type { Bot } from '../../engine/bots/random'
import type { Effort } from '../../engine/bots/search/effort'
import { searchBot } from '../../engine/bots/search/bot'
import { botMove } from '../../engine/bots/turn'
import { play, setup, view } from '../../engine/game'
import type { GameDef, Seat } from '../../engine/types'

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
