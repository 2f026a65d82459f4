'use client'
import { useFormatter } from 'next-intl'
import { useEffect, useState } from 'react'

/** How often times are said anew, in milliseconds. */
const A_WHILE = 10_000

/** Says how long ago something was, by the clock of now, which goes on. */
export function useAgo(): (time: number | Date) => string {
  const { relativeTime } = useFormatter()
  const now = useClock()
  return (time) => relativeTime(past(Number(time), now), now)
}

/** A time that can be said: one in the future, of a clock that was wrong, is now, and one that is none is the beginning of time. */
export const past = (time: number, now: number): number =>
  Number.isFinite(time) ? Math.min(Math.max(time, 0), now) : 0

/** Milliseconds since 1970: of this moment, not of when the page was made or kept. */
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
