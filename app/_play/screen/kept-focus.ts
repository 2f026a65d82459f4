'use client'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/** The one stop of the board for keys. */
export const focusBoard = () =>
  document
    .querySelector<HTMLElement>('[data-play] [role="grid"] [tabindex="0"]')
    ?.focus({ preventScroll: true })

/**
 * A choice that was made by key is gone with its button, and the focus with it: it goes to the first choice that there is next, else to the
 * board. A pointer has no focus to lose.
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>, position: number) {
  const isByKey = useRef(false)
  useEffect(() => {
    void position
    if (!isByKey.current || document.activeElement !== document.body) return
    const next = panel.current?.querySelector<HTMLElement>('[data-choices] button')
    next?.focus({ preventScroll: true })
    if (document.activeElement === document.body) focusBoard()
  }, [panel, position])
  return {
    onKeyDown: ({ key }: KeyboardEvent) => {
      isByKey.current = key === 'Enter' || key === ' '
    },
    onPointerDown: () => {
      isByKey.current = false
    },
  }
}
