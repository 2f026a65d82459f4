/**
 * The structure of a YAML text by lines: in a block, in brackets or inside a text, and the columns open to it.
 * Reads broken texts too, line by line, and ignores values.
 */
import { colonIn } from './cursor'

/** The beginning of a line: no structure (`text`), something in brackets (`flow`), or a dash or a key. */
export type LineKind = 'text' | 'flow' | 'structure'

type Column = { readonly at: number; readonly isList: boolean }

const QUOTED_KEY = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')[ ]?:(?= |$)/
/** The length of the key with its colon at the start of a text; 0 if there is none. */
export function keyLength(text: string): number {
  if (/^["']/.test(text)) return QUOTED_KEY.exec(text)?.[0].length ?? 0
  if (/^[[\]{},&*!|>%@`#]/.test(text)) return 0
  const colon = colonIn(text)
  const comment = text.indexOf(' #')
  return colon < 0 || (comment >= 0 && comment < colon) ? 0 : colon + 1
}
const DASHES = /^(?:- +)*(?:-$)?/
const BEFORE_QUOTE = ' \t[{,:'
const BLOCK_TEXT = /^[|>][-+0-9]* *(?:#.*)?$/

export class Outline {
  #open: Column[] = []
  /** Whether the previous line ended before a value. */
  #isDue = true
  #quote = ''
  #brackets = 0
  /** Lines indented deeper than this are text of the block, or the rest of a text without quotes. */
  #block: number | undefined
  #plain: number | undefined

  kindOf(line: string): LineKind {
    const indent = indentOf(line)
    if (this.#quote) return 'text'
    if (this.#brackets > 0) return 'flow'
    if (this.#block !== undefined && (indent > this.#block || line.trim() === '')) return 'text'
    return this.#plain !== undefined && indent > this.#plain ? 'text' : 'structure'
  }

  get isDue(): boolean {
    return this.#isDue
  }
  /** Whether a text without quotes can continue in this line. */
  isRest(line: string): boolean {
    return !this.#quote && this.#plain !== undefined && indentOf(line) > this.#plain
  }

  /** The columns in which a dash or a key fits, from the left. */
  columnsFor(isDash: boolean): readonly number[] {
    const open = this.#open.filter(({ isList }) => isList === isDash).map(({ at }) => at)
    return this.#open.length === 0 ? [0] : open
  }

  fits(column: number, isDash: boolean): boolean {
    const innermost = this.#open.at(-1)
    const isInside =
      this.#isDue && (!innermost || column > innermost.at || (isDash && column === innermost.at))
    return isInside || this.columnsFor(isDash).includes(column)
  }

  /** Consumes a line. */
  take(line: string): void {
    if (line.trim() === '') return
    const kind = this.kindOf(line)
    if (kind === 'text' && !this.#quote) return
    if (kind !== 'structure') this.#scan(line, 0)
    else if (!/^\s*#/.test(line)) this.#structure(line)
  }

  #structure(line: string) {
    const indent = indentOf(line)
    const dashes = DASHES.exec(line.slice(indent))![0]
    let at = indent
    for (const dash of dashes.match(/- */g) ?? []) {
      this.#enter(at, true)
      at += dash.length
    }
    const key = keyLength(line.slice(at))
    if (key > 0) this.#enter(at, false)
    const parent = key > 0 ? at : (this.#open.at(-1)?.at ?? -1)
    this.#value(line, at + key, parent)
  }

  #enter(at: number, isList: boolean) {
    while (this.#open.length > 0 && this.#open.at(-1)!.at > at) this.#open.pop()
    if (!isList && this.#open.at(-1)?.at === at && this.#open.at(-1)?.isList) this.#open.pop()
    const top = this.#open.at(-1)
    if (top?.at !== at || top.isList !== isList) this.#open.push({ at, isList })
  }

  /** Reads the value after a key or a dash. */
  #value(line: string, from: number, parent: number) {
    const rest = line.slice(from).trimStart()
    this.#block = BLOCK_TEXT.test(rest) ? parent : undefined
    this.#isDue = rest === '' || rest.startsWith('#')
    const isPlain = !this.#isDue && !/^["'[{|>]/.test(rest)
    this.#plain = isPlain ? parent : undefined
    if (!isPlain && this.#block === undefined) this.#scan(line, from)
  }

  /** Follows quotes and brackets to the end of the line. */
  #scan(line: string, from: number) {
    for (let at = from; at < line.length; at++) {
      const char = line[at]
      if (this.#quote) {
        if (char === '\\' && this.#quote === '"') at++
        else if (char === this.#quote) this.#quote = ''
      } else if (char === '#' && (at === 0 || line[at - 1] === ' ')) return
      else if ((char === '"' || char === "'") && (at === from || BEFORE_QUOTE.includes(line[at - 1])))
        this.#quote = char
      else if (char === '[' || char === '{') this.#brackets++
      else if ((char === ']' || char === '}') && this.#brackets > 0) this.#brackets--
    }
  }
}

export const indentOf = (line: string): number => line.length - line.replace(/^ +/, '').length
