'use client'
import { useEffect, useRef } from 'react'
import { catchFocus } from './catch-focus'

/**
 * Restores the focus within an element after the focused part was removed or disabled. It moves to the result of `find`, or else
 * to the element itself. The returned props belong to the element.
 */
export function useFocusWithin(find?: (within: HTMLElement) => HTMLElement | null) {
  const within = useRef<HTMLElement>(null)
  const isInside = useRef(false)
  useEffect(() => {
    if (isInside.current) catchFocus(() => within.current && (find?.(within.current) ?? within.current))
  })
  return {
    ref: within,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true
    },
    onBlur: () => {
      isInside.current = false
    },
  }
}
