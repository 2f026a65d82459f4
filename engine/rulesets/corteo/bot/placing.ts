/** Choices of set-up and reinforcements, and of the component that leads. */
import type { Choice } from '../../../types'
import { pieceNamed } from '../names'
import type { CorteoState } from '../state'
import { FAR, fieldTo } from './fields'
import { type Goal, goalsOf } from './goals'
import type { Outlook } from './outlook-type'
import { objectiveWorth } from './place-worth'

const NEVER = -1_000_000

/** A piece in hand is placed before another one is selected. */
export function scorePlacing(outlook: Outlook, state: CorteoState, choices: readonly Choice[]): number[] {
  if (state.active < 0) return choices.map(({ action }) => pick(outlook, state, action.unit))
  const goals = goalsOf(outlook.rules, state, outlook.side, outlook.weights)
  return choices.map(({ at }) =>
    at.kind === 'cell'
      ? objectiveWorth(outlook, state, state.active, at.cell) +
        prospect(outlook, goals, state.active, at.cell)
      : NEVER,
  )
}

/** Prefers throwers and strong pieces. Every piece has a positive score while there is room and points are left. */
function pick({ rules }: Outlook, state: CorteoState, unit: unknown): number {
  const piece = pieceNamed(rules, state, unit)
  return piece < 0 ? NEVER : rules.pieces.power[piece] + rules.pieces.range[piece]
}

/** Returns the worth of the best goal as seen from a cell. */
function prospect(
  { rules, weights, side }: Outlook,
  goals: readonly Goal[],
  piece: number,
  cell: number,
): number {
  const walk = rules.pieces.walk[piece]
  let best = -FAR
  for (const goal of goals) {
    const distance = fieldTo(rules, side, walk, goal.cell)[cell]
    if (distance < FAR) best = Math.max(best, goal.worth - distance * weights.approach)
  }
  return best
}

export function scoreComponent({ rules, weights }: Outlook, choices: readonly Choice[]): number[] {
  const { pieces, components } = rules
  return choices.map(({ action }) => {
    const component = components.indexOf(String(action.component))
    let power = 0
    for (let piece = 0; piece < pieces.count; piece++)
      if (pieces.component[piece] === component) power += pieces.power[piece]
    return power * weights.component
  })
}
