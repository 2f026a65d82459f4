'use client'
import { useEffect, useMemo, useState } from 'react'
import type { RawPack } from '../../engine/types'
import type { BoardLook } from './look'

type Illustrate = (look: BoardLook) => BoardLook

/** The look of a pack with its pictures, as they come; what draws them is fetched for a pack that has some, and no other. */
export function useArt(look: BoardLook, pictures: RawPack['pictures']): BoardLook {
  const [illustrate, setIllustrate] = useState<Illustrate>()
  useEffect(() => {
    if (!pictures) return setIllustrate(undefined)
    let isGone = false
    let stop = () => {}
    import('./draw/art').then(
      ({ showPictures }) => {
        if (!isGone) stop = showPictures(pictures, (next) => setIllustrate(() => next))
      },
      () => {},
    )
    return () => {
      isGone = true
      stop()
    }
  }, [pictures])
  return useMemo(() => illustrate?.(look) ?? look, [illustrate, look])
}
