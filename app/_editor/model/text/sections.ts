/** A top-level key of a YAML file with all that belongs to it; offsets into the whole text. */
export type Section = {
  readonly key: string
  /** Where the line of the key begins. */
  readonly start: number
  /** Just after the colon. */
  readonly value: number
  /** Just after the last line that holds something of the value: comments at the margin belong to what follows. */
  readonly contentEnd: number
  /** Where the next section begins, or the end of the text. */
  readonly end: number
}

const KEY = /^(?:"([^"\\]+)"|'([^']+)'|([A-Za-z_][\w-]*))[ \t]*:(?=[ \t\r\n]|$)/gm

/**
 * Cuts a file at its top-level keys, so that a mistake in one part does not hide the others. Only block style at the
 * margin is cut; in any other file there is nothing to paint.
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

/** The offset of the first letter of the line of `at`. */
export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

/** The offset just after the line break that ends the line of `at`. */
export function lineEnd(text: string, at: number): number {
  const newline = text.indexOf('\n', at)
  return newline < 0 ? text.length : newline + 1
}

/** The line break this file uses. */
export const lineBreak = (text: string) => (/\r\n/.test(text) ? '\r\n' : '\n')
