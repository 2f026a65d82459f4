/** Checks whether an action has the form of its type. If not, names the wrong field and the expected value. */
import type { Action, Message } from '../../types'
import { type ActionForms, type Form, formsOf, type Slot } from '../forms'

/** Returns a message about the fault, or `undefined` if the action has a form of its type. */
export function formFault(forms: ActionForms, action: Action): Message | undefined {
  const written = formsOf(forms, action.type)
  if (written.length === 0) return { key: 'kernel.form-type', values: { type: action.type } }
  const faults: Message[] = []
  for (const form of written) {
    const fault = faultIn(form, action)
    if (fault === undefined) return undefined
    faults.push(fault)
  }
  return faults[closest(written, action)]
}

/** The index of the form that shares most fields with the action, then of the shortest. */
function closest(written: readonly Form[], action: Action): number {
  const misses = written.map((form) => {
    const fields = Object.keys(form)
    const shared = fields.filter((field) => Object.hasOwn(action, field)).length
    return fields.length - 2 * shared
  })
  return misses.indexOf(Math.min(...misses))
}

function faultIn(form: Form, action: Action): Message | undefined {
  for (const field in form) {
    const slot = form[field]
    if (!Object.hasOwn(action, field)) return fault('missing', action, field, slot)
    if (!fills(slot, action[field])) return fault('value', action, field, slot)
  }
  for (const field in action)
    if (field !== 'type' && !Object.hasOwn(form, field)) return spareField(action, field)
  return undefined
}

function fills(slot: Slot, value: Action[string]): boolean {
  if (slot.kind === 'number') return typeof value === 'number' && value >= (slot.least ?? value)
  if (typeof value !== 'string') return false
  return slot.kind !== 'word' || slot.words.includes(value)
}

/** A fault for a field that does not belong to the action, whatever its value. */
export const spareField = (action: Action, field: string): Message => fault('spare', action, field)

const fault = (
  what: 'missing' | 'value' | 'spare',
  { type }: Action,
  field: string,
  slot?: Slot,
): Message => ({
  key: `kernel.form-${what}`,
  values: { type, field, ...(slot && { expected: { message: expected(slot) } }) },
})

function expected(slot: Slot): Message {
  const key = `kernel.slot.${slot.kind}`
  if (slot.kind === 'word') return { key, values: { words: slot.words.join(', ') } }
  if (slot.kind !== 'number' || slot.least === undefined) return { key }
  return { key: 'kernel.slot.number-from', values: { least: slot.least } }
}
