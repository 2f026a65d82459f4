import type { GameEvent } from '../../../engine/types'

/** The die rolls of an event, in order. */
export const diceOf = ({ die, dice }: GameEvent): readonly number[] =>
  typeof die === 'number'
    ? [die]
    : Array.isArray(dice)
      ? dice.filter((value): value is number => typeof value === 'number')
      : []
