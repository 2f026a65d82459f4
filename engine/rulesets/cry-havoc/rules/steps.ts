/** The phases of a side's turn, in the order of the rules or of the scenario. */
import { moment } from '../../../blocks/interpreter'
import { isRepeated, stepAfter } from '../../../blocks/time/track'
import type { PhaseId } from '../phase'
import { BUSY, type CryHavocTurn, MOVED, SADDLING, SHOT_FIRST, SHOT_SECOND, STOPPED, STRUCK } from '../state'

/** Flags that keep a piece from acting again, by phase. */
const DONE_IN: Partial<Record<PhaseId, number>> = {
  'first-shots': SHOT_FIRST,
  movement: MOVED | STOPPED | BUSY | SADDLING,
  'second-shots': SHOT_SECOND,
  fights: STRUCK,
}

const STEPS: ReadonlySet<PhaseId> = new Set([
  ...(['first-shots', 'movement', 'second-shots', 'fights', 'recovery'] as const),
])

/** The first phase of a turn. */
export const firstStep = (turn: CryHavocTurn): PhaseId => goOn(turn, 'first-shots')

/** The phase after the present one. @param usual that of the rules */
export const nextStep = (turn: CryHavocTurn, usual: PhaseId): PhaseId => goOn(turn, usual)

/** A phase that comes again begins afresh: the pieces may do once more what they did in it. */
function goOn(turn: CryHavocTurn, usual: PhaseId): PhaseId {
  const { state, rules } = turn
  const next = stepAfter(turn, rules.track, usual, 'recovery')
  if (STEPS.has(next)) moment(turn, `${next}-began`, { seat: state.side })
  if (!isRepeated(rules.track, state)) return next
  const done = DONE_IN[next] ?? 0
  for (let piece = 0; piece < rules.pieces.count; piece++) {
    if (rules.pieces.side[piece] !== state.side) continue
    if ((state.flags[piece] & done) !== 0) turn.list('flags')[piece] &= ~done
    if (next === 'movement' && state.spent[piece] !== 0) turn.list('spent')[piece] = 0
  }
  return next
}
