/** Attempts on lives: their senders, their results, and the effects of a death (J-71 to J-87). */
import { emit } from '../events'
import type { Effect, Rules } from '../rules'
import { type Attempt, type JuntaState, type JuntaTurn, NOBODY } from '../state'
import { effectOf, playableNow } from './cards'
import { canPay, give, least, moneyOf, notesOf, spend } from './money'
import { actsFor, isPresent } from './seats'

/** Results of a die in `Effect.die`; 0 is nothing. */
export const SUCCESS = 1
export const AGAIN = 2
export const BACKFIRE = 3

/** Returns the effect of a card in an attempt, or `undefined` for the secret police, whose die belongs to no card. */
export const attemptEffect = (rules: Rules, card: number) =>
  card === NOBODY ? undefined : (effectOf(rules, card, 'attempt') ?? effectOf(rules, card, 'burgle'))

/** True if the secret police carries it out: the free attempt, or one paid by a card (J-72, J-77). */
export const isPoliceWork = (rules: Rules, card: number): boolean =>
  card === NOBODY || effectOf(rules, card, 'police') !== undefined

/** Returns the cost of a card that is played for an attempt. */
export const attemptCost = (rules: Rules, card: number): number =>
  (attemptEffect(rules, card) ?? effectOf(rules, card, 'police'))?.cost ?? 0

export const isAttemptCard = (rules: Rules, card: number): boolean =>
  attemptEffect(rules, card) !== undefined || effectOf(rules, card, 'police') !== undefined

/** Returns the cards with which a family can order an attempt now. Only the Interior Minister can send the secret police. */
export const attemptCards = (rules: Rules, state: JuntaState, seat: number, interior: number): number[] =>
  playableNow(rules, state, seat, 'declare').filter(
    (card) =>
      isAttemptCard(rules, card) &&
      canPay(state, seat, attemptCost(rules, card), true) &&
      (seat === interior || !isPoliceWork(rules, card)),
  )

/** J-73, J-64: returns the other living families at home, except those that the killer spares. */
export const victimsOf = (rules: Rules, state: JuntaState, seat: number, card: number): number[] =>
  rules.seats.flatMap((_, other) =>
    other !== seat && isPresent(state, other) && !isSpared(rules, state, other, card) ? [other] : [],
  )

export const isSpared = (rules: Rules, state: JuntaState, victim: number, card: number): boolean =>
  attemptEffect(rules, card)?.spares.some((office) => actsFor(rules, state, office) === victim) ?? false

/** J-77: returns the possible locations. The secret police may attack in the bank only every other turn, and once in it. */
export const placesFor = (rules: Rules, state: JuntaState, card: number): number[] => {
  const burgled = card === NOBODY ? undefined : effectOf(rules, card, 'burgle')
  if (burgled) return [burgled.location]
  const { bank } = rules.locations
  const isBarred =
    isPoliceWork(rules, card) &&
    (state.safe > 0 || state.attempts.some((one) => isPoliceWork(rules, one.card) && one.location === bank))
  return rules.locations.ids.flatMap((_, location) => (isBarred && location === bank ? [] : [location]))
}

/** True if the attempt finds its victim at the location. Burglars need the victim to be away from home (J-74). */
export const isMet = (rules: Rules, state: JuntaState, { card, victim, location }: Attempt): boolean =>
  isPresent(state, victim) &&
  (isBurglary(rules, card) ? state.location[victim] !== location : state.location[victim] === location)

export const isBurglary = (rules: Rules, card: number): boolean =>
  card !== NOBODY && effectOf(rules, card, 'burgle') !== undefined

/** Rolls the die of an assassin who has found the victim. Without a die the attempt succeeds. */
export function fateOf(
  turn: JuntaTurn,
  effect: Pick<Effect, 'die' | 'second'> | undefined,
): { readonly fate: number; readonly dice: number[] } {
  if (!effect || effect.die.length === 0) return { fate: SUCCESS, dice: [] }
  const first = turn.roll(effect.die.length)
  const fate = effect.die[first - 1]
  if (fate !== AGAIN || effect.second.length === 0) return { fate, dice: [first] }
  const second = turn.roll(effect.second.length)
  return { fate: effect.second[second - 1], dice: [first, second] }
}

/** True if a protection stops the attempt, which needs no decision of the victim. */
export function isProtected(turn: JuntaTurn, victim: number): boolean {
  if (turn.state.shield[victim] <= 0) return false
  turn.list('shield')[victim] -= 1
  emit(turn, 'guarded', { family: victim })
  return true
}

/**
 * Takes money of a family for the sender of the burglars; it goes under the deck if there is no sender or the sender is
 * dead (J-79). There is no change, so a family with too little money loses all of it.
 */
export function burgle(turn: JuntaTurn, by: number, victim: number, wanted: number): void {
  const { state } = turn
  const notes = notesOf(state, victim)
  const taken = least(notes, Math.min(wanted, moneyOf(state, victim))) ?? notes
  if (by !== NOBODY && isPresent(state, by)) give(turn, victim, by, taken)
  else spend(turn, victim, taken)
}
