/** Lists and maps in brackets, on one line or several. */
import {
  APOSTROPHE,
  CLOSE_LIST,
  CLOSE_MAP,
  COLON,
  COMMA,
  GIVE_UP,
  HASH,
  isDoubtfulInKey,
  isPlainStart,
  NEWLINE,
  OPEN_LIST,
  OPEN_MAP,
  QUOTE,
  SPACE,
  TextCursor,
  trimSpaces,
} from './cursor'
import type { ListNode, MapNode, Node } from './node'

export class BracketReader extends TextCursor {
  /** Brackets open around the reader. */
  #brackets = 0

  protected flow(indent: number): Node {
    this.enter()
    this.#brackets++
    const node = this.text.charCodeAt(this.at) === OPEN_MAP ? this.flowMap(indent) : this.flowList(indent)
    this.depth--
    this.#brackets--
    return node
  }

  protected flowList(indent: number): ListNode {
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

  protected flowMap(indent: number): MapNode {
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

  protected flowValue(indent: number): Node {
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

  /** Spaces and line ends inside brackets; the next line must be indented deeper than the enclosing block. */
  protected flowSpace(indent: number): void {
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
        const closes =
          this.#brackets === 1 && column === indent && (next === CLOSE_LIST || next === CLOSE_MAP)
        if (next !== NEWLINE && column <= indent && !closes) throw GIVE_UP
      } else return
    }
  }
}
