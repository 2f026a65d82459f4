/** The phases of a move with their choices and effects, and the start of a game. */
import { choiceMaker } from 'ludoteca/engine/kernel/choice-memo'
import { cellName, emitting, reporting, sideName } from 'ludoteca/engine/kernel/facts'
import type { Phase as KernelPhase } from 'ludoteca/engine/kernel/phase'
import { only, passing, phaseMachine } from 'ludoteca/engine/kernel/phases'
import { seedRandom } from 'ludoteca/engine/kernel/random'
import { firstTurn } from 'ludoteca/engine/kernel/turn'
import type { Action, Message, Seed } from 'ludoteca/engine/types'
import type { DraughtsPosition } from './files'
import { isLastRow, mostFor, piecesOn, type Way, waysInHand, waysOf, waysOn } from './moves'
import type { DraughtsDef, DraughtsState, DraughtsTurn, Rules } from './rules'
import { cellNamed, enemyOf, isKing, LEVELS, NOBODY, OFF, pieceNamed, unitName } from './rules'

type PhaseId = 'next' | 'turn' | 'move' | 'capture' | 'answer' | 'over'
type Phase = KernelPhase<DraughtsState, Rules, PhaseId>

const emit = emitting('draughts')
const report = reporting<DraughtsTurn>('draughts', ({ rules, state }, piece) => ({
  id: rules.pieces.ids[piece],
  unit: unitName(rules, state, piece),
}))
const emitOf = (turn: DraughtsTurn, type: string, side: number) =>
  emit(turn, type, { side: sideName(turn.rules, side) }, { side: turn.rules.sides[side] })
const reportOf = (turn: DraughtsTurn, type: string, piece: number, facts = {}) =>
  report(turn, type, piece, turn.state.cell[piece], {}, facts)

// ---- choices

const make = choiceMaker('draughts')
const button = (type: string) => make({ type }, { kind: 'button', button: type })

function select(rules: Rules, state: DraughtsState, piece: number) {
  const id = rules.pieces.ids[piece]
  const cell = state.cell[piece]
  const values = { unit: unitName(rules, state, piece), cell: cellName(rules, cell) }
  return make({ type: 'select', unit: id }, { kind: 'piece', piece: id, cell }, values)
}

/** The squares where the piece in hand can go. */
const moves = (rules: Rules, state: DraughtsState) =>
  waysInHand(rules, state).map(({ to, over }) =>
    make(
      { type: 'move', cell: rules.board.grid.names[to] },
      { kind: 'cell', cell: to },
      { cell: cellName(rules, to) },
      over === NOBODY ? 'move' : 'jump',
    ),
  )

/** The pieces of the side in turn that may move now. */
function movable(rules: Rules, state: DraughtsState): number[] {
  const most = mostFor(rules, state, state.turn)
  return piecesOn(rules, state, state.turn).filter((piece) => waysOf(rules, state, piece, most).length > 0)
}

// ---- phases

const ask = (key: string, values: Message['values']): Message => ({ key: `draughts.prompt.${key}`, values })
const asked = (_: Rules, state: DraughtsState) => only(state.turn)
/** A phase with a piece in hand. */
const inHand = (key: string) => ({
  asked,
  prompt: (rules: Rules, state: DraughtsState) => ask(key, { unit: unitName(rules, state, state.active) }),
  focus: ({ pieces }: Rules, { active }: DraughtsState) => ({ pieces: [pieces.ids[active]] }),
})

/** Starts a turn. A side without a move has lost; repetition or a long quiet phase is a draw (D-19, D-20, D-22, D-23). */
const next: Phase = passing((turn: DraughtsTurn): PhaseId => {
  const { state, rules } = turn
  const side = enemyOf(state.turn)
  state.turn = side
  state.number += 1
  if (piecesOn(rules, state, side).length === 0) return end(turn, 'no-pieces', enemyOf(side))
  if (movable(rules, state).length === 0) return end(turn, 'no-move', enemyOf(side))
  const position = positionText(turn)
  turn.list('seen').push(position)
  if (state.seen.filter((one) => one === position).length >= rules.draws.repeats)
    return end(turn, 'repeats', NOBODY)
  return state.quiet >= rules.draws.quiet ? end(turn, 'quiet', NOBODY) : 'turn'
})

/** Returns the position as a text in which pieces of one kind are interchangeable (D-22). */
const positionText = ({ state, rules: { pieces } }: DraughtsTurn): string =>
  `${state.turn}:${state.cell
    .flatMap((cell, piece) =>
      cell === OFF ? [] : [`${cell}${'abAB'[pieces.side[piece] + 2 * state.king[piece]]}`],
    )
    .sort()
    .join()}`

/** Ends the game; `winner` is NOBODY for a draw. */
function end(turn: DraughtsTurn, level: (typeof LEVELS)[number], winner: number): 'over' {
  const { state, rules } = turn
  state.level = LEVELS.indexOf(level)
  state.winner = winner
  const result: Message['values'] =
    winner === NOBODY ? { result: 'draw' } : { result: 'won', side: sideName(rules, winner) }
  emit(turn, 'over', result, { level, winner: rules.sides[winner] ?? 'draw' })
  return 'over'
}

function take(turn: DraughtsTurn, action: Action): PhaseId {
  turn.state.active = pieceNamed(turn.rules, action.unit)
  return 'move'
}

const turn: Phase = {
  asked,
  prompt: (rules, state) =>
    ask(mostFor(rules, state, state.turn) > 0 ? 'capture' : 'turn', { side: sideName(rules, state.turn) }),
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

/** Moves the piece in hand. It must go on if it has captured and can capture more (D-14, D-18). */
function move(turn: DraughtsTurn, action: Action): PhaseId {
  const { state, rules } = turn
  const cell = cellNamed(rules, action.cell)
  const way = waysInHand(rules, state).find(({ to }) => to === cell)
  if (!way) throw new Error('A move that is not among the choices')
  const isOver = !go(turn, way)
  if (!isOver && waysOn(rules, state).length > 0) return 'capture'
  finish(turn)
  return 'next'
}

/** Moves the piece in hand; returns whether it may capture more. */
function go(turn: DraughtsTurn, { to, over }: Way): boolean {
  const { state, rules } = turn
  const { crowning } = rules.ruleOptions
  const piece = state.active
  const from = rules.board.grid.names[state.cell[piece]]
  const isMan = !isKing(state, piece)
  const isJump = over !== NOBODY
  turn.list('cell')[piece] = to
  reportOf(turn, isJump ? 'jumped' : 'moved', piece, { from })
  if (isJump) turn.list('taken').push(over)
  // An irreversible move: no earlier position can recur (D-22, D-23).
  if (isJump || isMan) {
    state.quiet = 0
    state.seen = []
  }
  const isCrowned = isMan && isLastRow(rules, piece, to) && !(isJump && crowning === 'passes')
  if (isCrowned) crown(turn, piece)
  return isJump && !(isCrowned && crowning === 'stops')
}

function crown(turn: DraughtsTurn, piece: number): void {
  turn.list('king')[piece] = 1
  reportOf(turn, 'crowned', piece)
}

/** Ends the move: captured pieces leave the board (D-13), and a man on its last row is crowned (D-17). */
function finish(turn: DraughtsTurn): void {
  const { state, rules } = turn
  for (const piece of state.taken) {
    reportOf(turn, 'captured', piece)
    turn.list('cell')[piece] = OFF
  }
  const piece = state.active
  if (!isKing(state, piece) && isLastRow(rules, piece, state.cell[piece])) crown(turn, piece)
  state.taken = []
  state.active = NOBODY
  state.offered = 0
  if (state.seen.length > 0) state.quiet += 1
}

const pieceInHand: Phase = {
  ...inHand('move'),
  choices: (rules, state) => [
    ...moves(rules, state),
    ...movable(rules, state).flatMap((piece) =>
      piece === state.active ? [] : [select(rules, state, piece)],
    ),
    button('drop'),
  ],
  on: {
    move,
    select: take,
    drop(turn) {
      turn.state.active = NOBODY
      return 'turn'
    },
  },
}

const capture: Phase = { ...inHand('on'), choices: moves, on: { move } }

/** The other side answers the offer of a draw (D-21). */
const answer: Phase = {
  asked: (_, state) => only(enemyOf(state.turn)),
  prompt: (rules, state) => ask('answer', { side: sideName(rules, state.turn) }),
  choices: () => [button('accept'), button('decline')],
  on: {
    accept: (turn) => end(turn, 'agreement', NOBODY),
    decline(turn, _, side) {
      emitOf(turn, 'declined', side)
      return 'turn'
    },
  },
}

const machine = phaseMachine<DraughtsState, Rules, PhaseId>({
  phases: { next, turn, move: pieceInHand, capture, answer, over: passing() },
})
export const { phases, askedFirst, step, decisions } = machine

// ---- the start

export const setup = (def: DraughtsDef, seed: Seed): DraughtsState =>
  begin(def, seed, { cell: def.rules.pieces.start })

/** A position of a case: pieces that it does not name have been captured. Its turn begins. */
export function position(def: DraughtsDef, given: DraughtsPosition, dice: readonly number[]): DraughtsState {
  const { rules } = def
  const units = new Map(given.units?.map((unit) => [unit.id, unit]))
  const side = Math.max(0, rules.sides.indexOf(given.turn ?? ''))
  return begin(def, 0, {
    dice,
    turn: enemyOf(side),
    number: (given.number ?? 1) - 1,
    cell: rules.pieces.ids.map((id) => cellNamed(rules, units.get(id)?.at)),
    king: kings(rules).map((king, piece) => (units.get(rules.pieces.ids[piece])?.crowned ? 1 : king)),
    quiet: given.quiet ?? 0,
  })
}

const kings = ({ pieces }: Rules): number[] =>
  pieces.man.map((kind, piece) => (kind === pieces.king[piece] ? 1 : 0))

function begin(def: DraughtsDef, seed: Seed, given: Pick<DraughtsState, 'cell'> & Partial<DraughtsState>) {
  const state: DraughtsState = {
    phase: 'next',
    step: 0,
    rng: seedRandom(seed),
    turn: 1,
    number: 0,
    king: kings(def.rules),
    active: NOBODY,
    taken: [],
    offered: 0,
    quiet: 0,
    seen: [],
    level: NOBODY,
    winner: NOBODY,
    ...given,
  }
  machine.goTo(firstTurn(def, state), 'next')
  return state
}
