/** Beaten pieces go, one at a time. Pieces that cannot are arrested, panic, or stay (B-9, B-10). */

import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import type { Choice } from '../../../types'
import { ofPiece } from '../blocks/numbers'
import { report, unitName } from '../events'
import { choicesOf } from '../names'
import { cellOf, focusOn, type Phase, type PhaseId, pieceOf } from '../phase'
import type { CorteoTurn, Rules } from '../rules'
import { canGo, endsThere, mayLeave, retreatCells } from '../rules/fighting/retreat'
import { backIn, leaveFor } from '../rules/movement/leaving'
import { arrest, putPiece } from '../rules/place'
import { deciderOf } from '../rules/seats'
import { CLASH_RETREAT, type CorteoState, OUT_OF_SMOKE } from '../state'

export const retreat: Phase = {
  begin(turn) {
    const { rules } = turn
    while (chooseNext(turn)) {
      const [piece] = turn.state.going
      const ways = retreatCells(rules, turn.state, piece)
      const out = mayLeave(rules, turn.state, piece)
      if (ways.length + (out ? 1 : 0) > 1 || others(rules, turn.state).length > 0) return undefined
      if (out) leaveMap(turn)
      else goOneStep(turn, ways[0])
    }
    return finish(turn)
  },
  asked: (rules, state) => only(deciderOf(rules, state, state.chooser, state.going[0])),
  prompt: (rules, state) => ({
    key: 'corteo.prompt.retreat',
    values: { unit: unitName(rules, state.going[0]) },
  }),
  choices(rules, state): Choice[] {
    const choices = choicesOf(rules, state)
    return [
      ...retreatCells(rules, state, state.going[0]).map((cell) => choices.cell('retreat', cell)),
      ...(mayLeave(rules, state, state.going[0]) ? [choices.button('leave')] : []),
      ...others(rules, state).map((piece) => choices.piece('select', piece)),
    ]
  },
  focus: (rules, state) => focusOn(rules, state, state.going[0]),
  on: {
    retreat(turn, action) {
      goOneStep(turn, cellOf(turn, action))
      return 'retreat'
    },
    leave(turn) {
      leaveMap(turn)
      return 'retreat'
    },
    select(turn, action) {
      putFirst(turn, turn.state.going.indexOf(pieceOf(turn, action)))
    },
  },
}

/** Returns the other pieces that can go now. A piece that has started must finish first. */
export const others = (rules: Rules, state: CorteoState): number[] =>
  state.midway === 1 ? [] : state.going.filter((piece, index) => index > 0 && canGo(rules, state, piece))

function goOneStep(turn: CorteoTurn, cell: number): void {
  const { state, def, rules } = turn
  const piece = state.going[0]
  const from = state.cell[piece]
  putPiece(turn, piece, cell)
  report(turn, 'retreated', piece, cell, { from: def.grid.names[from] })
  turn.list('goes')[0] -= 1
  state.midway = 1
  if (state.goes[0] <= 0 || endsThere(rules, piece, cell)) dropFirst(turn)
  moment(turn, 'retreated', { it: piece, cell, there: from })
}

/** Drops the pieces that blocks have taken off the map. */
function dropGone(turn: CorteoTurn): void {
  const { state } = turn
  const isGone = (piece: number) => state.cell[piece] < 0
  if (!state.going.some(isGone)) return
  if (isGone(state.going[0])) state.midway = 0
  state.goes = state.goes.filter((_, index) => !isGone(state.going[index]))
  state.going = state.going.filter((piece) => !isGone(piece))
}

/** C-106: the piece leaves the map over its edge. */
function leaveMap(turn: CorteoTurn): void {
  const { state, rules } = turn
  const { leaving } = rules
  const piece = state.going[0]
  if (!leaving) return
  report(turn, 'left', piece, state.cell[piece], { back: backIn(rules, state, piece) })
  moment(turn, 'pushed-off', { it: piece, cell: state.cell[piece] })
  leaveFor(turn, piece, leaving)
  dropFirst(turn)
}

function dropFirst(turn: CorteoTurn): void {
  turn.list('going').shift()
  turn.list('goes').shift()
  turn.state.midway = 0
}

/** Moves a piece that can go to the front. Blocked pieces wait until the others have gone. */
function chooseNext(turn: CorteoTurn): boolean {
  const { state, rules } = turn
  dropGone(turn)
  if (state.midway === 1 && !canGo(rules, state, state.going[0])) dropFirst(turn)
  const next = state.going.findIndex((piece) => canGo(rules, state, piece))
  if (next < 0) return false
  putFirst(turn, next)
  return true
}

function putFirst(turn: CorteoTurn, index: number): void {
  if (index <= 0) return
  for (const key of ['going', 'goes'] as const) {
    const [value] = turn.list(key).splice(index, 1)
    turn.list(key).unshift(value)
  }
}

/** C-079, C-097, C-100: settles the pieces that had nowhere to go. */
function finish(turn: CorteoTurn): PhaseId {
  const { state, rules } = turn
  const stuck = state.going
  state.going = []
  state.goes = []
  state.midway = 0
  const afterThrow = state.why < CLASH_RETREAT
  const next = afterThrow ? 'smoke' : 'base'
  if (state.why === OUT_OF_SMOKE || (afterThrow && rules.launch.noArrests)) return next
  for (const piece of stuck) {
    const side = rules.pieces.side[piece]
    if (ofPiece(rules, state, 'arrests', piece, rules.arrests.sides.includes(side) ? 1 : 0) === 1)
      arrest(turn, piece)
    else if (rules.panic.sides.includes(side) && !afterThrow) turn.list('homeless').push(piece)
  }
  return next
}
