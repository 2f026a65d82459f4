/** The goal of each piece of a side: an objective still worth points, or enemies to drive off. */
import type { Rules } from '../rules'
import { type CorteoState, has, PANICKED } from '../state'
import { FAR, type Field, fieldTo } from './fields'
import { costAtEnd, havens, isLate } from './shelter'
import { ownField, preyOn } from './walking'
import type { Weights } from './weights'

export type Goal = {
  readonly cell: number
  readonly worth: number
  readonly room: number
  /** A shelter for the end of the game, worth this for each point that the piece would cost elsewhere. */
  readonly haven?: boolean
}

/** The most pieces that are sent against the enemies on one cell. */
const GANG = 3

/** Returns the points that a cell would still bring or deny at the end of a hand. */
export const openValue = ({ ground }: Rules, state: CorteoState, cell: number): number =>
  ground.value[cell] > 0 && !state.held.includes(cell) && !state.covered.includes(cell)
    ? ground.value[cell]
    : 0

export function goalsOf(rules: Rules, state: CorteoState, side: number, weights: Weights): Goal[] {
  const { ground, cache, pieces, objectives } = rules
  const goals: Goal[] = []
  for (let cell = 0; cell < ground.size; cell++) {
    const first = cache.top[cell]
    if (first >= 0 && pieces.side[first] !== side) {
      const prey = preyOn(rules, side, cell)
      const worth = enemyWorth(rules, state, cell, weights) + prey * weights.capture
      if (worth > 0 && ground.base[cell] < 0) goals.push({ cell, worth, room: prey > 0 ? 1 : GANG })
    } else if (first < 0) {
      const worth = openValue(rules, state, cell) * weights.objective
      const share = side === objectives.side ? 100 : weights.garrison
      if (worth > 0) goals.push({ cell, worth: Math.trunc((worth * share) / 100), room: 1 })
    }
  }
  return goals
}

function enemyWorth(rules: Rules, state: CorteoState, cell: number, weights: Weights): number {
  const { cache, pieces } = rules
  let worth = openValue(rules, state, cell) * weights.storm
  for (let piece = cache.top[cell]; piece >= 0; piece = cache.next[piece])
    if (!has(state, piece, PANICKED) && pieces.passive[piece] === 0)
      worth += pieces.power[piece] * weights.hunt
  return worth
}

/** Returns the goal of each piece by index, or `undefined`. The best pairs of piece and goal are assigned first. */
export function assignGoals(
  rules: Rules,
  state: CorteoState,
  side: number,
  weights: Weights,
  moves: (piece: number) => boolean,
): (Field | undefined)[] {
  const { pieces } = rules
  const goals = [...goalsOf(rules, state, side, weights), ...havenGoals(rules, state, side, weights)]
  const own = ownFields(rules, state, side)
  const pairs: { piece: number; goal: number; field: Field; score: number }[] = []
  for (let piece = 0; piece < pieces.count; piece++) {
    if (pieces.side[piece] !== side || state.cell[piece] < 0 || !moves(piece)) continue
    if (pieces.passive[piece] !== 0 || own[piece]) continue
    for (let goal = 0; goal < goals.length; goal++) {
      const { cell, haven } = goals[goal]
      const worth = goals[goal].worth * (haven ? costAtEnd(rules, state, piece, state.cell[piece]) : 1)
      if (worth <= 0) continue
      const field = fieldTo(rules, side, pieces.walk[piece], cell)
      const distance = field[state.cell[piece]]
      if (distance >= FAR || distance > timeLeft(rules, state, piece)) continue
      pairs.push({ piece, goal, field, score: worth - distance * weights.approach })
    }
  }
  pairs.sort((a, b) => b.score - a.score || a.piece - b.piece || a.goal - b.goal)
  return deal(pairs, goals, own)
}

/** Returns the fields of pieces with a goal of their own. */
function ownFields(rules: Rules, state: CorteoState, side: number): (Field | undefined)[] {
  const own = new Array<Field | undefined>(rules.pieces.count).fill(undefined)
  if (rules.convoys.length === 0 && rules.homing.length === 0) return own
  return own.map((_, piece) =>
    rules.pieces.side[piece] === side && state.cell[piece] >= 0 ? ownField(rules, state, piece) : undefined,
  )
}

/** Returns the shelter goals. Each cell has one for every piece that fits on it. */
function havenGoals(rules: Rules, state: CorteoState, side: number, weights: Weights): Goal[] {
  if (side !== rules.objectives.side || weights.shelter <= 0 || !isLate(rules, state)) return []
  const { cache, pieces, stacking } = rules
  return havens(rules, state).flatMap((cell): Goal[] => {
    const first = cache.top[cell]
    const room = first >= 0 && pieces.side[first] !== side ? 0 : stacking - cache.count[cell]
    return room > 0 ? [{ cell, worth: weights.shelter, room, haven: true }] : []
  })
}

/** Returns the half points that a piece can still walk in this game. */
const timeLeft = ({ hands, pieces }: Rules, state: CorteoState, piece: number): number =>
  (hands - Math.max(state.hand, 1) + 1) * pieces.speed[piece]

function deal(
  pairs: readonly { piece: number; goal: number; field: Field }[],
  goals: readonly Goal[],
  own: (Field | undefined)[],
): (Field | undefined)[] {
  const room = goals.map((goal) => goal.room)
  const dealt = own
  for (const { piece, goal, field } of pairs) {
    if (dealt[piece] || room[goal] <= 0) continue
    dealt[piece] = field
    room[goal] -= 1
  }
  return dealt
}
