/** The phases of a move and their actions. */
import type { Phase as KernelPhase } from 'ludoteca/engine/kernel/phase'
import { only, passing, phaseMachine } from 'ludoteca/engine/kernel/phases'
import type { Action, Choice, Message } from 'ludoteca/engine/types'
import { mostFor, type Way, waysOf, waysOn } from './moves'
import { emitOf, end, finish, go, positionText } from './play'
import {
  cellName,
  cellNamed,
  type DraughtsState,
  type DraughtsTurn,
  enemyOf,
  NOBODY,
  OFF,
  pieceNamed,
  type Rules,
  sideName,
  unitName,
} from './rules'

type PhaseId = 'next' | 'turn' | 'move' | 'capture' | 'answer' | 'over'
type Phase = KernelPhase<DraughtsState, Rules, PhaseId>

const inTurn = (_: Rules, state: DraughtsState) => only(state.turn)
const inHand = ({ pieces }: Rules, { active }: DraughtsState) => ({ pieces: [pieces.ids[active]] })

// ---- choices

const button = (type: string): Choice => ({
  action: { type },
  at: { kind: 'button', button: type },
  label: { key: `draughts.choice.${type}` },
  group: type,
})

const select = (rules: Rules, state: DraughtsState, piece: number): Choice => ({
  action: { type: 'select', unit: rules.pieces.ids[piece] },
  at: { kind: 'piece', piece: rules.pieces.ids[piece], cell: state.cell[piece] },
  label: {
    key: 'draughts.choice.select',
    values: { unit: unitName(rules, state, piece), cell: cellName(rules, state.cell[piece]) },
  },
  group: 'select',
})

const moveTo = (rules: Rules, { to, over }: Way): Choice => ({
  action: { type: 'move', cell: rules.board.grid.names[to] },
  at: { kind: 'cell', cell: to },
  label: {
    key: over === NOBODY ? 'draughts.choice.move' : 'draughts.choice.jump',
    values: { cell: cellName(rules, to) },
  },
  group: over === NOBODY ? 'move' : 'jump',
})

/** Returns the pieces of the side in turn that may move now. */
export function movable(rules: Rules, state: DraughtsState): number[] {
  const most = mostFor(rules, state, state.turn)
  return rules.pieces.side.flatMap((side, piece) =>
    side === state.turn && state.cell[piece] !== OFF && waysOf(rules, state, piece, most).length > 0
      ? [piece]
      : [],
  )
}

// ---- phases

/** Starts a turn. A side without a move has lost; repetition or a long quiet phase is a draw (D-19, D-20, D-22, D-23). */
const next: Phase = passing((turn: DraughtsTurn): PhaseId => {
  const { state, rules } = turn
  state.turn = enemyOf(state.turn)
  state.number += 1
  const side = state.turn
  if (!rules.pieces.side.some((owner, piece) => owner === side && state.cell[piece] !== OFF))
    return end(turn, 'no-pieces', enemyOf(side))
  if (movable(rules, state).length === 0) return end(turn, 'no-move', enemyOf(side))
  const position = positionText(turn)
  turn.list('seen').push(position)
  if (state.seen.filter((one) => one === position).length >= rules.draws.repeats)
    return end(turn, 'repeats', NOBODY)
  return state.quiet >= rules.draws.quiet ? end(turn, 'quiet', NOBODY) : 'turn'
})

function take(turn: DraughtsTurn, action: Action): PhaseId {
  turn.state.active = pieceNamed(turn.rules, action.unit)
  return 'move'
}

const turn: Phase = {
  asked: inTurn,
  prompt: (rules, state): Message => ({
    key: mostFor(rules, state, state.turn) > 0 ? 'draughts.prompt.capture' : 'draughts.prompt.turn',
    values: { side: sideName(rules, state.turn) },
  }),
  choices: (rules, state) => [
    ...movable(rules, state).map((piece) => select(rules, state, piece)),
    ...(rules.draws.agreement && state.offered === 0 ? [button('offer')] : []),
  ],
  on: {
    select: take,
    offer(turn) {
      turn.state.offered = 1
      emitOf(turn, 'offered', turn.state.turn)
      return 'answer'
    },
  },
}

/** Moves the piece. It must go on if it has captured and can capture more (D-14). */
function moved(turn: DraughtsTurn, action: Action): PhaseId {
  const { state, rules } = turn
  const cell = cellNamed(rules, action.cell)
  const way = waysInHand(rules, state).find(({ to }) => to === cell)
  if (!way) throw new Error('A move that is not among the choices')
  const { stops } = go(turn, way)
  if (way.over !== NOBODY && !stops && waysOn(rules, state).length > 0) return 'capture'
  finish(turn)
  return 'next'
}

export const waysInHand = (rules: Rules, state: DraughtsState): readonly Way[] =>
  state.phase === 'capture' ? waysOn(rules, state) : waysOf(rules, state, state.active)

const move: Phase = {
  asked: inTurn,
  prompt: (rules, state) => ({
    key: 'draughts.prompt.move',
    values: { unit: unitName(rules, state, state.active) },
  }),
  choices: (rules, state) => [
    ...waysInHand(rules, state).map((way) => moveTo(rules, way)),
    ...movable(rules, state)
      .filter((piece) => piece !== state.active)
      .map((piece) => select(rules, state, piece)),
    button('drop'),
  ],
  focus: inHand,
  on: {
    move: moved,
    select: take,
    drop(turn) {
      turn.state.active = NOBODY
      return 'turn'
    },
  },
}

const capture: Phase = {
  asked: inTurn,
  prompt: (rules, state) => ({
    key: 'draughts.prompt.on',
    values: { unit: unitName(rules, state, state.active) },
  }),
  choices: (rules, state) => waysInHand(rules, state).map((way) => moveTo(rules, way)),
  focus: inHand,
  on: { move: moved },
}

/** The other side answers the offer of a draw (D-21). */
const answer: Phase = {
  asked: (_, state) => only(enemyOf(state.turn)),
  prompt: (rules, state) => ({
    key: 'draughts.prompt.answer',
    values: { side: sideName(rules, state.turn) },
  }),
  choices: () => [button('accept'), button('decline')],
  on: {
    accept: (turn) => end(turn, 'agreement', NOBODY),
    decline(turn, _, side) {
      emitOf(turn, 'declined', side)
      return 'turn'
    },
  },
}

export const { phases, askedFirst, goTo, step, decisions } = phaseMachine<DraughtsState, Rules, PhaseId>({
  phases: { next, turn, move, capture, answer, over: passing() },
})
