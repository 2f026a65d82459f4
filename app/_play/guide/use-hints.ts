'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { atFirstWork } from '../../_ui/first-work'
import type { PlayView } from '../model/play-view'
import { type Hint, hintNow, readSeen, type SeenHints, writeSeen } from './hint-now'

/** A table is left alone so long before the first hint, in milliseconds; less when somebody sets to work. */
const FIRST_MS = 2500

const NONE: readonly Hint[] = []

export type Hints = {
  /** The one that is due. */
  readonly now: Hint | undefined
  /** Whether this pack has any. */
  readonly areThere: boolean
  readonly read: (id: string) => void
  readonly stop: () => void
  /** All of them are shown again, each when it is due. */
  readonly again: () => void
}

/** The hints of a pack for its first game: each once in this browser. */
export function useHints(
  pack: string,
  hints: readonly Hint[] = NONE,
  view: PlayView,
  sideOf: Readonly<Record<string, string>>,
): Hints {
  const [seen, setSeen] = useState<SeenHints>('off')
  useEffect(() => {
    if (hints.length === 0) return
    const begin = () => setSeen(readSeen(localStorage, pack))
    const timer = setTimeout(begin, FIRST_MS)
    const leave = atFirstWork(begin)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [pack, hints])
  const keep = useCallback(
    (next: SeenHints) => {
      setSeen(next)
      writeSeen(localStorage, pack, next)
    },
    [pack],
  )
  const now = hintNow(hints, view, sideOf, seen)
  useSeenWhenOver(now?.id, (id) => seen !== 'off' && !seen.includes(id) && keep([...seen, id]))
  return {
    now,
    areThere: hints.length > 0,
    read: (id) => keep(seen === 'off' ? seen : [...seen, id]),
    stop: () => keep('off'),
    again: () => keep([]),
  }
}

/** What was shown while its moment lasted has been seen, read or not. */
function useSeenWhenOver(now: string | undefined, see: (id: string) => void): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const before = shown.current
    shown.current = now
    if (before !== undefined && before !== now) see(before)
  })
}
