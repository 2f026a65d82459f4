/** The first state of a game. */

import { startOfBlocks } from '../../blocks/compile'
import { openOptions } from '../../blocks/options/words'
import { withDecks } from '../../blocks/seldom/loaded'
import { nextBelow, seedRandom } from '../../kernel/random'
import { firstTurn } from '../../kernel/turn'
import type { GameEvent, Seed } from '../../types'
import { ofPiece } from './blocks/numbers'
import { goTo } from './phases'
import type { Rules } from './rules'
import { type CryHavocDef, type CryHavocState, HEALTHY, SITTING, WAITING } from './state'

export function setup(def: CryHavocDef, seed: Seed, told?: GameEvent[]): CryHavocState {
  const state = withDecks(def.rules.blocks, blank(def.rules, seed))
  mountUp(def.rules, state)
  state.arrows = quivers(def.rules, state)
  const [cell, rear] = [[...state.cell], [...state.rear]]
  for (const fixed of def.rules.fixed) {
    cell[fixed.piece] = fixed.cell
    rear[fixed.piece] = fixed.rear
  }
  state.cell = cell
  state.rear = rear
  const turn = firstTurn(def, state, told)
  openOptions(turn)
  goTo(turn, 'set-up')
  return state
}

/** Puts riders in the saddle, ties files, and gives led beasts to their leaders. */
function mountUp({ pieces }: Rules, state: CryHavocState): void {
  state.mount = Array.from(pieces.startsOn)
  state.ahead = Array.from(pieces.startsBehind)
  state.tied = Array.from(pieces.startsTied)
  const cell = [...state.cell]
  for (const mount of state.mount) if (mount >= 0) cell[mount] = SITTING
  state.cell = cell
}

/** CH-95: rolls the missiles of each shooter, piece by piece, with the generator of the game. */
function quivers(rules: Rules, state: CryHavocState): number[] {
  const { pieces, missileDice, missiles } = rules
  const rng = [...state.rng]
  const arrows = Array.from(pieces.weapon, (weapon, piece) => {
    if (weapon < 0 || missileDice === 0) return -1
    let sum = 0
    for (let die = 0; die < missileDice; die++) sum += nextBelow(rng, missiles.die) + 1
    return ofPiece(rules, state, 'missiles', piece, sum)
  })
  state.rng = rng
  return arrows
}

export function blank({ pieces, ends, blocks }: Rules, seed: Seed): CryHavocState {
  const each = (value: number) => new Array<number>(pieces.count).fill(value)
  return {
    phase: 'set-up',
    step: 0,
    rng: seedRandom(seed),
    turn: 0,
    side: 0,
    cell: each(WAITING),
    rear: each(-1),
    health: each(HEALTHY),
    stunned: each(0),
    flags: each(0),
    mount: each(-1),
    ahead: each(-1),
    tied: each(0),
    arrows: each(-1),
    captor: each(-1),
    taken: each(0),
    spent: each(0),
    stage: 0,
    active: -1,
    turned: 0,
    front: -1,
    attackers: [],
    defenders: [],
    within: '',
    pending: [],
    shooter: -1,
    target: -1,
    vacated: [],
    winners: [],
    advance: 0,
    advanced: 0,
    points: new Array<number>(ends.lines.length + ends.victory.length).fill(0),
    won: 0,
    wonBy: -1,
    ...startOfBlocks(blocks),
  }
}
