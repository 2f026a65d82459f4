'use client'
import { useState } from 'react'
import { bringDialogs } from './at-work'
import type { DialogId } from './panels/dialogs'
import { useSession } from './studio-context'

type Dialogs = Awaited<ReturnType<typeof bringDialogs>>['default']

/** Which dialog is open, and what shows it once it is there; a site that does not answer is said. */
export function useDialogs() {
  const session = useSession()
  const [open, setOpen] = useState<DialogId>()
  const [shown, setShown] = useState<{ readonly Dialogs: Dialogs }>()
  const ask = async (dialog: DialogId) => {
    setOpen(dialog)
    try {
      const { default: Dialogs } = await bringDialogs()
      setShown({ Dialogs })
    } catch {
      setOpen(undefined)
      session.setNotice({ key: 'studio.notReached' })
    }
  }
  return { open, shown, ask: (dialog: DialogId) => void ask(dialog), close: () => setOpen(undefined) }
}
