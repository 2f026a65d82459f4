/** The answer to "why not?" for any action that is not among the choices: the first requirement that fails. */
import { inScenarioFile, refusing } from 'ludoteca/engine/kernel/refusing'
import type { Refusal, Seat } from 'ludoteca/engine/types'
import type { DraughtsAction } from './actions'
import { boardOf, isPrey, jumpsOf, mostFor, mostOf, stepsOf, waysOf } from './moves'
import { waysInHand } from './phases'
import {
  cellName,
  cellNamed,
  DIAGONALS,
  type DraughtsDef,
  type DraughtsState,
  isKing,
  NOBODY,
  OFF,
  pieceNamed,
  type Rules,
  unitName,
} from './rules'

/** The statements are our own words and have no section of a rulebook. */
const no = refusing('draughts', () => undefined)

export function refuse(
  { rules }: DraughtsDef,
  state: DraughtsState,
  _seat: Seat,
  action: DraughtsAction,
): Refusal {
  switch (action.type) {
    case 'select':
      if (state.phase === 'capture') return no('D-14', 'must-go-on')
      return state.phase === 'answer'
        ? no('D-21', 'answer')
        : notTaken(rules, state, pieceNamed(rules, action.unit))
    case 'move':
      return notMoved(rules, state, cellNamed(rules, action.cell))
    case 'drop':
      return state.phase === 'capture' ? no('D-14', 'must-go-on') : no('D-24', 'nothing-in-hand')
    case 'offer':
      return notOffered(rules, state)
    case 'accept':
    case 'decline':
      return no('D-21', 'no-offer')
  }
}

function notTaken(rules: Rules, state: DraughtsState, piece: number): Refusal {
  if (piece < 0) return no('D-03', 'no-piece')
  if (piece === state.active) return no('D-24', 'in-hand')
  const values = { unit: unitName(rules, state, piece) }
  if (rules.pieces.side[piece] !== state.turn) return no('D-01', 'not-yours', { values })
  if (state.cell[piece] === OFF) return no('D-13', 'captured', { values })
  const most = mostFor(rules, state, state.turn)
  if (most > 0) return tooFew(rules, jumpsOf(rules, state, piece).length, most, capturing(rules, state))
  return no(isKing(state, piece) ? 'D-06' : 'D-05', 'no-way', { values })
}

/** Returns the cells of the pieces that may capture. */
const capturing = (rules: Rules, state: DraughtsState): number[] =>
  rules.pieces.side.flatMap((side, piece) =>
    side === state.turn &&
    state.cell[piece] !== OFF &&
    waysOf(rules, state, piece).some(({ over }) => over >= 0)
      ? [state.cell[piece]]
      : [],
  )

/** Refuses a piece because another one captures, or captures more. */
const tooFew = (rules: Rules, jumps: number, most: number, cells: readonly number[]): Refusal =>
  jumps === 0
    ? no('D-12', 'must-capture', { cells })
    : no('D-15', 'must-take-most', {
        values: { most },
        cells,
        source: inScenarioFile(rules, 'options', 'capture'),
      })

function notMoved(rules: Rules, state: DraughtsState, cell: number): Refusal {
  const piece = state.active
  if (piece === NOBODY) return no('D-24', 'nothing-in-hand')
  if (cell < 0) return no('D-02', 'no-square')
  if (!isOnBoard(rules, cell)) return no('D-02', 'not-played', { values: { cell: cellName(rules, cell) } })
  if (boardOf(rules, state)[cell] !== NOBODY)
    return no('D-04', 'full', { values: { cell: cellName(rules, cell) } })
  const jump = jumpsOf(rules, state, piece).find(({ to }) => to === cell)
  const now = waysInHand(rules, state)
  const cells = now.map(({ to }) => to)
  if (jump) return tooFew(rules, 1, mostOf(now), cells)
  if (stepsOf(rules, state, piece).some(({ to }) => to === cell))
    return state.phase === 'capture'
      ? no('D-14', 'must-go-on', { cells })
      : no('D-12', 'must-capture', { cells })
  return noLine(rules, state, piece, cell)
}

const isOnBoard = ({ pack, board }: Rules, cell: number): boolean =>
  pack.terrain.terrain.find(({ id }) => id === board.terrain[cell])?.play === true

/** Refuses a cell that the piece cannot reach, because of pieces between or of its kind of movement. */
function noLine(rules: Rules, state: DraughtsState, piece: number, cell: number): Refusal {
  const { board, options, pieces, forward } = rules
  const from = state.cell[piece]
  const values = { unit: unitName(rules, state, piece), cell: cellName(rules, cell) }
  const diagonal = DIAGONALS.indexOf(board.grid.straight(from, cell) as (typeof DIAGONALS)[number])
  const king = isKing(state, piece)
  const own = king ? (options.kings === 'flying' ? 'D-07' : 'D-06') : 'D-05'
  if (diagonal < 0) return no(own, 'not-diagonal', { values })
  const between = cellsBetween(rules, from, cell, diagonal)
  const others = between.map((one) => boardOf(rules, state)[one]).filter((other) => other !== NOBODY)
  const isBack = !king && !forward[pieces.side[piece]].includes(diagonal)
  const walker = { piece, king, taken: state.taken }
  if (others.length === 1 && between.length === 1) {
    const [other] = others
    if (isPrey(rules, state, walker, other) && isBack) return no('D-09', 'captures-forward', { values })
    if (state.taken.includes(other)) return no('D-13', 'captured-once', { values })
    if (pieces.side[other] !== pieces.side[piece] && !king && isKing(state, other))
      return no('D-11', 'no-kings', { values, source: inScenarioFile(rules, 'options', 'menTakeKings') })
  }
  if (others.length > 0) return no(others.length > 1 ? 'D-08' : own, 'in-the-way', { values })
  if (isBack) return no('D-05', 'backward', { values })
  return no(own, 'too-far', { values })
}

/** Returns the squares of a diagonal strictly between two cells. */
function cellsBetween({ steps }: Rules, from: number, to: number, diagonal: number): number[] {
  const found: number[] = []
  for (let cell = steps[from * 4 + diagonal]; cell >= 0 && cell !== to; cell = steps[cell * 4 + diagonal])
    found.push(cell)
  return found
}

const notOffered = (rules: Rules, state: DraughtsState): Refusal => {
  if (!rules.draws.agreement)
    return no('D-21', 'no-agreement', { source: inScenarioFile(rules, 'draws', 'agreement') })
  return no('D-21', state.offered === 1 ? 'offered-once' : 'offer-first')
}
