/** The words of a list of alternatives that have a short notation: a word's name is the key of its main value. */
import type { Schema } from '../part'
import { type Placed, resolve } from '../resolve'

export type ShortWord = {
  readonly name: string
  /** The key of the long form for the main value. */
  readonly main: string
  /** The other keys of the word. */
  readonly keys: ReadonlySet<string>
  /** Its schema. */
  readonly placed: Placed
  /** The word is one of a measure, which a condition tests: the condition's name, its key of the measure, and its other keys. */
  readonly inside?: {
    readonly name: string
    readonly main: string
    readonly bounds: Readonly<Record<string, Schema>>
  }
}

export type ShortWords = {
  readonly words: ReadonlyMap<string, ShortWord>
  /** Words that need no other key: their name alone is enough. */
  readonly alone: ReadonlySet<string>
  /** Words of a measure that need a `type`, but may be in a condition. */
  readonly within: ReadonlyMap<string, ShortWord>
  /** The names of all alternatives. */
  readonly names: ReadonlySet<string>
  /** The keys of the condition around a measure. */
  readonly bounds: ReadonlySet<string>
}

const TAG = 'type'

/** The words of alternatives; `undefined` if none has a short notation. */
export function shortWordsOf({ schema, home }: Placed): ShortWords | undefined {
  if (schema.discriminator?.propertyName !== TAG || !schema.oneOf) return undefined
  const branches = schema.oneOf.map((one) => resolve({ schema: one, home }))
  if (!branches.some((branch) => branch.schema['x-short'] !== undefined)) return undefined
  const words = new Map(branches.flatMap(entryOf))
  const names = new Set(branches.map(({ schema: one }) => nameOf(one)))
  const outer = branches.find((branch) => branch.schema['x-inline'])
  const bounds = new Set(outer ? keysOf(outer.schema) : [])
  const within = new Map<string, ShortWord>()
  for (const measure of outer ? measuresIn(outer) : []) {
    const name = nameOf(measure.schema)
    const keys = keysOf(measure.schema)
    if (names.has(name) || bounds.has(name) || keys.some((key) => bounds.has(key))) continue
    const inside = insideOf(outer!.schema)
    const all = new Set([...keys, ...bounds])
    within.set(name, { name, main: TAG, keys: all, placed: measure, inside })
    for (const [, word] of entryOf(measure)) words.set(name, { ...word, keys: all, inside })
  }
  const alone = new Set(
    branches
      .map(({ schema: one }) => one)
      .filter(isAlone)
      .map(nameOf),
  )
  return { words, alone, within, names, bounds }
}

function insideOf(condition: Schema): NonNullable<ShortWord['inside']> {
  const main = condition['x-short']!
  const { [TAG]: _, [main]: __, ...bounds } = condition.properties!
  return { name: nameOf(condition), main, bounds }
}

const nameOf = (schema: Schema): string => String(schema.properties?.[TAG]?.const)
const isAlone = ({ required = [] }: Schema): boolean => required.every((key) => key === TAG)

/** The keys beside the type and the main one. */
const keysOf = (schema: Schema): string[] =>
  Object.keys(schema.properties ?? {}).filter((key) => key !== TAG && key !== schema['x-short'])

const entryOf = (placed: Placed): [string, ShortWord][] => {
  const main = placed.schema['x-short']
  const name = nameOf(placed.schema)
  return main === undefined ? [] : [[name, { name, main, keys: new Set(keysOf(placed.schema)), placed }]]
}

/** The alternatives of the main value of a condition. */
function measuresIn({ schema, home }: Placed): readonly Placed[] {
  const main = schema.properties?.[schema['x-short'] ?? '']
  let at = main && resolve({ schema: main, home })
  if (at?.schema.then) at = resolve({ schema: at.schema.then, home: at.home })
  return at?.schema.oneOf?.map((one) => resolve({ schema: one, home: at.home })) ?? []
}

/**
 * The word that these keys name. A word whose name is also a key of another named word yields to it: in
 * `{ place: ..., zone: ..., count: 2 }` the key `count` belongs to the word `place`. If each of two is a key of the other, the one that
 * has all the keys counts: `{ count: ..., by: 1, each: ... }`.
 */
export function wordNamed({ words }: ShortWords, keys: readonly string[]): ShortWord | undefined {
  const named = keys.flatMap((key) => words.get(key) ?? [])
  const heads = named.filter(
    ({ name }) => !named.some((other) => other.name !== name && other.keys.has(name)),
  )
  const whole =
    heads.length > 0
      ? heads
      : named.filter((word) => keys.every((key) => key === word.name || word.keys.has(key)))
  return whole.length === 1 ? whole[0] : undefined
}
