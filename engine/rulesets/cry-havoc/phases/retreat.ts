/** Beaten pieces retreat one after the other, as their owner decides. A piece that cannot is wounded. */

import { moment } from '../../../blocks/interpreter'
import { RESUME } from '../../../kernel/phase'
import { only } from '../../../kernel/phases'
import type { Choice } from '../../../types'
import { report, unitName } from '../events'
import { choicesOf, idsOf } from '../names'
import { cellOf, type Phase, pieceOf } from '../phase'
import type { Rules } from '../rules'
import { cellsOf, sideOf } from '../rules/figures'
import { fileOf, shiftedCells, waysBack } from '../rules/giving-way'
import { loosen } from '../rules/loosen'
import { cornered, vacate } from '../rules/results'
import { type CryHavocState, type CryHavocTurn, PENDING, PENDING_WIDTH } from '../state'
import { dropPending } from './settle'

export const retreat: Phase = {
  enter(turn) {
    const { rules } = turn
    if (!bringForward(turn)) {
      const piece = turn.state.pending[1]
      dropPending(turn)
      cornered(turn, piece)
      return RESUME
    }
    const [way, ...more] = waysOf(rules, turn.state)
    if (more.length > 0 || others(rules, turn.state).length > 0) return undefined
    goBack(turn, way)
    return RESUME
  },
  asked: (rules, state) => only(sideOf(rules, state, state.pending[1])),
  prompt: (rules, state) => ({
    key: 'cry-havoc.prompt.retreat',
    values: { unit: unitName(rules, state.pending[1]) },
  }),
  choices(rules, state): Choice[] {
    const choices = choicesOf(rules, state)
    return [
      ...retreatCells(rules, state).map((cell) => choices.cell('retreat', cell)),
      ...others(rules, state).map((piece) => choices.piece('select', piece)),
    ]
  },
  focus: (rules, state) => ({ pieces: [idsOf(rules, state)[state.pending[1]]] }),
  on: {
    retreat(turn, action) {
      const { rules } = turn
      const cell = cellOf(turn, action)
      const way = waysOf(rules, turn.state).find((one) => frontAfter(rules, turn.state, one) === cell)
      if (way !== undefined) goBack(turn, way)
    },
    select(turn, action) {
      putFirst(turn, pieceOf(turn, action))
    },
  },
}

/** Returns the opponents that a piece retreats from: the shooter, or the other party to the fight. */
export function opponentsOf(state: CryHavocState, piece: number): readonly number[] {
  if (state.shooter >= 0) return [state.shooter]
  return state.attackers.includes(piece) ? state.defenders : state.attackers
}

const waysOf = (rules: Rules, state: CryHavocState): number[] =>
  waysBack(rules, state, state.pending[1], opponentsOf(state, state.pending[1]))

const frontAfter = (rules: Rules, state: CryHavocState, way: number): number =>
  shiftedCells(rules, state, state.pending[1], way)[0]

/** Returns the cells where the front of the piece can go. */
export const retreatCells = (rules: Rules, state: CryHavocState): number[] =>
  waysOf(rules, state).map((way) => frontAfter(rules, state, way))

/** Returns the pieces that have to retreat, in the order of the queue. */
export function retreating({ pending }: CryHavocState): number[] {
  const found: number[] = []
  for (let at = 0; at < pending.length; at += PENDING_WIDTH)
    if (pending[at] === PENDING.retreat) found.push(pending[at + 1])
  return found
}

const canGo = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  waysBack(rules, state, piece, opponentsOf(state, piece)).length > 0

/** Returns other pieces of the same owner that could go first. */
export const others = (rules: Rules, state: CryHavocState): number[] =>
  retreating(state).filter(
    (piece) =>
      piece !== state.pending[1] &&
      sideOf(rules, state, piece) === sideOf(rules, state, state.pending[1]) &&
      canGo(rules, state, piece),
  )

/** A blocked piece waits until others have gone. Returns false if no piece can go. */
function bringForward(turn: CryHavocTurn): boolean {
  const first = retreating(turn.state).find((piece) => canGo(turn.rules, turn.state, piece))
  if (first === undefined) return false
  putFirst(turn, first)
  return true
}

function putFirst(turn: CryHavocTurn, piece: number): void {
  const { pending } = turn.state
  if (pending[1] === piece) return
  for (let at = PENDING_WIDTH; at < pending.length; at += PENDING_WIDTH) {
    if (pending[at] !== PENDING.retreat || pending[at + 1] !== piece) continue
    const list = turn.list('pending')
    list.unshift(...list.splice(at, PENDING_WIDTH))
    return
  }
}

/** Moves the piece, with the beasts tied to it, by one cell. A longer retreat goes on from there. */
function goBack(turn: CryHavocTurn, way: number): void {
  const { state, def, rules } = turn
  const [, piece, cells] = state.pending
  const file = fileOf(rules, state, piece)
  const moves = file.map((member) => ({
    member,
    before: cellsOf(state, member),
    after: shiftedCells(rules, state, member, way),
  }))
  for (const { member, after } of moves) {
    turn.list('cell')[member] = after[0]
    if (after.length > 1) turn.list('rear')[member] = after[1]
  }
  const taken = moves.flatMap(({ after }) => after)
  for (const { member, before } of moves) {
    vacate(
      turn,
      member,
      before.filter((cell) => !taken.includes(cell)),
    )
    report(turn, 'retreated', member, state.cell[member], {}, { from: def.grid.names[before[0]] })
  }
  loosen(turn)
  if (cells > 1) turn.list('pending')[2] = cells - 1
  else dropPending(turn)
  for (const { member, before } of moves) {
    moment(turn, 'retreated', { it: member, cell: state.cell[member], there: before[0] })
    moment(turn, 'piece-moved', { it: member, cell: state.cell[member], there: before[0] })
  }
}
