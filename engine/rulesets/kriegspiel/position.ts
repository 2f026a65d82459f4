/** Positions written by hand, for cases and puzzles. */

import type { KriegspielPosition } from '../../../schemas/generated/content'
import { writtenPiles } from '../../blocks/cards/decks'
import { countersGiven } from '../../blocks/counters'
import { choicesGiven } from '../../blocks/options/options'
import { givenStatuses } from '../../blocks/units/begun'
import { givesParts, hidesGiven } from '../../blocks/written-parts'
import { firstTurn } from '../../kernel/turn'
import { goTo } from './phases'
import type { KriegspielDef } from './rules'
import { sideBefore } from './rules/sides'
import { blank } from './start'
import { CAPTURED, type KriegspielState, RESERVE } from './state'

/** Returns the state of a case or a puzzle. Without a phase the turn begins at its start. Pieces that are not named are captured. */
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
  givesParts(rules, state, given)
  if (rules.blocks.decks.length > 0) state.piles = writtenPiles(rules.blocks, given.decks)
  if (state.chosen) state.chosen = choicesGiven(rules.blocks.options, given.options)
  if (state.counters) state.counters = countersGiven(rules.blocks.counters, given.counters)
  const destroyed = (given.destroyed ?? []).map((name) => def.grid.indexOf(name))
  state.arsenals = rules.arsenals.cell.map((cell) => (destroyed.includes(cell) ? 0 : 1))
  if (phase === 'placement') return state
  state.ready = state.ready.map(() => 1)
  const turn = firstTurn(def, state)
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

/** Places the units. A unit with the name of a piece is that piece; any other is the first free piece of its side and type. */
function placeUnits({ rules, grid }: KriegspielDef, state: KriegspielState, given: KriegspielPosition): void {
  const { pieces, types, sides } = rules
  const cell = [...state.cell]
  const named = new Set((given.units ?? []).map(({ id }) => id))
  const statuses = givenStatuses(rules.blocks.statuses)
  const hidden: number[] = []
  for (const unit of given.units ?? []) {
    const isFree = (id: string, piece: number) =>
      cell[piece] < 0 &&
      !named.has(id) &&
      types[pieces.type[piece]].id === unit.unit &&
      sides[pieces.side[piece]] === unit.side
    const piece = pieces.indexOf.get(unit.id ?? '') ?? pieces.ids.findIndex(isFree)
    if (piece < 0) continue
    statuses.add(piece, unit)
    cell[piece] = grid.indexOf(unit.at)
    if (unit.hidden) hidden.push(piece)
    if (unit.moved) state.moved = [...state.moved, piece]
    if (unit.retreating) state.retreating = [...state.retreating, piece]
  }
  statuses.keep(state)
  hidesGiven(state, cell, hidden)
  state.cell = cell
}
