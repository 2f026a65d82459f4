/** Compiles a scenario into flat tables, once; play only looks values up. */

import { blocksOf, compileBlocks } from '../../blocks/compile'
import type { BlockTables } from '../../blocks/port'
import { arrivalsOf } from '../../blocks/schedule'
import { stepTriggers, trackOf } from '../../blocks/time/track'
import type { Begun } from '../../blocks/units/begun'
import { levelsOf } from '../../blocks/zones/levels'
import { unplayable } from '../../compile/unplayable'
import type { Room } from '../../kernel/position'
import { type BoardMap, err, type Finding, ok, type Result } from '../../types'
import { words } from './blocks/own-words'
import { port } from './blocks/port'
import { compileEnds, compileRansom } from './compile/ends'
import { compileGround } from './compile/ground'
import { compilePieces, linesOf } from './compile/pieces'
import { compilePlacing } from './compile/placing'
import { sightTables } from './compile/sight'
import { compileMelee, compileMissiles } from './compile/tables'
import type { CryHavocPack, Tables } from './rules'

export function compile(
  pack: CryHavocPack,
  scenario: CryHavocPack['scenarios'][string],
  board: BoardMap,
): Result<Tables, Finding[]> {
  const missing = findMissing(scenario)
  if (missing.length > 0) return err(missing)
  const sides = scenario.order
  const lines = linesOf(pack, scenario)
  const pieces = compilePieces(pack, lines)
  const { tables } = pack
  const { ammunition, engaged, advanceRounding, riderReach } = scenario.rules
  return ok<Tables & Room<'sight' | 'choices' | 'cache'>>({
    pack,
    scenario,
    board,
    sides,
    pieces,
    lines,
    ground: compileGround(pack, board),
    sightTables: sightTables(pack.terrain, board),
    melee: compileMelee(tables, scenario),
    missiles: compileMissiles(tables),
    bodies: tables.bodies,
    ...compilePlacing(scenario, lines, board),
    ransom: compileRansom(scenario),
    missileDice: ammunition ? ammunition.dice : 0,
    ends: compileEnds(pack, scenario, board, sides),
    blocks: tablesOfBlocks(pack, scenario, board, pieces.begun),
    track: trackOf(scenario.steps),
    ruleOptions: {
      adjacentEngaged: engaged === 'adjacent',
      roundsUp: advanceRounding === 'up',
      frontOnly: riderReach === 'front',
    },
    sight: undefined,
    choices: undefined,
    cache: undefined,
  })
}

function tablesOfBlocks(
  pack: CryHavocPack,
  scenario: Tables['scenario'],
  board: BoardMap,
  begun: readonly Begun[],
): BlockTables {
  const {
    order,
    options,
    levels,
    counters,
    triggers = [],
    modifiers,
    decks,
    schedule,
    steps,
    hidden,
  } = scenario
  const all = [...arrivalsOf(schedule, port), ...triggers, ...stepTriggers(steps), ...levelsOf(levels)]
  const written = { options, counters, triggers: all, modifiers, decks, hidden }
  const names = {
    board,
    begun,
    sides: order,
    seats: order.map((id, side) => ({ id, side })),
    units: pack.units.units.map(({ id }) => id),
    terrain: pack.terrain.terrain.map(({ id }) => id),
    edges: (pack.terrain.edges ?? []).map(({ id }) => id),
  }
  return compileBlocks(blocksOf(port, words, names, written), written)
}

/** Finds missing parts that play requires. The checks report all other faults of the pack. */
function findMissing({ file, order }: Tables['scenario']): Finding[] {
  if (new Set(order).size === order.length && order.length >= 2) return []
  return [unplayable('cry-havoc')(file, ['order'], 'sides', order.join(', '))]
}
