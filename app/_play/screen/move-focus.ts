'use client'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For elements that may close while they have the focus: `to` then moves the focus. */
export function useHandOnFocus(to: () => void): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null)
  const handOn = useRef(to)
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (element?.contains(document.activeElement)) handOn.current()
    }
  }, [])
  return part
}
