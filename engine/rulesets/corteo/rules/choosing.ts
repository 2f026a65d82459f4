/** Options of a scenario: what is still to be chosen, and what may be changed. */

import { type GameOption, UNMADE } from '../../../blocks/options'

import type { Rules } from '../rules'
import { type CorteoState, CUSTODY } from '../state'
import { hasPlayerBegun } from './movable'

/** The option to be asked about next, or -1; one without choices is left alone. */
export const nextOption = ({ options }: Rules, { chosen }: CorteoState): number =>
  options.findIndex(({ choices }, index) => chosen[index] === UNMADE && choices.length > 0)

/** Choices that the player in turn may put in place of one that stands, by option. */
export function changesFor(rules: Rules, state: CorteoState): { option: number; choice: number }[] {
  if (!mayChange(rules, state)) return []
  return rules.options
    .flatMap((option, index) =>
      isChangeable(option, state, index)
        ? option.changes[state.chosen[index]].map((choice) => ({ option: index, choice }))
        : [],
    )
    .filter(({ option }) => rules.options[option].seat === state.mover)
}

const isChangeable = ({ changes }: GameOption, { chosen, changed }: CorteoState, index: number): boolean =>
  !changed.includes(index) && (changes[chosen[index]] ?? []).length > 0

/** Before anything of that player has moved. */
export const mayChange = (rules: Rules, state: CorteoState): boolean =>
  rules.options.length > 0 && state.active < 0 && !hasPlayerBegun(rules, state)

/** C-183: whether those in custody may be flown away now. */
export const mayFly = (rules: Rules, state: CorteoState): boolean => {
  const { custody, seats } = rules
  return (
    custody !== undefined &&
    custody.transfer !== undefined &&
    custody.transfer(rules, state).length > 0 &&
    custody.seat === state.mover &&
    state.active < 0 &&
    state.flown === 0 &&
    seats[custody.seat].side === state.turn &&
    isAnyoneHeld(state) &&
    (custody.when === undefined || custody.when(rules, state))
  )
}

export const isAnyoneHeld = ({ cell }: CorteoState): boolean => cell.includes(CUSTODY)
