/** The start of pieces: placed by their owner, on listed cells, or entering later. Forces are placed in the order of writing. */
import type { CryHavocGroup, CryHavocScenarioFile } from '../../../../schemas/generated/content'
import { marked } from '../../../geometry/cells'
import type { BoardMap } from '../../../types'
import type { Entry, Fixed, SetupStage } from '../rules'
import { zoneMask } from './ends'
import type { Line } from './line'

type Placing = {
  readonly setup: SetupStage[]
  readonly fixed: Fixed[]
  readonly entries: Entry[]
}

export function compilePlacing(
  { forces, order }: CryHavocScenarioFile,
  lines: readonly Line[],
  board: BoardMap,
): Placing {
  const made: Placing = { setup: [], fixed: [], entries: [] }
  forces.forEach(({ side, groups }, force) => {
    if (!order.includes(side)) return
    groups.forEach((group, number) => {
      const pieces = lines.flatMap((line, piece) =>
        line.force === force && line.group === number && line.under < 0 ? [piece] : [],
      )
      addGroup(made, group, pieces, order.indexOf(side), board)
    })
  })
  return made
}

function addGroup(
  { setup, fixed, entries }: Placing,
  { place, at, enter }: CryHavocGroup,
  pieces: readonly number[],
  side: number,
  board: BoardMap,
): void {
  if (at)
    pieces.forEach((piece, index) => {
      const written = at[index]
      const [cell, rear] = (typeof written === 'string' ? [written] : (written ?? [])).map((name) =>
        board.grid.indexOf(name),
      )
      if (cell !== undefined && cell >= 0) fixed.push({ piece, cell, rear: rear ?? -1 })
    })
  else if (place) {
    const mask = zoneMask(board, place)
    setup.push({ side, pieces, mask, cells: marked(mask) })
  } else if (enter) entries.push({ turn: enter.turn, pieces, cells: marked(zoneMask(board, enter.zone)) })
}
