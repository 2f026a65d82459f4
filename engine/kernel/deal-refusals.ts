/** Why an action of deals is not among the choices: from what its player knows, so that no answer tells what others hide. */
import type { Action, GameDef, Message, Refusal, Seat, Source } from '../types'
import { isOfDeals } from './deal-choices'
import { seatValue } from './deal-words'
import { type DealingState, type DealPort, draftOf, hasAll, offerBetween, without } from './deals'

/** Undefined for actions that are none of deals; a ruleset answers for its own first where a name is both. */
export function refuseDeal<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  state: S,
  seat: Seat,
  action: Action,
): Refusal | undefined {
  if (!isOfDeals(action)) return undefined
  const own = def.seats.indexOf(seat)
  const [key, values, source] = reasonOf(port, def, state, own, action)
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
): Reason {
  if (!port.mayDeal(def.rules, state, seat)) return ['now']
  const { type } = action
  if (type === 'deal' || type === 'counter') return opening(port, def, state, seat, action)
  if (type === 'accept' || type === 'refuse' || type === 'withdraw')
    return answering(port, def, state, seat, action)
  return writing(port, def.rules, state, seat, action)
}

function opening<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  state: S,
  seat: number,
  { type, with: name }: Action,
): Reason {
  const { rules } = def
  const other = def.seats.indexOf(name as Seat)
  if (!port.partners(rules, state, seat).includes(other)) return ['partner']
  if (type === 'counter' && !offerBetween(state, other, seat))
    return ['no-offer', { seat: seatValue(def, other) }]
  if (draftOf(state, seat)) return ['draft-open']
  if (offerBetween(state, seat, other)) return ['standing', { seat: seatValue(def, other) }]
  return ['limit', { count: port.perTurn(rules) }, port.limitSource?.(rules)]
}

function answering<S extends DealingState, R>(
  port: DealPort<S, R>,
  def: GameDef<R>,
  state: S,
  seat: number,
  { type, with: name }: Action,
): Reason {
  const other = def.seats.indexOf(name as Seat)
  if (other < 0) return ['partner']
  const seats = { seat: seatValue(def, other) }
  if (type === 'withdraw') return ['no-own-offer', seats]
  const offer = offerBetween(state, other, seat)
  if (!offer) return ['no-offer', seats]
  return hasAll(port.owned(def.rules, state, seat), offer.wants) ? ['choice'] : ['lacking', seats]
}

function writing<S extends DealingState, R>(
  port: DealPort<S, R>,
  rules: R,
  state: S,
  seat: number,
  action: Action,
): Reason {
  const draft = draftOf(state, seat)
  if (!draft) return ['no-draft']
  const item = typeof action.item === 'string' ? port.itemNamed(rules, action.item) : -1
  const among = (items: readonly number[]) => item >= 0 && items.includes(item)
  const { gives, wants, to } = draft
  if (action.type === 'give')
    return among(without(port.owned(rules, state, seat), gives)) ? ['choice'] : ['not-yours']
  if (action.type === 'want')
    return among(without(port.wantable(rules, state, seat, to), wants)) ? ['choice'] : ['not-there']
  if (action.type === 'keep') return [among(gives) ? 'choice' : 'not-given']
  if (action.type === 'spare') return [among(wants) ? 'choice' : 'not-wanted']
  return [action.type === 'offer' ? 'empty' : 'words']
}
