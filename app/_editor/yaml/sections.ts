/** A top-level key of a YAML file with its contents; offsets into the whole text. */
export type Section = {
  readonly key: string
  /** The start of the key's line. */
  readonly start: number
  /** Just after the colon. */
  readonly value: number
  /** The end of the last line of the value: unindented comments belong to the next section. */
  readonly contentEnd: number
  /** The start of the next section, or the end of the text. */
  readonly end: number
}

const KEY = /^(?:"([^"\\]+)"|'([^']+)'|([A-Za-z_][\w-]*))[ \t]*:(?=[ \t\r\n]|$)/gm

/**
 * Splits a file at its top-level keys, so that a mistake in one part does not hide the others. Only unindented block style is
 * split; other files cannot be painted.
 */
export function sections(text: string): Section[] {
  const keys = [...text.matchAll(KEY)]
  return keys.map((match, index) => {
    const end = keys[index + 1]?.index ?? text.length
    const value = match.index + match[0].length
    return {
      key: match[1] ?? match[2] ?? match[3],
      start: match.index,
      value,
      contentEnd: contentEnd(text, value, end),
      end,
    }
  })
}

export const sectionOf = (all: readonly Section[], key: string) => all.find((section) => section.key === key)

function contentEnd(text: string, value: number, end: number): number {
  let last = lineEnd(text, value)
  for (let at = last; at < end; at = lineEnd(text, at)) {
    const line = text.slice(at, lineEnd(text, at))
    if (line.trim() !== '' && !line.startsWith('#') && !/^(---|\.\.\.)\s*$/.test(line))
      last = at + line.length
  }
  return Math.min(last, end)
}

/** The offset of the first character of a line. */
export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

/** The offset after the line break of a line. */
export function lineEnd(text: string, at: number): number {
  const newline = text.indexOf('\n', at)
  return newline < 0 ? text.length : newline + 1
}

/** The line break this file uses. */
export const lineBreak = (text: string) => (/\r\n/.test(text) ? '\r\n' : '\n')
