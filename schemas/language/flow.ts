/** Brackets: locates the cursor inside `{ type: place, place: … }`, also if they are not closed yet. */
import { define, type Level } from './level'

export type Flow = {
  /** The end of the brackets, or the place where reading stopped. */
  readonly end: number
  readonly context?: {
    readonly levels: readonly Level[]
    readonly at: 'key' | 'value'
    readonly from: number
    readonly to: number
  }
}

/** The maximum length of unclosed brackets, so that they do not swallow the rest of the file. */
const REACH = 4000

type Open = { readonly level: Level; state: 'key' | 'value'; wordStart: number; wordEnd: number }

export function readFlow(text: string, start: number, cursor: number): Flow {
  const open: Open[] = []
  let context: Flow['context']
  let at = start
  const stop = Math.min(text.length, Math.max(start + REACH, cursor))
  const note = (to: number) => {
    if (context || cursor < start || cursor > to || open.length === 0) return
    const top = open.at(-1)!
    const from = top.wordStart >= 0 ? Math.min(top.wordStart, cursor) : cursor
    const levels = open.map(({ level }) => ({ ...level }))
    context = { levels, at: top.state, from, to: Math.max(cursor, wordEnd(text, Math.max(from, cursor))) }
  }
  while (at < stop) {
    const char = text[at]
    // A cursor right before this character belongs to the structure open here.
    if (cursor === at) note(at)
    if (char === '{' || char === '[') {
      open.push(newLevel(char))
    } else if (char === '}' || char === ']') {
      const top = open.pop()
      if (top) settleWord(text, top, at)
      if (open.length === 0) return { end: at + 1, context }
      open.at(-1)!.wordEnd = at + 1
    } else if (char === ',') {
      const top = open.at(-1)!
      settleWord(text, top, at)
      if (top.level.kind === 'list') top.level.index++
      else top.state = 'key'
      top.wordStart = -1
    } else if (
      char === ':' &&
      /[\s,{}[\]]|$/.test(text[at + 1] ?? ' ') &&
      open.at(-1)!.level.kind === 'map'
    ) {
      colon(text, open.at(-1)!, at)
    } else if (char === '"' || char === "'") {
      const top = open.at(-1)!
      if (top.wordStart < 0) top.wordStart = at
      const close = closing(text, at, stop)
      if (cursor > at && cursor <= close) note(close)
      at = close
    } else if (char === '#' && /\s/.test(text[at - 1] ?? ' ')) {
      at = lineEnd(text, at)
      continue
    } else if (char === '\n' && nextKeyOfBlock(text, at)) {
      break
    } else if (!/\s/.test(char) && open.at(-1)!.wordStart < 0) {
      open.at(-1)!.wordStart = at
    }
    at++
  }
  // Unclosed, but ended by the next key of the enclosing block: a cursor after that is outside.
  if (cursor === at || at >= stop) note(cursor)
  return { end: at, context }
}

const newLevel = (char: string): Open =>
  char === '{'
    ? { level: { kind: 'map', column: -1, key: '', written: {} }, state: 'key', wordStart: -1, wordEnd: -1 }
    : { level: { kind: 'list', column: -1, index: 0 }, state: 'value', wordStart: -1, wordEnd: -1 }

function colon(text: string, top: Open, at: number): void {
  if (top.level.kind !== 'map' || top.state === 'value') return
  top.level.key = unquoted(text.slice(Math.max(0, top.wordStart), at).trim())
  top.state = 'value'
  top.wordStart = -1
}

function settleWord(text: string, top: Open, at: number): void {
  if (top.level.kind !== 'map' || top.state !== 'value') return
  const value = top.wordStart < 0 ? '' : text.slice(top.wordStart, at).trim()
  if (!Object.hasOwn(top.level.written, top.level.key)) define(top.level.written, top.level.key, value)
}

/** After an unclosed bracket: a line that is clearly the next key of the enclosing block. */
const nextKeyOfBlock = (text: string, newline: number): boolean =>
  /^\n *(?:- )?[A-Za-z][A-Za-z0-9_-]*:(?:\s|$)/.test(text.slice(newline, newline + 120)) &&
  !/[,{[]\s*$/.test(text.slice(Math.max(0, newline - 40), newline))

function closing(text: string, open: number, stop: number): number {
  const quote = text[open]
  for (let at = open + 1; at < stop; at++) {
    if (text[at] === '\n') return at - 1
    if (text[at] === '\\' && quote === '"') at++
    else if (text[at] === quote) return at
  }
  return stop - 1
}

function lineEnd(text: string, from: number): number {
  const newline = text.indexOf('\n', from)
  return newline < 0 ? text.length : newline
}

function wordEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && !/[\s,{}[\]:]/.test(text[at])) at++
  return at
}

export const unquoted = (word: string): string => word.replace(/^(["'])(.*)\1$/s, '$2')

/** End of the value that starts at `from`, without the comment and the spaces after it. */
export function inlineEnd(text: string, from: number, end: number): number {
  if (text[from] === '"' || text[from] === "'") return Math.min(end, closing(text, from, end) + 1)
  const comment = /\s#/.exec(text.slice(from, end))
  const to = comment ? from + comment.index : end
  return from + text.slice(from, to).trimEnd().length
}
