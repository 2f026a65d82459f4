'use client'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For what can be closed while it has the focus: when it goes, the focus goes where `to` puts it and not to nothing. */
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
