'use client'
import { useFormatter } from 'next-intl'
import { useEffect, useState } from 'react'

/** Milliseconds between updates of relative times. */
const A_WHILE = 10_000

/** Formats how long ago something was, by a running clock. */
export function useAgo(): (time: number | Date) => string {
  const { relativeTime } = useFormatter()
  const now = useClock()
  return (time) => relativeTime(past(Number(time), now), now)
}

/** Clamps a time for display: a future one becomes now, an invalid one 0. */
export const past = (time: number, now: number): number =>
  Number.isFinite(time) ? Math.min(Math.max(time, 0), now) : 0

/** The current time in milliseconds since 1970, not that of rendering or caching. */
function useClock(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, A_WHILE)
    document.addEventListener('visibilitychange', tick)
    window.addEventListener('pageshow', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
      window.removeEventListener('pageshow', tick)
    }
  }, [])
  return now
}
