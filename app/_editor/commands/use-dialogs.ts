'use client'
import { useEffect, useRef, useState } from 'react'
import { loadDialogs } from '../lazy-parts'
import { useSession } from '../studio-context'
import type { DialogId } from './dialogs'
import { takeEarlyKeystrokes, typedAfter } from './early-keystrokes'

type Dialogs = Awaited<ReturnType<typeof loadDialogs>>['default']

/** The open dialog, and its component once it has loaded; shows a notice if the server does not answer. */
export function useDialogs() {
  const session = useSession()
  const [open, setOpen] = useState<DialogId>()
  const [shown, setShown] = useState<{ readonly Dialogs: Dialogs }>()
  const heard = useRef<() => string>(() => '')
  const ask = async (dialog: DialogId, typed = '') => {
    setOpen(dialog)
    heard.current()
    heard.current = listen(typed)
    try {
      const { default: Dialogs } = await loadDialogs()
      // Only lists start with the recorded text; other dialogs discard it.
      if (!['palette', 'file', 'cell'].includes(dialog)) heard.current()
      setShown({ Dialogs })
    } catch {
      heard.current()
      setOpen(undefined)
      session.setNotice({ key: 'studio.notReached' })
    }
  }
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    const early = takeEarlyKeystrokes()
    if (early) void latest.current(early.list, early.typed)
  }, [])
  return {
    open,
    shown,
    heard: () => heard.current(),
    ask: (dialog: DialogId) => void ask(dialog),
    close: () => setOpen(undefined),
  }
}

/** Records typed text exclusively until it is requested, so that fast users need not wait for a list. */
function listen(before: string): () => string {
  let typed = before
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typed.endsWith('\n')) return
    if (event.key.length > 1 && event.key !== 'Backspace' && event.key !== 'Enter') return
    typed = typedAfter(typed, event.key)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', onKeyDown, true)
  return () => {
    removeEventListener('keydown', onKeyDown, true)
    return typed
  }
}
