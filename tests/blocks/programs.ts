/** Random programs of blocks, generated from the schema of a ruleset's language and small enough to play. */
import { readFileSync } from 'node:fs'
import { nextBelow } from '../../engine/kernel/random'

type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Schema[]
  readonly if?: Schema
  readonly then?: Schema
  readonly else?: Schema
  readonly items?: Schema
  readonly minItems?: number
  readonly uniqueItems?: boolean
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly 'x-names'?: string
}
/** Names of the pack by kind. `cells` are those of its map. */
export type NamesByKind = Readonly<Record<string, readonly string[]>>

/** Parts that a program adds to a scenario. Parts outside the ruleset's language are empty. */
export type Program = {
  readonly counters: readonly object[]
  readonly triggers: readonly object[]
  readonly modifiers?: readonly object[]
  readonly options?: readonly object[]
  readonly decks?: readonly object[]
  readonly schedule?: readonly object[]
  readonly hidden?: readonly object[]
  readonly levels?: readonly object[]
  /** Conditions for settings outside the blocks: the first player, and when a level of victory counts. */
  readonly conditions: readonly object[]
  /** Lists of effects for cards of the decks of a pack. */
  readonly cards: readonly (readonly object[])[]
  /** Movement of the units of a side without a player. */
  readonly moves?: object
  /** Phases of a side's turn. */
  readonly steps?: readonly object[]
}

/** Names in every program. */
export const COUNTERS = ['one', 'two']
export const OPTIONS = ['plan', 'mission']
const LEVELS = ['heard', 'seen']
const ENTRIES = ['vanguard', 'rearguard']
const PHASES = ['rally', 'council']
export const DECKS = ['news', 'rumours']
export const CARDS = ['fog', 'storm', 'sun']
const CHOICES = ['name-0', 'name-1', 'name-2']
const OWN_NAMES: NamesByKind = {
  counters: COUNTERS,
  options: OPTIONS,
  choices: CHOICES,
  statuses: ['tired', 'brave'],
  asks: CHOICES,
}

/** Deeper than this, a program uses words without nested words. */
const DEEPEST = 9
/** Most numbers are small, such as a die, a turn or a counter. */
const MOST = 12
const MOST_ITEMS = 3
/** One in three optional keys is written. */
const ONE_IN = 3

/**
 * Makes programs of one ruleset.
 *
 * @param names the allowed names, by the kind of the schema's `x-names`
 * @param isBroad whether a program prefers values that no program has contained; it then depends on those before it
 */
export function programsOf(file: string, name: string, names: NamesByKind, isBroad = false) {
  const { definitions } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly definitions: Readonly<Record<string, Schema>>
  }
  const known: NamesByKind = { ...OWN_NAMES, ...names }
  const seen = new Set<string>()
  const reachable = wordsFrom(definitions, name)

  function make(rng: number[], schema: Schema, depth: number, at = ''): unknown {
    const pick = <T>(list: readonly T[]): T => list[nextBelow(rng, list.length)]
    if (schema['x-names']) return nameOf(rng, schema['x-names'])
    if (schema.const !== undefined) return schema.const
    if (schema.enum) {
      const fresh = isBroad ? schema.enum.filter((one) => !seen.has(`${at}=${one}`)) : []
      const word = pick(fresh.length > 0 ? fresh : schema.enum)
      seen.add(`${at}=${word}`)
      return word
    }
    if (schema.$ref) {
      const word = wordOf(schema)
      if (Object.hasOwn(definitions, word)) return make(rng, definitions[word], depth, word)
      return word === 'CellName' ? nameOf(rng, 'cells') : pick(CHOICES)
    }
    if (schema.oneOf) return oneOf(rng, schema.oneOf, depth)
    if (schema.if)
      return make(rng, (depth < DEEPEST && nextBelow(rng, 2) === 0 ? schema.then : schema.else)!, depth + 1)
    if (schema.type === 'boolean') return nextBelow(rng, 2) === 1
    if (schema.type === 'integer') return integer(rng, schema)
    if (schema.type === 'array') return listOf(rng, schema, depth, at)
    if (schema.type === 'object') return object(rng, schema, depth, at)
    throw new Error(`A program cannot be made of ${JSON.stringify(schema).slice(0, 200)}`)
  }

  function nameOf(rng: number[], kind: string): string {
    const list = known[kind] ?? []
    // Sometimes picks an unknown name. It is refused with its place, or has no effect.
    return list.length === 0 || nextBelow(rng, 40) === 0 ? 'nobody' : list[nextBelow(rng, list.length)]
  }

  /** Picks one of the kinds. At the greatest depth it picks one without nested kinds. */
  function oneOf(rng: number[], kinds: readonly Schema[], depth: number): unknown {
    const flat = kinds.filter((kind) => isFlat(definitions[wordOf(kind)]))
    const open = depth >= DEEPEST && flat.length > 0 ? flat : kinds
    return make(rng, open[nextBelow(rng, open.length)], depth + 1)
  }

  const isFlat = ({ properties = {}, required = [] }: Schema): boolean =>
    required.every(
      (key) =>
        !JSON.stringify(properties[key]).includes('#/definitions/') ||
        properties[key].$ref?.startsWith('shared'),
    )

  function integer(rng: number[], { minimum = -MOST, maximum = MOST }: Schema): number {
    const least = Math.max(minimum, -MOST)
    const most = Math.max(least, Math.min(maximum, MOST))
    return least + nextBelow(rng, most - least + 1)
  }

  function listOf(rng: number[], schema: Schema, depth: number, at: string): unknown[] {
    const { items, minItems = 0, uniqueItems } = schema
    const count = Math.max(minItems, 1 + nextBelow(rng, depth < DEEPEST / 2 ? MOST_ITEMS : 1))
    const list = Array.from({ length: count }, () => make(rng, items!, depth + 1, at))
    return uniqueItems ? [...new Set(list)] : list
  }

  function object(rng: number[], schema: Schema, depth: number, at: string): object {
    const { properties = {}, required = [] } = schema
    const keys = Object.keys(properties).filter(
      (key) => required.includes(key) || (depth < DEEPEST && nextBelow(rng, ONE_IN) === 0),
    )
    return Object.fromEntries(
      keys.map((key) => {
        seen.add(`${at}.${key}`)
        return [key, make(rng, properties[key], depth + 1, `${at}.${key}`)]
      }),
    )
  }

  /** Makes one value of the ruleset's definition for that word. */
  const made = (rng: number[], word: string): object =>
    make(rng, definitions[`${name}${word}`], 1, `${name}${word}`) as object

  /** Makes one value per name, or none if the ruleset's language lacks the word. */
  const named = (rng: number[], word: string, ids: readonly string[]): object[] =>
    Object.hasOwn(definitions, `${name}${word}`)
      ? ids.map((id) => ({
          ...made(rng, word),
          id,
        }))
      : []

  const ifAny = <K extends string>(key: K, list: readonly object[]) =>
    (list.length > 0 ? { [key]: list } : {}) as { readonly [key in K]?: readonly object[] }

  return {
    program: (rng: number[]): Program => {
      const some = (most: number) => 1 + nextBelow(rng, most)
      const moves = `${name}SideMoves`
      return {
        counters: named(rng, 'ScenarioCounter', COUNTERS),
        triggers: named(
          rng,
          'Trigger',
          Array.from({ length: some(4) }, (_, index) => `trigger-${index}`),
        ),
        ...ifAny('options', named(rng, 'ScenarioOption', OPTIONS.slice(0, some(3) - 1)).map(withChoices)),
        ...ifAny('decks', named(rng, 'ScenarioDeck', DECKS.slice(0, some(3) - 1)).map(withCards)),
        ...ifAny('schedule', named(rng, 'ScheduleEntry', ENTRIES.slice(0, some(3) - 1))),
        ...ifAny(
          'hidden',
          named(rng, 'HiddenUnits', ['']).map(({ id: _, ...rest }: { id?: string }) => rest),
        ),
        ...ifAny('levels', named(rng, 'ScenarioLevel', LEVELS.slice(0, some(3) - 1))),
        conditions: lists(some(3) - 1, () => made(rng, 'Condition')),
        cards: lists(some(3) - 1, () => lists(some(2), () => made(rng, 'Effect'))),
        ...(nextBelow(rng, 2) === 0
          ? ifAny(
              'modifiers',
              named(rng, 'ScenarioModifier', ['']).map(({ id: _, ...rest }: { id?: string }) => rest),
            )
          : {}),
        ...(Object.hasOwn(definitions, moves) && nextBelow(rng, 3) === 0
          ? { moves: make(rng, definitions[moves], 1, moves) as object }
          : {}),
        ...ifAny('steps', named(rng, 'PhaseStep', PHASES.slice(0, some(3) - 1))),
      }
    },
    /** Returns definitions of the language that no program can contain. */
    unreachable: (): string[] => Object.keys(definitions).filter((word) => !reachable.has(word)),
    /** Returns words, keys and values that no program has contained yet: `CorteoPlaceEffect.nearest`, `CorteoTrigger.at=woken`. */
    unseen: (): string[] =>
      [...reachable].flatMap((word) => wordsIn(definitions[word], word)).filter((word) => !seen.has(word)),
  }
}

/** Returns the words of a language that a program may contain. */
function wordsFrom(definitions: Readonly<Record<string, Schema>>, name: string): ReadonlySet<string> {
  const found = new Set(
    ROOTS.map((word) => `${name}${word}`).filter((word) => Object.hasOwn(definitions, word)),
  )
  for (const word of found)
    for (const [, next] of JSON.stringify(definitions[word]).matchAll(/"#\/definitions\/(\w+)"/g))
      found.add(next)
  return found
}

const lists = <T>(count: number, one: () => T): T[] => Array.from({ length: count }, one)

const ROOTS = [
  'ScenarioLevel',
  'ScenarioCounter',
  'Trigger',
  'ScenarioOption',
  'ScenarioDeck',
  'ScenarioModifier',
  'ScheduleEntry',
  'HiddenUnits',
  'SideMoves',
  'PhaseStep',
]

const wordOf = ({ $ref = '' }: Schema): string => $ref.split('/').pop() ?? ''

/** Returns keys and values of a definition. */
function wordsIn(schema: Schema, at: string): string[] {
  const values = schema.enum?.map((word) => `${at}=${word}`) ?? []
  const inItems = schema.items ? wordsIn(schema.items, at) : []
  const keys = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => [
    `${at}.${key}`,
    ...wordsIn(part, `${at}.${key}`),
  ])
  return [...values, ...inItems, ...keys]
}

const byId = <T extends { readonly id?: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map((one) => [one.id, one])).values(),
]

/** Returns an option with places, or with each choice once. */
function withChoices(option: { places?: object; choices?: readonly object[] }): object {
  const { places, choices = CHOICES.map((id) => ({ id })), ...rest } = option
  return places ? { ...rest, places } : { ...rest, choices: byId(choices) }
}

/** Gives its cards the names in programs. */
const withCards = (deck: { cards?: readonly object[] }): object => ({
  ...deck,
  cards: (deck.cards ?? []).map((card, index) => ({ ...card, id: CARDS[index] })),
})
