/** The distance of every cell from a goal, in movement points over the bare ground. Pieces in the way do not count. */
import type { CellIndex } from '../../../types'
import type { Rules } from '../rules'
import { isOpenBetween } from '../rules/contact'
import { cellsOf } from '../rules/figures'
import type { CryHavocState } from '../state'

export type Field = Int16Array
export const FAR = 9999

export type Goal = { readonly cell: CellIndex; readonly start: number }

/** Returns the cost of the cheapest way from each cell to any of the goals. */
export function fieldTo({ ground }: Rules, goals: readonly Goal[], asHorse: boolean): Field {
  const steps = asHorse ? ground.horseStep : ground.footStep
  const field = new Int16Array(ground.size).fill(FAR)
  const rings: CellIndex[][] = []
  const put = (cell: CellIndex, cost: number) => {
    if (cost >= field[cell]) return
    field[cell] = cost
    rings[cost] ??= []
    rings[cost].push(cell)
  }
  for (const { cell, start } of goals) put(cell, start)
  for (let cost = 0; cost < rings.length; cost++)
    for (const cell of rings[cost] ?? []) {
      if (field[cell] !== cost) continue
      for (let direction = 0; direction < ground.width; direction++) {
        const from = ground.neighbours[cell * ground.width + direction]
        if (from < 0) continue
        const step = steps[from * ground.width + back(ground.width, direction)]
        if (step >= 0) put(from, cost + Math.max(step, 1))
      }
    }
  return field
}

const back = (width: number, direction: number): number => (direction + width / 2) % width

/** Returns the cells from which a piece could be attacked. */
export function strikingCells(
  rules: Rules,
  state: CryHavocState,
  piece: number,
  asHorse: boolean,
): CellIndex[] {
  const { ground } = rules
  const found: CellIndex[] = []
  for (const under of cellsOf(state, piece)) {
    if (asHorse && ground.mountedAttack[under] === 0) continue
    for (let direction = 0; direction < ground.width; direction++) {
      const beside = ground.neighbours[under * ground.width + direction]
      if (beside >= 0 && isOpenBetween(rules, beside, under)) found.push(beside)
    }
  }
  return found
}
