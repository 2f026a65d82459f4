'use client'
import { useEffect, useState } from 'react'

/** Whether the panel beside the board has room for more than its tabs. */
export const useWide = (): boolean => useMedia('(min-width: 1001px) and (min-height: 640px)')

/** Whether the panel is a sheet over the board. */
export const useNarrow = (): boolean => useMedia('(max-width: 760px)')

function useMedia(wanted: string): boolean {
  const [matches, setMatches] = useState(false)
  useEffect(() => {
    const query = matchMedia(wanted)
    const read = () => setMatches(query.matches)
    read()
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [wanted])
  return matches
}
