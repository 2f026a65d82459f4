/** A game played by bots to its end, step by step, for the command line and for trials of a pack. */
import { play, setup, view } from '../game'
import type { Play } from '../kernel/play'
import type { GameDef, GameEvent, GameStart, GameStep, Seed } from '../types'
import type { BotMaker } from './kinds'
import { botMove } from './turn'

export type BotGameOptions = {
  /** Whether steps carry their events. Default: no. */
  readonly events?: boolean
  /** Called with the start of the game before the first step. */
  readonly begun?: (start: GameStart) => void
}

/**
 * Plays a game with one bot for each seat, until no seat is asked or no bot has a move. The latter leaves no outcome.
 * Returns the game at its end.
 */
export function* botGame(
  def: GameDef,
  bots: readonly BotMaker[],
  seed: Seed,
  { events = false, begun }: BotGameOptions = {},
): Generator<GameStep, Play> {
  const told: GameEvent[] = []
  const game = play(def, setup(def, { seed, told: events ? told : undefined }), { events })
  begun?.({ events: told, state: game.state })
  const players = bots.map((bot, seat) => bot(def, seed, seat))
  for (let asked = game.decisions(); asked.length > 0; asked = game.decisions()) {
    const move = botMove(
      asked,
      (seat) => players[def.seats.indexOf(seat)],
      (seat) => view(def, game.state, seat),
    )
    if (!move) break
    const { phase } = game.state
    game.act(move.seat, move.action)
    yield { ...move, phase, events: game.takeEvents(), state: game.state }
  }
  return game
}
