/**
 * What the actions of a game look like: for each type its fields, and for each field what fills it. A ruleset writes one such table
 * (`actions.ts`); its types, the words of its schemas, the reading of a stranger's action and what a press may mean all come from there.
 * See docs/decisions/0037.
 */

/** What fills a field of an action. Things are written by their names. */
export type Slot =
  /** A space, or a counter; `whose` says whose counter, or whose there, is always meant. */
  | { readonly kind: 'cell' | 'piece'; readonly whose?: 'own' | 'other' }
  | { readonly kind: 'card' }
  | { readonly kind: 'seat' }
  | { readonly kind: 'track' }
  /** A whole number; what is too small or too large the rules say, unless `least` does. */
  | { readonly kind: 'number'; readonly least?: number }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  /** A name of something that nobody points at: an option, an office, a link. `words` are such names that stand in no pack. */
  | { readonly kind: 'name'; readonly words?: readonly string[] }

/** The fields of an action, without its type. Of several of a kind, the first is the one that a press fills. */
export type Form = Readonly<Record<string, Slot>>
/** By type of action, likeliest first: a press that may mean several is first taken for the first. Several forms where it can be written so or so. */
export type ActionForms = Readonly<Record<string, Form | readonly Form[]>>

export const CELL = { kind: 'cell' } as const
/** A space in which something is done to others. */
export const OTHER_CELL = { kind: 'cell', whose: 'other' } as const
export const PIECE = { kind: 'piece' } as const
export const OWN_PIECE = { kind: 'piece', whose: 'own' } as const
export const OTHER_PIECE = { kind: 'piece', whose: 'other' } as const
export const CARD = { kind: 'card' } as const
export const SEAT = { kind: 'seat' } as const
export const NAME = { kind: 'name' } as const
export const NUMBER = { kind: 'number' } as const
/** A whole number, `least` or more. */
export const numberFrom = <const L extends number>(least: L) => ({ kind: 'number', least }) as const
/** A name of the pack, or one of these. */
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

/** What can be pointed at. */
export type PointedKind = Exclude<Slot['kind'], 'number' | 'word' | 'name'>

/** The forms of a type of action; none for a type that is none. */
export function formsOf(forms: ActionForms, type: string): readonly Form[] {
  if (!Object.hasOwn(forms, type)) return []
  const written = forms[type]
  return isList(written) ? written : [written]
}
const isList = (written: Form | readonly Form[]): written is readonly Form[] => Array.isArray(written)

/** Every word that stands in the forms: "yes", "pile". */
export const wordsIn = (forms: ActionForms): string[] => [
  ...new Set(
    Object.keys(forms).flatMap((type) =>
      formsOf(forms, type).flatMap((form) =>
        Object.values(form).flatMap((slot) => ('words' in slot ? (slot.words ?? []) : [])),
      ),
    ),
  ),
]
