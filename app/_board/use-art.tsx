'use client'
import { useEffect, useMemo, useState } from 'react'
import type { RawPack } from '../../engine/types'
import type { BoardLook } from './look'

/** The look of a pack with its pictures as they load; the code for pictures loads only for packs that have some. */
export function useArt(look: BoardLook, pictures: RawPack['pictures']): BoardLook {
  const [illustrate, setIllustrate] = useState<(look: BoardLook) => BoardLook>()
  useEffect(() => {
    if (!pictures) return
    const gone = new AbortController()
    import('./draw/art').then(
      ({ showPictures }) => showPictures(pictures, setIllustrate, gone.signal),
      () => {},
    )
    return () => gone.abort()
  }, [pictures])
  return useMemo(() => (pictures && illustrate ? illustrate(look) : look), [illustrate, look, pictures])
}
