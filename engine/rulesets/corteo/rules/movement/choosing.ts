/** Options of a scenario: the choices still to be made, and those that may be changed. */

import { type GameOption, UNMADE } from '../../../../blocks/options/options'

import type { Rules } from '../../rules'
import { type CorteoState, CUSTODY } from '../../state'
import { hasPlayerBegun } from './movable'

/** Returns the next option to choose, or -1. Options without choices are skipped. */
export const nextOption = ({ options }: Rules, { chosen }: CorteoState): number =>
  options.findIndex(({ choices }, index) => chosen[index] === UNMADE && choices.length > 0)

/** Returns the choices that the player in turn may switch to, by option. */
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

/** True before any piece of that player has moved. */
export const mayChange = (rules: Rules, state: CorteoState): boolean =>
  rules.options.length > 0 && state.active < 0 && !hasPlayerBegun(rules, state)

/** C-183: true if the units in custody may be flown out now. */
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
