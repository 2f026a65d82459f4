/**
 * The forms of a game's actions: the fields of each type, and the kind of value of each field.
 * A ruleset writes one such table (`actions.ts`). Its types, the words of its schemas, the parsing of untrusted actions and
 * the meaning of a press are derived from it. See docs/decisions/0037.
 */

/** The kind of value of a field of an action. Things are written by their names. */
export type Slot =
  /** A space or a counter. `whose` restricts the counter, or the counters in the space, to own or other ones. */
  | { readonly kind: 'cell' | 'piece'; readonly whose?: 'own' | 'other' }
  | { readonly kind: 'card' }
  | { readonly kind: 'seat' }
  | { readonly kind: 'track' }
  /** A whole number. The rules check its range, unless `least` is given. */
  | { readonly kind: 'number'; readonly least?: number }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  /** A name of something that cannot be pointed at: an option, an office, a link. `words` are names that are not in the pack. */
  | { readonly kind: 'name'; readonly words?: readonly string[] }

/** The fields of an action without its type. A press fills the first field of its kind. */
export type Form = Readonly<Record<string, Slot>>
/** Forms by type of action, likeliest first: an ambiguous press means the first. A type can have several forms. */
export type ActionForms = Readonly<Record<string, Form | readonly Form[]>>

export const CELL = { kind: 'cell' } as const
/** A space in which the action affects others. */
export const OTHER_CELL = { kind: 'cell', whose: 'other' } as const
export const PIECE = { kind: 'piece' } as const
export const OWN_PIECE = { kind: 'piece', whose: 'own' } as const
export const OTHER_PIECE = { kind: 'piece', whose: 'other' } as const
export const CARD = { kind: 'card' } as const
export const SEAT = { kind: 'seat' } as const
export const NAME = { kind: 'name' } as const
export const NUMBER = { kind: 'number' } as const
/** A whole number of at least `least`. */
export const numberFrom = <const L extends number>(least: L) => ({ kind: 'number', least }) as const
/** A name of the pack, or one of these words. */
export const nameOr = (...words: readonly string[]) => ({ kind: 'name', words }) as const
export const oneOf = <const W extends readonly string[]>(...words: W) => ({ kind: 'word', words }) as const

type FilledBy<S extends Slot> = S extends { readonly kind: 'number' }
  ? number
  : S extends { readonly kind: 'word'; readonly words: readonly (infer W)[] }
    ? W
    : string
type Written<T extends string, F> = F extends Form
  ? { readonly [K in 'type' | keyof F]: K extends keyof F ? FilledBy<F[K]> : T }
  : never
/** The union of a ruleset's actions: `ActionOf<typeof FORMS>`. */
export type ActionOf<F extends ActionForms> = {
  [T in keyof F & string]: Written<T, F[T] extends readonly (infer One)[] ? One : F[T]>
}[keyof F & string]

/** The kinds of things that can be pointed at. */
export type PointedKind = Exclude<Slot['kind'], 'number' | 'word' | 'name'>

/** The forms of a type of action; empty for an unknown type. */
export function formsOf(forms: ActionForms, type: string): readonly Form[] {
  if (!Object.hasOwn(forms, type)) return []
  const written = forms[type]
  return isList(written) ? written : [written]
}
const isList = (written: Form | readonly Form[]): written is readonly Form[] => Array.isArray(written)

/** Every literal word in the forms: "yes", "pile". */
export const wordsIn = (forms: ActionForms): string[] => [
  ...new Set(
    Object.keys(forms).flatMap((type) =>
      formsOf(forms, type).flatMap((form) =>
        Object.values(form).flatMap((slot) => ('words' in slot ? (slot.words ?? []) : [])),
      ),
    ),
  ),
]
