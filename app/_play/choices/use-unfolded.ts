'use client'
import { useCallback, useEffect, useState } from 'react'

const KEPT = 'ludoteca:choices'

/** The open folds of the choice list for this game; the option to open all is stored for all games. */
export function useUnfolded() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [areAllOpen, setAllOpen] = useState(false)
  useEffect(() => setAllOpen(kept() === 'open'), [])
  const toggle = useCallback(
    (id: string) =>
      setOpen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
    [],
  )
  const toggleAll = useCallback(() => {
    setAllOpen(!areAllOpen)
    try {
      localStorage.setItem(KEPT, areAllOpen ? 'folded' : 'open')
    } catch {
      // Without storage they are folded next time.
    }
  }, [areAllOpen])
  return { isOpen: (id: string) => open.has(id), areAllOpen, toggle, toggleAll }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT)
  } catch {
    return null
  }
}
