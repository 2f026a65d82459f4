/** Reads a scenario into flat tables, once; play only looks things up. */

import type { ScenarioFile } from '../../../schemas/generated/content'
import type { Room } from '../../kernel/position'
import { type BoardMap, err, type Finding, ok, type Result, type Sourced } from '../../types'
import { compileMusters, compileOptionsOf, compileSeats, seatIndex } from './blocks/compile'
import { compileTrigger } from './blocks/compile-trigger'
import { testIf } from './blocks/condition'
import { type Blocks, liveCells, liveZone } from './blocks/context'
import { compileWalking } from './blocks/walking'
import { compileGround } from './compile/ground'
import { forSide, halves } from './compile/numbers'
import { compileOptions } from './compile/options'
import { compilePieces, walkClasses } from './compile/pieces'
import type { Arrival, CorteoPack, Reinforcement, SetupGroup, SetupStage, Tables } from './rules'
import { compileTable } from './rules/ratio-table'

export function compile(
  pack: CorteoPack,
  scenario: Sourced<ScenarioFile>,
  board: BoardMap,
): Result<Tables, Finding[]> {
  const missing = findMissing(pack, scenario, board)
  if (missing.length > 0) return err(missing)
  const { rules: switches, order: sides } = scenario
  const side = (id: string) => sides.indexOf(id)
  const { walks, classes } = walkClasses(pack, sides)
  const { seats, seatsOf } = compileSeats(scenario)
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
  const table = (id: string) => compileTable(pack.tables.tables.find((known) => known.id === id)!)
  const place = placing(blocks)
  return ok<Tables & Room<'choices' | 'reacher' | 'cache'>>({
    pack,
    scenario,
    switches,
    board,
    sides,
    seats,
    seatsOf,
    hands: scenario.hands,
    components,
    types: pack.units.units,
    pieces,
    ground,
    setup: scenario.setup.map(
      (step): SetupStage => ({
        side: side(step.side),
        seat: seatIndex(seats, step.seat, side(step.side)),
        groups: step.groups.map(place.group),
      }),
    ),
    reinforcements: (scenario.reinforcements ?? []).map((entry) => ({
      ...place.entry(entry),
      side: side(entry.side),
    })),
    arrivals: (switches.arrivals ?? []).map(place.arrival).map((entry, index) => ({
      ...entry,
      side: side(switches.arrivals![index].side),
    })),
    run: {
      side: side(switches.run.side),
      factor: switches.run.factor,
      forbidden: Array.from({ length: scenario.hands + 1 }, (_, hand) =>
        switches.run.notInHands.includes(hand),
      ),
    },
    barricades: { side: side(switches.barricades.side), cost: switches.barricades.cost * 2 },
    launch: {
      ...launchOf(switches.launch.cost, table(switches.launch.table)),
      short: switches.launch.short === true,
      together: switches.launch.together !== false,
    },
    clash: { table: table(switches.clash.table), advance: switches.clash.advance !== false },
    head: {
      side: side(switches.head.side),
      units: switches.head.units,
      bonus: switches.head.bonus,
      splits: switches.head.splits === true,
      allowed: allowedComponents(scenario, components, pieces.component, pieces.side),
    },
    disengage: sides.map((id) => halves(forSide(switches.disengage, id) ?? 0) ?? 0),
    controlToControl: switches.controlToControl === true,
    arrests: { side: side(switches.arrests.side) },
    panic: {
      side: side(switches.panic.side),
      cells: board.sites
        .filter((site) => site.role === switches.panic.base && site.side === switches.panic.side)
        .flatMap(({ cells }) => cells),
      asleep: switches.panic.wakes === 'next-hand',
    },
    objectives: { side: side(switches.objectives.side), leave: switches.objectives.leave === true },
    ...compileOptions(blocks),
    options,
    musters: compileMusters(scenario, seats),
    counters,
    triggers: (scenario.triggers ?? []).map((raw) => compileTrigger(blocks, raw)),
    ...compileWalking(blocks, ground, pieces),
    countsSteps: JSON.stringify(scenario.triggers ?? []).includes('"head-steps"'),
    lines: scenario.scoring.map((line) => ({
      when: testIf(blocks, line.when),
      seat: line.seat === undefined ? -1 : seatIndex(seats, line.seat, -1),
    })),
    choices: undefined,
    reacher: undefined,
    cache: undefined,
  })
}

const launchOf = (cost: '1/2' | number, table: ReturnType<typeof compileTable>) =>
  cost === '1/2' ? { table, half: true, cost: 0 } : { table, half: false, cost: cost * 2 }

/** Components that may lead: allowed by the scenario and with a piece on the side of the Head. */
function allowedComponents(
  { rules: { head }, order }: ScenarioFile,
  components: readonly string[],
  ofPiece: Int16Array,
  sideOf: Int8Array,
): number[] {
  const side = order.indexOf(head.side)
  return components.flatMap((id, component) => {
    const allowed = head.components === 'any' || head.components.includes(id)
    return allowed && ofPiece.some((owner, piece) => owner === component && sideOf[piece] === side)
      ? [component]
      : []
  })
}

function placing(blocks: Blocks) {
  const types = blocks.pack.units.units
  const group = (raw: ScenarioFile['setup'][number]['groups'][number]): SetupGroup => ({
    id: raw.id,
    accepts: Uint8Array.from(types, ({ id }) => (raw.units === 'all' || raw.units.includes(id) ? 1 : 0)),
    count: raw.count,
    perCell: raw.perCell,
    zone: liveZone(blocks, raw.zone),
    when: testIf(blocks, raw.when),
  })
  const entry = (raw: NonNullable<ScenarioFile['reinforcements']>[number]): Omit<Reinforcement, 'side'> => ({
    hand: raw.hand,
    when: testIf(blocks, raw.when),
    optional: raw.optional === true,
    points: raw.points ?? 0,
    units: (raw.units ?? []).map(
      ({ unit, count }) => [types.findIndex(({ id }) => id === unit), count] as const,
    ),
    cells: liveCells(blocks, raw.zone),
  })
  const arrival = (raw: NonNullable<ScenarioFile['rules']['arrivals']>[number]): Omit<Arrival, 'side'> => ({
    hand: raw.hand,
    faces: raw.faces,
    cells: liveCells(blocks, raw.zone),
  })
  return { group, entry, arrival }
}

/** What play cannot do without; the rest of the pack's faults are found by the checks. */
function findMissing(pack: CorteoPack, scenario: Sourced<ScenarioFile>, board: BoardMap): Finding[] {
  const at = (path: (string | number)[], code: string, key: string, found: string): Finding => ({
    file: scenario.file,
    path,
    code,
    severity: 'error',
    message: { key, values: { found } },
    found,
  })
  const findings: Finding[] = []
  const { order, rules } = scenario
  if (order.length !== 2)
    findings.push(at(['order'], 'E-CORTEO-SIDES', 'corteo.finding.sides', order.join(', ')))
  for (const part of ['launch', 'clash'] as const) {
    const { table } = rules[part]
    if (!pack.tables.tables.some(({ id }) => id === table))
      findings.push(at(['rules', part, 'table'], 'E-CORTEO-TABLE', 'corteo.finding.table', table))
  }
  for (const [index, name] of (rules.smoke?.directions ?? []).entries()) {
    if (!board.grid.directions.includes(name))
      findings.push(at(['rules', 'smoke', 'directions', index], 'E-CORTEO-WIND', 'corteo.finding.wind', name))
  }
  return findings
}
