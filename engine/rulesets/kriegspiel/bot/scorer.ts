/** What makes a choice good: the best move of each unit, looked for one by one, then the best attack. */
import type { Choice, Decision, Scorer, Seat } from '../../../types'
import { cellNamed, pieceNamed } from '../phase'
import { lay } from '../position-cache'
import type { KriegspielDef } from '../rules'
import { enemyArsenalAt } from '../rules/arsenal'
import { attackOn, defenceOf } from '../rules/combat'
import { loadNetworks } from '../rules/network'
import { reach } from '../rules/reach'
import type { KriegspielState } from '../state'
import { type Memory, makeMemory } from './memory'
import { gain, makeOutlook, type Outlook, worth } from './outlook'
import { placingScore } from './placing'
import { standingOf, termsOf } from './standing'
import { weightsOf } from './weights'

/** A move that helps comes before any attack, which ends the moves. */
const MOVE_FIRST = 1_000_000
const NEVER = -1_000_000_000

export function scorer({ rules }: KriegspielDef, seat: Seat): Scorer<KriegspielState> {
  const side = rules.sides.indexOf(seat)
  const weights = weightsOf(rules, side)
  if (!weights) return { score: ({ choices }) => choices.map(() => 0) }
  const outlook = makeOutlook(rules, weights, side)
  const memory = makeMemory(rules, side)
  return {
    score(decision, view) {
      loadNetworks(rules, view)
      if (decision.phase === 'placement')
        return decision.choices.map((choice) => placingScore(rules, view, side, choice))
      outlook.quiet = memory.quietTurns(view)
      const now = worth(outlook, view)
      return decision.choices.map((choice) => scoreOf({ ...outlook, memory }, view, decision, choice, now))
    },
    standing: (view) => standingOf(outlook, view),
    terms: (view) => termsOf(outlook, view),
    round: ({ number }) => number,
  }
}

type Beliefs = Outlook & { readonly memory: Memory }

function scoreOf(
  outlook: Beliefs,
  state: KriegspielState,
  decision: Decision,
  choice: Choice,
  now: number,
): number {
  const { rules } = outlook
  const { action } = choice
  switch (action.type) {
    case 'select':
      return decision.phase === 'moves' && state.active < 0
        ? afterBestMove(outlook, state, pieceNamed(rules, action.unit), now)
        : NEVER
    case 'move':
    case 'retreat':
      return afterMove(outlook, state, state.active, cellNamed(rules, action.cell))
    case 'attack':
      return attackScore(outlook, pieceNamed(rules, action.target))
    case 'done':
    case 'roll':
    case 'decline':
      return 0
    default:
      return NEVER
  }
}

/** Worth of the position with a piece on another square. */
function afterMove(outlook: Beliefs, state: KriegspielState, piece: number, cell: number): number {
  const { rules, weights, side } = outlook
  const from = rules.cache.cell[piece]
  const takes = enemyArsenalAt(rules, state, side, cell) >= 0
  lay(rules.cache, piece, cell)
  const value = worth(outlook, state) + noveltyOf(outlook, piece, cell)
  lay(rules.cache, piece, from)
  loadNetworks(rules, state)
  return takes ? value + weights.arsenal : value
}

/** The longer nothing happens the better it is to try a square where the piece has not been. */
const noveltyOf = ({ weights, quiet, memory }: Beliefs, piece: number, cell: number): number =>
  memory.hasBeen(piece, cell) ? 0 : weights.roam * quiet

/** What the best move of a piece gains; a piece that only loses by moving stays. */
function afterBestMove(outlook: Beliefs, state: KriegspielState, piece: number, now: number): number {
  const { rules } = outlook
  const count = reach(rules, state, piece)
  const cells = rules.cache.reached.slice(0, count)
  let best = NEVER
  for (const cell of cells) best = Math.max(best, afterMove(outlook, state, piece, cell))
  return best > now ? MOVE_FIRST + best - now : NEVER
}

function attackScore({ rules, weights, side }: Outlook, target: number): number {
  const attack = attackOn(rules, side, rules.cache.cell[target])
  return gain(rules, weights, target, attack, defenceOf(rules, target)) || NEVER
}
