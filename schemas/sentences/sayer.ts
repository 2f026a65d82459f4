/** Says blocks in sentences, from what their definitions say (`x-says`). Incomplete blocks are accepted. */
import { type Saying, type TemplateNode, templateOf } from './template'

/** How the value of a key is said. */
export type KeySaid = {
  /** The definition of a block in it. */
  readonly of?: string
  /** The groups of names of its id, the first that has one. */
  readonly names?: readonly string[]
  /** The words of its values. */
  readonly words?: Readonly<Record<string, string>>
  /** The sentence of the key itself, for `{*}`. */
  readonly says?: string
}
export type WordSaid = {
  readonly says: string
  /** The line's name, if that is not the name of its id. */
  readonly title?: string
  readonly keys: Readonly<Record<string, KeySaid>>
}

/** The sentences of a ruleset in one language. */
export type Sentences = {
  readonly words: Readonly<Record<string, WordSaid>>
  /** By kind (Effect, Measure, …) and `type`: the definition. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Lists of a file of the pack by key: the definition of their entries. */
  readonly lists: Readonly<Record<string, string>>
  readonly terms: { readonly and: string; readonly or: string }
}

/** Returns the name of a thing of the pack, or the id. */
export type NameOfThing = (group: string, id: string) => string

type Block = Readonly<Record<string, unknown>>
const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined

/** Deeper blocks are not said. */
const DEEPEST = 40

export class Sayer {
  readonly #sentences: Sentences
  readonly #name: NameOfThing
  #depth = 0

  constructor(sentences: Sentences, name: NameOfThing) {
    this.#sentences = sentences
    this.#name = name
  }

  /** Returns the definition of the entries of a list in a file of the pack. */
  entryOf(list: string): string | undefined {
    return own(this.#sentences.lists, list)
  }

  /** Returns the definition that says the value of a key. */
  keyOf(definition: string, key: string): string | undefined {
    return own(own(this.#sentences.words, definition)?.keys, key)?.of
  }

  /** Says a block; '' for a word without a sentence. */
  say(definition: string, value: unknown): string {
    if (!isBlock(value)) return textOf(value)
    const word = this.#word(definition, value)
    if (word === undefined || this.#depth > DEEPEST) return ''
    this.#depth++
    try {
      return this.#told(word, templateOf(word.says), value)
    } finally {
      this.#depth--
    }
  }

  /** Returns the name of a line: the title of its definition; undefined for a definition that is named by its id. */
  title(definition: string, value: Block): string | undefined {
    const word = this.#word(definition, value)
    return word?.title === undefined ? undefined : this.#told(word, templateOf(word.title), value)
  }

  #word(definition: string, block: Block): WordSaid | undefined {
    const kind = own(this.#sentences.kinds, definition)
    const name = kind === undefined ? definition : own(kind, textOf(block.type))
    return name === undefined ? undefined : own(this.#sentences.words, name)
  }

  #told(word: WordSaid, nodes: readonly TemplateNode[], block: Block, number = ''): string {
    let told = ''
    for (const node of nodes) {
      if (typeof node === 'string') told += node
      else if ('isNumber' in node) told += number
      else if ('part' in node) told += this.#part(word, node.part, block, number)
      else told += this.#first(word, node.first, block)
    }
    return told
  }

  /** A part is left out if one of its values says nothing. */
  #part(word: WordSaid, nodes: readonly TemplateNode[], block: Block, number: string): string {
    let told = ''
    for (const node of nodes) {
      const said = this.#told(word, [node], block, number)
      if (said === '' && typeof node !== 'string' && 'first' in node) return ''
      told += said
    }
    return told
  }

  #first(word: WordSaid, sayings: readonly (string | Saying)[], block: Block): string {
    for (const saying of sayings) {
      const said = typeof saying === 'string' ? saying : this.#said(word, saying, block)
      if (said !== '') return said
    }
    return ''
  }

  #said(word: WordSaid, saying: Saying, block: Block): string {
    const { keys, format, by } = saying
    const [key] = keys
    const value = own(block, key)
    switch (format) {
      case 'plural':
        return this.#plural(word, saying, block)
      case 'select':
        return this.#told(word, chosen(saying, value, block), block)
      case 'signed':
        return this.#signed(word, key, block)
      case 'name':
        return value === undefined ? '' : this.#name(by ?? '', textOf(value))
      default:
        return this.#items(word, keys, block, format)
          .filter((item) => item !== '')
          .join(this.#between(format, by))
    }
  }

  #between(format: string | undefined, by = ', '): string {
    return format === 'and' || format === 'or' ? ` ${this.#sentences.terms[format]} ` : by
  }

  /** Returns the items of the keys: all other keys for `*`, the items of a list for one key, or each key. */
  #items(word: WordSaid, keys: readonly string[], block: Block, format?: string): string[] {
    if (keys[0] === '*') return this.#rest(word, block)
    if (keys.length > 1) return keys.map((key) => this.#items(word, [key], block).join(', '))
    const value = own(block, keys[0])
    const said = own(word.keys, keys[0]) ?? {}
    return (Array.isArray(value) ? value : [value]).map((one) => this.#one(said, one, format))
  }

  /** Says every key with a sentence of its own. */
  #rest(word: WordSaid, block: Block): string[] {
    return Object.entries(word.keys).map(([key, { says }]) =>
      says === undefined || block[key] === undefined ? '' : this.#told(word, templateOf(says), block),
    )
  }

  #one(said: KeySaid, value: unknown, format?: string): string {
    const text = textOf(value)
    const known = own(said.words, text)
    if (known !== undefined) return known
    if (said.of !== undefined) return this.#nested(said.of, value, format)
    if (text === '' || said.names === undefined) return text
    for (const group of said.names) {
      const name = this.#name(group, text)
      if (name !== text) return name
    }
    return text
  }

  /** Puts a block in brackets whose parts are joined by the other word. */
  #nested(definition: string, value: unknown, format?: string): string {
    const said = this.say(definition, value)
    if ((format !== 'and' && format !== 'or') || !isBlock(value)) return said
    const inner = joinOf(this.#word(definition, value)?.says)
    const items = inner && own(value, inner.keys[0])
    return inner?.format !== format && Array.isArray(items) && items.length > 1 ? `(${said})` : said
  }

  /** "+2", "−1", "+ units (Reds)". */
  #signed(word: WordSaid, key: string, block: Block): string {
    const value = own(block, key)
    if (typeof value === 'number') return value < 0 ? `−${-value}` : `+${value}`
    const said = this.#items(word, [key], block).join(', ')
    return said === '' ? '' : `+ ${said}`
  }

  #plural(word: WordSaid, saying: Saying, block: Block): string {
    const [key] = saying.keys
    const value = key === '*' ? this.#rest(word, block).filter((said) => said !== '') : own(block, key)
    const number = numberOf(value)
    const size =
      number === undefined ? this.#items(word, saying.keys, block).join(', ') : String(Math.abs(number))
    return this.#told(word, pluralOf(saying, value, number), block, size)
  }
}

/** Returns the only saying of a template that is a list joined by "and" or "or". */
function joinOf(says: string | undefined): Saying | undefined {
  const nodes = says === undefined ? [] : templateOf(says)
  const [node] = nodes
  if (nodes.length !== 1 || typeof node === 'string' || !('first' in node)) return undefined
  const [saying] = node.first
  return typeof saying !== 'string' && (saying.format === 'and' || saying.format === 'or')
    ? saying
    : undefined
}

/** A list counts its entries; entries with a `count` count as many. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (!Array.isArray(value)) return undefined
  return value.reduce<number>(
    (sum, one) => sum + (isBlock(one) && typeof one.count === 'number' ? one.count : 1),
    0,
  )
}

const caseOf = ({ cases = [] }: Saying, fits: (selector: string) => boolean) =>
  (cases.find(([selector]) => fits(selector)) ?? cases.find(([selector]) => selector === 'other'))?.[1] ?? []

const chosen = (saying: Saying, value: unknown, block: Block) =>
  caseOf(saying, (selector) =>
    selector.startsWith('@')
      ? value !== undefined && own(block, selector.slice(1)) === value
      : selector ===
        (value === undefined ? 'none' : isBlock(value) || Array.isArray(value) ? 'other' : String(value)),
  )

const pluralOf = (saying: Saying, value: unknown, number: number | undefined) => {
  if (value === undefined) return saying.cases?.find(([selector]) => selector === 'none')?.[1] ?? []
  return caseOf(saying, (selector) => {
    if (number === undefined) return false
    const bound = Number(selector.slice(1))
    if (selector.startsWith('=')) return number === bound
    if (selector.startsWith('>')) return number > bound
    if (selector.startsWith('<')) return number < bound
    return selector === 'one' && Math.abs(number) === 1
  })
}
