/** The symbols for counters (`look.symbol`), and findings about unknown ones. */

import type { Diagnostic, ValuePath } from '../diagnostic'
import type { FileReading } from '../reading/assemble'
import { nearest } from '../suggest'
import { place } from '../yaml/place'

/** `app/_board/draw/units/symbols.ts` draws each of them. */
export const SYMBOLS = [
  'arch',
  'archer',
  'armour',
  'armoured',
  'banner',
  'barricade',
  'baton',
  'bottle',
  'bow',
  'cannon',
  'cap',
  'captive',
  'carabinieri',
  'civilian',
  'cordone',
  'cover',
  'crossbow',
  'crossbowman',
  'factory',
  'fist',
  'flag',
  'gas',
  'gruppo',
  'gun',
  'halberd',
  'halberdier',
  'hat',
  'helmet',
  'horse',
  'horse-cannon',
  'horse-signal',
  'house',
  'jam',
  'knight',
  'launcher',
  'megaphone',
  'mule',
  'muskets',
  'peasant',
  'people',
  'protest',
  'rail',
  'reactor',
  'rider',
  'riot',
  'ruin',
  'sentry',
  'sergeant',
  'shield',
  'signal',
  'smoke',
  'socialist',
  'spear',
  'spearman',
  'spezzone',
  'star',
  'sword',
  'swordsman',
  'truck',
  'umbrella',
  'unrest',
  'whistle',
] as const
export type SymbolName = (typeof SYMBOLS)[number]

/** Reports unknown symbols: the counter gets a plain disc with the first letter. A single letter or digit is a valid request for that. */
export function symbolFindings(readings: Iterable<FileReading>): Diagnostic[] {
  return [...readings].flatMap((reading) => (reading.role === 'units' ? unknownIn(reading) : []))
}

/** One finding for each place with an edit, otherwise one for each name. */
function unknownIn({ file, parsed }: FileReading): Diagnostic[] {
  const unknown = unknownSymbolsIn(parsed.value)
  return unknown.flatMap(({ name, path }, index) => {
    const suggestion = nearest(name, SYMBOLS)
    const same = unknown.filter((other) => other.name === name).length
    if (!suggestion && unknown.findIndex((other) => other.name === name) < index) return []
    const allowed = near(name).join(', ')
    const likely = suggestion ? 'yes' : allowed ? 'near' : 'no'
    const values = {
      found: name,
      allowed,
      suggestion: suggestion ?? '',
      likely,
      count: suggestion ? 1 : same,
    }
    const message = { key: 'findings.W-SYMBOL-UNKNOWN', values }
    const about = { file, path, code: 'W-SYMBOL-UNKNOWN', severity: 'warning', message } as const
    return [
      place({ ...about, found: name, expected: allowed, ...(suggestion ? { suggestion } : {}) }, parsed),
    ]
  })
}

/** The number of suggested symbols if none is near enough for a fix. */
const NEAR = 5

/** The symbols that share most pairs of letters with a name. */
function near(name: string): readonly string[] {
  const pairs = (word: string) => [...word].slice(1).map((letter, index) => word[index] + letter)
  const own = new Set(pairs(name.toLowerCase()))
  const shared = (symbol: string) => pairs(symbol).filter((pair) => own.has(pair)).length
  return SYMBOLS.filter((symbol) => shared(symbol) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, NEAR)
}

type Named = { readonly name: string; readonly path: ValuePath }
const known = new WeakMap<object, readonly Named[]>()

const isDrawn = (name: string): boolean =>
  [...name].length < 2 || (SYMBOLS as readonly string[]).includes(name)

/** The unknown symbols in a value, with their paths, cached by part. */
function unknownSymbolsIn(value: unknown): readonly Named[] {
  if (typeof value !== 'object' || value === null) return NOTHING
  const found =
    known.get(value) ??
    (Array.isArray(value)
      ? value.flatMap((inner, index) => unknownUnder(index, inner))
      : Object.entries(value).flatMap(([key, inner]) =>
          key === 'symbol' && typeof inner === 'string'
            ? isDrawn(inner)
              ? NOTHING
              : [{ name: inner, path: [key] }]
            : unknownUnder(key, inner),
        ))
  known.set(value, found)
  return found
}

const NOTHING: readonly Named[] = []

function unknownUnder(step: string | number, inner: unknown): readonly Named[] {
  const found = unknownSymbolsIn(inner)
  return found.length === 0 ? NOTHING : found.map(({ name, path }) => ({ name, path: [step, ...path] }))
}
