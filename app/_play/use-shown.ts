'use client'
import { useCallback, useEffect, useState } from 'react'

/** What the board shows beside the ground. */
export type Shown = {
  readonly ids: boolean
  readonly zones: boolean
  readonly pieces: boolean
  readonly lines: boolean
  /** What has moved lately. */
  readonly trails: boolean
}

const AT_FIRST: Shown = { ids: false, zones: false, pieces: true, lines: true, trails: true }
const KEPT_LINES = 'ludoteca:lines'

/** Whether lines are shown is remembered from game to game; the rest begins anew. */
export function useShown(): [Shown, (shown: Shown) => void] {
  const [shown, setShown] = useState<Shown>(AT_FIRST)
  useEffect(() => {
    if (kept() === 'off') setShown((now) => ({ ...now, lines: false }))
  }, [])
  const change = useCallback((next: Shown) => {
    setShown(next)
    try {
      localStorage.setItem(KEPT_LINES, next.lines ? 'on' : 'off')
    } catch {
      // A browser that keeps nothing shows them next time.
    }
  }, [])
  return [shown, change]
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT_LINES)
  } catch {
    return null
  }
}
