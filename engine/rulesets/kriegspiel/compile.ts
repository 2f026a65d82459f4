/** Compiles a scenario into flat tables, once; play only looks values up. */

import { blocksOf, compileBlocks } from '../../blocks/compile'
import type { BlockTables } from '../../blocks/port'
import { arrivalsOf } from '../../blocks/schedule'
import type { Begun } from '../../blocks/units/begun'
import { levelsOf } from '../../blocks/zones/levels'
import { unplayable } from '../../compile/unplayable'
import { maskOf } from '../../geometry/cells'
import type { Room } from '../../kernel/position'
import { type BoardMap, err, type Finding, ok, type Result } from '../../types'
import { isModifiable, mostOf } from './blocks/numbers'
import { port, words } from './blocks/port'
import { compileArsenals, compileGround } from './compile/ground'
import { compilePieces, openingOf } from './compile/pieces'
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
  const reach = isModifiable({ blocks }, 'range') ? mostOf('range') : Math.max(0, ...pieces.range)
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
    territory: sides.map((side) => territoryOf(scenario, board, side, ground.terrain, raw)),
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
    aims: aimsOf(ground, Math.max(1, reach)),
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
  { units }: KriegspielPack,
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
  const names = { board, sides, seats, begun, units: units.units.map(({ id }) => id) }
  return compileBlocks(blocksOf(port, words, names, said), said)
}

/** See {@link Tables.aims}. A charge begins beside its target, so it needs a reach of one only. */
function aimsOf({ size, steps }: Tables['ground'], reach: number): Uint8Array {
  const aims = new Uint8Array(2 * size)
  for (const step of steps)
    for (let distance = 1; distance <= reach; distance++) aims[size + step * distance] = 1
  return aims
}

/** K-13: returns the squares of a side's territory that its units may enter. */
function territoryOf(
  { territories }: KriegspielPack['scenarios'][string],
  board: BoardMap,
  side: string,
  terrain: Int16Array,
  { terrain: { terrain: kinds } }: KriegspielPack,
): Uint8Array {
  const regions = (territories ?? []).filter((entry) => entry.side === side).map(({ region }) => region)
  const cells = board.regions.filter(({ id }) => regions.includes(id)).flatMap((region) => region.cells)
  return maskOf(
    board.grid,
    cells.filter((cell) => terrain[cell] >= 0 && kinds[terrain[cell]].cost !== 'closed'),
  )
}

const missing = unplayable('kriegspiel')
