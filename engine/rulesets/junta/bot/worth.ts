/** The worth of cards, notes and units to the bot, and to others as a guess from public facts. */
import { isNote, millionsOf } from '../deals'
import { attemptCost, attemptEffect, SUCCESS } from '../rules/attempts'
import { frontPlace, votesOf } from '../rules/cards'
import { COMPETENCE, ELECTION, type JuntaState, NOBODY } from '../state'
import { type Beliefs, cardWorth, guessedMoney, ownMoney, savesLife } from './beliefs'
import type { Weights } from './weights'

/**
 * Returns the worth of a card in a family's hand. It is that of any card if a required one is missing. Vote cards
 * count half unless the family is voted on.
 */
export function worthTo(beliefs: Beliefs, view: JuntaState, card: number, owner: number): number {
  const { rules, weights } = beliefs
  const { cards } = rules
  const needs = cards.needs[card]
  if (needs.length > 0 && !needs.some((other) => view.place[other] === frontPlace(owner)))
    return weights.cards
  const votes = votesOf(rules, view, owner, card)
  const extra = (votes - cards.votes[card]) * weights.votes
  const spared = cards.kind[card] === 'vote' && !isVotedOn(view, owner) ? halved(votes * weights.votes) : 0
  return (
    cardWorth(beliefs, card) +
    extra -
    spared +
    killing(beliefs, card) +
    shielding(beliefs, view, { card, owner })
  )
}

/** True if a running vote is about a family. A budget does not count, since its notes cannot pay for help (J-56). */
export function isVotedOn({ motion, options, declined, president }: JuntaState, family: number): boolean {
  if (motion === COMPETENCE) return family === president
  const option = motion === ELECTION ? options.indexOf(family) : NOBODY
  return option >= 0 && declined[option] === 0
}

/** Returns the worth of an attempt: its chance to succeed, minus the cost of the order. */
function killing({ rules, weights }: Beliefs, card: number): number {
  const effect = attemptEffect(rules, card)
  if (!effect || weights.killers === 0) return 0
  const faces = effect.die.length
  const good = faces === 0 ? 1 : effect.die.filter((face) => face === SUCCESS).length
  const worth = Math.trunc((weights.killers * good) / Math.max(1, faces))
  return Math.max(0, worth - attemptCost(rules, card) * weights.money)
}

/** A card that saves a life is worth half of the possessions at stake, weighted by fear. */
function shielding(
  beliefs: Beliefs,
  view: JuntaState,
  { card, owner }: { readonly card: number; readonly owner: number },
): number {
  if (!savesLife(beliefs.rules, card)) return 0
  const { money, fear } = beliefs.weights
  const millions = owner === beliefs.seat ? ownMoney(beliefs, view) : guessedMoney(beliefs, view, owner)
  return Math.trunc((millions * money * fear) / 200)
}

/** Returns the worth of any item in an offer. */
export function itemWorth(beliefs: Beliefs, view: JuntaState, item: number, owner: number): number {
  const { rules, weights } = beliefs
  if (isNote(rules, item)) return millionsOf(rules, item) * weights.money
  if (item < rules.cards.ids.length) return worthTo(beliefs, view, item, owner)
  return unitWorth(weights, view, owner)
}

/** Returns the worth of a unit to a family. Units of a family outside a coup are its reserve. */
export function unitWorth(weights: Weights, { rebel, president }: JuntaState, owner: number): number {
  if (weights.units === 0) return weights.fight
  return rebel[owner] === 1 || president === owner ? weights.units : weights.reserve
}

export const worthOf = (
  beliefs: Beliefs,
  view: JuntaState,
  items: readonly number[],
  owner: number,
): number => items.reduce((sum, item) => sum + itemWorth(beliefs, view, item, owner), 0)

const halved = (points: number): number => Math.trunc(points / 2)
