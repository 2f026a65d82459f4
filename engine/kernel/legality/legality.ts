/** Whether an action is legal: the one gate between senders of actions and the rules. */
import { seatText } from '../../seat-text'
import type {
  Action,
  Choice,
  Decision,
  GameState,
  Message,
  OwnedDef,
  Refusal,
  Result,
  Ruleset,
  Seat,
} from '../../types'
import { err, ok } from '../../types'
import { formFault, spareField } from './form-check'
import { NotLoaded } from './not-loaded'

/** More fields than any action has; longer objects are rejected unread. */
const MOST_FIELDS = 16
const LONGEST_TEXT = 200

/**
 * The offered choice that equals the action, or a refusal. The result is the engine's own object,
 * so that untrusted objects never reach the rules.
 */
export function findChoice<S extends GameState, R>(
  ruleset: Ruleset<S, R>,
  def: OwnedDef<R>,
  state: S,
  seat: Seat,
  given: unknown,
): Result<Choice, Refusal> {
  const action = readAction(given)
  if (!action) return err(refusal('K-FORM', { key: 'kernel.form' }))
  if (!def.seats.includes(seat)) return err(refusal('K-SEAT', { key: 'kernel.no-seat' }))
  const asked = ruleset.decisions(def, state)
  if (asked.length === 0) return err(refusal('K-OVER', { key: 'kernel.over' }))
  const own = asked.filter((one) => one.seat === seat)
  if (own.length > 0) return offered(own, action) ?? err(whyNone(ruleset, def, state, own, action))
  const { section, id } = seatText(def, asked[0].seat)
  return err(refusal('K-SEAT', { key: 'kernel.seat', values: { seat: { text: `${section}.${id}` } } }))
}

/** Whether an action is among the choices of a seat. */
export const isOffered = (own: readonly Decision[], action: Action): boolean =>
  offered(own, action) !== undefined

function offered(own: readonly Decision[], action: Action): Result<Choice, never> | undefined {
  const isIt = sameAs(action)
  for (const { choices } of own) {
    const choice = choices.find((one) => isIt(one.action))
    if (choice) return ok(choice)
  }
  return undefined
}

/**
 * The reason why an action is not among the choices of a seat. The rules judge only actions with the form of their type.
 * Offered actions with extra fields are refused here.
 * @throws NotLoaded if the ruleset was loaded without the part that answers it
 */
export function whyNone<S extends GameState, R>(
  ruleset: Ruleset<S, R>,
  def: OwnedDef<R>,
  state: S,
  own: readonly Decision[],
  action: Action,
): Refusal {
  const fault = formFault(ruleset.forms, action) ?? spareFault(own, action)
  if (fault) return refusal('K-FORM', fault)
  if (!ruleset.refuse) throw new NotLoaded(ruleset.id)
  return ruleset.refuse(def, state, own[0].seat, action) ?? notAskedNow(own)
}

/** The default reason, if the rules give none: the seat is asked something else. */
const notAskedNow = ([{ prompt }]: readonly Decision[]): Refusal =>
  refusal('K-ASK', { key: 'kernel.asked-else', values: { prompt: { message: prompt } } })

function spareFault(own: readonly Decision[], action: Action): Message | undefined {
  for (const { choices } of own)
    for (const { action: offered } of choices)
      if (Object.keys(offered).every((key) => offered[key] === action[key]))
        return spareField(action, Object.keys(action).find((key) => !Object.hasOwn(offered, key)) ?? '')
  return undefined
}

/** The rules of the kernel in every game: wrong form, a seat that is not asked, a finished game, another question. */
export const KERNEL_RULES = ['K-FORM', 'K-SEAT', 'K-OVER', 'K-ASK'] as const

type KernelRule = (typeof KERNEL_RULES)[number]

/** Whether a refusal is of the kernel rather than of a game, whatever letter a game's own statements begin with. */
export const isOfKernel = ({ rule }: Pick<Refusal, 'rule'>): boolean =>
  (KERNEL_RULES as readonly string[]).includes(rule)

const refusal = (rule: KernelRule, message: Message): Refusal => ({ rule, message })

/** A flat copy of a well-formed action: {@link readFields} with a text `type`. */
export function readAction(given: unknown): Action | undefined {
  const fields = readFields(given)
  return typeof fields?.type === 'string' ? (fields as Action) : undefined
}

/** A flat copy of a plain object with own fields of text, whole numbers or booleans; `undefined` for anything else. */
export function readFields(given: unknown): Record<string, string | number | boolean> | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
  const prototype = Object.getPrototypeOf(given)
  if (prototype !== Object.prototype && prototype !== null) return undefined
  const keys = Reflect.ownKeys(given)
  if (keys.length > MOST_FIELDS) return undefined
  const fields: Record<string, string | number | boolean> = {}
  for (const key of keys) {
    const field = Object.getOwnPropertyDescriptor(given, key)
    if (typeof key !== 'string' || key === '__proto__' || !field?.enumerable || !('value' in field))
      return undefined
    if (!isPlainValue(field.value)) return undefined
    fields[key] = field.value
  }
  return fields
}

const isPlainValue = (value: unknown): value is string | number | boolean =>
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= LONGEST_TEXT) ||
  (typeof value === 'number' && Number.isSafeInteger(value) && !Object.is(value, -0))

/** Same fields with the same values, in any order. */
export const isSame = (a: Action, b: Action): boolean => sameAs(a)(b)

/** A test for equality with this action. The action is read once, because a whole list of choices is compared. */
function sameAs(action: Action): (other: Action) => boolean {
  const fields = Object.keys(action)
  return (other) =>
    other.type === action.type &&
    fields.every((field) => other[field] === action[field]) &&
    Object.keys(other).length === fields.length
}
