/** Blocks about units on their way: sleepers, convoys, exits, homing, custody. */
import type { Condition, ScenarioFile, UnitFilter, Zone } from '../../../../schemas/generated/content'
import { marked } from '../../../geometry/cells'
import type { Ground } from '../compile/ground'
import type { Pieces } from '../compile/pieces'
import { seatIndex } from './compile'
import { type Blocks, liveCells, liveOf, liveZone } from './context'

export type MakeTest<Test> = (blocks: Blocks, raw: Condition) => Test
export type WalkingMakers<Test, UnitTest> = {
  readonly test: MakeTest<Test>
  readonly unit: (blocks: Blocks, raw: UnitFilter) => UnitTest
}

export function compileWalking<Test, UnitTest>(
  blocks: Blocks,
  ground: Ground,
  pieces: Pieces,
  make: WalkingMakers<Test, UnitTest>,
) {
  const { scenario, sides, pack } = blocks
  const { dormant, captures, convoys, exits, homing, prolong, custody } = scenario.rules
  const wayTo = (zone: Zone) => liveOf(blocks, zone, (goal) => waysTo(ground, goal))
  const types = (ids: readonly string[] | undefined) =>
    Uint8Array.from(pack.units.units, ({ id }) => (ids === undefined || ids.includes(id) ? 1 : 0))
  return {
    dormant: (dormant ?? []).map(({ wakers, faces }) => ({ wakes: make.unit(blocks, wakers), faces })),
    captures: (captures ?? []).map(({ side, to }) => ({
      side: sides.indexOf(side),
      cells: liveCells(blocks, to),
    })),
    convoys: (convoys ?? []).map(({ id, escort, clear, control, goal, halt }) => ({
      id,
      escort,
      /** Whether enemy control binds its passive pieces, too. */
      held: control === 'holds',
      clear: clear ?? -1,
      /** Cells to the goal by way, by class of movement and cell; -1 where there is none. */
      way: wayTo(goal),
      halt: halt ? liveZone(blocks, halt) : liveZone(blocks, { type: 'cells', cells: [] }),
    })),
    /** Pieces of convoys. */
    convoyPieces: Array.from(pieces.convoy.keys()).filter((piece) => pieces.convoy[piece] >= 0),
    exits: (exits ?? []).map(({ side, units, zone, when, back }) => ({
      side: sides.indexOf(side),
      /** By unit type: 1 when it may leave here. */
      accepts: types(units),
      zone: liveZone(blocks, zone),
      when: when && make.test(blocks, when),
      back: back === true,
    })),
    homing: (homing ?? []).map(({ units, to, while: raw }) => ({
      accepts: types(units),
      way: wayTo(to),
      while: make.test(blocks, raw),
    })),
    prolong,
    custody: custody && custodyOf(blocks, custody, make.test),
  }
}

function custodyOf<Test>(
  blocks: Blocks,
  { side, seat, units, zone, transfer, when }: NonNullable<ScenarioFile['rules']['custody']>,
  test: MakeTest<Test>,
) {
  const { sides, seats } = blocks
  return {
    side: sides.indexOf(side),
    seat: seatIndex(seats, seat, -1),
    units,
    cells: liveCells(blocks, zone),
    /** Absent when they are never flown anywhere. */
    transfer: transfer && liveCells(blocks, transfer),
    /** When they may be flown there; always without it. */
    when: when && test(blocks, when),
  }
}

/** Steps to the nearest cell of a zone over ground open to each class of movement, pieces and markers left aside; -1 for none. */
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

/** From an exit one comes into its base, and from a base to its exits. */
function throughGate({ base, baseCells, exits }: Ground, cell: number): readonly number[] {
  if (base[cell] >= 0) return exits[base[cell]]
  return exits.flatMap((cells, index) => (cells.includes(cell) ? baseCells[index] : []))
}
