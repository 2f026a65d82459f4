'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { atFirstWork } from '../../_ui/first-work'
import type { PlayView } from '../model/play-view'
import { type Hint, hintNow, readSeen, type SeenHints, writeSeen } from './hint-now'

/** Milliseconds before the first hint; shorter if the user acts. */
const FIRST_MS = 2500

const NONE: readonly Hint[] = []

export type Hints = {
  /** The current hint. */
  readonly now: Hint | undefined
  /** Whether this pack has any hints. */
  readonly areThere: boolean
  readonly read: (id: string) => void
  readonly stop: () => void
  /** Resets all hints, so that each is shown again when it is due. */
  readonly again: () => void
}

/** The hints of a pack for its first game; each is shown once in this browser. */
export function useHints(
  pack: string,
  hints: readonly Hint[] = NONE,
  view: PlayView,
  sideOf: Readonly<Record<string, string>>,
): Hints {
  const [hasBegun, setBegun] = useState(false)
  const [kept, setKept] = useState<SeenHints>(() => readSeen(localStorage, pack))
  useEffect(() => {
    if (hints.length === 0) return
    const begin = () => setBegun(true)
    const timer = setTimeout(begin, FIRST_MS)
    const leave = atFirstWork(begin)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [hints])
  const keep = useCallback(
    (next: SeenHints) => {
      setKept(next)
      setBegun(true)
      writeSeen(localStorage, pack, next)
    },
    [pack],
  )
  const seen = hasBegun ? kept : 'off'
  const now = hintNow(hints, view, sideOf, seen)
  useSeenWhenOver(now?.id, (id) => seen !== 'off' && !seen.includes(id) && keep([...seen, id]))
  return {
    now,
    areThere: hints.length > 0,
    read: (id) => keep(kept === 'off' ? kept : [...kept, id]),
    stop: () => keep('off'),
    again: () => keep([]),
  }
}

/** Marks a hint as seen once its moment has passed, even if the user did not confirm it. */
function useSeenWhenOver(now: string | undefined, see: (id: string) => void): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const before = shown.current
    shown.current = now
    if (before !== undefined && before !== now) see(before)
  })
}
