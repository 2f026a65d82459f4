/**
 * The retreat of a beaten piece: one cell further from every opponent of the fight, not next to an enemy, and not
 * into a figure. A piece that covers two cells goes as a whole, keeping its facing; a file of tied beasts goes
 * together (CH-93).
 */
import { neighbour } from '../../../geometry/cells'
import type { CellIndex } from '../../../types'
import { ofCell } from '../blocks/numbers'
import type { Rules } from '../rules'
import { type CryHavocState, DEAD, isLiving } from '../state'
import { isBesideFoe } from './contact'
import { cellsOf, isMounted, sideOf } from './figures'

/** Returns the pieces that retreat with a piece: the whole file in which it is tied, otherwise the piece alone. */
export function fileOf({ pieces }: Rules, state: CryHavocState, piece: number): number[] {
  if (pieces.beast[piece] === 0) return [piece]
  const file = [piece]
  for (const member of file)
    for (let other = 0; other < pieces.count; other++)
      if (!file.includes(other) && isLiving(state, other) && isTied(state, member, other)) file.push(other)
  return file
}

const isTied = (state: CryHavocState, a: number, b: number): boolean =>
  (state.tied[a] === 1 && state.ahead[a] === b) || (state.tied[b] === 1 && state.ahead[b] === a)

/** Returns the directions in which a piece can retreat from these opponents. */
export function waysBack(
  rules: Rules,
  state: CryHavocState,
  piece: number,
  opponents: readonly number[],
): number[] {
  const { grid } = rules.board
  const file = fileOf(rules, state, piece)
  const ways: number[] = []
  for (let direction = 0; direction < grid.directions.length; direction++)
    if (
      file.every((member) => canShift(rules, state, member, direction, file)) &&
      isSafe(rules, state, piece, shiftedCells(rules, state, piece, direction), opponents)
    )
      ways.push(direction)
  return ways
}

export const shiftedCells = (
  { board }: Rules,
  state: CryHavocState,
  piece: number,
  direction: number,
): CellIndex[] => cellsOf(state, piece).map((cell) => neighbour(board.grid, cell, direction))

function canShift(
  rules: Rules,
  state: CryHavocState,
  piece: number,
  direction: number,
  file: readonly number[],
): boolean {
  const isHorse = rules.pieces.beast[piece] === 1 || isMounted(state, piece)
  return cellsOf(state, piece).every((from) => {
    const to = neighbour(rules.board.grid, from, direction)
    return to >= 0 && isPassable(rules, isHorse, from, direction) && isFree(rules, state, to, file)
  })
}

/** True if there is no wall, nothing to climb, and no closed ground. */
export function isPassable(
  { ground, board }: Rules,
  isHorse: boolean,
  from: CellIndex,
  direction: number,
): boolean {
  const edge = board.grid.edgeIndex(from, direction)
  if (edge < 0 || ground.climbed[edge] === 1) return false
  return (isHorse ? ground.horseStep : ground.footStep)[from * ground.width + direction] >= 0
}

/** True if the cell has no living pieces except those of the same group, and room among the dead (CH-58, CH-62). */
export function isFree(
  rules: Rules,
  state: CryHavocState,
  cell: CellIndex,
  except: readonly number[] = [],
): boolean {
  for (let other = 0; other < rules.pieces.count; other++)
    if (isOn(state, other, cell) && state.health[other] !== DEAD && !except.includes(other)) return false
  return bodiesOn(rules, state, cell) < ofCell(rules, state, 'body-limit', cell, rules.bodies.closedAt)
}

/** Returns the sum of the dead on a cell (CH-61, CH-62). */
export function bodiesOn({ pieces, bodies }: Rules, state: CryHavocState, cell: CellIndex): number {
  let sum = 0
  for (let other = 0; other < pieces.count; other++)
    if (isOn(state, other, cell) && state.health[other] === DEAD)
      sum += pieces.beast[other] === 1 ? bodies.beast : bodies.figure
  return sum
}

const isOn = (state: CryHavocState, piece: number, cell: CellIndex): boolean =>
  state.cell[piece] === cell || state.rear[piece] === cell

function isSafe(
  rules: Rules,
  state: CryHavocState,
  piece: number,
  cells: readonly CellIndex[],
  opponents: readonly number[],
): boolean {
  return (
    opponents.every((other) => isFarther(rules, state, piece, cells, other)) &&
    !isBesideFoe(rules, state, sideOf(rules, state, piece), cells)
  )
}

/** True if the nearest of these cells is farther from an opponent than the piece is now. Dead opponents do not count. */
export function isFarther(
  { board }: Rules,
  state: CryHavocState,
  piece: number,
  cells: readonly CellIndex[],
  opponent: number,
): boolean {
  const theirs = cellsOf(state, opponent)
  const nearest = (mine: readonly CellIndex[]) =>
    Math.min(...mine.flatMap((cell) => theirs.map((their) => board.grid.distance(cell, their))))
  return !isLiving(state, opponent) || nearest(cells) > nearest(cellsOf(state, piece))
}

/** CH-91: returns the cells beside a mount where its rider can land. A dead rider may lie under living pieces. */
export function landings(rules: Rules, state: CryHavocState, rider: number, mount: number): CellIndex[] {
  const { grid } = rules.board
  const isDead = state.health[rider] === DEAD
  const under = cellsOf(state, mount)
  const found: CellIndex[] = []
  for (const from of under)
    for (let direction = 0; direction < grid.directions.length; direction++) {
      const to = neighbour(grid, from, direction)
      if (to < 0 || under.includes(to) || found.includes(to) || !isPassable(rules, false, from, direction))
        continue
      if (isDead || isFree(rules, state, to)) found.push(to)
    }
  return found
}
