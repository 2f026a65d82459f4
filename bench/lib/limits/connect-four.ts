/** Connect four as in boardgame.io's documentation, and one random game of it through its client. */
import { createRequire } from 'node:module'

const WIDTH = 7
const HEIGHT = 6

type Board = { cells: (string | null)[]; heights: number[]; last: number }
type Context = { currentPlayer: string; gameover?: unknown }
type Client = {
  start(): void
  reset(): void
  getState(): { G: Board; ctx: Context }
  moves: { drop(column: number): void }
}

/** Returns whether the last stone makes four in a row. */
function wins({ cells, last }: Board): boolean {
  const player = cells[last]
  const column = last % WIDTH
  const row = Math.floor(last / WIDTH)
  const count = (dx: number, dy: number) => {
    let stones = 0
    for (let x = column + dx, y = row + dy; x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT; x += dx, y += dy) {
      if (cells[y * WIDTH + x] !== player) break
      stones++
    }
    return stones
  }
  return [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ].some(([dx, dy]) => count(dx, dy) + count(-dx, -dy) >= 3)
}

export const connectFour = {
  name: 'connect-four',
  setup: (): Board => ({
    cells: new Array(WIDTH * HEIGHT).fill(null),
    heights: new Array(WIDTH).fill(0),
    last: -1,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, playerID }: { G: Board; playerID: string }, column: number) {
      if (G.heights[column] >= HEIGHT) return 'INVALID_MOVE'
      G.last = G.heights[column] * WIDTH + column
      G.cells[G.last] = playerID
      G.heights[column]++
      return undefined
    },
  },
  endIf({ G, ctx }: { G: Board; ctx: Context }) {
    if (G.last >= 0 && wins(G)) return { winner: ctx.currentPlayer }
    return G.heights.every((height) => height >= HEIGHT) ? { draw: true } : undefined
  },
}

export const openColumns = ({ heights }: Board): number[] =>
  heights.flatMap((height, column) => (height < HEIGHT ? [column] : []))

/** Plays one random game with every choice listed before each move, and returns the number of moves. */
export function connectFourGame(below: (count: number) => number): () => number {
  const require = createRequire(import.meta.url)
  const { Client: makeClient } = require('boardgame.io/client')
  const client: Client = makeClient({ game: connectFour, numPlayers: 2, debug: false })
  client.start()
  return () => {
    client.reset()
    for (let moves = 0; ; moves++) {
      const { G, ctx } = client.getState()
      if (ctx.gameover) return moves
      const columns = openColumns(G)
      client.moves.drop(columns[below(columns.length)])
    }
  }
}
