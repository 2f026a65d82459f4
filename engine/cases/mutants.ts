/** Expectations with one value changed. */
import { isPlain } from '../compile/merge'

export type Mutant = {
  /** The path as text: `units.mine.at`. */
  readonly where: string
  readonly from: string
  readonly to: string
  /** The whole expectation with this change. */
  readonly value: Record<string, unknown>
}

/** Maps whose keys are words of the schema. The keys of all others are names, which are changed too. */
const OF_WORDS: readonly string[] = ['zone', 'outcome', 'votes']

type Change = {
  readonly path: readonly string[]
  readonly value: unknown
  readonly from: string
  readonly to: string
}

/**
 * Changes one value at a time: numbers plus one, words one letter longer, booleans inverted, names misspelt, lists one entry shorter.
 * `subsets` are keys of incomplete lists, which still hold if shortened.
 */
export function mutantsOf(expected: object, subsets: readonly string[]): Mutant[] {
  return changesOf(expected, [], subsets).map(({ path, value, from, to }) => ({
    where: path.join('.'),
    from,
    to,
    value: value as Record<string, unknown>,
  }))
}

function changesOf(value: unknown, path: readonly string[], subsets: readonly string[]): Change[] {
  if (Array.isArray(value)) return inList(value, path, subsets)
  if (isPlain(value)) return inMap(value, path, subsets)
  const other = otherThan(value)
  return other === undefined ? [] : [{ path, value: other, from: String(value), to: String(other) }]
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return typeof value === 'string' ? `${value}x` : undefined
}

function inList(list: readonly unknown[], path: readonly string[], subsets: readonly string[]): Change[] {
  const entries = list.flatMap((entry, index) =>
    changesOf(entry, [...path, String(index)], subsets).map((change) => ({
      ...change,
      value: list.map((one, at) => (at === index ? change.value : one)),
    })),
  )
  const isSubset = path.some((step) => subsets.includes(step))
  if (isSubset || list.length === 0) return entries
  const gone = list.at(-1)
  return [
    ...entries,
    {
      path: [...path, String(list.length - 1)],
      value: list.slice(0, -1),
      from: JSON.stringify(gone),
      to: '-',
    },
  ]
}

function inMap(map: Record<string, unknown>, path: readonly string[], subsets: readonly string[]): Change[] {
  const hasNames = path.length === 1 && !OF_WORDS.includes(path[0])
  return Object.entries(map).flatMap(([key, inner]) => {
    const changes = changesOf(inner, [...path, key], subsets).map((change) => ({
      ...change,
      value: { ...map, [key]: change.value },
    }))
    if (!hasNames) return changes
    const { [key]: _, ...others } = map
    return [
      ...changes,
      { path: [...path, key], value: { ...others, [`${key}x`]: inner }, from: key, to: `${key}x` },
    ]
  })
}
