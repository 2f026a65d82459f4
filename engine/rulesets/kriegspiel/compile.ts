/** Compiles a scenario into flat tables, once; play only looks values up. */

import { blocksOf, compileBlocks } from '../../blocks/compile'
import type { BlockTables } from '../../blocks/port'
import { arrivalsOf } from '../../blocks/schedule'
import type { Begun } from '../../blocks/units/begun'
import { levelsOf } from '../../blocks/zones/levels'
import { unplayable } from '../../compile/unplayable'
import type { Room } from '../../kernel/position'
import { type BoardMap, err, type Finding, ok, type Result } from '../../types'
import { isModifiable } from './blocks/numbers'
import { port, words } from './blocks/port'
import { compileArsenals, compileGround } from './compile/ground'
import { compilePieces, openingOf } from './compile/pieces'
import { aimsOf, reachOf, territoriesOf } from './compile/scope'
import { USUAL } from './generated/rule-options'
import type { KriegspielPack, Tables } from './rules'

export function compile(
  raw: KriegspielPack,
  scenario: KriegspielPack['scenarios'][string],
  board: BoardMap,
): Result<Tables, Finding[]> {
  const { order: sides } = scenario
  if (new Set(sides).size < 2) return err([missing(scenario.file, ['order'], 'sides', sides.join(', '))])
  if (board.grid.kind !== 'square') return err([missing(scenario.file, ['map'], 'grid', scenario.map)])
  const ruleOptions = { ...USUAL, ...scenario.rules }
  const pieces = compilePieces(raw, scenario, ruleOptions)
  const ground = compileGround(raw, board)
  const results = scenario.results ?? { retreat: 1, capture: 2 }
  const { first } = scenario
  const blocks = compileLanguage(raw, scenario, board, pieces.begun)
  const isNetworkModified = NETWORK.some((id) => isModifiable({ blocks }, id))
  const reach = reachOf({ blocks, pieces })
  return ok<Tables & Room<'choices' | 'cache'>>({
    pack: raw,
    scenario,
    board,
    sides,
    ruleOptions,
    types: raw.units.units,
    pieces,
    ground,
    arsenals: compileArsenals(board, sides),
    territory: territoriesOf({ scenario, sides, pack: raw }, board, ground.terrain),
    placement: {
      isFree: scenario.setup.placement === 'free',
      isSecret: scenario.setup.secret !== false,
      opening: openingOf(raw, scenario, board, pieces),
    },
    first: {
      faces: first.by === 'roll' ? (first.faces ?? 6) : 0,
      side: Math.max(0, sides.indexOf(first.side ?? '')),
    },
    moves: scenario.moves,
    attacks: scenario.attacks,
    results,
    limit: scenario.limit,
    reach,
    areLinesLocal: ruleOptions.lineBlockers !== 'connected' && !isNetworkModified,
    isNetworkModified,
    aims: aimsOf(ground, reach),
    cellNamed: new Map(board.grid.names.map((name, cell) => [name, cell])),
    blocks,
    choices: undefined,
    cache: undefined,
  })
}

/** The numbers of the networks. */
const NETWORK = ['supply-range', 'relays', 'stops-lines', 'connection'] as const

/** Compiles the blocks of the scenario. */
function compileLanguage(
  { units, terrain }: KriegspielPack,
  {
    order: sides,
    options,
    levels,
    counters,
    triggers = [],
    modifiers,
    decks,
    schedule,
    hidden,
  }: KriegspielPack['scenarios'][string],
  board: BoardMap,
  begun: readonly Begun[],
): BlockTables {
  const all = [...arrivalsOf(schedule, port), ...triggers, ...levelsOf(levels)]
  const said = { options, counters, triggers: all, modifiers, decks, hidden }
  const seats = sides.map((id, side) => ({ id, side }))
  const names = {
    ...{ board, sides, seats, begun, units: units.units.map(({ id }) => id) },
    terrain: terrain.terrain.map(({ id }) => id),
    edges: (terrain.edges ?? []).map(({ id }) => id),
  }
  return compileBlocks(blocksOf(port, words, names, said), said)
}

const missing = unplayable('kriegspiel')
