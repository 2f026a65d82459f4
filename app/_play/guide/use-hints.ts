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
  /** Whether some are still to come, so that room is kept for them. */
  readonly areComing: boolean
  /** Whether it is time to say that they are, because none is due. */
  readonly isWaiting: boolean
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
  const areComing = kept !== 'off' && !view.outcome && hints.some(({ id }) => !kept.includes(id))
  return {
    now,
    areComing,
    isWaiting: hasBegun && areComing && !now,
    areThere: hints.length > 0,
    read: (id) => keep(kept === 'off' ? kept : [...kept, id]),
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
