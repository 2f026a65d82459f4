/** Beaten pieces go, one at a time; those that cannot are arrested, panic, or stay (B-9, B-10). */
import { report, unitName } from '../events'
import { cellOf, focusOn, type Phase, type PhaseId } from '../phase'
import { arrest, putPiece } from '../rules/place'
import { endsThere, retreatCells } from '../rules/retreat'
import { CLASH_RETREAT, type CorteoTurn } from '../state'

export const retreat: Phase = {
  enter(turn) {
    return chooseNext(turn) ? undefined : finish(turn)
  },
  seat: (_, state) => state.chooser,
  prompt: (rules, state) => ({
    key: 'corteo.prompt.retreat',
    values: { unit: unitName(rules, state.going[0]) },
  }),
  choices: (rules, state) =>
    retreatCells(rules, state, state.going[0]).map((cell) => rules.choices.cell('retreat', cell)),
  focus: (rules, state) => focusOn(rules, state.going[0]),
  on: {
    retreat(turn, action) {
      goOneStep(turn, cellOf(turn, action))
      return 'retreat'
    },
  },
}

function goOneStep(turn: CorteoTurn, cell: number): void {
  const { state, def } = turn
  const piece = state.going[0]
  const from = state.cell[piece]
  putPiece(turn, piece, cell)
  report(turn, 'retreated', piece, cell, { from: def.grid.names[from] })
  turn.list('goes')[0] -= 1
  state.midway = 1
  if (state.goes[0] <= 0 || endsThere(def.rules, piece, cell)) dropFirst(turn)
}

function dropFirst(turn: CorteoTurn): void {
  turn.list('going').shift()
  turn.list('goes').shift()
  turn.state.midway = 0
}

/** Puts a piece that can go first; pieces hemmed in by others wait until those have gone. */
function chooseNext(turn: CorteoTurn): boolean {
  const { state, def } = turn
  if (state.midway === 1 && retreatCells(def.rules, state, state.going[0]).length === 0) dropFirst(turn)
  const next = state.going.findIndex((piece) => retreatCells(def.rules, state, piece).length > 0)
  if (next < 0) return false
  if (next > 0) {
    const [piece] = turn.list('going').splice(next, 1)
    const [steps] = turn.list('goes').splice(next, 1)
    turn.list('going').unshift(piece)
    turn.list('goes').unshift(steps)
  }
  return true
}

/** C-079, C-097, C-100: what becomes of those that had nowhere to go. */
function finish(turn: CorteoTurn): PhaseId {
  const { state, def } = turn
  const { rules } = def
  const stuck = state.going
  state.going = []
  state.goes = []
  state.midway = 0
  if (state.why < CLASH_RETREAT) return 'movement'
  for (const piece of stuck) {
    const side = rules.pieces.side[piece]
    if (side === rules.arrests.side) arrest(turn, piece)
    else if (side === rules.panic.side) turn.list('homeless').push(piece)
  }
  return 'base'
}
