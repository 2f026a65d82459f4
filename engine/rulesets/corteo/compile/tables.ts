/** The flat tables of a scenario. */
import type { ScenarioFile } from '../../../../schemas/generated/content'
import { blocksOf, compileBlocks } from '../../../blocks/compile'
import { testIf } from '../../../blocks/conditions'
import type { Blocks, Words } from '../../../blocks/context'
import { pieceCells } from '../../../blocks/filters'
import { seatIndex } from '../../../blocks/options/options'
import type { BlockPort } from '../../../blocks/port'
import { movesOf, playerless } from '../../../blocks/sides'
import { liveCells, liveZone } from '../../../blocks/zones/dynamic-zones'
import { blocksIn } from '../../../compile/walk-blocks'
import { memoise } from '../../../memoise'
import type { BoardMap, Sourced } from '../../../types'
import { compileMusters, compileSeats } from '../blocks/compile'
import { compileWalking } from '../blocks/walking'
import type { CorteoPack } from '../pack'
import { compileGround, printedGround } from './ground'
import { compilePieces, walkClasses } from './pieces'
import { compileRuleOptions } from './rule-options'
import { compileSwitches } from './switches'

/** @param speaks the parts of the rules that blocks read and change; its functions receive the rules made of these tables */
export function tablesOf(
  pack: CorteoPack,
  scenario: Sourced<ScenarioFile>,
  board: BoardMap,
  speaks: { readonly port: BlockPort; readonly words: Words },
) {
  const { order: sides } = scenario
  const allSides = [...sides, ...playerless(scenario.sides, sides)]
  const crosses = blocksIn([scenario, pack.decks]).some(({ type }) => type === 'change')
  const { walkOf, classes } = walkClasses(pack, allSides, crosses)
  const players = compileSeats(scenario)
  const { seats } = players
  const pieces = compilePieces(pack, scenario, allSides, walkOf, seats)
  const grounds = { pack, sides, classes, rules: scenario.rules }
  const printed = printedGround(grounds, board)
  const groundOf = memoise((lies: BoardMap) =>
    lies === board ? printed.ground : compileGround(grounds, lies, printed).ground,
  )
  const components = (pack.units.components ?? []).map(({ id }) => id)
  const triggers = [...(scenario.triggers ?? []), ...movesOf(scenario.sides, speaks.port)]
  const written = { ...scenario, triggers }
  const blocks = blocksOf(
    speaks.port,
    speaks.words,
    {
      board,
      begun: pieces.begun,
      sides: allSides,
      seats,
      components,
      units: pack.units.units.map(({ id }) => id),
      terrain: pack.terrain.terrain.map(({ id }) => id),
      edges: (pack.terrain.edges ?? []).map(({ id }) => id),
    },
    written,
  )
  const made = compileBlocks(blocks, written)
  return {
    pack,
    scenario,
    board,
    /** Sides in the order of play within a hand; a side is an index here. */
    sides,
    /** The same sides, followed by those without a player. */
    allSides,
    ...players,
    hands: scenario.turns,
    /** Names of the components of the pack; a component is an index here. */
    components,
    types: pack.units.units,
    pieces,
    ground: printed.ground,
    ...compileForces(blocks, scenario),
    ...compileSwitches({ ...blocks, pack, scenario }, pieces),
    ...compileRuleOptions(blocks, scenario),
    blocks: made,
    options: made.options,
    musters: compileMusters(scenario, seats),
    counters: made.counters,
    ...compileWalking(blocks, scenario, groundOf, pieces),
    /** Ground and pieces at the start of the game. Effects may replace those of the rules (see live.ts). */
    printed: { ground: printed.ground, pieces },
    groundOf,
    walkOf,
    /** True if a trigger reads the distance that a Head has walked. */
    countsSteps: JSON.stringify(scenario.triggers ?? []).includes('"head-steps"'),
    /** By level of victory, its condition besides the score. */
    levels: scenario.victory.map(({ when }) => testIf(blocks, when)),
    /** The side that acts first in a hand, from the first entry whose condition holds. */
    initiative: (scenario.initiative ?? []).map(({ side, when }) => ({
      side: sides.indexOf(side),
      when: testIf(blocks, when),
    })),
    /** By scoring line, its condition and the seat that gets its points, or -1. */
    lines: scenario.scoring.map((line) => ({
      when: testIf(blocks, line.when),
      seat: line.seat === undefined ? -1 : seatIndex(seats, line.seat, -1),
    })),
  }
}

/** Compiles the pieces to place, with their times. */
function compileForces(blocks: Blocks, scenario: ScenarioFile) {
  const { sides, seats, units: types } = blocks
  const side = (id: string) => sides.indexOf(id)
  return {
    setup: scenario.setup.map((step) => ({
      side: side(step.side),
      seat: seatIndex(seats, step.seat, side(step.side)),
      groups: step.groups.map((raw) => ({
        id: raw.id,
        /** By unit type, 1 if this group may place it. */
        accepts: Uint8Array.from(types, (id) => (raw.units === 'all' || raw.units.includes(id) ? 1 : 0)),
        count: raw.count,
        perCell: raw.perCell,
        zone: liveZone(blocks, raw.zone, pieceCells),
        when: testIf(blocks, raw.when),
      })),
    })),
    reinforcements: (scenario.reinforcements ?? []).map((raw) => ({
      hand: raw.turn,
      when: testIf(blocks, raw.when),
      optional: raw.optional === true,
      side: side(raw.side),
      /** Unit types with their numbers. */
      units: (raw.units ?? []).map(({ unit, count }) => [types.indexOf(unit), count] as const),
      /** Points of power for picking units. */
      points: raw.points ?? 0,
      cells: liveCells(blocks, raw.zone, pieceCells),
    })),
    /** Extra pieces that come late and must roll for their arrival. */
    arrivals: (scenario.rules.arrivals ?? []).map((raw) => ({
      hand: raw.turn,
      side: side(raw.side),
      cells: liveCells(blocks, raw.zone, pieceCells),
      faces: raw.faces,
    })),
  }
}
