/** The requirements for selecting a figure, walking, and entering the map (CH-03, CH-55 to CH-64). */
import { directionBetween } from '../../../geometry/cells'
import { type Details, inScenarioFile, inTerrain, inUnits } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { behind, followersOf } from '../rules/beasts'
import { cellsOf, isCaptive, isMounted } from '../rules/figures'
import { landingCells, type Way, waysIn } from '../rules/movement/entering'
import { canEnter, canSelect, isTiedToItsShot, turnOf } from '../rules/movement/movable'
import { bars, budgetOf, moverOf, pointsLeft, tollOf } from '../rules/movement/walk'
import { endAt, findWays } from '../rules/movement/ways'
import { asHorse } from '../rules/set-up'
import { has, STOPPED, WAITING } from '../state'
import {
  about,
  at,
  busyWith,
  cellIn,
  inEdges,
  inTables,
  type Moment,
  type Naming,
  no,
  noSuchCell,
  noSuchPiece,
  otherStep,
  outOfIt,
  pieceIn,
} from './attempt'

export function selectToMove(attempt: Naming<'unit'>): Refusal | undefined {
  const { rules, state } = attempt
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece('CH-55')
  const values = about(rules, piece)
  if (piece === state.active) return no('CH-55', 'in-hand', { values })
  if (rules.pieces.side[piece] !== state.side) return no('CH-01', 'not-yours', { values })
  if (state.cell[piece] !== WAITING || rules.pieces.beast[piece] === 1) {
    const out = outOfIt(attempt, piece, 'CH-55')
    if (out) return out
  } else if (!canEnter(rules, state, piece)) return notYet(attempt, piece)
  if (rules.pieces.beast[piece] === 1)
    return no('CH-69', 'beast-alone', { values, source: inUnits(rules, piece) })
  if (isCaptive(state, piece)) return no('CH-100', 'captive', { values })
  if (state.stunned[piece] !== 0) return no('CH-07', 'stunned', { values })
  const busy = busyWith(attempt, piece)
  if (busy) return busy
  if (isTiedToItsShot(rules, state, piece))
    return no('CH-03', 'shot-before', {
      values,
      source: inTables(rules, 'missiles', 'weapons', rules.pieces.weapon[piece], 'moves'),
    })
  if (has(state, piece, STOPPED)) return no('CH-55', 'moved', { values })
  return canSelect(rules, state, piece) ? undefined : no('CH-56', 'spent', { values })
}

function notYet({ rules, state }: Moment, piece: number): Refusal {
  const values = about(rules, piece)
  const turn = turnOf(rules, piece)
  return turn > state.turn && rules.entries.some(({ pieces }) => pieces.includes(piece))
    ? no('CH-55', 'enters-later', { values: { ...values, turn }, source: inScenarioFile(rules, 'forces') })
    : no('CH-55', 'never-enters', { values })
}

export function move(attempt: Naming<'cell'>): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'movement') return otherStep()
  const piece = state.active
  if (piece < 0) return no('CH-55', 'take-first')
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell('CH-55')
  const details = { values: { ...about(rules, piece), ...at(rules, cell) }, cells: [cell] }
  if (state.cell[piece] === WAITING) return no('CH-55', 'enter-first', details)
  if (cellsOf(state, piece).includes(cell)) return no('CH-55', 'already-there', details)
  return closedCell(attempt, piece, cell, details) ?? wayThere(attempt, piece, cell, details)
}

/** Refuses cells where this piece can never end or go. */
function closedCell(
  { rules, state }: Moment,
  piece: number,
  cell: number,
  details: Details,
): Refusal | undefined {
  const { ground, cache } = rules
  const who = cache.occupant[cell]
  if (who >= 0) {
    const other = { ...details, values: { ...details.values, target: about(rules, who).unit } }
    return bars(rules, state, moverOf(rules, state, piece), who)
      ? no('CH-57', 'enemy-there', other)
      : no('CH-58', 'occupied', other)
  }
  if (tollOf(rules, state, cell) < 0)
    return no('CH-62', 'bodies', { ...details, source: inTables(rules, 'bodies', 'closedAt') })
  const horse = asHorse(rules, state, piece)
  if ((horse ? ground.horseCost : ground.footCost)[cell] >= 0) return undefined
  const source = inTerrain(rules, cell, 'cost')
  return horse && ground.footCost[cell] >= 0
    ? no('CH-60', 'closed-to-horses', { ...details, source })
    : no('CH-55', 'closed', { ...details, source })
}

/** Refuses a cell that cannot be reached with these points and these followers. */
function wayThere(attempt: Moment, piece: number, cell: number, details: Details): Refusal | undefined {
  const { rules, state } = attempt
  const { grid } = rules.board
  const budget = budgetOf(rules, state, piece)
  findWays(rules, state, piece, budget)
  if (budget > 0 && endAt(rules, cell) >= 0) return undefined
  const from = cellsOf(state, piece).find((own) => directionBetween(grid, own, cell) >= 0)
  if (from !== undefined) {
    const crossed = acrossSide(attempt, piece, from, cell, details)
    if (crossed) return crossed
  }
  findWays(rules, state, piece, MANY_POINTS)
  const isWithout = endAt(rules, cell) >= 0
  const source = inUnits(rules, piece, 'values')
  const points = { ...details, values: { ...details.values, points: Math.max(budget, 0) }, source }
  if (isWithout) {
    const follower = behind(state, piece)
    const slow = follower >= 0 && isCaptive(state, follower) && pointsLeft(rules, state, follower) === budget
    return slow ? no('CH-100', 'captive-slow', points) : no('CH-55', 'too-far', points)
  }
  const [follower] = followersOf(state, piece)
  if (follower !== undefined) {
    const values = { ...details.values, target: about(rules, follower).unit }
    return no('CH-70', 'cannot-follow', { ...details, values })
  }
  return no('CH-59', 'no-way', details)
}

/** Explains an obstacle on the side between two neighbouring cells. */
function acrossSide(
  { rules, state }: Moment,
  piece: number,
  from: number,
  cell: number,
  details: Details,
): Refusal | undefined {
  const { ground, board } = rules
  const edge = board.grid.edgeIndex(from, directionBetween(board.grid, from, cell))
  const source = inEdges(rules, edge, 'cost')
  const horse = isMounted(state, piece)
  if (ground.climbed[edge] === 1) {
    if (horse) return no('CH-63', 'window-on-foot', { ...details, source })
    const points = pointsLeft(rules, state, piece)
    const rule = state.health[piece] === 1 ? 'CH-64' : 'CH-63'
    if (points < ground.edgeFoot[edge])
      return no(rule, 'window-points', { ...details, values: { ...details.values, points }, source })
  }
  if ((horse ? ground.edgeHorse : ground.edgeFoot)[edge] === -1)
    return no('CH-59', 'wall', { ...details, source })
  return undefined
}

/** More points than any piece has, yet small enough for the search. */
const MANY_POINTS = 2000

export function enter(attempt: Naming<'cell'>): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'movement') return otherStep()
  const piece = state.active
  if (piece < 0) return no('CH-55', 'take-first')
  const cell = cellIn(attempt)
  if (cell < 0) return noSuchCell('CH-55')
  const details = { values: { ...about(rules, piece), ...at(rules, cell) }, cells: [cell] }
  if (state.cell[piece] !== WAITING) return no('CH-55', 'on-map', details)
  const noEntry = () => no('CH-55', 'no-entry', { ...details, source: inScenarioFile(rules, 'forces') })
  if (!landingCells(rules, state, piece).includes(cell)) return noEntry()
  const closed = closedCell(attempt, piece, cell, details)
  if (closed) return closed
  const isIn = (ways: readonly Way[]) => ways.some((way) => way.cell === cell)
  if (isIn(waysIn(rules, state, piece))) return undefined
  if (!isIn(waysIn(rules, state, piece, MANY_POINTS))) return noEntry()
  const points = pointsLeft(rules, state, piece)
  return no('CH-55', 'too-far', {
    ...details,
    values: { ...details.values, points },
    source: inUnits(rules, piece, 'values'),
  })
}
