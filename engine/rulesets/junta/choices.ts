/** Choices of the political game. Those of cells, families and cards are shared with the coup (coup/choices). */
import type { Action, Choice, Message, MessageValue, Target } from '../../types'
import type { About } from './coup/telling'
import { seatName, wordsOf } from './coup/telling'
import type { Rules } from './rules'
import { ELECTION, type JuntaState, NO, NOBODY } from './state'

/** Any choice, with what its words are about. */
export const make = (
  rules: Rules,
  action: Action,
  at: Target,
  about: About,
  values: Readonly<Record<string, MessageValue>> = {},
  group = action.type,
): Choice => ({
  action,
  at,
  label: { key: `junta.choice.${group}`, values: { ...wordsOf(rules, about), ...values } },
  group,
})

const made = new WeakMap<Rules, Map<string, Choice>>()

/** A choice that is the same whenever it is listed, by a key of its own. */
export function once(rules: Rules, key: string, of: () => Choice): Choice {
  let known = made.get(rules)
  if (!known) {
    known = new Map()
    made.set(rules, known)
  }
  let choice = known.get(key)
  if (!choice) {
    choice = of()
    known.set(key, choice)
  }
  return choice
}

/** Elections, and the vote of a Junta, which is no motion: their options are families. */
const isOfFamilies = (motion: number): boolean => motion === ELECTION || motion === NOBODY

/** The name of an option of the running vote in actions: a family, or `yes` and `no`. */
export const optionName = (rules: Rules, { motion, options }: JuntaState, option: number): string =>
  isOfFamilies(motion) ? rules.seats[options[option]] : options[option] === NO ? 'no' : 'yes'

export const optionNamed = (rules: Rules, state: JuntaState, name: unknown): number =>
  state.options.findIndex((_, option) => optionName(rules, state, option) === name)

/** An option in words. */
export const optionWords = (rules: Rules, state: JuntaState, option: number): MessageValue =>
  isOfFamilies(state.motion)
    ? seatName(rules, state.options[option])
    : { message: { key: `junta.motion.${optionName(rules, state, option)}` } }

/** Where a screen shows an option. */
export const optionAt = (rules: Rules, state: JuntaState, option: number): Target =>
  isOfFamilies(state.motion)
    ? { kind: 'seat', seat: rules.seats[state.options[option]] }
    : { kind: 'button', button: optionName(rules, state, option) }

export const say = (key: string, values?: Message['values']): Message => ({
  key: `junta.prompt.${key}`,
  values,
})
