/** The keys pressed before the studio was ready. */
type EarlyKeystrokes = { readonly list: 'palette' | 'file'; readonly typed: string }

declare global {
  interface Window {
    /** Stops recording and returns the recorded keys. */
    ludotecaEarlyKeystrokes?: () => readonly string[]
  }
}

/**
 * Records the keys for a list, and the text typed after them, until the studio takes over. A slow page thus loses no keys and
 * does not misread them later. The page carries the text of this function and runs it before all other scripts. The function must
 * be short and self-contained.
 */
export function recordEarlyKeystrokes(): void {
  if (window.ludotecaEarlyKeystrokes) return
  const keys: string[] = []
  const hear = (event: KeyboardEvent) => {
    const asks = event.ctrlKey || event.metaKey
    if (!(asks ? /^[kp]$/ : keys[0] ? /^(.|Enter|Escape|Backspace)$/ : /^$/).test(event.key)) return
    keys.push((asks ? '^' : '') + event.key)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', hear, true)
  window.ludotecaEarlyKeystrokes = () => {
    removeEventListener('keydown', hear, true)
    return keys
  }
}

/** Returns the recorded keys once and stops recording. */
export function takeEarlyKeystrokes(): EarlyKeystrokes | undefined {
  const keys = window.ludotecaEarlyKeystrokes?.() ?? []
  window.ludotecaEarlyKeystrokes = undefined
  let early: EarlyKeystrokes | undefined
  for (const key of keys) {
    if (key === '^k' || key === '^p') early = { list: key === '^k' ? 'palette' : 'file', typed: '' }
    else if (key === 'Escape') early = undefined
    else if (early) early = { ...early, typed: typedAfter(early.typed, key) }
  }
  return early
}

/** Returns the typed text after one more key. Enter ends it and chooses the first result. */
export function typedAfter(typed: string, key: string): string {
  if (typed.endsWith('\n')) return typed
  return key === 'Backspace' ? typed.slice(0, -1) : typed + (key === 'Enter' ? '\n' : key)
}
