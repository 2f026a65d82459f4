/** Edits that leave the rest of a text unchanged, and the mapping from the new text to the old one. */
import type { Span } from '../yaml/node'

/** Replaces a span of the text. */
export type Edit = Span & { readonly text: string }

/** Applies edits; the first of two overlapping ones wins. */
export function edited(
  text: string,
  edits: readonly Edit[],
): { readonly text: string; readonly made: Edit[] } {
  const made: Edit[] = []
  let written = ''
  let at = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < at) continue
    written += text.slice(at, edit.start) + edit.text
    at = edit.end
    made.push(edit)
  }
  return { text: written + text.slice(at), made }
}

/** Maps an offset of the new text to the old one. `made` is in order. */
export function before(offset: number, made: readonly Edit[]): number {
  let shift = 0
  for (const { start, end, text } of made) {
    const from = start + shift
    if (offset < from) break
    if (offset < from + text.length) return Math.min(start + offset - from, end)
    shift += text.length - (end - start)
  }
  return offset - shift
}

/** A word in the quotes of the one that it replaces. */
export function quotedLike(written: string, word: string): string {
  const quote = written[0]
  return quote === '"' || quote === "'" ? quote + word + quote : word
}
