'use client'
import { useEffect, useState } from 'react'

const WIDE = '(min-width: 1001px) and (min-height: 640px)'

/** Whether the panel beside the board has room for more than its tabs. */
export function useWide(): boolean {
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    const query = matchMedia(WIDE)
    const read = () => setWide(query.matches)
    read()
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [])
  return isWide
}
