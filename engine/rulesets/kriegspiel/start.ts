/** The first state of a game. */

import { startOfBlocks } from '../../blocks/compile'
import { openOptions } from '../../blocks/options/words'
import { withDecks } from '../../blocks/seldom/loaded'
import { seedRandom } from '../../kernel/random'
import { firstTurn } from '../../kernel/turn'
import type { GameEvent, Seed } from '../../types'
import { happens } from './blocks/happening'
import { renew } from './compile/live'
import { goTo } from './phases'
import { layOpening } from './phases/placement'
import type { KriegspielDef, Rules } from './rules'
import { type KriegspielState, NOBODY, RESERVE, SPOILS } from './state'

export function setup(def: KriegspielDef, seed: Seed, told?: GameEvent[]): KriegspielState {
  const state = withDecks(def.rules.blocks, blank(def.rules, seed))
  const turn = firstTurn(def, state, told)
  openOptions(turn)
  if (def.rules.placement.isFree) {
    goTo(turn, 'placement')
    return state
  }
  for (const side of def.rules.sides.keys()) layOpening(turn, side)
  state.ready = state.ready.map(() => 1)
  happens(turn, 'set-up-ended')
  goTo(turn, 'roll')
  return state
}

export function blank(rules: Rules, seed: Seed): KriegspielState {
  const state = first(rules, seed)
  renew(rules, state)
  return state
}

function first(rules: Rules, seed: Seed): KriegspielState {
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
