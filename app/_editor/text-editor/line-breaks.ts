import type { Text } from '@codemirror/state'

/** The editor counts every line break as one character, but Windows line ends have two. No file mixes them (`withOneLineEnd`). */
export type LineBreaks = { readonly separator: '\n' | '\r\n' }

export const lineBreaksOf = (text: string): LineBreaks => ({
  separator: text.includes('\r\n') ? '\r\n' : '\n',
})

/** Offset in the file of a position in the editor. */
export function toOffset(breaks: LineBreaks, doc: Text, position: number): number {
  return breaks.separator === '\n' ? position : position + doc.lineAt(position).number - 1
}

/** Position in the editor of an offset in the file's text; inside a line break, its start. */
export function toPosition(breaks: LineBreaks, doc: Text, offset: number): number {
  if (breaks.separator === '\n') return offset
  let low = 0
  let high = doc.length
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (toOffset(breaks, doc, middle) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
