/** The requirements of a throw (B-9). */

import { between, directionBetween } from '../../../geometry/cells'
import { type Details, inTerrain, inUnits } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { rangeNow } from '../blocks/numbers'
import { COVER } from '../position/cells'
import type { Rules } from '../rules'
import { canThrow, eachTarget, launchColumn, launchCost, mayThrow, partners } from '../rules/fighting/launch'
import { isHoming } from '../rules/movement/homing'
import { type Attempt, about, inScenario, inTable, no, noSuchPiece, offMap, pieceIn } from './attempt'
import { firstLeave, goesHome } from './moving'

/** The statement about the throwers of a side. */
const throwersOf = (rules: Rules, side: number): string =>
  rules.arrests.sides.includes(side) ? 'C-065' : 'C-066'

export function launch(attempt: Attempt): Refusal | undefined {
  const { rules, state, action } = attempt
  const { pieces } = rules
  const thrower = state.active
  if (state.phase !== 'movement') return no('C-062', 'no-movement')
  if (thrower < 0) return no('C-062', 'take-first')
  const stays = firstLeave(attempt)
  if (stays) return stays
  const values = about(rules, thrower)
  const side = pieces.side[thrower]
  if (pieces.range[thrower] === 0)
    return no(throwersOf(rules, side), 'cannot-throw', { values, source: inUnits(rules, thrower, 'launch') })
  if (rangeNow(rules, state, thrower) === 0) return no('C-062', 'throws-closed', { values })
  if (isHoming(rules, state, thrower)) return goesHome(rules, state, thrower, 'home-only')
  if (!mayThrow(rules, state, thrower))
    return no('C-062', 'thrown', { values, source: inScenario(rules, 'launch', 'perPhase') })
  if (!canThrow(rules, state))
    return no('C-062', 'throw-points', {
      values: { ...values, points: Math.trunc(launchCost(rules, state, thrower) / 2) },
      source: inScenario(rules, 'launch', 'cost'),
    })
  const target = pieceIn(attempt)
  if (target < 0) return noSuchPiece('C-063')
  if (pieces.side[target] === side) return no('C-063', 'throw-friend', { values: about(rules, target) })
  const off = offMap(attempt, target, 'C-063')
  if (off) return off
  if (pieces.passive[target] !== 0)
    return no('C-150', 'passive', { values: about(rules, target), source: inUnits(rules, target, 'passive') })
  const details = { values: { ...values, target: about(rules, target).unit }, cells: [state.cell[target]] }
  if (action.with !== undefined && !rules.launch.together)
    return no('C-078', 'throw-apart', { ...details, source: inScenario(rules, 'launch', 'together') })
  if (action.with !== undefined && !partners(rules, state, thrower).includes(pieceIn(attempt, 'with')))
    return no('C-078', 'throw-with', details)
  return lineOfThrow(attempt, target, details)
}

function lineOfThrow(attempt: Attempt, target: number, details: Details): Refusal | undefined {
  const { rules, state, action } = attempt
  const { grid } = rules.board
  const thrower = state.active
  const side = rules.pieces.side[thrower]
  const [from, to] = [state.cell[thrower], state.cell[target]]
  const line = between(grid, from, to)
  if (!line) return no('C-063', 'not-straight', details)
  const throwers = action.with === undefined ? [thrower] : [thrower, pieceIn(attempt, 'with')]
  const distance = grid.distance(from, to)
  const range = Math.min(...throwers.map((piece) => rangeNow(rules, state, piece)))
  const weaker = throwers.find((piece) => rangeNow(rules, state, piece) === range) ?? thrower
  if (distance > range)
    return no(throwersOf(rules, side), 'throw-far', {
      ...details,
      values: { ...details.values, ...about(rules, weaker), distance, range },
      source: inUnits(rules, weaker, 'launch', 'range'),
    })
  if (rules.ground.shelter[rules.pieces.side[target]]?.[to] === 1)
    return no('C-077', 'sheltered', { ...details, source: inTerrain(rules, to, 'launch', 'shelters') })
  if (launchColumn(rules, state, throwers, target) < 0 && isClear(attempt, line, to))
    return no('C-069', 'too-weak', { ...details, source: inTable(rules, rules.launch.table.id) })
  const first = hitOn(attempt, throwers, to)
  if (first >= 0) return first === target ? undefined : no('C-110', 'first-of-stack', details)
  const blocking = line.find((cell, step) => !isOver(rules, step === 0 ? from : line[step - 1], cell))
  return no('C-076', 'throw-blocked', {
    ...details,
    cells: blocking === undefined ? line : [blocking],
    source: blocking === undefined ? undefined : inTerrain(rules, blocking, 'launch'),
  })
}

/** True if a throw crosses the side between two neighbours. */
const isOpen = ({ ground, board }: Rules, from: number, to: number): boolean =>
  ground.cross[from * ground.width + directionBetween(board.grid, from, to)] === 1

/** True if a throw passes from one cell over the next. */
function isOver(rules: Rules, from: number, cell: number): boolean {
  const { ground, cache, board } = rules
  const slot = from * ground.width + directionBetween(board.grid, from, cell)
  const isCovered = cache.marker[cell] === COVER
  return (
    ground.over[slot] === 1 && isOpen(rules, from, cell) && (!isCovered || ground.coveredOver[cell] === 1)
  )
}

function isClear({ rules, state }: Attempt, line: readonly number[], to: number): boolean {
  const cells = [state.cell[state.active], ...line]
  return (
    line.every((cell, step) => isOver(rules, cells[step], cell)) && isOpen(rules, cells[cells.length - 1], to)
  )
}

/** Returns the target of these throwers on a cell, or -1 if there is none. */
function hitOn({ rules, state }: Attempt, throwers: readonly number[], to: number): number {
  let found = -1
  eachTarget(rules, state, throwers, (target) => {
    if (state.cell[target] === to) found = target
  })
  return found
}
