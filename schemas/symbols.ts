/** The pictures that a counter may bear (`look.symbol`), and what is said of a name that none of them has. */
import type { FileReading } from './assemble'
import type { Diagnostic, ValuePath } from './diagnostic'
import { place } from './place'
import { nearest } from './suggest'
import { isObject } from './walk'

/** `app/_board/draw/symbols.ts` draws each of them. */
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

/** A picture nobody has drawn: the counter gets a plain disc with the first letter. A single letter or digit asks for just that. */
export function symbolFindings(readings: Iterable<FileReading>): Diagnostic[] {
  return [...readings].flatMap(({ file, role, parsed }) =>
    role === 'units'
      ? symbolsIn(parsed.value, []).flatMap(({ name, path }) => {
          if ([...name].length < 2 || (SYMBOLS as readonly string[]).includes(name)) return []
          const suggestion = nearest(name, SYMBOLS)
          const allowed = SYMBOLS.join(', ')
          const values = {
            found: name,
            allowed,
            suggestion: suggestion ?? '',
            likely: suggestion ? 'yes' : 'no',
          }
          const message = { key: 'findings.W-SYMBOL-UNKNOWN', values }
          const about = { file, path, code: 'W-SYMBOL-UNKNOWN', severity: 'warning', message } as const
          return [
            place(
              { ...about, found: name, expected: allowed, ...(suggestion ? { suggestion } : {}) },
              parsed,
            ),
          ]
        })
      : [],
  )
}

function symbolsIn(value: unknown, path: ValuePath): { readonly name: string; readonly path: ValuePath }[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => symbolsIn(entry, [...path, index]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'symbol' && typeof inner === 'string'
      ? [{ name: inner, path: [...path, key] }]
      : symbolsIn(inner, [...path, key]),
  )
}
