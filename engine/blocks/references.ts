/** Names in the blocks of a scenario. The key of a value determines the kind of thing that it names. */
import type { ScenarioCounter } from '../../schemas/generated/content'
import { onKey, within } from '../compile/finding'
import { idsOf, type Placed } from '../compile/pack-parts'
import { type Reference, refer } from '../compile/references/reference'
import { namedUnits, statusesAtStart } from '../compile/unit-lines'
import { featuresIn, statusesIn } from '../compile/walk-blocks'
import type { At } from '../types/pack'
import { namesOfCounters } from './counter'
import { ANSWERED, EACH, PLAYER } from './questions/terms'

/** The kind of thing that each key of a block names. */
const KINDS: Readonly<Record<string, string>> = {
  side: 'side',
  turn: 'side',
  winner: 'winner',
  winners: 'winner',
  seat: 'seat',
  receiver: 'seat',
  unit: 'unit',
  units: 'unit',
  named: 'piece',
  figure: 'figure',
  component: 'component',
  components: 'component',
  option: 'option',
  counter: 'counter',
  trigger: 'trigger',
  status: 'status',
  feature: 'feature',
  beyond: 'counter',
  deck: 'deck',
  card: 'card',
  terrain: 'terrain',
  edges: 'edge',
  place: 'place',
  region: 'region',
}

/** The parts of a scenario that contain blocks. */
type Written = {
  readonly id?: string
  readonly options?: readonly { readonly id: string }[]
  readonly counters?: readonly ScenarioCounter[]
  readonly order?: readonly string[]
  readonly seats?: readonly { readonly id: string; readonly side: string }[]
  readonly triggers?: readonly object[]
  readonly modifiers?: readonly object[]
  readonly schedule?: readonly object[]
  readonly hidden?: readonly object[]
  /** Phases: names of those of the rules, and those of the scenario. */
  readonly steps?: readonly (string | object)[]
  readonly levels?: readonly object[]
  /** Decks with their cards, or names of decks in files of their own. */
  readonly decks?: readonly (string | WrittenDeck)[]
}
type Named = readonly { readonly id: string }[]
type WrittenDeck = { readonly id: string; readonly cards: readonly { readonly id: string }[] }

const BLOCKS = [
  'options',
  'counters',
  'decks',
  'schedule',
  'hidden',
  'steps',
  'triggers',
  'modifiers',
  'levels',
] as const

/** Decks of a scenario and their cards, as names of a game that has no others. */
export const deckNames = ({ decks }: { readonly decks?: readonly WrittenDeck[] }): KnownNames => ({
  deck: idsOf(decks),
  card: (decks ?? []).flatMap(({ cards }) => idsOf(cards)),
})

/** The kind that `to` names in an effect on the ground; `undefined` if it is a number, a choice or a zone. */
export const kindOfTo = (owner: object): 'terrain' | 'edge' | undefined =>
  'type' in owner && (owner.type === 'terrain' || owner.type === 'edge') ? owner.type : undefined

/** Known names by kind of thing; absent kinds are not checked. */
export type KnownNames = Readonly<Record<string, readonly string[]>>

/** Names in a ruleset's own blocks, under keys that mean something else in other blocks. */
export type OwnNames = (block: Readonly<Record<string, unknown>>, at: At) => readonly Reference[]

/**
 * Names in the blocks of a scenario.
 * @param known further names, beside the counters of the scenario; `side` also serves as `winner`
 * @param own names in blocks that the ruleset adds
 */
export function blockReferences(
  { value, at }: Placed<Written>,
  known: KnownNames,
  own: OwnNames = () => [],
): Reference[] {
  const all: KnownNames = {
    ...known,
    option: idsOf(value.options),
    counter: countersIn(value, known.seat ?? []),
    trigger: idsOf([...((value.triggers ?? []) as Named), ...((value.schedule ?? []) as Named)]),
    status: [...statusesIn([value.triggers, value.decks]), ...statusesAtStart(value)],
    piece: [...namedUnits(value), ...(known.figure ?? [])],
    feature: featuresIn([value.triggers, value.decks]),
    ...(known.side ? { winner: [...known.side, ...(known.seat ?? []), 'draw', 'nobody'] } : {}),
  }
  return BLOCKS.flatMap((key) => namesIn(value[key], within(at, key), all, own))
}

/** The kind of thing that a key of a block names. The figure of a measure is a word of the schema. */
function kindOf(key: string, block: object): string | undefined {
  if (key === 'to') return kindOfTo(block)
  if (key === 'figure' && 'type' in block && block.type === 'figure') return undefined
  return Object.hasOwn(KINDS, key) ? KINDS[key] : undefined
}

/** Effects inside which `answered` stands for a seat or a side. */
const BINDING: readonly unknown[] = ['ask-seat', 'bid', 'for-answer']

/** Whether a block is a trigger that acts for each player or side. */
const isForEach = ({ at, each }: Readonly<Record<string, unknown>>): boolean =>
  typeof at === 'string' && typeof each === 'string'

/** The placeholders that the ancestors of a place bind. */
export const boundAt = (scenario: unknown, path: At['path']): string[] => {
  const bound: string[] = path.includes('decks') ? [PLAYER] : []
  let value = scenario
  for (const step of path) {
    if (value === null || typeof value !== 'object') break
    const block = value as Readonly<Record<string, unknown>>
    if (BINDING.includes(block.type)) bound.push(ANSWERED)
    if (isForEach(block)) bound.push(EACH)
    value = block[step]
  }
  return bound
}

const withWord = (known: KnownNames, word: string): KnownNames => ({
  ...known,
  ...Object.fromEntries(
    ['side', 'seat', 'winner'].flatMap((kind) =>
      known[kind] && !known[kind].includes(word) ? [[kind, [...known[kind], word]]] : [],
    ),
  ),
})

/** Written counters, and those of one player by their names. */
export const countersIn = ({ counters }: Pick<Written, 'counters'>, seats: readonly string[]): string[] => [
  ...new Set([...idsOf(counters), ...namesOfCounters(counters, seats)]),
]

/** Every name inside a value, with the kind of thing that it must name. */
export function namesIn(value: unknown, at: At, outer: KnownNames, own: OwnNames): Reference[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => namesIn(entry, within(at, index), outer, own))
  if (value === null || typeof value !== 'object') return []
  const block = value as Readonly<Record<string, unknown>>
  const known = isForEach(block) ? withWord(outer, EACH) : outer
  const inside = BINDING.includes(block.type) ? withWord(known, ANSWERED) : known
  return [
    ...own(block, at),
    ...Object.entries(block).flatMap(([key, inner]) => {
      const kind = kindOf(key, block)
      const place = within(at, key)
      return [
        ...(kind === undefined ? [] : inKey(kind, inner, place, known)),
        ...namesIn(inner, place, key === 'cards' ? withWord(inside, PLAYER) : inside, own),
      ]
    }),
  ]
}

/** Kinds with another name in findings. */
const SAID_AS: Readonly<Record<string, string>> = { winner: 'side', card: 'card-name' }

/** One name, or a list of them. */
function inKey(kind: string, value: unknown, at: At, known: KnownNames): Reference[] {
  const names = known[kind]
  if (names === undefined) return []
  const said = SAID_AS[kind] ?? kind
  if (typeof value === 'string') return refer(said, names, at, value)
  if (!Array.isArray(value)) return []
  return value.flatMap((name, index) =>
    typeof name === 'string' ? refer(said, names, within(at, index), name) : [],
  )
}

/** The players of a scenario in the order of their sides. */
export const seatsIn = ({ order = [], seats = [] }: Pick<Written, 'order' | 'seats'>): string[] =>
  order.flatMap((side) => {
    const own = idsOf(seats.filter((seat) => seat.side === side))
    return own.length > 0 ? own : [side]
  })

/** Counters that a position or an expectation of a case names. */
export const countersNamed = (counts: unknown, at: At, scenario: Written | undefined): Reference[] =>
  scenario === undefined
    ? []
    : Object.keys((counts ?? {}) as object).flatMap((id) =>
        refer('counter', countersIn(scenario, seatsIn(scenario)), onKey(at, id), id),
      )
