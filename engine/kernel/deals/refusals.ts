/** Explains why an action of deals is not among the choices, from the knowledge of its player, so that no answer reveals secrets. */
import type { Action, GameDef, Message, Refusal, Seat, Source } from '../../types'
import { isOfDeals, itemsFor, OF_ITEM } from './choices'
import { type Deal, type DealingState, type DealPort, draftOf, hasAll, offerBetween } from './deals'
import { seatValue } from './words'

/** Undefined if the action lacks nothing or is not one of deals. If a type is ambiguous, the ruleset answers for its own first. */
export function refuseDeal<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  state: S,
  seat: Seat,
  action: Action,
): Refusal | undefined {
  if (!isOfDeals(action)) return undefined
  const reason = reasonOf(port, def, state, def.seats.indexOf(seat), action)
  if (!reason) return undefined
  const [key, values, source] = reason
  const { rule, section } = port
  return { rule, section, message: { key: `kernel.deal.refuse.${key}`, values }, source }
}

type Reason = readonly [key: string, values?: Message['values'], source?: Source]

function reasonOf<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  state: S,
  seat: number,
  action: Action,
): Reason | undefined {
  if (!port.mayDeal(def.rules, state, seat)) return ['now']
  const { type } = action
  if (type === 'deal' || type === 'counter') return opening(port, def, state, seat, action)
  if (type === 'accept' || type === 'refuse' || type === 'withdraw')
    return answering(port, def, state, seat, action)
  const draft = draftOf(state, seat)
  if (!draft) return ['no-draft']
  return fits(port, def.rules, state, draft, action) ? undefined : [MISFIT[type] ?? 'words']
}

function opening<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  state: S,
  seat: number,
  { type, with: name }: Action,
): Reason | undefined {
  const { rules } = def
  const other = def.seats.indexOf(name as Seat)
  if (!port.partners(rules, state, seat).includes(other)) return ['partner']
  if (type === 'counter' && !offerBetween(state, other, seat))
    return ['no-offer', { seat: seatValue(def, other) }]
  if (draftOf(state, seat)) return ['draft-open']
  if (offerBetween(state, seat, other)) return ['standing', { seat: seatValue(def, other) }]
  const count = port.perTurn(rules)
  return state.offers[seat] < count ? undefined : ['limit', { count }, port.limitSource?.(rules)]
}

function answering<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  state: S,
  seat: number,
  { type, with: name }: Action,
): Reason | undefined {
  const other = def.seats.indexOf(name as Seat)
  if (other < 0) return ['partner']
  const seats = { seat: seatValue(def, other) }
  if (type === 'withdraw') return offerBetween(state, seat, other) ? undefined : ['no-own-offer', seats]
  const offer = offerBetween(state, other, seat)
  if (!offer) return ['no-offer', seats]
  const isRich = type === 'refuse' || hasAll(port.owned(def.rules, state, seat), offer.wants)
  return isRich ? undefined : ['lacking', seats]
}

/** The reason why an item cannot be added to the draft or removed from it. */
const MISFIT: Readonly<Record<string, string>> = {
  give: 'not-yours',
  want: 'not-there',
  keep: 'not-given',
  spare: 'not-wanted',
  offer: 'empty',
}

function fits<S extends DealingState, R>(
  port: DealPort<S, R>,
  rules: R,
  state: S,
  draft: Deal,
  { type, item, words }: Action,
): boolean {
  const verb = OF_ITEM.find((one) => one === type)
  if (verb) return itemsFor(port, rules, state, draft, verb).includes(port.itemNamed(rules, String(item)))
  const word = port.words(rules).indexOf(String(words))
  switch (type) {
    case 'promise':
      return word >= 0 && !draft.words.includes(word)
    case 'hush':
      return draft.words.includes(word)
    case 'offer':
      return draft.gives.length + draft.wants.length > 0
    default:
      return true
  }
}
