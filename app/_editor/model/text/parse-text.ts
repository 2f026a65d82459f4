/**
 * Texts of the pack read on the page. YAML as packs are written is read at once; the reader of everything else, broken texts above all,
 * is large and fetched when somebody sets to work or a text first needs it.
 */
import type { parse } from '../../../../schemas/parse'
import { type Parsed, parsedOf, quickParse } from '../../../../schemas/parsed'
import { fault } from '../../../../schemas/yaml/fault'

let full: typeof parse | undefined
let coming: Promise<void> | undefined
const listeners = new Set<() => void>()

/** What can be read of a text. Until the large reader is here, nothing of a text that needs it; `onReader` says when that was so. */
export function parseText(text: string): Parsed {
  if (full) return full(text)
  if (text.trim() === '') return parsedOf(text, undefined, [])
  const quick = quickParse(text)
  if (quick) return quick
  bringReader().catch(() => {})
  return parsedOf(text, undefined, [fault('E-YAML-SYNTAX', { start: 0, end: 0 }, {}, { breaks: true })])
}

/** Fetches the large reader. What could not be fetched is asked for again next time. */
export function bringReader(): Promise<void> {
  coming ??= import('../../../../schemas/parse').then(
    (module) => {
      full = module.parse
      for (const listener of listeners) listener()
    },
    (cause: unknown) => {
      coming = undefined
      throw cause
    },
  )
  return coming
}

/** Whether any text can be read now. */
export const isReaderHere = (): boolean => full !== undefined

/** Whether one of these texts needs the large reader. */
export const needReader = (texts: readonly string[]): boolean =>
  !full && texts.some((text) => text.trim() !== '' && !quickParse(text))

/** Calls back when the large reader has come: what was read before may be read anew. Answers how to stop that. */
export function onReader(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
