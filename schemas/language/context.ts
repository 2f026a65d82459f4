/**
 * Locates the cursor in the structure of a file, by indentation and brackets alone, so that it works in incomplete text.
 * Every map around the cursor lists its keys, above and below, so that a `type` can select the right shape.
 */
import { type Flow, inlineEnd, readFlow } from './flow'
import { define, type Level } from './level'

export type CursorContext = {
  /** Levels around the cursor; the last one is the map whose key, or the list whose item, is being written. */
  readonly levels: readonly Level[]
  readonly at: 'key' | 'value'
  /** Span of the word being written. */
  readonly from: number
  readonly to: number
  /** The column of the word's level, to indent inserted text; undefined inside brackets. */
  readonly indent?: number
  /** For a new item with only its dash: the keys on the lines below that belong to it. */
  readonly inside?: Readonly<Record<string, string>>
}

/** A key at the start of `text`: its name and the length including its colon. */
function keyAt(text: string): { name: string; length: number } | undefined {
  const first = text[0]
  if (first === undefined || /[\s#,[\]{}&*!|>%@`]/.test(first)) return undefined
  if (first === '"' || first === "'") {
    const close = text.indexOf(first, 1)
    const rest = close < 0 ? '' : text.slice(close + 1)
    const colon = rest.length - rest.trimStart().length
    return close > 0 && isColon(rest, colon)
      ? { name: text.slice(1, close), length: close + colon + 2 }
      : undefined
  }
  for (let at = 1; at < text.length; at++) {
    if (text[at] === '#' && /\s/.test(text[at - 1])) return undefined
    if (isColon(text, at)) return { name: text.slice(0, at).trimEnd(), length: at + 1 }
  }
  return undefined
}

const isColon = (text: string, at: number): boolean =>
  text[at] === ':' && (at + 1 >= text.length || text[at + 1] === ' ' || text[at + 1] === '\t')

export function contextAt(text: string, offset: number): CursorContext | undefined {
  const reader = new BlockReader(text, offset)
  return reader.read()
}

class BlockReader {
  readonly #stack: Level[] = []
  #found: CursorContext | undefined
  #done = false

  constructor(
    private readonly text: string,
    private readonly cursor: number,
  ) {}

  read(): CursorContext | undefined {
    let at = 0
    while (at <= this.text.length) {
      const newline = this.text.indexOf('\n', at)
      const end = newline < 0 ? this.text.length : newline
      const next = this.#line(at, end)
      if (this.#done && this.#stack.length === 0) break
      if (next > this.text.length) break
      at = Math.max(next, end + 1)
    }
    return this.#found
  }

  /** Reads the line at `start` and returns the start of the next one, further on after brackets or a block of text. */
  #line(start: number, end: number): number {
    const here = !this.#done && this.cursor >= start && this.cursor <= end
    const text = this.text.slice(start, end)
    const column = text.length - text.trimStart().length
    const blank = column === text.length
    if (blank || text[column] === '#') {
      if (here) this.#onBlank(blank ? this.cursor - start : -1)
      return end + 1
    }
    let at = column
    while (text[at] === '-' && (at + 1 >= text.length || text[at + 1] === ' ')) {
      this.#dash(at)
      at++
      const afterDash = at
      while (text[at] === ' ') at++
      if (here && this.cursor - start >= afterDash && this.cursor - start <= at && at >= text.length) {
        // Only a dash so far: a new item.
        this.#finish('value', this.cursor, this.cursor)
        if (this.#found) this.#found = { ...this.#found, inside: this.#open(this.cursor - start).written }
        return end + 1
      }
    }
    return this.#content(start, end, at, here)
  }

  /** A key with its value, or a value alone, at column `at` of the line. */
  #content(start: number, end: number, at: number, here: boolean): number {
    const text = this.text.slice(start, end)
    const key = keyAt(text.slice(at))
    const column = this.cursor - start
    if (!key) {
      const value = start + at
      if (here && column >= at) {
        if (isFlow(this.text, value)) return this.#value(value, end, here)
        this.#word(value, end)
      } else if (isFlow(this.text, value)) return this.#value(value, end, here)
      return end + 1
    }
    const { name } = key
    const colon = at + key.length
    if (here && column >= at && column < colon) {
      this.#open(at)
      this.#finish('key', start + at, start + colon - 1, at)
    }
    const map = this.#open(at)
    map.key = name
    let from = start + colon
    while (this.text[from] === ' ' && from < end) from++
    if (!Object.hasOwn(map.written, name))
      define(map.written, name, this.text.slice(from, inlineEnd(this.text, from, end)))
    if (here && !this.#done && this.cursor >= start + colon)
      return this.#value(Math.min(from, Math.max(this.cursor, start + colon)), end, here)
    return this.#value(from, end, false)
  }

  #value(from: number, end: number, here: boolean): number {
    if (isFlow(this.text, from)) {
      const flow = readFlow(this.text, from, here || !this.#done ? this.cursor : -1)
      if (flow.context && !this.#done) this.#inFlow(flow)
      return Math.max(end + 1, nextLine(this.text, flow.end))
    }
    if (here && !this.#done) this.#finish('value', from, Math.max(from, inlineEnd(this.text, from, end)))
    if (/^[|>][-+0-9]*\s*(?:#.*)?$/.test(this.text.slice(from, end))) return this.#skipBlock(end + 1)
    return end + 1
  }

  /** A block of text: its lines are not YAML. */
  #skipBlock(from: number): number {
    const column = this.#stack.at(-1)?.column ?? 0
    let at = from
    while (at < this.text.length) {
      const newline = this.text.indexOf('\n', at)
      const end = newline < 0 ? this.text.length : newline
      const line = this.text.slice(at, end)
      if (line.trim() !== '' && line.length - line.trimStart().length <= column) break
      if (this.cursor >= at && this.cursor <= end) this.#done = true
      at = end + 1
    }
    return at
  }

  /** A line with one word so far: a new key, or an item of a list. */
  #word(from: number, end: number): void {
    const column = from - (this.text.lastIndexOf('\n', from - 1) + 1)
    const to = inlineEnd(this.text, from, end)
    const top = this.#stack.at(-1)
    if (top?.kind === 'list' && top.column < column) {
      this.#finish('value', from, to, column)
      return
    }
    this.#open(column)
    this.#finish('key', from, to, column)
  }

  #onBlank(column: number): void {
    if (column < 0) {
      this.#done = true
      return
    }
    while (this.#stack.length > 0 && this.#stack.at(-1)!.column > column) this.#stack.pop()
    const top = this.#stack.at(-1)
    if (top?.kind === 'list' && top.column === column) this.#stack.pop()
    this.#open(column)
    this.#finish('key', this.cursor, this.cursor, column)
  }

  #dash(column: number): void {
    while (this.#stack.length > 0 && this.#stack.at(-1)!.column > column) this.#stack.pop()
    const top = this.#stack.at(-1)
    if (top?.kind === 'list' && top.column === column) top.index++
    else this.#stack.push({ kind: 'list', column, index: 0 })
  }

  /** The map at this column: the one already open, or a new one. */
  #open(column: number): Extract<Level, { kind: 'map' }> {
    while (this.#stack.length > 0 && this.#stack.at(-1)!.column > column) this.#stack.pop()
    let top = this.#stack.at(-1)
    if (top?.kind === 'list' && top.column === column) {
      this.#stack.pop()
      top = this.#stack.at(-1)
    }
    if (top?.kind === 'map' && top.column === column) return top
    const map: Level = { kind: 'map', column, key: '', written: {} }
    this.#stack.push(map)
    return map
  }

  #finish(at: 'key' | 'value', from: number, to: number, indent?: number): void {
    if (this.#done) return
    this.#done = true
    // Keys below the cursor are still to be read, so the maps are shared, but their present key and index are not.
    const levels = this.#stack.map((level) => ({ ...level }))
    this.#found = { levels, at, from, to, indent: indent ?? this.#stack.at(-1)?.column }
  }

  #inFlow(flow: Flow): void {
    const { levels, at, from, to } = flow.context!
    this.#done = true
    this.#found = { levels: [...this.#stack.map((level) => ({ ...level })), ...levels], at, from, to }
  }
}

const isFlow = (text: string, at: number): boolean => text[at] === '{' || text[at] === '['

function nextLine(text: string, at: number): number {
  const newline = text.indexOf('\n', at)
  return newline < 0 ? text.length + 1 : newline + 1
}
