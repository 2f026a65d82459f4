/** Scores choices: the best move of each unit, searched one by one, then the best attack. */
import type { Choice, Decision, Scorer, Seat } from '../../../types'
import { cellNamed, pieceNamed } from '../phase'
import { lay } from '../position/cache'
import type { KriegspielDef } from '../rules'
import { enemyArsenalAt } from '../rules/arsenal'
import { attackOn, defenceOf } from '../rules/combat'
import { loadNetworks } from '../rules/network'
import { reach } from '../rules/reach'
import type { KriegspielState } from '../state'
import { type Memory, makeMemory } from './memory'
import { gain, makeOutlook, type Outlook, worth } from './outlook'
import { placingScore } from './placing'
import { newPreview, type Preview, previewed } from './preview'
import { standingOf, termsOf } from './standing'
import { weightsOf } from './weights'

/** Added to a useful move, so that it precedes any attack: an attack ends the moves. */
const MOVE_FIRST = 1_000_000
const NEVER = -1_000_000_000

export function scorer({ rules }: KriegspielDef, seat: Seat, known?: unknown): Scorer<KriegspielState> {
  const side = rules.sides.indexOf(seat)
  const weights = weightsOf(rules, side)
  if (!weights) return { score: ({ choices }) => choices.map(() => 0) }
  const outlook = makeOutlook(rules, weights, side)
  const memory = makeMemory(rules, side, known as Memory | undefined)
  const preview = known === undefined ? undefined : newPreview()
  return {
    score(decision, view) {
      loadNetworks(rules, view)
      if (decision.phase === 'placement')
        return decision.choices.map((choice) => placingScore(rules, view, side, choice))
      outlook.quiet = memory.quietTurns(view)
      outlook.near = outlook.toUnits(view)
      const now = worth(outlook, view)
      const beliefs = { ...outlook, memory }
      const gains = preview && gainsOf(beliefs, view, decision, now, preview)
      return decision.choices.map((choice) => scoreOf(beliefs, view, decision, choice, now, gains))
    },
    standing: (view) => standingOf(outlook, view),
    terms: (view) => termsOf(outlook, view),
    memory,
    round: ({ number }) => number,
  }
}

type Beliefs = Outlook & { readonly memory: Memory }

function scoreOf(
  outlook: Beliefs,
  state: KriegspielState,
  decision: Decision,
  { action }: Choice,
  now: number,
  gains?: ReadonlyMap<number, number>,
): number {
  const { rules } = outlook
  switch (action.type) {
    case 'select': {
      if (decision.phase !== 'moves' || state.active >= 0) return NEVER
      const piece = pieceNamed(rules, action.unit)
      return gains?.get(piece) ?? afterBestMove(outlook, state, piece, now)
    }
    case 'move':
    case 'retreat':
      return afterMove(outlook, state, state.active, cellNamed(rules, action.cell))
    case 'attack':
      return attackScore(outlook, state, pieceNamed(rules, action.target))
    case 'done':
    case 'roll':
    case 'decline':
      return 0
    default:
      return NEVER
  }
}

/** Returns the gains of the pieces that can be selected, for a search. */
function gainsOf(
  outlook: Beliefs,
  state: KriegspielState,
  { phase, choices }: Decision,
  now: number,
  preview: Preview,
): ReadonlyMap<number, number> | undefined {
  if (phase !== 'moves' || state.active >= 0) return undefined
  const selects = choices.filter(({ action }) => action.type === 'select')
  const pieces = selects.map(({ action }) => pieceNamed(outlook.rules, action.unit))
  return previewed(preview, state, pieces, (piece) => afterBestMove(outlook, state, piece, now))
}

/** Returns the value of the position with a piece on another square. The networks are outdated afterwards; the next reader measures them again. */
function afterMove(outlook: Beliefs, state: KriegspielState, piece: number, cell: number): number {
  const { rules, weights, side } = outlook
  const from = rules.cache.cell[piece]
  const takes = enemyArsenalAt(rules, state, side, cell) >= 0
  lay(rules, piece, cell)
  const value = worth(outlook, state) + noveltyOf(outlook, piece, cell)
  lay(rules, piece, from)
  return takes ? value + weights.arsenal : value
}

/** Returns the bonus for a square where the piece has not been. It grows while no unit is captured. */
const noveltyOf = ({ weights, quiet, memory }: Beliefs, piece: number, cell: number): number =>
  memory.hasBeen(piece, cell) ? 0 : weights.roam * quiet

/** Returns the gain of the best move of a piece. A piece that only loses by moving stays. */
function afterBestMove(outlook: Beliefs, state: KriegspielState, piece: number, now: number): number {
  const { rules } = outlook
  loadNetworks(rules, state)
  const count = reach(rules, state, piece)
  const cells = rules.cache.reached.slice(0, count)
  let best = NEVER
  for (const cell of cells) best = Math.max(best, afterMove(outlook, state, piece, cell))
  return best > now ? MOVE_FIRST + best - now : NEVER
}

function attackScore({ rules, weights, side }: Outlook, state: KriegspielState, target: number): number {
  loadNetworks(rules, state)
  const attack = attackOn(rules, side, rules.cache.cell[target])
  return gain(rules, weights, target, attack, defenceOf(rules, target)) || NEVER
}
