import type { Files } from '../change'

/** Files in which all lines end alike, as most of them do; one that is so already stays as it is. The store has that once it is edited. */
export const withOneLineEnd = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, oneLineEnd(text)]))

/** A carriage return alone ends a line too. */
export function oneLineEnd(text: string): string {
  if (!text.includes('\r')) return text
  const windows = text.match(/\r\n/g)?.length ?? 0
  const all = text.match(/\r\n?|\n/g)?.length ?? 0
  if (windows === all) return text
  return text.replace(/\r\n?|\n/g, windows * 2 > all ? '\r\n' : '\n')
}
