/** Numbers of the rules that scenarios may modify; each belongs to a family. */
import { numberNow } from '../../../blocks/numbers'
import { type BlockPort, NOTHING } from '../../../blocks/port'
import type { Rules } from '../rules'
import type { JuntaState } from '../state'

/** Bounds of each number, as in the words of the numbers (vocabulary.json). */
const BOUNDS = {
  'cards-drawn': [0, 50],
  'hand-limit': [0, 100],
  aid: [0, 200],
  'office-votes': [0, 50],
  'card-votes': [0, 100],
  dice: [0, 50],
  hit: [1, 20],
  centres: [1, 50],
  'coup-phases': [1, 20],
  waves: [0, 20],
  'gunboat-dice': [0, 50],
  'strike-dice': [0, 50],
  'police-attempts': [0, 20],
  'after-coup': [0, 100],
  candidacy: [0, 1],
} as const
type Name = keyof typeof BOUNDS
const NAMES = Object.keys(BOUNDS) as Name[]

export const numbers: BlockPort['numbers'] = NAMES.map((id) => {
  const [least, most] = BOUNDS[id]
  return { id, least, most }
})

/** Returns a number for a family. `plain` is its value without modifiers. */
export const juntaNumber = (
  rules: Rules,
  state: JuntaState,
  name: Name,
  plain: number,
  seat: number,
): number => numberNow(rules, state, NAMES.indexOf(name), plain, { piece: NOTHING, seat })

/** Returns the cards that a family draws in a turn (J-47), and the limit of its hand (J-48). */
export const cardsDrawn = (rules: Rules, state: JuntaState, seat: number): number =>
  juntaNumber(rules, state, 'cards-drawn', rules.numbers.drawn, seat)
export const handLimit = (rules: Rules, state: JuntaState, seat: number): number =>
  juntaNumber(rules, state, 'hand-limit', rules.numbers.hand, seat)

/** Returns the notes that the President draws (J-53). */
export const aidNotes = (rules: Rules, state: JuntaState): number =>
  juntaNumber(rules, state, 'aid', rules.numbers.aid, state.president)

/** Returns the centres that the rebels need (J-137), and the phases of a coup after the rebellion (J-108). */
export const centresNeeded = (rules: Rules, state: JuntaState): number =>
  juntaNumber(rules, state, 'centres', rules.numbers.centres, state.leader)
export const coupPhases = (rules: Rules, state: JuntaState): number =>
  juntaNumber(rules, state, 'coup-phases', rules.numbers.phases, state.leader)

/** Returns the waves of fire in a space (J-127), and the notes that lie face up after a coup (J-141). */
export const firingWaves = (rules: Rules, state: JuntaState): number =>
  juntaNumber(rules, state, 'waves', rules.numbers.waves, state.leader)
export const notesAfterCoup = (rules: Rules, state: JuntaState): number =>
  juntaNumber(rules, state, 'after-coup', rules.numbers.afterCoup, state.leader)

/** Returns the dice of the gunboat (J-128), or else of an air strike, for the family that fires it. */
export const bombDice = (rules: Rules, state: JuntaState, isGunboat: boolean, seat: number): number =>
  isGunboat
    ? juntaNumber(rules, state, 'gunboat-dice', rules.numbers.gunboat, seat)
    : juntaNumber(rules, state, 'strike-dice', rules.numbers.strike, seat)

/** J-25: returns whether a family may be nominated for President; scenarios can forbid it. */
export const isEligible = (rules: Rules, state: JuntaState, seat: number): boolean =>
  juntaNumber(rules, state, 'candidacy', 1, seat) > 0

/** J-72: returns whether the secret police can still be sent without a card. */
const POLICE_ATTEMPTS = 1
export const isPoliceFree = (rules: Rules, state: JuntaState, seat: number): boolean =>
  state.ordered < juntaNumber(rules, state, 'police-attempts', POLICE_ATTEMPTS, seat)

const PLAIN: Partial<Record<Name, (rules: Rules) => number>> = {
  'cards-drawn': ({ numbers: { drawn } }) => drawn,
  'hand-limit': ({ numbers: { hand } }) => hand,
  aid: ({ numbers: { aid } }) => aid,
  hit: ({ numbers: { hit } }) => hit,
  centres: ({ numbers: { centres } }) => centres,
  'coup-phases': ({ numbers: { phases } }) => phases,
  waves: ({ numbers: { waves } }) => waves,
  'gunboat-dice': ({ numbers: { gunboat } }) => gunboat,
  'strike-dice': ({ numbers: { strike } }) => strike,
  'police-attempts': () => POLICE_ATTEMPTS,
  'after-coup': ({ numbers: { afterCoup } }) => afterCoup,
  candidacy: () => 1,
}

/** Returns a number without modifiers. Votes and dice depend on offices, a card or units and have no value of their own. */
export const plainNumber = (rules: Rules, number: number): number => PLAIN[NAMES[number]]?.(rules) ?? 0
