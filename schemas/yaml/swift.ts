/**
 * The swift reader: block YAML as packs are written (maps, lists, words, one-line quotes, brackets), in one pass over the text,
 * with the same values and places as the careful reader. Whatever it does not know for sure it leaves to that one: it answers
 * undefined and reports nothing by itself. Tests prove the two equal on every text it accepts.
 */
import type { Limits } from '../limits'
import { isObjectWord, type ListNode, type MapNode, type Node, type ScalarNode } from './node'
import { readWord } from './numbers'

const TAB = 9
const NEWLINE = 10
const SPACE = 32
const QUOTE = 34
const HASH = 35
const APOSTROPHE = 39
const COMMA = 44
const DASH = 45
const COLON = 58
const GREATER = 62
const OPEN_LIST = 91
const BACKSLASH = 92
const CLOSE_LIST = 93
const OPEN_MAP = 123
const PIPE = 124
const CLOSE_MAP = 125

/** Thrown inside to leave the text to the careful reader. */
const GIVE_UP = { giveUp: true }

/** A word that may be a key without quotes and without doubt. */
const KEY_START = /[A-Za-z_$./\\(+=~^;<\u00a1-\u1fff\u2010-\u2027\u2030-\u2fef\u3001-\ud7ff]/
/** Characters no reader of ours needs but which change how text is read. */
const DOUBTFUL = /[^\n\u0020-\u007e\u00a1-\u1fff\u2010-\u2027\u2030-\u2fef\u3001-\ud7ff]/

export type SwiftItem = { readonly node: Node; readonly end: number; readonly nodes: number }

export class SwiftReader {
  private at = 0
  private base = 0
  private depth = 0
  nodes = 0

  constructor(
    private readonly text: string,
    private readonly limits: Limits,
  ) {}

  /**
   * The whole text. `shifted`: the values of the root count their offsets from their key, the items of its lists from their dash
   * (`shifts`), so that an edit moves what follows without touching it.
   */
  document(shifted: boolean): Node | undefined {
    return this.guarded(() => {
      if (DOUBTFUL.test(this.text)) throw GIVE_UP
      const indent = this.nextLine()
      if (indent !== 0) throw GIVE_UP
      const root = this.rootMap(shifted)
      if (this.at < this.text.length) throw GIVE_UP
      return root
    })
  }

  /**
   * One item of a block list whose dash stands at `start`, in the column `indent`. Offsets count from `start`. `end` is where the
   * next line with something in it begins.
   */
  item(start: number, indent: number, end: number): SwiftItem | undefined {
    return this.guarded(() => {
      if (DOUBTFUL.test(this.text.slice(start, end))) throw GIVE_UP
      this.at = start
      this.base = start
      this.depth = 2
      const node = this.listItem(indent)
      return { node, end: this.at, nodes: this.nodes }
    })
  }

  private guarded<T>(read: () => T): T | undefined {
    try {
      return read()
    } catch (reason) {
      if (reason === GIVE_UP) return undefined
      throw reason
    }
  }

  // ---- lines

  /** From a place where only spaces and a comment may follow, to the first character of the next line with content: its column, or -1 at the end. */
  private nextLine(): number {
    const { text } = this
    for (;;) {
      let column = 0
      while (text.charCodeAt(this.at + column) === SPACE) column++
      const char = text.charCodeAt(this.at + column)
      if (char === HASH) {
        const newline = text.indexOf('\n', this.at)
        if (newline < 0) {
          this.at = text.length
          return -1
        }
        this.at = newline + 1
      } else if (char === NEWLINE) {
        this.at += column + 1
      } else if (Number.isNaN(char)) {
        this.at = text.length
        return -1
      } else {
        if (char === TAB) throw GIVE_UP
        this.at += column
        return column
      }
    }
  }

  /** After a value: only spaces and a comment may follow on its line. Goes to the next line; its column, or -1. */
  private endOfLine(): number {
    const { text } = this
    const from = this.at
    let at = from
    while (text.charCodeAt(at) === SPACE) at++
    const char = text.charCodeAt(at)
    if (char === HASH) {
      if (at === from) throw GIVE_UP
      const newline = text.indexOf('\n', at)
      at = newline < 0 ? text.length : newline
    } else if (char !== NEWLINE && !Number.isNaN(char)) throw GIVE_UP
    this.at = at < text.length ? at + 1 : at
    return this.nextLine()
  }

  private isDash(at: number): boolean {
    if (this.text.charCodeAt(at) !== DASH) return false
    const next = this.text.charCodeAt(at + 1)
    return next === SPACE || next === NEWLINE || Number.isNaN(next)
  }

  private enter(): void {
    if (++this.depth > this.limits.depth) throw GIVE_UP
    this.count()
  }

  private count(): void {
    if (++this.nodes > this.limits.nodes) throw GIVE_UP
  }

  // ---- blocks

  private newMap(): MapNode {
    const start = this.at - this.base
    return { kind: 'map', value: {}, start, end: start, keys: [], keySpans: [], nodes: [] }
  }

  private rootMap(shifted: boolean): Node {
    this.enter()
    if (this.isDash(this.at) || this.isDocumentMark()) throw GIVE_UP
    const map = this.newMap()
    if (shifted) map.shifts = []
    let column = 0
    while (column === 0) {
      if (this.isDocumentMark()) throw GIVE_UP
      column = this.rootPair(map, shifted)
    }
    if (column > 0) throw GIVE_UP
    return map
  }

  private rootPair(map: MapNode, shifted: boolean): number {
    if (!shifted) return this.pair(map, 0, false)
    this.base = this.at
    map.shifts!.push(this.at)
    const one = this.newMap()
    const column = this.pair(one, 0, true)
    const shift = this.base
    this.base = 0
    if (Object.hasOwn(map.value, one.keys[0]!)) throw GIVE_UP
    map.keys.push(one.keys[0]!)
    map.keySpans.push(one.keySpans[0]! + shift, one.keySpans[1]! + shift)
    map.nodes.push(one.nodes[0]!)
    map.value[one.keys[0]!] = one.nodes[0]!.value
    map.end = one.end + shift
    return column
  }

  private isDocumentMark(): boolean {
    const mark = this.text.slice(this.at, this.at + 3)
    return mark === '---' || mark === '...' || mark[0] === '%'
  }

  /** A map whose first key stands here. Ends at the start of a line further left; answers with the column there in `next`. */
  private map(indent: number): MapNode {
    this.enter()
    const map = this.newMap()
    let column = indent
    while (column === indent) column = this.pair(map, indent, false)
    if (column > indent) throw GIVE_UP
    this.next = column
    this.depth--
    return map
  }
  private next = -1

  /** A key and its value; answers with the column of the line after them. */
  private pair(map: MapNode, indent: number, shifted: boolean): number {
    const start = this.at
    const key = this.key()
    const end = this.at
    if (this.text.charCodeAt(this.at) !== COLON) throw GIVE_UP
    this.at++
    const afterColon = this.at
    const char = this.text.charCodeAt(this.at)
    if (char !== SPACE && char !== NEWLINE && !Number.isNaN(char)) throw GIVE_UP
    let at = this.at
    while (this.text.charCodeAt(at) === SPACE) at++
    const first = this.text.charCodeAt(at)
    let node: Node
    let column: number
    if (first === NEWLINE || first === HASH || Number.isNaN(first)) {
      if (first === HASH && at === this.at) throw GIVE_UP
      column = this.endOfLine()
      if (column > indent || (column === indent && this.isDash(this.at))) {
        node = this.block(column, indent, shifted)
        column = this.next
      } else {
        this.count()
        node = this.nothing(afterColon)
      }
    } else {
      this.at = at
      node = this.inline(indent)
      this.afterInline(node, indent)
      column = this.next
    }
    this.add(map, key, start, end, node, afterColon)
    return column
  }

  private nothing(at: number): ScalarNode {
    return { kind: 'scalar', value: null, start: at - this.base, end: at - this.base }
  }

  private add(map: MapNode, key: string, start: number, end: number, node: Node, afterColon: number): void {
    if (isObjectWord(key) || Object.hasOwn(map.value, key)) throw GIVE_UP
    map.keys.push(key)
    map.keySpans.push(start - this.base, end - this.base)
    map.nodes.push(node)
    map.value[key] = node.value
    map.end = Math.max(map.end, node.end, afterColon - this.base)
  }

  /** A value on lines of its own, at this column, inside a block at `indent`. The column after it is in `next`. */
  private block(column: number, indent: number, shifted: boolean): Node {
    if (this.isDash(this.at)) return this.list(column, shifted)
    if (this.isKey()) return this.map(column)
    const node = this.inline(indent)
    this.afterInline(node, indent)
    return node
  }

  /** After a value on one line, or a block of text: the next line belongs to something further out. */
  private afterInline(node: Node, indent: number): void {
    this.next =
      this.text.charCodeAt(node.end + this.base - 1) === NEWLINE ? this.nextLine() : this.endOfLine()
    if (this.next > indent) throw GIVE_UP
  }

  private list(indent: number, shifted: boolean): ListNode {
    this.enter()
    const start = this.at - this.base
    const list: ListNode = { kind: 'list', value: [], start, end: start, items: [] }
    if (shifted) list.shifts = []
    const outer = this.base
    let column = indent
    while (column === indent && this.isDash(this.at)) {
      if (shifted) {
        this.base = this.at
        list.shifts!.push(this.at - outer)
      }
      const node = this.listItem(indent)
      this.base = outer
      list.items.push(node)
      list.value.push(node.value)
      list.end = Math.max(list.end, node.end + (shifted ? list.shifts!.at(-1)! : 0))
      column = this.next
    }
    if (column > indent) throw GIVE_UP
    this.next = column
    this.depth--
    return list
  }

  /** From a dash to the next line with content; its column is in `next`. */
  private listItem(indent: number): Node {
    const dash = this.at
    let at = dash + 1
    while (this.text.charCodeAt(at) === SPACE) at++
    const first = this.text.charCodeAt(at)
    if (first === NEWLINE || first === HASH || Number.isNaN(first)) {
      if (first === HASH && at === dash + 1) throw GIVE_UP
      this.at = dash + 1
      const column = this.endOfLine()
      if (column > indent) return this.block(column, indent, false)
      this.next = column
      this.count()
      return this.nothing(dash + 1)
    }
    this.at = at
    const column = indent + (at - dash)
    if (this.isDash(at)) return this.compactList(column)
    if (this.isKey()) return this.map(column)
    const node = this.inline(indent)
    this.afterInline(node, indent)
    return node
  }

  /** `- - a`: a list that begins on the line of its parent. */
  private compactList(column: number): Node {
    return this.list(column, false)
  }

  // ---- keys

  /** Whether a key with its colon stands here. Gives up where only the careful reader can tell. */
  private isKey(): boolean {
    const from = this.at
    const first = this.text.charCodeAt(from)
    if (first === OPEN_LIST || first === OPEN_MAP) return false
    if (first === QUOTE || first === APOSTROPHE) {
      this.quoted()
      const found = this.text.charCodeAt(this.at) === COLON
      this.at = from
      return found
    }
    const newline = this.text.indexOf('\n', from)
    const line = this.text.slice(from, newline < 0 ? this.text.length : newline)
    const colon = colonIn(line)
    return colon >= 0
  }

  private key(): string {
    const first = this.text.charCodeAt(this.at)
    if (first === QUOTE || first === APOSTROPHE) return this.quoted()
    const start = this.at
    if (!KEY_START.test(this.text[start] ?? '')) throw GIVE_UP
    let at = start
    for (;;) {
      const char = this.text.charCodeAt(at)
      if (char === COLON) {
        const next = this.text.charCodeAt(at + 1)
        if (next === SPACE || next === NEWLINE || Number.isNaN(next)) break
        throw GIVE_UP
      }
      if (Number.isNaN(char) || char === NEWLINE || char === SPACE || isDoubtfulInKey(char)) throw GIVE_UP
      at++
    }
    const key = this.text.slice(start, at)
    if (typeof readWord(key).value !== 'string' || readWord(key).surprise || key === '<<') throw GIVE_UP
    this.at = at
    return key
  }

  // ---- values on one line

  private inline(indent: number): Node {
    const first = this.text.charCodeAt(this.at)
    if (first === OPEN_LIST || first === OPEN_MAP) return this.flow(indent)
    this.count()
    const start = this.at
    if (first === PIPE || first === GREATER) return this.blockText(indent, first === GREATER)
    if (first === QUOTE || first === APOSTROPHE) {
      const value = this.quoted()
      return { kind: 'scalar', value, start: start - this.base, end: this.at - this.base }
    }
    if (!isPlainStart(this.text, start)) throw GIVE_UP
    const newline = this.text.indexOf('\n', start)
    let line = this.text.slice(start, newline < 0 ? this.text.length : newline)
    const comment = line.indexOf(' #')
    if (comment >= 0) line = line.slice(0, comment)
    line = trimSpaces(line)
    if (colonIn(line) >= 0) throw GIVE_UP
    return this.word(line, start)
  }

  /** A block of text after `|` or `>`: lines of one indentation, empty lines between them. */
  private blockText(indent: number, folded: boolean): ScalarNode {
    const { text } = this
    const start = this.at
    let at = start + 1
    const strip = text.charCodeAt(at) === DASH
    if (strip) at++
    if (text.charCodeAt(at) !== NEWLINE) throw GIVE_UP
    at++
    let inner = -1
    let empty = 0
    let value = ''
    let end = at
    while (at < text.length) {
      let column = 0
      while (text.charCodeAt(at + column) === SPACE) column++
      const newline = text.indexOf('\n', at)
      const stop = newline < 0 ? text.length : newline
      if (at + column === stop) {
        if (inner < 0 || column > inner) throw GIVE_UP
        empty++
      } else {
        if (inner < 0) inner = column
        if (column < inner) break
        if (inner <= indent || (folded && column > inner)) throw GIVE_UP
        if (end > start + 2 + Number(strip))
          value += folded ? (empty > 0 ? '\n'.repeat(empty) : ' ') : '\n'.repeat(empty + 1)
        value += text.slice(at + inner, stop)
        empty = 0
        end = newline < 0 ? text.length : newline + 1
      }
      at = newline < 0 ? text.length : newline + 1
    }
    if (inner < 0) throw GIVE_UP
    this.at = end
    return {
      kind: 'scalar',
      value: strip ? value : `${value}\n`,
      start: start - this.base,
      end: end - this.base,
    }
  }

  private word(written: string, start: number): ScalarNode {
    const word = readWord(written)
    if (word.surprise) throw GIVE_UP
    this.at = start + written.length
    return { kind: 'scalar', value: word.value, start: start - this.base, end: this.at - this.base }
  }

  /** A quoted text on one line. */
  private quoted(): string {
    const { text } = this
    const start = this.at
    const quote = text.charCodeAt(start)
    for (let at = start + 1; ; at++) {
      const char = text.charCodeAt(at)
      if (Number.isNaN(char) || char === NEWLINE) throw GIVE_UP
      if (quote === QUOTE && char === BACKSLASH) return this.escaped(start)
      if (char !== quote) continue
      if (quote === APOSTROPHE && text.charCodeAt(at + 1) === APOSTROPHE) {
        at++
        continue
      }
      this.at = at + 1
      const inside = text.slice(start + 1, at)
      return quote === APOSTROPHE ? inside.replaceAll("''", "'") : inside
    }
  }

  private escaped(start: number): string {
    const found = /"(?:[^"\\\n]|\\["\\/nt])*"/y
    found.lastIndex = start
    const match = found.exec(this.text)
    if (!match) throw GIVE_UP
    this.at = start + match[0].length
    return JSON.parse(match[0]) as string
  }

  // ---- brackets

  private flow(indent: number): Node {
    this.enter()
    this.brackets++
    const node = this.text.charCodeAt(this.at) === OPEN_MAP ? this.flowMap(indent) : this.flowList(indent)
    this.depth--
    this.brackets--
    return node
  }
  /** Brackets open around the reader. */
  private brackets = 0

  private flowList(indent: number): ListNode {
    const list: ListNode = { kind: 'list', value: [], start: this.at - this.base, end: 0, items: [] }
    this.at++
    for (;;) {
      this.flowSpace(indent)
      if (this.text.charCodeAt(this.at) === CLOSE_LIST) break
      const node = this.flowValue(indent)
      list.items.push(node)
      list.value.push(node.value)
      this.flowSpace(indent)
      const char = this.text.charCodeAt(this.at)
      if (char === COMMA) this.at++
      else if (char !== CLOSE_LIST) throw GIVE_UP
    }
    this.at++
    list.end = this.at - this.base
    return list
  }

  private flowMap(indent: number): MapNode {
    const map = this.newMap()
    this.at++
    for (;;) {
      this.flowSpace(indent)
      if (this.text.charCodeAt(this.at) === CLOSE_MAP) break
      const start = this.at
      const key = this.key()
      const end = this.at
      this.at++
      const afterColon = this.at
      const next = this.text.charCodeAt(this.at)
      if (next !== SPACE) throw GIVE_UP
      this.flowSpace(indent)
      this.add(map, key, start, end, this.flowValue(indent), afterColon)
      this.flowSpace(indent)
      const char = this.text.charCodeAt(this.at)
      if (char === COMMA) this.at++
      else if (char !== CLOSE_MAP) throw GIVE_UP
    }
    this.at++
    map.end = this.at - this.base
    return map
  }

  private flowValue(indent: number): Node {
    const start = this.at
    const first = this.text.charCodeAt(start)
    if (first === OPEN_LIST || first === OPEN_MAP) return this.flow(indent)
    this.count()
    if (first === QUOTE || first === APOSTROPHE) {
      const value = this.quoted()
      return { kind: 'scalar', value, start: start - this.base, end: this.at - this.base }
    }
    if (!isPlainStart(this.text, start)) throw GIVE_UP
    let at = start
    for (;;) {
      const char = this.text.charCodeAt(at)
      if (char === COMMA || char === CLOSE_LIST || char === CLOSE_MAP) break
      if (Number.isNaN(char) || char === NEWLINE || char === COLON || char === HASH || isDoubtfulInKey(char))
        throw GIVE_UP
      at++
    }
    const written = trimSpaces(this.text.slice(start, at))
    if (written === '') throw GIVE_UP
    return this.word(written, start)
  }

  /** Spaces and line ends inside brackets; the next line must be further in than the block around. */
  private flowSpace(indent: number): void {
    const { text } = this
    for (;;) {
      const char = text.charCodeAt(this.at)
      if (char === SPACE) this.at++
      else if (char === HASH) {
        const before = text.charCodeAt(this.at - 1)
        const newline = text.indexOf('\n', this.at)
        if ((before !== SPACE && before !== NEWLINE) || newline < 0) throw GIVE_UP
        this.at = newline
      } else if (char === NEWLINE) {
        this.at++
        let column = 0
        while (text.charCodeAt(this.at + column) === SPACE) column++
        this.at += column
        const next = text.charCodeAt(this.at)
        const closes = this.brackets === 1 && column === indent && (next === CLOSE_LIST || next === CLOSE_MAP)
        if (next !== NEWLINE && column <= indent && !closes) throw GIVE_UP
      } else return
    }
  }
}

/** Where the colon that ends a key stands in a line, or -1. */
function colonIn(line: string): number {
  for (let at = line.indexOf(':'); at >= 0; at = line.indexOf(':', at + 1)) {
    if (at + 1 === line.length || line.charCodeAt(at + 1) === SPACE) return at
  }
  return -1
}

/** `! & * { } [ ] , # | > @ % " ' \`` inside a word may mean something. */
const isDoubtfulInKey = (char: number): boolean =>
  char === COMMA ||
  char === HASH ||
  char === OPEN_LIST ||
  char === CLOSE_LIST ||
  char === OPEN_MAP ||
  char === CLOSE_MAP ||
  char === QUOTE ||
  char === APOSTROPHE

/** A word without quotes may begin here: a letter, a digit, or a sign that means nothing to YAML. */
function isPlainStart(text: string, at: number): boolean {
  const char = text.charCodeAt(at)
  if (char === DASH) {
    const next = text.charCodeAt(at + 1)
    return (
      next > SPACE &&
      next !== COMMA &&
      next !== CLOSE_LIST &&
      next !== CLOSE_MAP &&
      next !== OPEN_LIST &&
      next !== OPEN_MAP
    )
  }
  return (char >= 48 && char <= 57) || KEY_START.test(text[at]!)
}

function trimSpaces(text: string): string {
  let end = text.length
  while (end > 0 && text.charCodeAt(end - 1) === SPACE) end--
  return end === text.length ? text : text.slice(0, end)
}
