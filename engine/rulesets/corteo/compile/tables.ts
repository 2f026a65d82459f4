/** The flat tables of a scenario. Tests of a state are made by who compiles: they read the rules, which are made of these tables. */
import type { Trigger as RawTrigger, ScenarioFile } from '../../../../schemas/generated/content'
import type { BoardMap, Sourced } from '../../../types'
import { compileMusters, compileOptionsOf, compileSeats, seatIndex } from '../blocks/compile'
import { type Blocks, liveCells, liveZone } from '../blocks/context'
import { compileWalking, type MakeTest, type WalkingMakers } from '../blocks/walking'
import type { CorteoPack } from '../pack'
import { compileTable } from '../rules/ratio-table'
import { compileGround } from './ground'
import { forSide, halves } from './numbers'
import { compileOptions } from './options'
import { compilePieces, type Pieces, walkClasses } from './pieces'

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
  const { rules: switches, order: sides } = scenario
  const { walks, classes } = walkClasses(pack, sides)
  const players = compileSeats(scenario)
  const { seats } = players
  const pieces = compilePieces(pack, scenario, walks, seats)
  const ground = compileGround(pack, board, sides, classes, switches)
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
    switches,
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
    ...compileNumbers(blocks, pieces),
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

/** The numbers of the rules. */
function compileNumbers({ pack, scenario, board, sides, components }: Blocks, pieces: Pieces) {
  const { run, barricades, launch, clash, head, arrests, panic, objectives, ...rules } = scenario.rules
  const side = (id: string) => sides.indexOf(id)
  const table = (id: string) => compileTable(pack.tables.tables.find((known) => known.id === id)!)
  return {
    run: {
      side: side(run.side),
      factor: run.factor,
      forbidden: Array.from({ length: scenario.hands + 1 }, (_, hand) => run.notInHands.includes(hand)),
    },
    barricades: { side: side(barricades.side), cost: barricades.cost * 2 },
    launch: {
      table: table(launch.table),
      half: launch.cost === '1/2',
      cost: launch.cost === '1/2' ? 0 : launch.cost * 2,
      short: launch.short === true,
      /** Whether two pieces of a cell may throw with their powers added. */
      together: launch.together !== false,
    },
    /** `advance`: whether the winner may enter the cells that the losers left. */
    clash: { table: table(clash.table), advance: clash.advance !== false },
    head: {
      side: side(head.side),
      units: head.units,
      bonus: head.bonus,
      /** Whether a march that splits keeps its Head only in the largest part with a piece of the component. */
      splits: head.splits === true,
      /** Components that the scenario lets lead, with a piece on the side of the Head. */
      allowed: [...components.keys()].filter(
        (index) =>
          (head.components === 'any' || head.components.includes(components[index])) &&
          pieces.component.some((own, piece) => own === index && pieces.side[piece] === side(head.side)),
      ),
    },
    /** Price in half points of leaving enemy control, by side; -1 when it may not be left. */
    disengage: sides.map((id) => halves(forSide(rules.disengage, id) ?? 0) ?? 0),
    /** Whether the first step out of enemy control may lead into it again. */
    controlToControl: rules.controlToControl === true,
    arrests: { side: side(arrests.side) },
    panic: {
      side: side(panic.side),
      cells: board.sites
        .filter(({ role, side: owner }) => role === panic.base && owner === panic.side)
        .flatMap(({ cells }) => cells),
      asleep: panic.wakes === 'next-hand',
    },
    objectives: { side: side(objectives.side), leave: objectives.leave === true },
  }
}
