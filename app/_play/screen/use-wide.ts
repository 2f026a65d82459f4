'use client'
import { useEffect, useState } from 'react'

/** Whether the panel beside the board has space for more than its tabs. */
export const useWide = (): boolean => useMedia('(width > 1000px) and (height >= 640px)')

/** Whether the panel opens and closes: over the board, or beside the map of a low window. */
export const useSmall = (): boolean => useMedia('(width <= 760px), (width <= 1000px) and (height <= 480px)')

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
