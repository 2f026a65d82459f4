'use client'
import { useEffect, useRef } from 'react'
import type { Scene } from './scene'
import type { BoardProps } from './types'

const FLASH_MS = 1400
/** Where the flash is strongest: it stays there for readers who want no motion. */
const STILL_SHARE = 1 / 6

/** Runs a flash from 0 to 1 whenever its key changes; the ref holds the share done, 0 when there is none. */
export function useFlash(flash: BoardProps['flash'], scene: { readonly current: Scene | null }) {
  const share = useRef(0)
  const key = flash?.key
  useEffect(() => {
    if (key === undefined) return
    const start = performance.now()
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const tick = () => {
      const done = (performance.now() - start) / FLASH_MS
      share.current = done >= 1 ? 0 : still ? STILL_SHARE : Math.max(done, 0.001)
      scene.current?.redrawTop()
      if (done < 1) frame = requestAnimationFrame(tick)
    }
    tick()
    return () => {
      cancelAnimationFrame(frame)
      share.current = 0
      scene.current?.redrawTop()
    }
  }, [key, scene])
  return share
}
