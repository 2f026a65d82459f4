import type { Files } from '../document/change'

/** Normalises the line ends of files; files with uniform line ends stay unchanged. The store gets the result after an edit. */
export const withOneLineEnd = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, oneLineEnd(text)]))

/** A lone carriage return also ends a line. */
export function oneLineEnd(text: string): string {
  if (!text.includes('\r')) return text
  const windows = text.match(/\r\n/g)?.length ?? 0
  const all = text.match(/\r\n?|\n/g)?.length ?? 0
  if (windows === all) return text
  return text.replace(/\r\n?|\n/g, windows * 2 > all ? '\r\n' : '\n')
}
