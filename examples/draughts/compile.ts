/** Compiles a scenario into flat tables, once; play only looks values up. */
import { type BoardMap, err, type Finding, ok, type Result } from 'ludoteca/engine/types'
import type { DraughtsOptions } from './files'
import { DIAGONALS, type DraughtsPack, type Pieces, type Rules, type Scenario } from './rules'

/** The defaults for options that a scenario leaves out: English draughts. */
export const USUAL: Required<DraughtsOptions> = {
  kings: 'short',
  menCapture: 'forward',
  capture: 'any',
  crowning: 'stops',
  menTakeKings: true,
}

export function compile(pack: DraughtsPack, scenario: Scenario, board: BoardMap): Result<Rules, Finding[]> {
  if (board.grid.kind !== 'square') return err([noSquares(scenario)])
  const { order: sides, draws } = scenario
  const goesNorth = sides.map((side) => pack.units.sides.find(({ id }) => id === side)?.forward !== 'south')
  return ok({
    pack,
    scenario,
    board,
    sides,
    options: { ...USUAL, ...scenario.options },
    draws,
    pieces: piecesOf(pack, scenario, board),
    steps: stepsOf(pack, board),
    // The first and the last of NE, SE, SW and NW lead north.
    forward: goesNorth.map((north) => (north ? [0, 3] : [1, 2])),
    lastRow: goesNorth.map((north) => (north ? 0 : board.grid.rows - 1)),
  })
}

export const noSquares = ({ file, map }: Scenario): Finding => ({
  file,
  path: ['map'],
  code: 'E-DRAUGHTS-GRID',
  severity: 'error',
  message: { key: 'draughts.finding.grid', values: { found: map } },
  found: map,
})

/** Returns the pieces. Their ids count up by side: "white-1", "white-2" ... */
function piecesOf({ units }: DraughtsPack, { order, setup }: Scenario, { grid }: BoardMap): Pieces {
  const lines = setup.flatMap(({ side, unit, at }) => at.map((name) => ({ side, unit, name })))
  const counts = new Map<string, number>()
  const ids = lines.map(({ side }) => {
    counts.set(side, (counts.get(side) ?? 0) + 1)
    return `${side}-${counts.get(side)}`
  })
  return {
    ids,
    indexOf: new Map(ids.map((id, index) => [id, index])),
    side: lines.map(({ side }) => order.indexOf(side)),
    man: lines.map(({ unit }) => unit),
    king: lines.map(({ unit }) => units.units.find(({ id }) => id === unit)?.becomes ?? unit),
    start: lines.map(({ name }) => grid.indexOf(name)),
  }
}

/** True if pieces stand and move on a cell (D-02). */
export const isPlayed = ({ terrain }: DraughtsPack, { terrain: ground }: BoardMap, cell: number): boolean =>
  terrain.terrain.find(({ id }) => id === ground[cell])?.play === true

function stepsOf(pack: DraughtsPack, board: BoardMap): Int16Array {
  const { neighbours, size, directions } = board.grid
  const played = Array.from({ length: size }, (_, cell) => isPlayed(pack, board, cell))
  return Int16Array.from({ length: size * 4 }, (_, index) => {
    const cell = neighbours[(index >> 2) * directions.length + DIAGONALS[index & 3]]
    return cell >= 0 && played[cell] ? cell : -1
  })
}
