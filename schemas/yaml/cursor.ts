/** The base of the fast path: position, lines, words, quotes and keys. It gives up on doubtful text. */
import type { Limits } from '../limits'
import { isObjectWord, type MapNode, type Node, type ScalarNode } from './node'
import { readWord } from './numbers'

export const TAB = 9
export const NEWLINE = 10
export const SPACE = 32
export const QUOTE = 34
export const HASH = 35
export const APOSTROPHE = 39
export const COMMA = 44
export const DASH = 45
export const COLON = 58
export const GREATER = 62
export const OPEN_LIST = 91
export const BACKSLASH = 92
export const CLOSE_LIST = 93
export const OPEN_MAP = 123
export const PIPE = 124
export const CLOSE_MAP = 125

/** Thrown inside to leave the text to the fallback parser. */
export const GIVE_UP = { giveUp: true }

/** A word that is certainly a key without quotes. */
const KEY_START = /[A-Za-z_$./\\(+=~^;<\u00a1-\u1fff\u2010-\u2027\u2030-\u2fef\u3001-\ud7ff]/

export class TextCursor {
  protected at = 0
  /** Subtracted from every recorded offset. */
  protected base = 0
  protected depth = 0
  nodes = 0

  constructor(
    protected readonly text: string,
    protected readonly limits: Limits,
  ) {}

  protected guarded<T>(read: () => T): T | undefined {
    try {
      return read()
    } catch (reason) {
      if (reason === GIVE_UP) return undefined
      throw reason
    }
  }

  // ---- lines

  /**
   * From a place before only spaces and a comment, to the first character of the next line with content.
   * Returns its column, or -1 at the end.
   */
  protected nextLine(): number {
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

  /** After a value, only spaces and a comment are allowed on its line. Goes to the next line and returns its column, or -1. */
  protected endOfLine(): number {
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

  protected isDash(at: number): boolean {
    if (this.text.charCodeAt(at) !== DASH) return false
    const next = this.text.charCodeAt(at + 1)
    return next === SPACE || next === NEWLINE || Number.isNaN(next)
  }

  // ---- nodes

  protected enter(): void {
    if (++this.depth > this.limits.depth) throw GIVE_UP
    this.count()
  }

  protected count(): void {
    if (++this.nodes > this.limits.nodes) throw GIVE_UP
  }

  protected newMap(): MapNode {
    const start = this.at - this.base
    return { kind: 'map', value: {}, start, end: start, keys: [], keySpans: [], nodes: [] }
  }

  protected nothing(at: number): ScalarNode {
    return { kind: 'scalar', value: null, start: at - this.base, end: at - this.base }
  }

  protected add(map: MapNode, key: string, start: number, end: number, node: Node, afterColon: number): void {
    if (isObjectWord(key) || Object.hasOwn(map.value, key)) throw GIVE_UP
    map.keys.push(key)
    map.keySpans.push(start - this.base, end - this.base)
    map.nodes.push(node)
    map.value[key] = node.value
    map.end = Math.max(map.end, node.end, afterColon - this.base)
  }

  // ---- keys and words

  /** Whether a key with its colon starts here. Gives up if only the fallback parser can decide. */
  protected isKey(): boolean {
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

  protected key(): string {
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

  protected word(written: string, start: number): ScalarNode {
    const word = readWord(written)
    if (word.surprise) throw GIVE_UP
    this.at = start + written.length
    return { kind: 'scalar', value: word.value, start: start - this.base, end: this.at - this.base }
  }

  /** A quoted text on one line. */
  protected quoted(): string {
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

  protected escaped(start: number): string {
    const found = /"(?:[^"\\\n]|\\["\\/nt])*"/y
    found.lastIndex = start
    const match = found.exec(this.text)
    if (!match) throw GIVE_UP
    this.at = start + match[0].length
    return JSON.parse(match[0]) as string
  }
}

/** The position of the colon that ends a key in a line, or -1. */
export function colonIn(line: string): number {
  for (let at = line.indexOf(':'); at >= 0; at = line.indexOf(':', at + 1)) {
    if (at + 1 === line.length || line.charCodeAt(at + 1) === SPACE) return at
  }
  return -1
}

/** `! & * { } [ ] , # | > @ % " ' \`` can have a meaning inside a word. */
export const isDoubtfulInKey = (char: number): boolean =>
  char === COMMA ||
  char === HASH ||
  char === OPEN_LIST ||
  char === CLOSE_LIST ||
  char === OPEN_MAP ||
  char === CLOSE_MAP ||
  char === QUOTE ||
  char === APOSTROPHE

/** Whether a word without quotes can begin here: a letter, a digit, or a sign without meaning in YAML. */
export function isPlainStart(text: string, at: number): boolean {
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
  return (char >= 48 && char <= 57) || KEY_START.test(text[at])
}

export function trimSpaces(text: string): string {
  let end = text.length
  while (end > 0 && text.charCodeAt(end - 1) === SPACE) end--
  return end === text.length ? text : text.slice(0, end)
}
