/** What was asked for by keys before the studio was there. */
export type EarlyKeys = { readonly list: 'palette' | 'file'; readonly typed: string }

declare global {
  interface Window {
    ludotecaEarlyKeys?: { readonly take: () => EarlyKeys | undefined }
  }
}

/**
 * Hears the keys for a list, and what is typed after them, until the studio takes it: a page that is slow to come to life loses
 * nothing of it, nor takes it for other keys later. The page carries the text of this function and runs it before all other scripts:
 * it needs nothing outside itself.
 */
export function hearEarlyKeys(): void {
  if (window.ludotecaEarlyKeys) return
  let list: EarlyKeys['list'] | undefined
  let typed = ''
  const hear = (event: KeyboardEvent) => {
    const isControl = event.ctrlKey || event.metaKey
    const asked = { k: 'palette', p: 'file' } as const
    const key = event.key.toLowerCase()
    if (isControl && !event.altKey && !event.shiftKey && (key === 'k' || key === 'p')) {
      list = asked[key]
      typed = ''
    } else if (list === undefined || isControl || event.altKey) return
    else if (event.key === 'Escape') list = undefined
    else if (typed.endsWith('\n')) return
    else if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key === 'Enter') typed += '\n'
    else if (event.key.length === 1) typed += event.key
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', hear, true)
  window.ludotecaEarlyKeys = {
    take: () => {
      removeEventListener('keydown', hear, true)
      window.ludotecaEarlyKeys = undefined
      return list === undefined ? undefined : { list, typed }
    },
  }
}

/** What was heard, once; nothing is heard any more. */
export const takeEarlyKeys = (): EarlyKeys | undefined => window.ludotecaEarlyKeys?.take()
