/**
 * Measures looking back through a long game (P18): the frame of a turn away, and of any moment, as the match makes it for the
 * screen.
 */
import { randomBot } from '../../engine/bots/random'
import { decisions } from '../../engine/game'
import { LocalMatch } from '../../engine/match/local/local-match'
import type { Navigation } from '../../engine/match/port/match'
import { act, type Session, startSession, stateOf } from '../../engine/replay/session'
import type { RawPack } from '../../engine/types'
import { bundledPack, gameIn } from '../lib/bundled'
import type { Cases, Figure } from '../lib/case'
import { quantile } from '../lib/readers'

const TURNS = 300
/** The number of turns stepped through in each direction, and of moments jumped to. */
const LOOKS = 150
const PEACEFUL: readonly string[] = ['roll', 'select', 'move', 'drop', 'done']

/** Kriegspiel's usual opening with enough turns. */
function longPack(): RawPack {
  const pack = bundledPack('kriegspiel')
  const { opening } = pack.scenarios
  return {
    ...pack,
    scenarios: { ...pack.scenarios, opening: { ...opening, limit: { turns: TURNS } } },
  } as RawPack
}

/** Plays without attacks and peace offers, so that the game lasts until its final turn. */
function longGame(): Session {
  const def = gameIn(longPack(), 'opening')
  const bot = randomBot(1)
  let session = startSession(def, { seed: 1 })
  for (
    let asked = decisions(def, stateOf(session));
    asked.length > 0;
    asked = decisions(def, stateOf(session))
  ) {
    const choices = asked[0].choices.filter(({ action }) => PEACEFUL.includes(action.type))
    const next = act(session, asked[0].seat, bot({ ...asked[0], choices }).action)
    if (!next.ok) throw new Error(next.error.rule)
    session = next.value
  }
  return session
}

function figureOf(match: LocalMatch, all: readonly Navigation[]): Figure {
  // Opens the table first: the present frame is not measured here.
  match.frame()
  const took = all.map((to) => {
    const start = performance.now()
    match.send({ type: 'look', to })
    match.frame()
    return performance.now() - start
  })
  const sorted = took.sort((one, other) => one - other)
  const steps = match.frame().moment?.last ?? match.frame().step
  const note = `${TURNS} turns, ${steps} steps; half of them within ${quantile(sorted, 0.5).toFixed(1)} ms`
  return { unit: 'ms', value: sorted[sorted.length - 1], note }
}

async function lookingBack(): Promise<Record<string, Figure>> {
  const session = longGame()
  const match = () => new LocalMatch(session.def, { seed: session.seed, session })
  const back = Array<Navigation>(LOOKS).fill('turn-back')
  const on = Array<Navigation>(LOOKS).fill('turn-on')
  const jumps = Array.from({ length: LOOKS }, (_, at) => (at * 7919) % 1000)
  return {
    'looking back: turns': figureOf(match(), [...back, ...on]),
    'looking back: jumps': figureOf(match(), jumps),
  }
}

export const cases: Cases = { 'looking-back': () => ({ unit: 'figures', measureAll: lookingBack }) }
