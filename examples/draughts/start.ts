/** The first state of a game, and states written by hand. */

import { seedRandom } from 'ludoteca/engine/kernel/random'
import type { Seed } from 'ludoteca/engine/types'
import type { DraughtsPosition } from './files'
import { goTo } from './phases'
import { cellNamed, type DraughtsDef, type DraughtsState, enemyOf, NOBODY, OFF, pieceNamed } from './rules'

export function setup(def: DraughtsDef, seed: Seed): DraughtsState {
  return begin(def, { ...blank(def, seed), cell: def.rules.pieces.start })
}

/** Returns the position of a case at the start of a turn. Pieces that are not named have been captured. */
export function position(def: DraughtsDef, given: DraughtsPosition, dice: readonly number[]): DraughtsState {
  const { rules } = def
  const side = Math.max(0, rules.sides.indexOf(given.turn ?? ''))
  const state: DraughtsState = {
    ...blank(def, 0),
    dice,
    turn: enemyOf(side),
    number: (given.number ?? 1) - 1,
  }
  const cell = [...state.cell]
  const king = [...state.king]
  for (const unit of given.units ?? []) {
    const piece = pieceNamed(rules, unit.id)
    if (piece < 0) continue
    cell[piece] = cellNamed(rules, unit.at)
    if (unit.crowned) king[piece] = 1
  }
  return begin(def, { ...state, cell, king, quiet: given.quiet ?? 0 })
}

const blank = ({ rules }: DraughtsDef, seed: Seed): DraughtsState => ({
  phase: 'next',
  step: 0,
  rng: seedRandom(seed),
  turn: 1,
  number: 0,
  cell: rules.pieces.ids.map(() => OFF),
  king: rules.pieces.man.map((kind, piece) => (kind === rules.pieces.king[piece] ? 1 : 0)),
  active: NOBODY,
  taken: [],
  offered: 0,
  quiet: 0,
  seen: [],
  level: NOBODY,
  winner: NOBODY,
})

/** Starts the first turn. It changes the state in place: no listener exists yet, and no other code holds the state. */
function begin(def: DraughtsDef, state: DraughtsState): DraughtsState {
  goTo(
    { def, rules: def.rules, state, list: (key) => state[key] as never, roll: () => 1, emit: () => {} },
    'next',
  )
  return state
}
