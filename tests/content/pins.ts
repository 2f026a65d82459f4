/** The numbers of a pack in readable lines, one per entry, without looks, sources and texts. */
import type { RawPack } from '../../engine/types'

const NOT_RULES = new Set(['look', 'source', 'sources', 'id', 'file', 'origin'])
/** Keys of a map that hold painted cells and drawing positions. */
const DRAWN = new Set(['rows', 'legend', 'edges', 'places', 'regions', 'at', 'label', 'shape', 'scenery'])

type Entry = Readonly<Record<string, unknown>>

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function told(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(told).join('; ')}]`
  return isEntry(value) ? `{${fieldsOf(value).join(', ')}}` : String(value)
}

const fieldsOf = (entry: Entry): string[] =>
  Object.entries(entry)
    .filter(([key]) => !NOT_RULES.has(key))
    .map(([key, value]) => `${key} ${told(value)}`)

/** Returns one line per item of a list of things, and one line for any other value. */
function linesOf(name: string, value: unknown): string[] {
  if (!Array.isArray(value) || !value.every(isEntry)) return [`${name}: ${told(value)}`]
  return value.map((entry) => [[name, entry.id].filter(Boolean).join(' '), ...fieldsOf(entry)].join(', '))
}

const fileLines = (title: string, file: Entry): string[] => [
  `== ${title}`,
  ...Object.entries(file)
    .filter(([key]) => !NOT_RULES.has(key))
    .flatMap(([key, value]) => linesOf(key, value)),
  '',
]

const without = (file: Entry, names: ReadonlySet<string>): Entry =>
  Object.fromEntries(
    Object.entries(file)
      .filter(([key]) => !names.has(key))
      .map(([key, value]) => [
        key,
        Array.isArray(value) ? value.map((one) => (isEntry(one) ? without(one, names) : one)) : value,
      ]),
  )

/** Returns every card, table, track, piece, terrain, map and scenario of a pack, with files in their order. */
export function pinsOf(pack: RawPack): string {
  const all = pack as unknown as Readonly<Record<string, Entry | undefined>>
  const single = ['tables', 'tracks', 'units', 'terrain'].flatMap((kind) =>
    all[kind] ? fileLines(kind, all[kind]) : [],
  )
  const many = ['decks', 'maps', 'scenarios'].flatMap((kind) =>
    Object.entries((all[kind] ?? {}) as Readonly<Record<string, Entry>>).flatMap(([id, file]) =>
      fileLines(`${kind}/${id}`, kind === 'maps' ? without(file, DRAWN) : file),
    ),
  )
  return [...many, ...single].join('\n')
}
