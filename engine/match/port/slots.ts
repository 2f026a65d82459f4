/** Fields of actions as slots: a pointed thing fills the slot of its kind. Knows no rule and no game. */
import { type ActionForms, type Form, formsOf, type PointedKind, type Slot } from '../../kernel/forms'
import type { Action, Choice } from '../../types'

/** A pointed thing by its name; for a counter, also its owner. */
export type Filler = { readonly kind: PointedKind; readonly name: string; readonly whose?: 'own' | 'other' }

/** Names of the things of a kind in an action. */
export const namesIn = (forms: ActionForms, action: Action, kind: PointedKind): string[] =>
  Object.keys(action)
    .filter((field) => formsOf(forms, action.type).some((form) => form[field]?.kind === kind))
    .map((field) => String(action[field]))

/** Whether an action affects counters of another side. */
export const isAgainst = (forms: ActionForms, { type }: Action): boolean =>
  formsOf(forms, type).some((form) =>
    Object.values(form).some((slot) => 'whose' in slot && slot.whose === 'other'),
  )

/**
 * The action of a type with the pointed thing in its slot: the first slot accepted by `fits` in the first form that has one.
 * Other fields have their last offered value, or a default. Returns `undefined` if a field has neither.
 */
export function filled(
  forms: ActionForms,
  type: string,
  { kind, name }: Filler,
  offered: readonly Choice[],
  fits: (slot: Slot) => boolean = () => true,
): Action | undefined {
  for (const form of formsOf(forms, type)) {
    const field = Object.keys(form).find((one) => form[one].kind === kind && fits(form[one]))
    const action = field && completed(type, form, { [field]: name }, offered)
    if (action) return action
  }
  return undefined
}

function completed(
  type: string,
  form: Form,
  given: Readonly<Record<string, string>>,
  offered: readonly Choice[],
): Action | undefined {
  const sample = offered.findLast(({ action }) => action.type === type && hasFields(action, form))?.action
  const fields: Record<string, Action[string]> = {}
  for (const field in form) {
    const value = given[field] ?? sample?.[field] ?? plainValue(form[field])
    if (value === undefined) return undefined
    fields[field] = value
  }
  return { type, ...fields }
}

const hasFields = (action: Action, form: Form): boolean =>
  Object.keys(action).length === Object.keys(form).length + 1 &&
  Object.keys(form).every((field) => Object.hasOwn(action, field))

/** The default of a field that cannot be pointed at. */
const plainValue = (slot: Slot): Action[string] | undefined =>
  slot.kind === 'word' ? slot.words[0] : slot.kind === 'number' ? (slot.least ?? 1) : undefined
