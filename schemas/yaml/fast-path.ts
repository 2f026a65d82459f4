/**
 * The fast path: block YAML as in packs (maps, lists, words, one-line quotes, brackets), in one pass over the text.
 * It has the same values and places as the fallback parser. On any doubt it returns `undefined` and reports nothing itself.
 * Tests prove the two equal on every text it accepts.
 */
import { BracketReader } from './brackets'
import {
  APOSTROPHE,
  COLON,
  colonIn,
  DASH,
  GIVE_UP,
  GREATER,
  HASH,
  isPlainStart,
  NEWLINE,
  OPEN_LIST,
  OPEN_MAP,
  PIPE,
  QUOTE,
  SPACE,
  trimSpaces,
} from './cursor'
import { isDoubtful } from './doubtful'
import type { ListNode, MapNode, Node, ScalarNode } from './node'

/** Characters that our readers never need but that change how text is read. */
const DOUBTFUL = /[^\n\u0020-\u007e\u00a1-\u1fff\u2010-\u2027\u2030-\u2fef\u3001-\ud7ff]/

export type FastItem = { readonly node: Node; readonly end: number; readonly nodes: number }

export class FastPath extends BracketReader {
  /**
   * The whole text. With `shifted`, the values of the root count offsets from their key, and the items of its lists from their dash (`shifts`).
   * An edit then moves what follows without touching it.
   */
  document(shifted: boolean): Node | undefined {
    return this.guarded(() => {
      if (DOUBTFUL.test(this.text) || isDoubtful(this.text)) throw GIVE_UP
      const indent = this.nextLine()
      if (indent !== 0) throw GIVE_UP
      const root = this.#rootMap(shifted)
      if (this.at < this.text.length) throw GIVE_UP
      return root
    })
  }

  /**
   * One item of a block list whose dash is at `start`, in the column `indent`. Offsets count from `start`.
   * `end` is the start of the next line with content.
   */
  item(start: number, indent: number, end: number): FastItem | undefined {
    return this.guarded(() => {
      const text = this.text.slice(start, end)
      if (DOUBTFUL.test(text) || isDoubtful(text)) throw GIVE_UP
      this.at = start
      this.base = start
      this.depth = 2
      const node = this.#listItem(indent)
      return { node, end: this.at, nodes: this.nodes }
    })
  }

  // ---- maps

  #rootMap(shifted: boolean): Node {
    this.enter()
    if (this.isDash(this.at) || this.#isDocumentMark()) throw GIVE_UP
    const map = this.newMap()
    if (shifted) map.shifts = []
    let column = 0
    while (column === 0) {
      if (this.#isDocumentMark()) throw GIVE_UP
      column = this.#rootPair(map, shifted)
    }
    if (column > 0) throw GIVE_UP
    return map
  }

  #rootPair(map: MapNode, shifted: boolean): number {
    if (!shifted) return this.#pair(map, 0, false)
    this.base = this.at
    map.shifts!.push(this.at)
    const one = this.newMap()
    const column = this.#pair(one, 0, true)
    const shift = this.base
    this.base = 0
    if (Object.hasOwn(map.value, one.keys[0])) throw GIVE_UP
    map.keys.push(one.keys[0])
    map.keySpans.push(one.keySpans[0] + shift, one.keySpans[1] + shift)
    map.nodes.push(one.nodes[0])
    map.value[one.keys[0]] = one.nodes[0].value
    map.end = one.end + shift
    return column
  }

  #isDocumentMark(): boolean {
    const mark = this.text.slice(this.at, this.at + 3)
    return mark === '---' || mark === '...' || mark[0] === '%'
  }

  /** A map whose first key starts here. Ends at the start of a line further left, with its column in `next`. */
  #map(indent: number): MapNode {
    this.enter()
    const map = this.newMap()
    let column = indent
    while (column === indent) column = this.#pair(map, indent, false)
    if (column > indent) throw GIVE_UP
    this.#next = column
    this.depth--
    return map
  }

  #next = -1

  /** A key and its value; returns the column of the next line. */
  #pair(map: MapNode, indent: number, shifted: boolean): number {
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
        node = this.#block(column, indent, shifted)
        column = this.#next
      } else {
        this.count()
        node = this.nothing(afterColon)
      }
    } else {
      this.at = at
      node = this.#inline(indent)
      this.#afterInline(node, indent)
      column = this.#next
    }
    this.add(map, key, start, end, node, afterColon)
    return column
  }

  // ---- blocks and lists

  /** A value on lines of its own, at this column, inside a block at `indent`. The column of the next line is in `next`. */
  #block(column: number, indent: number, shifted: boolean): Node {
    if (this.isDash(this.at)) return this.#list(column, shifted)
    if (this.isKey()) return this.#map(column)
    const node = this.#inline(indent)
    this.#afterInline(node, indent)
    return node
  }

  /** After a value on one line, or a block of text: the next line belongs to an outer block. */
  #afterInline(node: Node, indent: number): void {
    this.#next =
      this.text.charCodeAt(node.end + this.base - 1) === NEWLINE ? this.nextLine() : this.endOfLine()
    if (this.#next > indent) throw GIVE_UP
  }

  #list(indent: number, shifted: boolean): ListNode {
    this.enter()
    const start = this.at - this.base
    const list: ListNode = { kind: 'list', value: [], start, end: start, items: [] }
    if (shifted) Object.assign(list, { shifts: [], counts: [] })
    const outer = this.base
    let column = indent
    while (column === indent && this.isDash(this.at)) {
      if (shifted) {
        this.base = this.at
        list.shifts!.push(this.at - outer)
      }
      const before = this.nodes
      const node = this.#listItem(indent)
      this.base = outer
      if (shifted) list.counts!.push(this.nodes - before)
      list.items.push(node)
      list.value.push(node.value)
      list.end = Math.max(list.end, node.end + (shifted ? list.shifts!.at(-1)! : 0))
      column = this.#next
    }
    if (column > indent) throw GIVE_UP
    this.#next = column
    this.depth--
    return list
  }

  /** From a dash to the next line with content; its column is in `next`. */
  #listItem(indent: number): Node {
    const dash = this.at
    let at = dash + 1
    while (this.text.charCodeAt(at) === SPACE) at++
    const first = this.text.charCodeAt(at)
    if (first === NEWLINE || first === HASH || Number.isNaN(first)) {
      if (first === HASH && at === dash + 1) throw GIVE_UP
      this.at = dash + 1
      const column = this.endOfLine()
      if (column > indent) return this.#block(column, indent, false)
      this.#next = column
      this.count()
      return this.nothing(dash + 1)
    }
    this.at = at
    const column = indent + (at - dash)
    if (this.isDash(at)) return this.#compactList(column)
    if (this.isKey()) return this.#map(column)
    const node = this.#inline(indent)
    this.#afterInline(node, indent)
    return node
  }

  /** `- - a`: a list that begins on the line of its parent. */
  #compactList(column: number): Node {
    return this.#list(column, false)
  }

  // ---- values on one line, and blocks of text

  #inline(indent: number): Node {
    const first = this.text.charCodeAt(this.at)
    if (first === OPEN_LIST || first === OPEN_MAP) return this.flow(indent)
    this.count()
    const start = this.at
    if (first === PIPE || first === GREATER) return this.#blockText(indent, first === GREATER)
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
  #blockText(indent: number, folded: boolean): ScalarNode {
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
}
