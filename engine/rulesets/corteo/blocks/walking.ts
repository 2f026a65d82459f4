/** The blocks about moving units: sleepers, convoys, exits, homing, custody. */
import type { ScenarioFile, Zone } from '../../../../schemas/generated/content'
import { testIf, testOf } from '../../../blocks/conditions'
import type { Blocks } from '../../../blocks/context'
import { pieceCells, unitTest } from '../../../blocks/filters'
import { seatIndex } from '../../../blocks/options/options'
import { liveCells, liveOf, liveZone } from '../../../blocks/zones/dynamic-zones'
import { marked } from '../../../geometry/cells'
import type { BoardMap } from '../../../types'
import type { Ground } from '../compile/ground'
import type { Pieces } from '../compile/pieces'

/** @param groundOf the ground of a board */
export function compileWalking(
  blocks: Blocks,
  scenario: ScenarioFile,
  groundOf: (board: BoardMap) => Ground,
  pieces: Pieces,
) {
  const { sides } = blocks
  const { dormant, captures, convoys, exits, homing, prolong, custody } = scenario.rules
  const wayTo = (zone: Zone) =>
    liveOf(blocks, zone, (goal, board) => waysTo(groundOf(board), goal), pieceCells)
  const types = (ids: readonly string[] | undefined) =>
    Uint8Array.from(blocks.units, (id) => (ids === undefined || ids.includes(id) ? 1 : 0))
  return {
    dormant: (dormant ?? []).map(({ wakers, faces }) => ({
      wakes: unitTest(blocks, wakers),
      ofAnySide: wakers.side !== undefined || wakers.seat !== undefined,
      faces,
    })),
    captures: (captures ?? []).map(({ side, to }) => ({
      side: sides.indexOf(side),
      cells: liveCells(blocks, to, pieceCells),
    })),
    convoys: (convoys ?? []).map(({ id, escort, clear, control, goal, halt }) => ({
      id,
      escort,
      /** True if enemy control binds its passive pieces too. */
      held: control === 'holds',
      /** True if enemy control does not end a step of its passive pieces. */
      ignores: control === 'ignores',
      clear: clear ?? -1,
      /** Cells to the goal by way, by class of movement and cell; -1 if no way leads there. */
      way: wayTo(goal),
      halt: halt
        ? liveZone(blocks, halt, pieceCells)
        : liveZone(blocks, { type: 'cells', cells: [] }, pieceCells),
    })),
    /** Pieces of convoys. */
    convoyPieces: Array.from(pieces.convoy.keys()).filter((piece) => pieces.convoy[piece] >= 0),
    exits: (exits ?? []).map(({ side, units, zone, when, back }) => ({
      side: sides.indexOf(side),
      /** By unit type, 1 if it may leave here. */
      accepts: types(units),
      zone: liveZone(blocks, zone, pieceCells),
      when: testIf(blocks, when),
      back: back === true,
    })),
    homing: (homing ?? []).map(({ units, to, while: raw }) => ({
      accepts: types(units),
      way: wayTo(to),
      while: testOf(blocks, raw),
    })),
    prolong,
    custody: custody && custodyOf(blocks, custody),
  }
}

function custodyOf(
  blocks: Blocks,
  { side, seat, units, zone, transfer, when }: NonNullable<ScenarioFile['rules']['custody']>,
) {
  const { sides, seats } = blocks
  return {
    side: sides.indexOf(side),
    seat: seatIndex(seats, seat, -1),
    units,
    cells: liveCells(blocks, zone, pieceCells),
    /** Absent if units are never flown out. */
    transfer: transfer && liveCells(blocks, transfer, pieceCells),
    /** The condition for the flight; always true if the scenario gives none. */
    when: testIf(blocks, when),
  }
}

/** Steps to the nearest cell of a zone over ground open to each class of movement, ignoring pieces and markers; -1 for none. */
function waysTo(ground: Ground, goal: Uint8Array): Int16Array[] {
  const { costs, neighbours, opposite, width, size } = ground
  return costs.map((steps) => {
    const far = new Int16Array(size).fill(-1)
    const queue = marked(goal)
    for (const cell of queue) far[cell] = 0
    for (const cell of queue) {
      const comeFrom = (other: number) => {
        if (far[other] >= 0) return
        far[other] = far[cell] + 1
        queue.push(other)
      }
      for (let direction = 0; direction < width; direction++) {
        const other = neighbours[cell * width + direction]
        if (other >= 0 && steps[other * width + opposite[direction]] >= 0) comeFrom(other)
      }
      for (const other of throughGate(ground, cell)) comeFrom(other)
    }
    return far
  })
}

/** Returns the cells behind the gate of a cell: the base of an exit, and the exits of a base. */
function throughGate({ base, baseCells, exits }: Ground, cell: number): readonly number[] {
  if (base[cell] >= 0) return exits[base[cell]]
  return exits.flatMap((cells, index) => (cells.includes(cell) ? baseCells[index] : []))
}
