/** The beginning and the end of a turn, and of the game. */
import { lastPhase } from '../../../blocks/asking'
import { revealAll } from '../../../blocks/options/words'
import { passing } from '../../../kernel/phases'
import { happens } from '../blocks/happening'
import { emit, report, sideName } from '../events'
import type { Phase, PhaseId } from '../phase'
import { endRetreat, forgetMoved, forgetTurn, reload } from '../position/cache'
import type { KriegspielTurn, Rules } from '../rules'
import { beat, capture, closing, end, isCutDown, leaderOf, turnLimitReached } from '../rules/endings'
import { loadNetworks } from '../rules/network'
import { hasWay, isInert } from '../rules/reach'
import { sideAfter } from '../rules/sides'
import { type KriegspielState, NOBODY } from '../state'

export const turnStart: Phase = passing((turn: KriegspielTurn): PhaseId => {
  const { state, rules } = turn
  if (turnLimitReached(rules, state)) return end(turn, 'limit', NOBODY)
  begin(turn)
  const side = state.turn
  emit(turn, 'turn', { number: state.number, side: sideName(rules, side) }, { side: rules.sides[side] })
  happens(turn, 'turn-began')
  return 'reckoning'
})

/** Checks whether the side in turn can go on, after the effects of the new turn. */
export const reckoning: Phase = passing((turn: KriegspielTurn): PhaseId => {
  const { state, rules } = turn
  const side = state.turn
  loadNetworks(rules, state)
  const over = isCutDown(rules, state, side) ? beat(turn, side, 'network') : undefined
  if (over) return over
  return captureTrapped(turn) ?? (pending(rules, state).length > 0 ? 'retreat' : beginMoves(turn))
})

/** The retreats are over, and the side in turn begins to move. */
export function beginMoves(turn: KriegspielTurn): PhaseId {
  happens(turn, 'moves-began', { seat: turn.state.turn })
  return 'moves'
}

/** Starts the turn of the next side. The pieces of the previous one are no longer in retreat. */
function begin(turn: KriegspielTurn): void {
  const { state } = turn
  const before = state.turn
  state.turn = sideAfter(turn.rules, state, before)
  state.number += 1
  state.moves = 0
  state.attacks = 0
  state.offered = 0
  state.active = NOBODY
  forgetMoved(turn)
  if (state.recast !== undefined) reload(turn.rules, state)
  forgetTurn(turn.rules)
  const { side } = turn.rules.pieces
  for (const piece of [...state.retreating]) if (side[piece] === before) endRetreat(turn, piece)
}

/**
 * K-52, K-X6: captures pieces that were ordered to retreat and cannot. A cut-off piece is captured too, unless the
 * option lets it stay. A capture may cut off others. The game ends if the side has no units or no connected units left.
 */
export function captureTrapped(turn: KriegspielTurn): PhaseId | undefined {
  const { state, rules } = turn
  let isWeaker = false
  for (let piece = stuck(rules, state); piece !== undefined; piece = stuck(rules, state)) {
    if (isInert(rules, piece) && rules.ruleOptions.retreatWhenCutOff === 'stays') {
      endRetreat(turn, piece)
      report(turn, 'stays', piece, state.cell[piece])
      happens(turn, 'retreat-waived', { it: piece, cell: state.cell[piece] })
      continue
    }
    happens(turn, 'trapped', { it: piece, cell: state.cell[piece] })
    if (state.cell[piece] < 0) continue
    const over = capture(turn, piece, 'trapped')
    if (over) return over
    isWeaker = true
  }
  return isWeaker && isCutDown(rules, state, state.turn) ? beat(turn, state.turn, 'network') : undefined
}

/** Returns the first piece that must retreat but cannot, or `undefined`. The networks match the state afterwards. */
function stuck(rules: Rules, state: KriegspielState): number | undefined {
  loadNetworks(rules, state)
  return pending(rules, state).find((piece) => isInert(rules, piece) || !hasWay(rules, state, piece))
}

/** Pieces of the side in turn that are ordered to retreat and have not done so. */
export const pending = ({ cache, pieces }: Rules, { retreating, turn }: KriegspielState): number[] =>
  retreating.filter((piece) => cache.hasMoved[piece] === 0 && pieces.side[piece] === turn)

export const turnEnd: Phase = passing((turn: KriegspielTurn): PhaseId => {
  happens(turn, 'turn-ended')
  const { state } = turn
  return state.ends === 1 ? end(turn, 'scenario', leaderOf(turn.rules, state)) : 'turn'
})

/** The final effects of the scenario may still name another winner. */
export const over: Phase = lastPhase((turn: KriegspielTurn) => {
  revealAll(turn)
  happens(turn, 'game-ended')
}, closing)
