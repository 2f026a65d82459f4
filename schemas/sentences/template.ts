/**
 * Reads the templates of sentences (`x-says`, docs/contributing/add-an-effect.md): text with the values of keys, and parts that may
 * be left out.
 */

/** How a value is said. `cases` are the texts of `plural` and `select` by selector. */
export type Saying = {
  readonly keys: readonly string[]
  readonly format?: string
  /** The text between items, or the group of names. */
  readonly by?: string
  readonly cases?: readonly (readonly [selector: string, nodes: readonly TemplateNode[]])[]
}

/** A piece of a template: text, a part that may be left out, the first saying that says something, or the number of a plural. */
export type TemplateNode =
  | string
  | { readonly part: readonly TemplateNode[] }
  | { readonly first: readonly (string | Saying)[] }
  | { readonly isNumber: true }

const NUMBER: TemplateNode = { isNumber: true }
const FORMATS = ['signed', 'and', 'or', 'list', 'name', 'plural', 'select']

const read = new Map<string, readonly TemplateNode[]>()

/** Returns the pieces of a template; each template is read once. */
export function templateOf(text: string): readonly TemplateNode[] {
  const known = read.get(text)
  if (known) return known
  const nodes = new Reader(text).whole()
  read.set(text, nodes)
  return nodes
}

/** Returns every key that a template says. */
export const keysIn = (nodes: readonly TemplateNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || 'isNumber' in node) return []
    if ('part' in node) return keysIn(node.part)
    return node.first.flatMap((one) =>
      typeof one === 'string'
        ? []
        : [
            ...one.keys,
            ...(one.cases ?? []).flatMap(([selector, inner]) => [
              ...(selector.startsWith('@') ? [selector.slice(1)] : []),
              ...keysIn(inner),
            ]),
          ],
    )
  })

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  whole(): readonly TemplateNode[] {
    const nodes = this.#nodes(false)
    if (this.#at < this.#text.length) this.#fail('one bracket too many')
    return nodes
  }

  /** Reads pieces up to a closing bracket. @param isPlural whether `#` is the number */
  #nodes(isPlural: boolean): TemplateNode[] {
    const nodes: TemplateNode[] = []
    let plain = ''
    const put = (node: TemplateNode) => {
      if (plain !== '') nodes.push(plain)
      plain = ''
      nodes.push(node)
    }
    while (this.#at < this.#text.length && !'}]'.includes(this.#text[this.#at])) {
      const letter = this.#text[this.#at++]
      if (letter === '{') put({ first: this.#placeholder() })
      else if (letter === '[') {
        const part = this.#nodes(isPlural)
        this.#take(']')
        put({ part })
      } else if (letter === '#' && isPlural) put(NUMBER)
      else plain += letter
    }
    if (plain !== '') nodes.push(plain)
    return nodes
  }

  /** Reads `{key}`, `{key, format}` or `{one | other | "text"}` behind its opening bracket. */
  #placeholder(): (string | Saying)[] {
    const first = [this.#alternative()]
    while (this.#next('|')) first.push(this.#alternative())
    this.#take('}')
    return first
  }

  #alternative(): string | Saying {
    this.#space()
    if (this.#text[this.#at] === '"') return this.#quoted()
    const keys = [this.#word()]
    while (this.#next('+')) keys.push(this.#word())
    if (!this.#next(',')) return { keys }
    const format = this.#word()
    if (!FORMATS.includes(format)) this.#fail(`no format "${format}"`)
    if (!this.#next(',')) return { keys, format }
    this.#space()
    if (format === 'list') return { keys, format, by: this.#quoted() }
    if (format === 'name') return { keys, format, by: this.#word() }
    return { keys, format, cases: this.#cases(format === 'plural') }
  }

  #cases(isPlural: boolean): [string, TemplateNode[]][] {
    const cases: [string, TemplateNode[]][] = []
    for (;;) {
      this.#space()
      if (this.#text[this.#at] === '}' || this.#text[this.#at] === '|') return cases
      const selector = this.#word()
      this.#space()
      this.#take('{')
      cases.push([selector, this.#nodes(isPlural)])
      this.#take('}')
    }
  }

  #word(): string {
    this.#space()
    const [word] = /^[^\s,|+{}[\]"]+/.exec(this.#text.slice(this.#at)) ?? this.#fail('a word is missing')
    this.#at += word.length
    return word
  }

  #quoted(): string {
    this.#take('"')
    const end = this.#text.indexOf('"', this.#at)
    if (end < 0) this.#fail('a quotation is not closed')
    const text = this.#text.slice(this.#at, end)
    this.#at = end + 1
    return text
  }

  #next(letter: string): boolean {
    this.#space()
    if (this.#text[this.#at] !== letter) return false
    this.#at++
    return true
  }

  #take(letter: string): void {
    if (this.#text[this.#at] !== letter) this.#fail(`"${letter}" is missing`)
    this.#at++
  }

  #space(): void {
    while (this.#text[this.#at] === ' ') this.#at++
  }

  #fail(fault: string): never {
    throw new Error(`${fault}, at ${this.#at} of the sentence: ${this.#text}`)
  }
}
