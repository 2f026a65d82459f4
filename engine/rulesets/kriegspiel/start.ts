/** The first state of a game, and states written by hand. */

import type { KriegspielPosition } from '../../../schemas/generated/content'
import { startOfBlocks } from '../../blocks/compile'
import { countersGiven } from '../../blocks/counters'
import { seedRandom } from '../../kernel/random'
import { WritingTurn } from '../../kernel/turn'
import type { Seed } from '../../types'
import { happens } from './blocks/happening'
import { goTo } from './phases'
import { layOpening } from './phases/placement'
import type { KriegspielDef, KriegspielTurn, Rules } from './rules'
import { sideBefore } from './rules/sides'
import { CAPTURED, type KriegspielState, NOBODY, RESERVE, SPOILS } from './state'

export function setup(def: KriegspielDef, seed: Seed): KriegspielState {
  const state = blank(def.rules, seed)
  if (def.rules.placement.isFree) return state
  const turn = silentTurn(def, state)
  for (const side of def.rules.sides.keys()) layOpening(turn, side)
  state.ready = state.ready.map(() => 1)
  happens(turn, 'set-up-ended')
  goTo(turn, 'roll')
  return state
}

/** A position of a case or a puzzle. Without a phase the turn begins from its start; pieces it does not name are captured. */
export function position(
  def: KriegspielDef,
  given: KriegspielPosition,
  dice: readonly number[],
): KriegspielState {
  const { rules } = def
  const state: KriegspielState = { ...blank(rules, 0), dice }
  const { phase, number = 1 } = given
  const side = Math.max(0, rules.sides.indexOf(given.turn ?? ''))
  state.cell = state.cell.map(() => (phase === 'placement' ? RESERVE : CAPTURED))
  placeUnits(def, state, given)
  if (state.counters) state.counters = countersGiven(rules.blocks.counters, given.counters)
  const destroyed = (given.destroyed ?? []).map((name) => def.grid.indexOf(name))
  state.arsenals = rules.arsenals.cell.map((cell) => (destroyed.includes(cell) ? 0 : 1))
  if (phase === 'placement') return state
  state.ready = state.ready.map(() => 1)
  const turn = silentTurn(def, state)
  if (phase === undefined) {
    state.turn = sideBefore(rules, side)
    state.number = number - 1
    goTo(turn, 'turn')
    return state
  }
  state.turn = side
  state.number = number
  state.moves = given.moves ?? 0
  state.attacks = given.attacks ?? 0
  goTo(turn, phase)
  return state
}

function blank(rules: Rules, seed: Seed): KriegspielState {
  return {
    phase: 'placement',
    step: 0,
    rng: seedRandom(seed),
    turn: 0,
    number: 0,
    cell: rules.pieces.ids.map(() => RESERVE),
    moved: [],
    moves: 0,
    attacks: 0,
    retreating: [],
    active: NOBODY,
    arsenals: rules.arsenals.cell.map(() => 1),
    ready: rules.sides.map(() => 0),
    hand: rules.sides.map(() => NOBODY),
    offered: 0,
    level: NOBODY,
    winner: NOBODY,
    ...(rules.sides.length > 2 ? { spoils: rules.sides.flatMap(() => Array(SPOILS).fill(0)) } : {}),
    ...startOfBlocks(rules.blocks),
  }
}

/** A unit with the name of a piece is that piece; any other is the first piece of its side and type that is left. */
function placeUnits({ rules, grid }: KriegspielDef, state: KriegspielState, given: KriegspielPosition): void {
  const { pieces, types, sides } = rules
  const cell = [...state.cell]
  const named = new Set((given.units ?? []).map(({ id }) => id))
  for (const unit of given.units ?? []) {
    const isFree = (id: string, piece: number) =>
      cell[piece] < 0 &&
      !named.has(id) &&
      types[pieces.type[piece]].id === unit.unit &&
      sides[pieces.side[piece]] === unit.side
    const piece = pieces.indexOf.get(unit.id ?? '') ?? pieces.ids.findIndex(isFree)
    if (piece < 0) continue
    cell[piece] = grid.indexOf(unit.at)
    if (unit.moved) state.moved = [...state.moved, piece]
    if (unit.retreating) state.retreating = [...state.retreating, piece]
  }
  state.cell = cell
}

/** A turn over a state nobody else has seen, and of which nobody hears. */
const silentTurn = (def: KriegspielDef, state: KriegspielState): KriegspielTurn =>
  new WritingTurn(def, state, false, true)
