/** Fields of actions as slots: what was pointed at fills the one that is meant for its kind. Knows no rule and no game. */
import { type ActionForms, type Form, formsOf, type PointedKind, type Slot } from '../kernel/forms'
import type { Action, Choice } from '../types'

/** Something that was pointed at, by its name; of a counter, whose it is. */
export type Filler = { readonly kind: PointedKind; readonly name: string; readonly whose?: 'own' | 'other' }

/** Names of things of a kind in an action. */
export const namesIn = (forms: ActionForms, action: Action, kind: PointedKind): string[] =>
  Object.keys(action)
    .filter((field) => formsOf(forms, action.type).some((form) => form[field]?.kind === kind))
    .map((field) => String(action[field]))

/** Whether an action is done to counters of somebody else. */
export const isAgainst = (forms: ActionForms, { type }: Action): boolean =>
  formsOf(forms, type).some((form) =>
    Object.values(form).some((slot) => 'whose' in slot && slot.whose === 'other'),
  )

/**
 * The action of a type in which what was pointed at fills its slot, as `fits` chooses it: the first such field of the first such form. The
 * other fields are as they were offered last, or hold what needs no pointing; without either there is no action.
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

/** What a field may hold that nobody points at. */
const plainValue = (slot: Slot): Action[string] | undefined =>
  slot.kind === 'word' ? slot.words[0] : slot.kind === 'number' ? (slot.least ?? 1) : undefined
