/** The worth of a cell to a piece that stands on it, times SCALE. */
import type { CellIndex } from '../../../types'
import { livingCells } from '../rules/aim'
import { reaches } from '../rules/contact'
import { attackOf, cellsOf, isAble, isCaptive, isFoe, speedOf } from '../rules/figures'
import { groundNow } from '../rules/melee'
import { aimsOf } from '../rules/missile'
import { type CryHavocState, has, isLiving, STOPPED, STRUCK } from '../state'
import { FAR } from './fields'
import { type Errand, holdRegions, isOccupied } from './goals'
import { fightWorthWith, SCALE, shotWorth } from './odds'
import { caution, type Outlook } from './outlook'
import { dangerAt, friendsAt, type Threats } from './threats'

/** Movement points that a shooter keeps between itself and its target. */
const RANGE = 4
/** The most shots of a cell that count. */
const MOST_SHOTS = 3

export function standingWorth(
  outlook: Outlook,
  given: CryHavocState,
  threats: Threats,
  { field, shoots }: Errand,
  piece: number,
  cell: CellIndex,
): number {
  const { rules, weights } = outlook
  const state = placed(given, piece, cell)
  const shots = shoots ? shotsFrom(outlook, state, piece) : 0
  const strikes = strikesFrom(outlook, state, piece)
  const keep = shoots && (shots > 0 || caution(state) > 0) ? RANGE : 0
  const way = field[cell] === FAR ? FAR_COST : field[cell]
  return (
    shots +
    strikes -
    Math.max(0, way - keep) * weights.approach * SCALE -
    dangerAt(outlook, state, threats, piece, cell) +
    friendsAt(outlook, state, piece, cell) * weights.support * SCALE +
    (strikes !== 0 ? groundNow(rules, state, piece, cell) * weights.ground * SCALE : 0) +
    holdWorth(outlook, state, piece, cell)
  )
}
/** The distance assumed for a cell without a way to the goal. */
const FAR_COST = 60

/** Returns the state with the piece on a cell. The rear of a rider is left out, as it is unknown before the walk. */
function placed(state: CryHavocState, piece: number, cell: CellIndex): CryHavocState {
  if (state.cell[piece] === cell) return state
  const cells = state.cell.slice()
  cells[piece] = cell
  if (state.rear[piece] < 0) return { ...state, cell: cells }
  const rears = state.rear.slice()
  rears[piece] = -1
  return { ...state, cell: cells, rear: rears }
}

/** Returns the worth of the best shot, with a bonus for the number of targets. */
function shotsFrom(outlook: Outlook, state: CryHavocState, piece: number): number {
  const { rules, weights } = outlook
  if (state.arrows[piece] === 0) return 0
  const aims = aimsOf(rules, state, piece, livingCells(rules, state))
  const best = aims.reduce(
    (most, { target, shot }) => Math.max(most, shotWorth(outlook, state, piece, target, shot)),
    0,
  )
  return best + Math.min(aims.length, MOST_SHOTS) * weights.shoot * SCALE
}

/** Returns the worth of the best fight from there, with helpers that can still come. */
function strikesFrom(outlook: Outlook, state: CryHavocState, piece: number): number {
  const { rules, side } = outlook
  const { grid } = rules.board
  const own = cellsOf(state, piece)
  let best = 0
  for (let foe = 0; foe < rules.pieces.count; foe++) {
    if (rules.pieces.side[foe] === side || state.cell[foe] < 0 || isCaptive(state, foe)) continue
    if (!own.some((cell) => cellsOf(state, foe).some((their) => grid.distance(cell, their) === 1))) continue
    if (!isFoe(rules, state, side, foe) && rules.pieces.beast[foe] === 0) continue
    if (!isLiving(state, foe) || !reaches(rules, state, piece, foe)) continue
    best = Math.max(best, fightWorthWith(outlook, state, piece, foe, helpAgainst(outlook, state, piece, foe)))
  }
  return best
}

/** Returns the attack of the strongest others that touch an enemy or could reach it. */
function helpAgainst({ rules, side }: Outlook, state: CryHavocState, piece: number, foe: number): number {
  const { pieces, board } = rules
  const helpers: number[] = []
  for (let other = 0; other < pieces.count; other++) {
    if (other === piece || pieces.side[other] !== side || !isAble(rules, state, other)) continue
    if (has(state, other, STRUCK)) continue
    const steps = Math.min(
      ...cellsOf(state, other).flatMap((cell) =>
        cellsOf(state, foe).map((their) => board.grid.distance(cell, their)),
      ),
    )
    const reach = has(state, other, STOPPED)
      ? 1
      : Math.max(1, speedOf(rules, state, other) - state.spent[other])
    if (steps <= reach) helpers.push(attackOf(rules, state, other))
  }
  return helpers
    .sort((a, b) => b - a)
    .slice(0, HELPERS)
    .reduce((sum, attack) => sum + attack, 0)
}
const HELPERS = 2

/** Returns the worth of being the only own figure in a region to hold. */
function holdWorth(
  { rules, weights, side }: Outlook,
  state: CryHavocState,
  piece: number,
  cell: CellIndex,
): number {
  if (weights.hold === 0) return 0
  const regions = holdRegions(rules, side).filter(
    (region) => region[cell] === 1 && !isOccupied(rules, state, side, region, piece),
  )
  return regions.length * weights.hold * SCALE
}
