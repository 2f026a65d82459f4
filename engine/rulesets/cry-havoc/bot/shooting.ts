/** The choices of steps 1 and 3: the most harmful shot, and the cover under crossfire. */
import type { Choice } from '../../../types'
import { pieceNamed } from '../names'
import { shotAt } from '../rules/aim'
import { aimsOf } from '../rules/missile'
import type { CryHavocState } from '../state'
import { shotWorth } from './odds'
import type { Outlook } from './outlook'

export function scoreShots(outlook: Outlook, state: CryHavocState, choices: readonly Choice[]): number[] {
  const { rules } = outlook
  const best = (shooter: number) =>
    aimsOf(rules, state, shooter).reduce(
      (most, { target, shot }) => Math.max(most, shotWorth(outlook, state, shooter, target, shot)),
      0,
    )
  return choices.map(({ action }) => {
    const piece = pieceNamed(rules, state, action.unit)
    if (action.type === 'shoot')
      return 1 + shotWorth(outlook, state, state.active, piece, shotAt(rules, state, state.active, piece))
    if (action.type === 'select') return state.active < 0 ? 1 + best(piece) : -1
    return 0
  })
}

/** Prefers the cover now over a later one, because the other shooter may not shoot. */
export const scoreCover = (_: Outlook, __: CryHavocState, choices: readonly Choice[]): number[] =>
  choices.map(({ action }) => (action.type === 'cover' ? 1 : 0))
