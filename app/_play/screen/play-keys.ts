/** The keys of the table, both for the handler and for the sheet that lists them. */

/** The effects of letters and signs anywhere at the table, except in a text field. */
export type Wish = 'next' | 'repeat' | 'list' | 'find' | 'whatNow' | 'hint' | 'mark' | 'rules' | 'keys'

type Key<Name extends string> = { readonly name: Name; readonly keys: readonly string[] }

export const WISHES: readonly Key<Wish>[] = [
  { name: 'next', keys: ['N', 'Shift+N'] },
  { name: 'repeat', keys: ['R'] },
  { name: 'list', keys: ['L'] },
  { name: 'find', keys: ['/'] },
  { name: 'whatNow', keys: ['W'] },
  { name: 'hint', keys: ['H'] },
  { name: 'mark', keys: ['B'] },
  { name: 'rules', keys: ['?'] },
  { name: 'keys', keys: ['K'] },
]

/** The wish of a pressed key, or `undefined`. */
export const wishOf = (key: string): Wish | undefined =>
  WISHES.find(({ keys }) => keys[0] === key.toUpperCase())?.name
