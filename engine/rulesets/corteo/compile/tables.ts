/** The flat tables of a scenario. Tests of a state are made by who compiles: they read the rules, which are made of these tables. */
import type { Trigger as RawTrigger, ScenarioFile } from '../../../../schemas/generated/content'
import type { BoardMap, Sourced } from '../../../types'
import { compileMusters, compileOptionsOf, compileSeats, seatIndex } from '../blocks/compile'
import { type Blocks, liveCells, liveZone } from '../blocks/context'
import { compileWalking, type MakeTest, type WalkingMakers } from '../blocks/walking'
import type { CorteoPack } from '../pack'
import { compileGround } from './ground'
import { compileOptions } from './options'
import { compilePieces, walkClasses } from './pieces'
import { compileSwitches } from './switches'

/** How tests of a state, tests of a piece, and triggers are made of what a scenario writes. */
export type Makers<Test, UnitTest, Trigger> = WalkingMakers<Test, UnitTest> & {
  readonly trigger: (blocks: Blocks, raw: RawTrigger) => Trigger
}

export function tablesOf<Test, UnitTest, Trigger>(
  pack: CorteoPack,
  scenario: Sourced<ScenarioFile>,
  board: BoardMap,
  make: Makers<Test, UnitTest, Trigger>,
) {
  const { order: sides } = scenario
  const { walks, classes } = walkClasses(pack, sides)
  const players = compileSeats(scenario)
  const { seats } = players
  const pieces = compilePieces(pack, scenario, walks, seats)
  const ground = compileGround(pack, board, sides, classes, scenario.rules)
  const components = (pack.units.components ?? []).map(({ id }) => id)
  const options = compileOptionsOf(scenario, board, seats)
  const counters = (scenario.counters ?? []).map(({ id, start = 0, hidden = false }) => ({
    id,
    start,
    hidden,
  }))
  const blocks: Blocks = {
    ...{ pack, scenario, board, sides, seats, components, options },
    counters: counters.map(({ id }) => id),
  }
  return {
    pack,
    scenario,
    board,
    /** Sides in the order they play a hand; a side is its index here. */
    sides,
    ...players,
    hands: scenario.hands,
    /** Names of the components that the pack defines; a component is its index here. */
    components,
    types: pack.units.units,
    pieces,
    ground,
    ...compileForces(blocks, make.test),
    ...compileSwitches(blocks, pieces),
    ...compileOptions(blocks),
    options,
    musters: compileMusters(scenario, seats),
    counters,
    triggers: (scenario.triggers ?? []).map((raw) => make.trigger(blocks, raw)),
    ...compileWalking(blocks, ground, pieces, make),
    /** Whether anything reads how far a Head has walked. */
    countsSteps: JSON.stringify(scenario.triggers ?? []).includes('"head-steps"'),
    /** By scoring line: when it counts, and the seat whose points it gives or -1. */
    lines: scenario.scoring.map((line) => ({
      when: line.when && make.test(blocks, line.when),
      seat: line.seat === undefined ? -1 : seatIndex(seats, line.seat, -1),
    })),
  }
}

/** Who is placed where and when. */
function compileForces<Test>(blocks: Blocks, test: MakeTest<Test>) {
  const { pack, scenario, sides, seats } = blocks
  const types = pack.units.units
  const side = (id: string) => sides.indexOf(id)
  return {
    setup: scenario.setup.map((step) => ({
      side: side(step.side),
      seat: seatIndex(seats, step.seat, side(step.side)),
      groups: step.groups.map((raw) => ({
        id: raw.id,
        /** By unit type: 1 when pieces of it may be placed by this group. */
        accepts: Uint8Array.from(types, ({ id }) => (raw.units === 'all' || raw.units.includes(id) ? 1 : 0)),
        count: raw.count,
        perCell: raw.perCell,
        zone: liveZone(blocks, raw.zone),
        when: raw.when && test(blocks, raw.when),
      })),
    })),
    reinforcements: (scenario.reinforcements ?? []).map((raw) => ({
      hand: raw.hand,
      when: raw.when && test(blocks, raw.when),
      optional: raw.optional === true,
      side: side(raw.side),
      /** Unit type and how many of it. */
      units: (raw.units ?? []).map(
        ({ unit, count }) => [types.findIndex(({ id }) => id === unit), count] as const,
      ),
      /** Points of power to pick units for. */
      points: raw.points ?? 0,
      cells: liveCells(blocks, raw.zone),
    })),
    /** Extra pieces that come late and wait for their die. */
    arrivals: (scenario.rules.arrivals ?? []).map((raw) => ({
      hand: raw.hand,
      side: side(raw.side),
      cells: liveCells(blocks, raw.zone),
      faces: raw.faces,
    })),
  }
}
