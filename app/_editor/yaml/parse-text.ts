/**
 * Parses texts of the pack on the page. YAML in the usual form of packs is parsed at once. The full parser, mainly for broken
 * texts, is large; it loads when the author starts to work or a text needs it.
 */

import { fault } from '../../../schemas/yaml/fault'
import type { parse } from '../../../schemas/yaml/parse'
import { type Parsed, parsedOf, quickParse } from '../../../schemas/yaml/parsed'

let full: typeof parse | undefined
let coming: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Parses a text. A text that needs the full parser is empty until it has loaded; `onReader` then calls back. */
export function parseText(text: string): Parsed {
  if (full) return full(text)
  if (text.trim() === '') return parsedOf(text, undefined, [])
  const quick = quickParse(text)
  if (quick) return quick
  loadReader().catch(() => {})
  return parsedOf(text, undefined, [fault('E-YAML-SYNTAX', { start: 0, end: 0 }, {}, { breaks: true })])
}

/** Loads the full parser; after a failure the next call tries again. */
export function loadReader(): Promise<void> {
  coming ??= import('../../../schemas/yaml/parse').then(
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

/** Whether the full parser has loaded. */
export const isReaderHere = (): boolean => full !== undefined

/** Whether one of these texts needs the full parser. */
export const needReader = (texts: readonly string[]): boolean =>
  !full && texts.some((text) => text.trim() !== '' && !quickParse(text))

/** Calls back once the full parser has loaded, so that texts can be parsed again. Returns a function that unsubscribes. */
export function onReader(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
