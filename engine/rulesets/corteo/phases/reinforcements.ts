/** Pieces that enter in this hand are placed by their side where the schedule says (C-025 to C-029). */
import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import type { Message } from '../../../types'
import { dieOf } from '../blocks/numbers'
import { report, seatName } from '../events'
import { choicesOf } from '../names'
import type { Phase, PhaseId } from '../phase'
import { reload } from '../position/cache'
import type { CorteoTurn, Rules } from '../rules'
import { entryCells, fitsThere, isAffordable, isArriving, mayEnter } from '../rules/arrivals'
import { nextMover } from '../rules/seats'
import { type CorteoState, clearFlag, PANICKED, setFlag } from '../state'
import { canPlace, type Placing, placePiece, placingChoices, placingFocus, selectPiece } from './placing'

const DIE = 6

export const reinforcementPlacing: Placing = {
  waits: mayEnter,
  lists: entryCells,
  fits: (rules, state, piece, cell) =>
    rules.ground.standable[rules.pieces.walk[piece]][cell] === 1 &&
    entryCells(rules, state, piece).some((cells) => cells.includes(cell)) &&
    fitsThere(rules, state, piece, cell),
}

/** True if any piece could enter. Most turns need no further test. */
const isAwaited = ({ arrivals }: Rules, state: CorteoState): boolean =>
  state.budget > 0 ||
  state.gone.length > 0 ||
  arrivals.some(({ hand, side }) => hand <= state.hand && side === state.turn) ||
  state.due.some((count) => count > 0)

export const reinforcements: Phase = {
  begin(turn): PhaseId | undefined {
    const { state, rules } = turn
    if (isAwaited(rules, state) && canPlace(rules, state, reinforcementPlacing)) return undefined
    state.active = -1
    rollForLateOnes(turn)
    moment(turn, 'movement-began', { seat: state.mover })
    return 'movement'
  },
  asked: (_, state) => only(state.mover),
  prompt(rules, state): Message {
    const side = seatName(rules, state.mover)
    if (state.active >= 0) return { key: 'corteo.prompt.place', values: { side } }
    if (state.budget > 0) return { key: 'corteo.prompt.points', values: { side, points: state.budget } }
    return { key: 'corteo.prompt.reinforcements', values: { side } }
  },
  choices(rules, state) {
    const found = placingChoices(rules, state, reinforcementPlacing)
    return mayStop(rules, state) ? [...found, choicesOf(rules, state).button('enough')] : found
  },
  focus: (rules, state) => placingFocus(rules, state, reinforcementPlacing),
  on: {
    select: selectPiece,
    place(turn, action) {
      settle(turn)
      const piece = placePiece(turn, action, reinforcementPlacing)
      moment(turn, 'piece-entered', { it: piece, cell: turn.state.cell[piece] })
      return 'reinforcements'
    },
    enough({ state, rules }) {
      state.waits = 1
      if (nextMover(rules, state.mover) < 0) state.budget = 0
      state.active = -1
      return 'reinforcements'
    },
  },
}

/** True if the phase may end: points may stay unspent and some pieces may wait, but all other due pieces must enter (C-027, C-174). */
export const mayStop = (rules: Rules, state: CorteoState): boolean =>
  !canPlace(rules, { ...state, waits: 1 }, reinforcementPlacing)

/** Removes the selected piece from the list that let it enter. */
function settle(turn: CorteoTurn): void {
  const { state, rules } = turn
  const { pieces } = rules
  const piece = state.active
  const left = state.gone.indexOf(piece)
  if (left >= 0) for (const key of ['gone', 'goneBy', 'goneUntil'] as const) turn.list(key).splice(left, 1)
  else if (isArriving(rules, state, piece)) turn.list('newcomers').push(piece)
  else if (state.due[pieces.type[piece]] > 0) letIn(turn, pieces.type[piece])
  else if (isAffordable(rules, state, piece)) state.budget -= pieces.power[piece]
}

/** Counts pieces that must enter before those that may wait. */
function letIn(turn: CorteoTurn, type: number): void {
  const left = turn.state.due[type] - 1
  turn.list('due')[type] = left
  if (turn.state.patient[type] > left) turn.list('patient')[type] = left
}

/** C-148: rolls a die for each late piece that was just placed or still waits. */
function rollForLateOnes(turn: CorteoTurn): void {
  const { state, rules } = turn
  const { pieces, arrivals } = rules
  const late = (piece: number) => pieces.seat[piece] === state.mover && pieces.arrival[piece] >= 0
  const all = [...state.waiting.filter(late), ...state.newcomers]
  if (all.length === 0) return
  const waiting = state.waiting.filter((piece) => !late(piece))
  const dice: number[] = []
  for (const piece of all.sort((a, b) => a - b)) {
    const die = dieOf(rules, state, 'arrival-die', piece, turn.roll(DIE), DIE)
    dice.push(die)
    const enters = arrivals[pieces.arrival[piece]].faces.includes(die)
    if (enters) clearFlag(turn, piece, PANICKED)
    else {
      setFlag(turn, piece, PANICKED)
      waiting.push(piece)
    }
    report(turn, enters ? 'arrives' : 'hesitates', piece, state.cell[piece], { die })
  }
  state.waiting = waiting
  state.newcomers = []
  reload(rules, state)
  for (const [index, it] of all.entries()) {
    const subject = { it, cell: state.cell[it], rolled: dice[index] }
    moment(turn, waiting.includes(it) ? 'held-back' : 'arrived', subject)
  }
}
