'use client'
import { type RefObject, useEffect, useState } from 'react'
import type { Size } from './view'

export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new ResizeObserver(() => {
      const next = { width: Math.floor(target.clientWidth), height: Math.floor(target.clientHeight) }
      if (next.width > 0 && next.height > 0)
        setSize((now) => (now?.width === next.width && now.height === next.height ? now : next))
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return size
}
