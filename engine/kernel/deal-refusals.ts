/** Why an action of deals is not among the choices: from what its player knows, so that no answer tells what others hide. */
import type { Action, GameDef, Message, Refusal, Seat, Source } from '../types'
import { isOfDeals } from './deal-choices'
import { seatValue } from './deal-words'
import { type DealingState, type DealPort, draftOf, offerBetween } from './deals'

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
    return answering(def, state, seat, action)
  return draftOf(state, seat) ? [MISFIT[type] ?? 'words'] : ['no-draft']
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
  def: GameDef<R>,
  state: S,
  seat: number,
  { type, with: name }: Action,
): Reason {
  const other = def.seats.indexOf(name as Seat)
  if (other < 0) return ['partner']
  const seats = { seat: seatValue(def, other) }
  if (type === 'withdraw') return ['no-own-offer', seats]
  return [offerBetween(state, other, seat) ? 'lacking' : 'no-offer', seats]
}

/** Why something does not go into the offer being written, or out of it: what would fit is among the choices. */
const MISFIT: Readonly<Record<string, string>> = {
  give: 'not-yours',
  want: 'not-there',
  keep: 'not-given',
  spare: 'not-wanted',
  offer: 'empty',
}
