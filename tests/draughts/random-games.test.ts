/** Random games of draughts to the end. Every rule of the board holds on the way, and each record replays. */
import { describe, test } from 'vitest'
import { playRandomly, playsAgain } from '../engine/support/random-play'
import { gamesBudget, trySeeds } from '../support/budget'
import { board, type DraughtsGame, type DraughtsState, SCENARIOS } from './boards'

/** Games per scenario in the long suite. */
const GAMES = 100

/**
 * Returns a fault. There is one piece per playable square, a king never becomes a man again, and a captured piece never returns.
 */
function faultOf({ rules }: DraughtsGame, before: DraughtsState, now: DraughtsState): string | undefined {
  const placed = now.cell.filter((cell) => cell >= 0)
  if (new Set(placed).size !== placed.length) return 'two pieces on a square'
  const { terrain } = rules.pack.terrain
  if (placed.some((cell) => !terrain.find(({ id }) => id === rules.board.terrain[cell])?.play))
    return 'a piece where nobody plays'
  if (now.cell.some((cell, piece) => cell >= 0 && before.cell[piece] < 0)) return 'a piece came back'
  if (now.king.some((king, piece) => king < before.king[piece])) return 'a king is a man again'
  if (now.quiet > rules.draws.quiet) return 'the game goes on for too long'
  return undefined
}

function playOut(def: DraughtsGame, seed: number): string | undefined {
  const faults = new Set<string>()
  let before: DraughtsState | undefined
  const played = playRandomly<DraughtsState>(def, seed, {
    watch: (now) => {
      const fault = faultOf(def, before ?? now, now)
      if (fault) faults.add(fault)
      before = { ...now, cell: [...now.cell], king: [...now.king] }
    },
  })
  if (faults.size > 0) return [...faults].join(', ')
  if (!played.over) return 'the game has no end'
  return playsAgain(def, seed, played) ? undefined : 'the record comes to something else'
}

describe.each(SCENARIOS)('%s', (scenario) => {
  const def = board(scenario, { draws: { agreement: false } })

  test('random games', { timeout: 600_000 }, () => {
    trySeeds(gamesBudget(`draughts/${scenario}`, GAMES), (seed) => playOut(def, seed))
  })
})
