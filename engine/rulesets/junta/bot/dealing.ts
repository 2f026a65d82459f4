/** A bot in negotiations: it answers offers by their gain and cost, and writes its own step by step. */
import { draftOf, offerBetween, without } from '../../../kernel/deals/deals'
import type { Action, Choice } from '../../../types'
import { isNote, isUnit, millionsOf, noteItems, port } from '../deals'
import type { JuntaState } from '../state'
import { type Beliefs, guessedMoney, NEVER, seatNamed } from './beliefs'
import { auditInfluence, noteInfluence } from './influence'
import { nameOf, type Plan, recall } from './memory'
import { offerNow } from './offers'
import { auditPayment, notePayment } from './payments'
import { AGAINST, FOR, stanceOf } from './plot'
import { worthOf } from './worth'

// ---- answers

/** Scores each answer. The effects of the best one are recorded in the memory. */
export function answers(beliefs: Beliefs, view: JuntaState, choices: readonly Choice[]): number[] {
  recall(beliefs.memory, beliefs.rules, view)
  const canAccept = (partner: number) =>
    choices.some(({ action }) => action.type === 'accept' && seatNamed(beliefs, action.with) === partner)
  const scores = choices.map(({ action }) => answer(beliefs, view, action, canAccept))
  const best = scores.indexOf(Math.max(...scores))
  follow(beliefs, view, choices[best].action)
  /** The best score is unique, so that the recorded answer is the chosen one. */
  return scores.map((score, index) => (index === best ? score + 1 : score))
}

function answer(
  beliefs: Beliefs,
  view: JuntaState,
  action: Action,
  canAccept: (partner: number) => boolean,
): number {
  const partner = seatNamed(beliefs, action.with)
  if (action.type === 'accept')
    return (gainOf(beliefs, view, partner) - beliefs.weights.margin) * beliefs.weights.deal
  if (action.type === 'refuse') return 0
  return canAccept(partner) && counterTo(beliefs, view, partner) ? 1 : NEVER
}

/** Returns the worth of an offer minus its cost. Promises count for nothing. */
function gainOf(beliefs: Beliefs, view: JuntaState, from: number): number {
  const offer = offerBetween(view, from, beliefs.seat)
  if (!offer || (offer.wants.some((item) => isUnit(beliefs.rules, item)) && armsFoe(beliefs, view, from)))
    return NEVER
  return worthOf(beliefs, view, offer.gives, beliefs.seat) - worthOf(beliefs, view, offer.wants, beliefs.seat)
}

/** True if units given to a family would fight for the side that the bot opposes. */
function armsFoe(beliefs: Beliefs, view: JuntaState, other: number): boolean {
  const stance = stanceOf(beliefs, view, beliefs.seat)
  return stance === FOR ? view.rebel[other] === 1 : stance === AGAINST && other === view.president
}

/** Returns a counter-offer with enough additional millions, or `undefined`. One a step and family, within its estimated money. */
function counterTo(beliefs: Beliefs, view: JuntaState, from: number): Plan | undefined {
  const { rules, weights, memory } = beliefs
  const offer = offerBetween(view, from, beliefs.seat)
  if (!offer || offer.wants.length === 0 || memory.countered.has(from)) return undefined
  const short = weights.margin - gainOf(beliefs, view, from)
  const more = Math.max(1, Math.ceil(short / Math.max(1, weights.money)))
  const asked = offer.gives.reduce(
    (sum, item) => sum + (isNote(rules, item) ? millionsOf(rules, item) : 0),
    more,
  )
  if (more > weights.haggle || asked > guessedMoney(beliefs, view, from)) return undefined
  return { to: from, gives: offer.wants, wants: sorted([...offer.gives, ...noteItems(rules, 1, more)]) }
}

function follow(beliefs: Beliefs, view: JuntaState, action: Action): void {
  const { memory, weights } = beliefs
  const partner = seatNamed(beliefs, action.with)
  if (action.type === 'counter') {
    memory.plan = counterTo(beliefs, view, partner)
    memory.countered.add(partner)
    memory.asked.add(partner)
  }
  const offer = offerBetween(view, partner, beliefs.seat)
  if (action.type !== 'accept' || !offer || offer.wants.length > 0 || weights.honour === 0) return
  const before = memory.owed.get(partner) ?? 0
  memory.owed.set(partner, before + worthOf(beliefs, view, offer.gives, beliefs.seat))
}

// ---- offers of its own

/** Returns the index of the next action of an offer, or `undefined` if there is nothing to offer. */
export function dealing(beliefs: Beliefs, view: JuntaState, choices: readonly Choice[]): number | undefined {
  const { memory } = beliefs
  const draft = draftOf(view, beliefs.seat)
  const action = draft ? nextStep(beliefs, draft) : opening(beliefs, view)
  if (!action) return undefined
  const index = choices.findIndex((choice) => isSame(choice.action, action))
  if (index >= 0 && action.type === 'offer' && memory.plan) {
    notePayment(beliefs, view, memory.plan)
    noteInfluence(beliefs, view, memory.plan)
  }
  if (index >= 0 && action.type !== 'drop') return index
  memory.plan = undefined
  return draft ? choices.findIndex(({ action: { type } }) => type === 'drop') : undefined
}

/** Begins a new offer. If none is found, no further search takes place until another seat has acted. */
function opening(beliefs: Beliefs, view: JuntaState): Action | undefined {
  const { memory, rules, seat } = beliefs
  recall(memory, rules, view)
  auditPayment(beliefs, view)
  auditInfluence(beliefs, view)
  memory.plan = undefined
  const isWaiting = view.deals.some(({ from, offered }) => from === seat && offered === 1)
  if (isWaiting || view.offers[seat] >= beliefs.weights.offers) return undefined
  const look = `${memory.step} ${view.queue.length} ${view.slots.length} ${view.offers[seat]}`
  if (memory.idle === look) return undefined
  const plan = offerNow(beliefs, view)
  if (!plan) {
    memory.idle = look
    return undefined
  }
  memory.plan = plan
  memory.asked.add(plan.to)
  memory.made.add(nameOf(plan))
  return { type: 'deal', with: rules.seats[plan.to] }
}

type Sides = { readonly gives: readonly number[]; readonly wants: readonly number[] }

/** Returns the action for the first difference between the draft and the plan. */
function nextStep(beliefs: Beliefs, { gives, wants }: Sides): Action {
  const { plan } = beliefs.memory
  if (!plan) return { type: 'drop' }
  const differences: readonly (readonly [type: string, items: readonly number[]])[] = [
    ['give', without(plan.gives, gives)],
    ['keep', without(gives, plan.gives)],
    ['want', without(plan.wants, wants)],
    ['spare', without(wants, plan.wants)],
  ]
  const found = differences.find(([, items]) => items.length > 0)
  return found ? { type: found[0], item: port.itemName(beliefs.rules, found[1][0]) } : { type: 'offer' }
}

const isSame = (a: Action, b: Action): boolean => a.type === b.type && a.with === b.with && a.item === b.item
const sorted = (items: readonly number[]): number[] => items.slice().sort((a, b) => a - b)
