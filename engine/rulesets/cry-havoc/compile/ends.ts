/** Compiles the scores and endings of a scenario, with every name resolved. */
import type {
  CryHavocGround,
  CryHavocScenarioFile,
  CryHavocScoring,
  CryHavocVictory,
} from '../../../../schemas/generated/content'
import { maskOf } from '../../../geometry/cells'
import type { BoardMap, Seat } from '../../../types'
import type { CryHavocPack, Ends, Ransom, ScoreLine, VictoryBlock } from '../rules'

type Names = {
  readonly board: BoardMap
  readonly sides: readonly Seat[]
  /** Ids of the unit types, in their order. */
  readonly types: readonly string[]
}

export function compileEnds(
  pack: CryHavocPack,
  scenario: CryHavocScenarioFile,
  board: BoardMap,
  sides: readonly Seat[],
): Ends {
  const names = { board, sides, types: pack.units.units.map(({ id }) => id) }
  return {
    turns: scenario.limit?.turns ?? 0,
    atLimit: scenario.limit?.result ?? 'draw',
    lines: scenario.scoring.map((line) => lineOf(names, line)),
    victory: scenario.victory.map((block) => blockOf(names, block)),
  }
}

export const compileRansom = ({ rules }: CryHavocScenarioFile): Ransom | undefined =>
  rules.ransom || undefined

function lineOf(names: Names, line: CryHavocScoring): ScoreLine {
  const { id, type } = line
  const base = {
    id,
    type,
    side: names.sides.indexOf(line.side),
    wounded: 0,
    units: unitsOf(names),
    cells: [],
  }
  switch (line.type) {
    case 'casualties':
      return {
        ...base,
        points: worthOf(line.killed),
        wounded: halfOf(line.wounded),
        units: unitsOf(names, line.units),
      }
    case 'exit':
      return {
        ...base,
        points: line.points,
        units: unitsOf(names, line.units),
        cells: [zoneMask(names.board, line.zone)],
      }
    case 'hold':
      return { ...base, points: line.points, cells: regionMasks(names.board, line.regions) }
    case 'captive':
      return { ...base, points: worthOf(line.points) }
  }
}

function blockOf(names: Names, block: CryHavocVictory): VictoryBlock {
  const side = (id: string | undefined) => (id === undefined ? -1 : names.sides.indexOf(id))
  const base = { type: block.type, winner: -1, loser: -1, units: unitsOf(names), cells: [], count: 0 }
  switch (block.type) {
    case 'eliminate':
      return { ...base, winner: side(block.winner), loser: side(block.loser) }
    case 'exit':
      return {
        ...base,
        winner: side(block.winner),
        units: unitsOf(names, block.units),
        cells: [zoneMask(names.board, block.zone)],
        count: block.count,
      }
    case 'hold':
      return {
        ...base,
        winner: side(block.winner),
        cells: regionMasks(names.board, block.regions),
        count: block.count,
      }
    case 'score':
      return base
  }
}

const worthOf = (points: number | string): number | 'worth' => (typeof points === 'number' ? points : 'worth')
const halfOf = (points: number | string): number | 'half' => (typeof points === 'number' ? points : 'half')

const unitsOf = ({ types }: Names, ids?: readonly string[]): Uint8Array =>
  Uint8Array.from(types, (id) => (ids === undefined || ids.includes(id) ? 1 : 0))

const regionMasks = ({ grid, regions }: BoardMap, ids: readonly string[]): Uint8Array[] =>
  ids.map((id) => maskOf(grid, regions.find((region) => region.id === id)?.cells ?? []))

/** Returns the cells of a zone, as a mask. */
export const zoneMask = (board: BoardMap, zone: CryHavocGround): Uint8Array =>
  maskOf(board.grid, [
    ...board.regions.filter(({ id }) => zone.regions?.includes(id)).flatMap(({ cells }) => cells),
    ...(zone.cells ?? []).map((name) => board.grid.indexOf(name)).filter((cell) => cell >= 0),
  ])
