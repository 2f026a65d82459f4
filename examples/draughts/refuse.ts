/** The answer to "why not?" for any action that is not among the choices: the first requirement that fails. */
import { cellName } from 'ludoteca/engine/kernel/facts'
import { inScenarioFile, refusing } from 'ludoteca/engine/kernel/refusing'
import type { Refusal, Seat } from 'ludoteca/engine/types'
import { boardOf, isPrey, jumpsOf, mostFor, mostOf, piecesOn, stepsOf, waysInHand, waysOf } from './moves'
import type { DraughtsAction, DraughtsDef, DraughtsState, Rules } from './rules'
import { cellNamed, DIAGONALS, isKing, isPlayed, NOBODY, OFF, pieceNamed, unitName } from './rules'

const no = refusing('draughts')

export function refuse(
  { rules }: DraughtsDef,
  state: DraughtsState,
  _: Seat,
  action: DraughtsAction,
): Refusal {
  switch (action.type) {
    case 'select':
      if (state.phase === 'capture') return no('D-14', 'must-go-on')
      if (state.phase === 'answer') return no('D-21', 'answer')
      return notTaken(rules, state, pieceNamed(rules, action.unit))
    case 'move':
      return notMoved(rules, state, cellNamed(rules, action.cell))
    case 'drop':
      return state.phase === 'capture' ? no('D-14', 'must-go-on') : no('D-24', 'nothing-in-hand')
    case 'offer':
      if (!rules.draws.agreement)
        return no('D-21', 'no-agreement', { source: inScenarioFile(rules, 'draws', 'agreement') })
      return no('D-21', state.offered === 1 ? 'offered-once' : 'offer-first')
    default:
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
  if (most === 0) return no(isKing(state, piece) ? 'D-06' : 'D-05', 'no-way', { values })
  const others = piecesOn(rules, state, state.turn).filter(
    (one) => waysOf(rules, state, one, most).length > 0,
  )
  const cells = others.map((one) => state.cell[one])
  return tooFew(rules, jumpsOf(rules, state, piece).length > 0, most, cells)
}

/** Another piece captures, or captures more. */
const tooFew = (rules: Rules, isJump: boolean, most: number, cells: readonly number[]): Refusal =>
  isJump
    ? no('D-15', 'must-take-most', {
        values: { most },
        cells,
        source: inScenarioFile(rules, 'options', 'capture'),
      })
    : no('D-12', 'must-capture', { cells })

function notMoved(rules: Rules, state: DraughtsState, cell: number): Refusal {
  const piece = state.active
  if (piece === NOBODY) return no('D-24', 'nothing-in-hand')
  if (cell < 0) return no('D-02', 'no-square')
  const values = { cell: cellName(rules, cell) }
  if (!isPlayed(rules.pack, rules.board, cell)) return no('D-02', 'not-played', { values })
  if (boardOf(rules, state)[cell] !== NOBODY) return no('D-04', 'full', { values })
  const now = waysInHand(rules, state)
  const cells = now.map(({ to }) => to)
  if (jumpsOf(rules, state, piece).some(({ to }) => to === cell))
    return tooFew(rules, true, mostOf(now), cells)
  if (stepsOf(rules, state, piece).every(({ to }) => to !== cell)) return noLine(rules, state, piece, cell)
  return state.phase === 'capture'
    ? no('D-14', 'must-go-on', { cells })
    : no('D-12', 'must-capture', { cells })
}

/** It cannot get there at all: by what is between, or by how its kind moves. */
function noLine(rules: Rules, state: DraughtsState, piece: number, cell: number): Refusal {
  const { board, ruleOptions, pieces, forward } = rules
  const values = { unit: unitName(rules, state, piece), cell: cellName(rules, cell) }
  const isMan = !isKing(state, piece)
  const own = isMan ? 'D-05' : ruleOptions.kings === 'flying' ? 'D-07' : 'D-06'
  const diagonal = DIAGONALS.indexOf(board.grid.straight(state.cell[piece], cell) ?? NOBODY)
  if (diagonal < 0) return no(own, 'not-diagonal', { values })
  const between = squaresBetween(rules, state.cell[piece], cell, diagonal)
  const others = between.map((one) => boardOf(rules, state)[one]).filter((other) => other !== NOBODY)
  const isBack = isMan && !forward[pieces.side[piece]].includes(diagonal)
  const [other] = others
  if (others.length === 1 && between.length === 1) {
    if (isPrey(rules, state, piece, other) && isBack) return no('D-09', 'captures-forward', { values })
    if (state.taken.includes(other)) return no('D-13', 'captured-once', { values })
    if (pieces.side[other] !== pieces.side[piece] && isMan && isKing(state, other))
      return no('D-11', 'no-kings', { values, source: inScenarioFile(rules, 'options', 'menTakeKings') })
  }
  if (others.length > 0) return no(others.length > 1 ? 'D-08' : own, 'in-the-way', { values })
  return isBack ? no('D-05', 'backward', { values }) : no(own, 'too-far', { values })
}

function squaresBetween({ steps }: Rules, from: number, to: number, diagonal: number): number[] {
  const found: number[] = []
  for (let cell = steps[from * 4 + diagonal]; cell >= 0 && cell !== to; cell = steps[cell * 4 + diagonal])
    found.push(cell)
  return found
}
