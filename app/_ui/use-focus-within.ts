'use client'
import { useEffect, useRef } from 'react'
import { catchFocus } from './catch-focus'

/**
 * What had the focus inside an element is gone, or can no longer be pressed: the focus comes to what is found there instead, or to the
 * element itself. What this gives belongs to the element.
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
