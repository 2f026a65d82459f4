/** Whole games between bots, without the checks of the public verbs. */
import { greedyBot } from '../../engine/bots/greedy'
import { type Bot, randomBot } from '../../engine/bots/random'
import { hash, play, setup, view } from '../../engine/game'
import type { Action, GameDef, Outcome, Seat } from '../../engine/types'

export type BotName = 'greedy' | 'random'

export type BotGame = {
  readonly ending: Outcome
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[]
  readonly hash: string
}

/** A longer game never ends. */
const MOST = 20_000

const botOf = (name: BotName, def: GameDef, seat: Seat, seed: number): Bot =>
  name === 'greedy' ? greedyBot(def, seat, seed) : randomBot(seed)

export function botGame(def: GameDef, seed: number, names: readonly BotName[]): BotGame {
  const game = play(def, setup(def, { seed }))
  const bots = def.seats.map((seat, index) => botOf(names[index], def, seat, seed * 16 + index + 1))
  const actions: { seat: Seat; action: Action }[] = []
  for (let asked = game.decisions(); asked.length > 0; asked = game.decisions()) {
    const [decision] = asked
    const { seat } = decision
    const { action } = bots[def.seats.indexOf(seat)](decision, view(def, game.state, seat))
    actions.push({ seat, action })
    game.act(seat, action)
    if (actions.length > MOST) throw new Error(`seed ${seed}: no end in sight`)
  }
  const ending = game.outcome()
  if (!ending) throw new Error(`seed ${seed}: nobody is asked, yet the game is not over`)
  return { ending, actions, hash: hash(game.state) }
}
