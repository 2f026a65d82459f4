/** Measures the memory of 1,000 undoable steps: states, actions and the whole log of a game of the bundled pack. */
import { randomBot } from '../../engine/bots/random'
import { decisions } from '../../engine/game'
import { act, type Session, startSession, stateOf, stepCount } from '../../engine/replay/session'
import type { GameDef } from '../../engine/types'
import type { Cases } from '../lib/case'
import { corteoGame } from '../lib/corteo'

const STEPS = 1000
const MEGABYTE = 1024 * 1024

/** Plays a random game of that many steps; tries later seeds if one ends too soon. */
function longGame(def: GameDef): Session {
  for (let seed = 1; ; seed++) {
    const bot = randomBot(seed)
    let session = startSession(def, { seed })
    for (
      let asked = decisions(def, stateOf(session));
      asked.length > 0;
      asked = decisions(def, stateOf(session))
    ) {
      const next = act(session, asked[0].seat, bot(asked[0]).action)
      if (!next.ok) throw new Error(next.error.rule)
      session = next.value
      if (stepCount(session) === STEPS) return session
    }
  }
}

function heap(): number {
  for (let i = 0; i < 4; i++) globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

export const cases: Cases = {
  'memory of 1,000 steps to take back: ours': () => {
    const def = corteoGame()
    longGame(def)
    return {
      unit: 'MB',
      measure() {
        const before = heap()
        const session = longGame(def)
        const after = heap()
        if (stepCount(session) !== STEPS) throw new Error('the game is too short')
        return (after - before) / MEGABYTE
      },
    }
  },
}
