/** What was asked for by keys before the studio was there. */
type EarlyKeys = { readonly list: 'palette' | 'file'; readonly typed: string }

declare global {
  interface Window {
    /** The keys that were heard, and an end of hearing them. */
    ludotecaEarlyKeys?: () => readonly string[]
  }
}

/**
 * Hears the keys for a list, and what is typed after them, until the studio takes it: a page that is slow to come to life loses
 * nothing of it, nor takes it for other keys later. The page carries the text of this function and runs it before all other scripts:
 * it is short, and needs nothing outside itself.
 */
export function hearEarlyKeys(): void {
  if (window.ludotecaEarlyKeys) return
  const keys: string[] = []
  const hear = (event: KeyboardEvent) => {
    const asks = event.ctrlKey || event.metaKey
    if (!(asks ? /^[kp]$/ : keys[0] ? /^(.|Enter|Escape|Backspace)$/ : /^$/).test(event.key)) return
    keys.push((asks ? '^' : '') + event.key)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', hear, true)
  window.ludotecaEarlyKeys = () => {
    removeEventListener('keydown', hear, true)
    return keys
  }
}

/** What was heard, once; nothing is heard any more. */
export function takeEarlyKeys(): EarlyKeys | undefined {
  const keys = window.ludotecaEarlyKeys?.() ?? []
  window.ludotecaEarlyKeys = undefined
  let early: EarlyKeys | undefined
  for (const key of keys) {
    if (key === '^k' || key === '^p') early = { list: key === '^k' ? 'palette' : 'file', typed: '' }
    else if (key === 'Escape') early = undefined
    else if (early) early = { ...early, typed: typedAfter(early.typed, key) }
  }
  return early
}

/** What is typed when one more key is pressed. Enter ends it: what is found first is chosen. */
export function typedAfter(typed: string, key: string): string {
  if (typed.endsWith('\n')) return typed
  return key === 'Backspace' ? typed.slice(0, -1) : typed + (key === 'Enter' ? '\n' : key)
}
