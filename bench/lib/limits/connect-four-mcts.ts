/** Runs boardgame.io's tree search on connect four, as in its documentation. */
import { createRequire } from 'node:module'
import { connectFour, openColumns } from './connect-four'

type Bot = { play(state: unknown, player: string): Promise<unknown> }

/** Returns a function that thinks about a game's first move for this many iterations; a play-out continues to the end of the game. */
export function mctsBot(iterations: number): () => Promise<unknown> {
  const require = createRequire(import.meta.url)
  const { MCTSBot } = require('boardgame.io/ai')
  const { Client } = require('boardgame.io/client')
  const client = Client({ game: connectFour, numPlayers: 2, debug: false })
  client.start()
  const enumerate = (G: Parameters<typeof openColumns>[0]) =>
    openColumns(G).map((column) => ({ move: 'drop', args: [column] }))
  let seed = 0
  return () => {
    const bot: Bot = new MCTSBot({
      game: connectFour,
      enumerate,
      seed: `${++seed}`,
      iterations,
      playoutDepth: 42,
    })
    return bot.play(client.getState(), '0')
  }
}
