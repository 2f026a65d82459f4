/** The options of a vote, by name and in words: families in elections, otherwise yes and no. */
import type { MessageValue, Target } from '../../../types'
import { seatName } from '../events'
import type { Rules } from '../rules'
import { ELECTION, type JuntaState, NO, NOBODY } from '../state'

/** True for elections and for the vote of a Junta, whose options are families. */
const isOfFamilies = (motion: number): boolean => motion === ELECTION || motion === NOBODY

/** Returns an option as a number that needs no position: a family, or NO and YES counted from the number of families on. */
export const ballotOf = (rules: Rules, { motion, options }: JuntaState, option: number): number =>
  isOfFamilies(motion) ? options[option] : rules.seats.length + options[option]

/** Returns the number of possible ballots. */
export const ballotCount = (rules: Rules): number => rules.seats.length + 2

/** Returns its name in actions: a family, or `yes` and `no`. */
export const ballotName = (rules: Rules, ballot: number): string =>
  ballot < rules.seats.length ? rules.seats[ballot] : ballot - rules.seats.length === NO ? 'no' : 'yes'

export const ballotWords = (rules: Rules, ballot: number): MessageValue =>
  ballot < rules.seats.length
    ? seatName(rules, ballot)
    : { message: { key: `junta.motion.${ballotName(rules, ballot)}` } }

/** Returns the target that a screen highlights. */
export const ballotAt = (rules: Rules, ballot: number): Target =>
  ballot < rules.seats.length
    ? { kind: 'seat', seat: rules.seats[ballot] }
    : { kind: 'button', button: ballotName(rules, ballot) }

export const optionName = (rules: Rules, state: JuntaState, option: number): string =>
  ballotName(rules, ballotOf(rules, state, option))

export const optionNamed = (rules: Rules, state: JuntaState, name: unknown): number =>
  state.options.findIndex((_, option) => optionName(rules, state, option) === name)
