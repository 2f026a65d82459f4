/** The values that a position shows, by their names in cases. One reader each serves comparison and writing. */

/** Collects the differences between a position and what a case expects. */
export type Differences = {
  /** Adds a line if a value was expected and is another. */
  compare(what: string, wanted: unknown, is: unknown): void
  report(line: string): void
}

/** One thing that a position shows. `read` returns it as a case writes it; without `read`, cases only ask for it. */
export type Observable<D, S, T> = {
  compare(found: Differences, wanted: T, def: D, state: S): void
  readonly read?: (def: D, state: S) => T | undefined
}

/** An observable for each key of the expectations of a ruleset, except `events` and `outcome`, in the order of the differences. */
export type Observables<D, S, E> = {
  readonly [K in Exclude<keyof E, 'events' | 'outcome'>]-?: Observable<D, S, NonNullable<E[K]>>
}

/** Returns the line for a difference, or `undefined` if the values are the same. */
type Tell = (what: string, wanted: unknown, is: unknown) => string | undefined

const tellDifference: Tell = (what, wanted, is) => {
  const [expected, found] = [inText(wanted), inText(is)]
  return expected === found ? undefined : `${what} should be ${expected}, but is ${found}`
}

const inText = (value: unknown): unknown => (Array.isArray(value) ? value.join(' ') : value)

/** Returns the functions of a ruleset that compare a position with an expectation, and that write all of it. */
export function observing<D, S, E extends object>(all: Observables<D, S, E>, tell: Tell = tellDifference) {
  const entries = Object.entries(all) as [keyof E, Observable<D, S, unknown>][]
  return {
    differences(def: D, state: S, expected: E): string[] {
      const lines: string[] = []
      const report = (line: string) => lines.push(line)
      const compare = (what: string, wanted: unknown, is: unknown) => {
        const line = wanted === undefined ? undefined : tell(what, wanted, is)
        if (line !== undefined) lines.push(line)
      }
      for (const [key, { compare: check }] of entries)
        if (expected[key] !== undefined) check({ compare, report }, expected[key], def, state)
      return lines
    },
    holds: (def: D, state: S): E =>
      Object.fromEntries(entries.flatMap(([key, { read }]) => (read ? [[key, read(def, state)]] : []))) as E,
  }
}

/** A value. */
export const value = <D, S, T>(
  what: string,
  read: (def: D, state: S) => T | undefined,
): Observable<D, S, T> => ({
  read,
  compare: (found, wanted, def, state) => found.compare(what, wanted, read(def, state)),
})

/** All names of a kind, in any order. Without any, `none` is written. */
export const names = <D, S>(
  what: string,
  read: (def: D, state: S) => readonly string[],
  none?: string[],
): Observable<D, S, string[]> => ({
  read: (def, state) => some(read(def, state)) ?? none,
  compare: (found, wanted, def, state) => found.compare(what, inOrder(wanted), inOrder(read(def, state))),
})

/** Returns a copy of the list, or `undefined` if it is empty. */
export const some = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined)

const inOrder = (one: unknown): unknown => (Array.isArray(one) ? [...one].sort() : one)

/** A value, or a list in any order, for each name. `missing` returns the line for a name that is none of `of`. */
export const byName = <D, S, T>(
  what: string,
  of: (def: D, state: S) => readonly string[],
  read: (def: D, state: S, index: number) => T,
  missing?: (name: string) => string,
): Observable<D, S, Record<string, T>> => ({
  read: (def, state) =>
    Object.fromEntries(of(def, state).map((name, index) => [name, read(def, state, index)])),
  compare: (found, wanted, def, state) => {
    const known = of(def, state)
    for (const [name, one] of Object.entries(wanted))
      if (missing && !known.includes(name)) found.report(missing(name))
      else found.compare(`${what} ${name}`, inOrder(one), inOrder(read(def, state, known.indexOf(name))))
  },
})

/** The fields of pieces by the ids of the pieces. A position is written with the fields in `written`. */
export const byPiece = <D, S, U extends object>(
  ids: (def: D, state: S) => readonly string[],
  find: (def: D, state: S, id: string) => number,
  fields: { readonly [K in keyof U]-?: (def: D, state: S, piece: number) => U[K] },
  written: readonly (keyof U)[],
): Observable<D, S, Record<string, U>> => ({
  read: (def, state) => {
    const pieceOf = (piece: number) =>
      Object.fromEntries(written.map((field) => [field, fields[field](def, state, piece)])) as U
    return Object.fromEntries(ids(def, state).map((id, piece) => [id, pieceOf(piece)]))
  },
  compare: (found, wanted, def, state) => {
    for (const [id, unit] of Object.entries(wanted)) {
      const piece = find(def, state, id)
      if (piece < 0) found.report(`there is no piece "${id}"`)
      else
        for (const field of Object.keys(fields) as (keyof U & string)[])
          found.compare(`${id} ${field}`, unit[field], fields[field](def, state, piece))
    }
  },
})

/** An observable that cases only ask for: a written position does not have it. */
export const unwritten = <D, S, T>({ compare }: Observable<D, S, T>): Observable<D, S, T> => ({ compare })
