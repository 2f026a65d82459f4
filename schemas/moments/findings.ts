/**
 * Finds keys and words of blocks without effect. A word lists the data it reads from its moment (`x-of`), and a moment the data it provides
 * (`x-moments`).
 * A finding is reported if the data is missing, or if keys of one word exclude each other.
 */
import type { Kind } from '../catalogue'
import type { Message, ValuePath } from '../diagnostic'
import type { Problem } from '../judging/problem'
import type { Placed } from '../resolve'
import { childOf, isObject, rootOf, settle, valueAt } from '../walk'
import { type Around, momentsOf, NOWHERE, ownersIn, speaksBlocks, turnsAt, under, within } from './around'
import { idleKeys } from './idle-keys'

/** The problems of the blocks of a file. */
export function blockProblems(kind: Kind, root: unknown): Problem[] {
  return speaksBlocks(kind) && isObject(root) ? new Walk(root).file(rootOf(kind)) : []
}

class Walk {
  readonly #found: Problem[] = []
  /** The data available to cards of decks; `undefined` if everything is. */
  #cards: readonly string[] | undefined = []

  constructor(private readonly root: Readonly<Record<string, unknown>>) {}

  /** Decks come last, because their cards depend on the effects that start them. */
  file(placed: Placed): Problem[] {
    const { decks, ...others } = this.root
    this.#visit(placed, others, [], NOWHERE)
    const list = childOf(settle(placed, this.root), 'decks')
    if (decks !== undefined && list) this.#visit(list, decks, ['decks'], NOWHERE)
    return this.#found
  }

  #visit(placed: Placed, value: unknown, path: ValuePath, around: Around): void {
    const at = settle(placed, value)
    if (Array.isArray(value))
      value.forEach((entry, index) => {
        const item = childOf(at, index)
        if (item) this.#visit(item, entry, [...path, index], around)
      })
    else if (isObject(value)) this.#map(at, value, path, around)
  }

  #map(at: Placed, value: Readonly<Record<string, unknown>>, path: ValuePath, outer: Around): void {
    const around = within(at, value, outer)
    this.#comes(around, value, path)
    this.#word(at, value, path, around)
    this.#found.push(...idleKeys(at, value, path))
    for (const [key, inner] of Object.entries(value)) {
      const child = childOf(at, key)
      if (!child) continue
      this.#key(at, key, value, path, around)
      this.#visit(child, inner, [...path, key], under(at, key, value, around, this.#cards))
    }
  }

  /** Checks the data that the word reads itself, and that it reads because a key is missing. */
  #word(at: Placed, value: Readonly<Record<string, unknown>>, path: ValuePath, around: Around): void {
    const { schema } = at
    const { properties = {}, 'x-of': of, 'x-unless': unless = [] } = schema
    const word = String(value.type)
    const isWord = properties.type?.const !== undefined
    if (isWord && of !== undefined && !unless.some((key) => value[key] !== undefined))
      this.#reads(at, of, word, value, [...path, 'type'], around, unless)
    for (const [key, { 'x-otherwise': otherwise }] of Object.entries(properties))
      if (otherwise !== undefined && value[key] === undefined)
        this.#reads(at, otherwise, word, value, [...path, 'type'], around, [key])
  }

  #key(
    at: Placed,
    key: string,
    value: Readonly<Record<string, unknown>>,
    path: ValuePath,
    around: Around,
  ): void {
    const { 'x-of': of, 'x-starts': starts } = at.schema.properties?.[key] ?? {}
    if (starts) this.#cards = this.#cards && around.provides && [...this.#cards, ...around.provides]
    if (of === 'turn') this.#turn(value[key], [...path, key], around)
    else if (of !== undefined) this.#reads(at, of, key, value, [...path, key], around)
  }

  #reads(
    at: Placed,
    of: string,
    word: string,
    value: Readonly<Record<string, unknown>>,
    path: ValuePath,
    around: Around,
    instead: readonly string[] = [],
  ): void {
    const owners = ownersIn(at, value)
    if (of.endsWith('-number')) {
      if (owners && !isOwned(owners, of))
        this.#found.push(notOf(word, String(value.number ?? value.figure), of, path))
      return
    }
    const part = of === 'number' ? partOf(owners) : of
    if (part === undefined || !around.provides || around.provides.includes(part)) return
    this.#found.push(lacking(at, part, word, path, around, instead))
  }

  #turn(side: unknown, path: ValuePath, around: Around): void {
    const sides = turnsAt(around, this.root)
    if (!sides || sides.includes(side)) return
    const values = {
      moment: around.name ?? '',
      side: String(side),
      sides: sides.join(', '),
      whose: sides.length > 0 ? 'side' : 'none',
    }
    this.#found.push(never('turn', path, values, { found: String(side), expected: sides.join(', ') || '-' }))
  }

  /** Reports a moment that never comes, because the scenario lacks its key. */
  #comes({ name, moment }: Around, value: Readonly<Record<string, unknown>>, path: ValuePath): void {
    const { wants } = moment ?? {}
    if (name === undefined || wants === undefined || value.at !== name) return
    if (valueAt(this.root, wants.split('.')) !== undefined) return
    this.#found.push(
      never('wants', [...path, 'at'], { moment: name, wants }, { found: name, expected: wants }),
    )
  }
}

/** Whether a number has the kind of owner that a key names. A number of pieces belongs to a player only together with a piece. */
const isOwned = (owners: readonly string[], of: string): boolean =>
  of === 'only-seat-number' ? !owners.includes('piece') : owners.includes(of.slice(0, -'-number'.length))

/** The part of the moment that a number needs. */
const partOf = (owners: readonly string[] | undefined): string | undefined =>
  owners && (owners.includes('piece') ? 'unit' : owners.includes('cell') ? 'cell' : 'seat')

const message = (name: string, values: Message['values']): Message => ({ key: `blocks.${name}`, values })
const what = (part: string): { readonly message: Message } => ({ message: { key: `blocks.part.${part}` } })

function lacking(
  at: Placed,
  part: string,
  word: string,
  path: ValuePath,
  { name }: Around,
  instead: readonly string[],
): Problem {
  const moments = momentsOf(at)
  const fitting = Object.keys(moments).filter((one) => moments[one].provides.includes(part))
  const others = name === undefined ? '' : fitting.join(', ')
  const values = {
    ...{ word, what: what(part), moments: others, others: others === '' ? 'none' : 'some' },
    ...{ keys: instead.join(', '), instead: instead.length > 0 ? 'keys' : 'none' },
    ...{ moment: name ?? '', where: name === undefined ? 'nowhere' : 'moment' },
  }
  const expected = [...instead, others].filter(Boolean).join(', ')
  return {
    ...{ path, code: 'W-MOMENT-LACKS', severity: 'warning', message: message('lacks', values) },
    ...{ found: word, ...(expected ? { expected } : {}) },
  }
}

const notOf = (word: string, number: string, of: string, path: ValuePath): Problem => ({
  ...{ path, code: 'W-NUMBER-OWNER', severity: 'warning', on: 'key' },
  message: message('number-owner', {
    ...{ word, number },
    owner: of.includes('seat') ? 'seat' : of.includes('cell') ? 'cell' : 'piece',
  }),
  found: word,
})

/** The code of a block whose moment never comes. */
export const TRIGGER_NEVER = 'W-TRIGGER-NEVER'

const never = (
  name: string,
  path: ValuePath,
  values: Message['values'],
  rest: Partial<Problem>,
): Problem => ({
  ...{ path, code: TRIGGER_NEVER, severity: 'warning', message: message(`never-${name}`, values) },
  ...rest,
})
