/** Whether an action may be done: the one gate between anything that sends actions and the rules. */
import { seatText } from '../seat-text'
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
} from '../types'
import { err, ok } from '../types'

/** More fields than any action has: longer objects are not looked at. */
const MOST_FIELDS = 16
const LONGEST_TEXT = 200

/**
 * The offered choice that this action is, or why there is none. What comes back is the engine's own object,
 * so nothing of a stranger's object reaches the rules.
 */
export function findChoice<S extends GameState, R>(
  ruleset: Ruleset<S, R>,
  def: OwnedDef<R>,
  state: S,
  seat: Seat,
  given: unknown,
): Result<Choice, Refusal> {
  const action = readAction(given)
  if (!action) return err(refusal('K-FORM', 'form'))
  if (!def.seats.includes(seat)) return err(refusal('K-SEAT', 'no-seat'))
  const asked = ruleset.decisions(def, state)
  if (asked.length === 0) return err(refusal('K-OVER', 'over'))
  const own = asked.filter((one) => one.seat === seat)
  if (own.length === 0) {
    const { section, id } = seatText(def, asked[0].seat)
    return err(refusal('K-SEAT', 'seat', { seat: { text: `${section}.${id}` } }))
  }
  for (const { choices } of own) {
    const choice = choices.find((one) => isSame(one.action, action))
    if (choice) return ok(choice)
  }
  if (own.some((decision) => isOverloaded(decision, action))) return err(refusal('K-FORM', 'form'))
  return err(ruleset.refuse(def, state, seat, action) ?? refusal('K-FORM', 'form'))
}

/** What refusals of the kernel name, in every game: a form that is none, a seat that is not asked, a game that is over. */
export const KERNEL_RULES = ['K-FORM', 'K-SEAT', 'K-OVER'] as const

const refusal = (rule: (typeof KERNEL_RULES)[number], key: string, values?: Message['values']): Refusal => ({
  rule,
  message: { key: `kernel.${key}`, values },
})

/** A flat copy of a well-formed action: {@link readFields} with a text `type`. */
export function readAction(given: unknown): Action | undefined {
  const fields = readFields(given)
  return typeof fields?.type === 'string' ? (fields as Action) : undefined
}

/** A flat copy of a plain object with own plain fields of text, whole numbers or switches; undefined for anything else. */
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
export function isSame(a: Action, b: Action): boolean {
  if (a.type !== b.type) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && a[key] === b[key])
  )
}

/** An offered action with more written on it. */
const isOverloaded = (decision: Decision, action: Action): boolean =>
  decision.choices.some(({ action: offered }) =>
    Object.keys(offered).every((key) => Object.hasOwn(action, key) && offered[key] === action[key]),
  )
