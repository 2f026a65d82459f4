/** Edits of a text that leave everything else of it as its author wrote it, and the way back from the new text to the old one. */
import type { Span } from '../yaml/node'

/** Replaces a span of the text. */
export type Edit = Span & { readonly text: string }

/** The text with edits that do not overlap; of two that do, the first one counts. */
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

/** Where an offset of the new text stands in the old one. `made` in their order. */
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
