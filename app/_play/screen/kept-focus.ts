'use client'
import { type KeyboardEvent, useEffect, useRef } from 'react'

/** The one stop of the board for keys. */
export const focusBoard = () =>
  document
    .querySelector<HTMLElement>('[data-play] [role="grid"] [tabindex="0"]')
    ?.focus({ preventScroll: true })

/** Where the next choice may be, nearest first: beside the one that was made, else in the list, else on the board. */
const NEXT = {
  prompt: ['[data-prompt] [data-choice]', '[data-choices] button', '[data-prompt] button'],
  elsewhere: ['[data-choices] button', '[data-prompt] [data-choice]'],
}

/**
 * A choice that was made by key is gone with its button, and the focus with it: it goes to where the next one is. A pointer has no focus to
 * lose. What it gives belongs to the element around the whole table.
 */
export function useKeptFocus() {
  const from = useRef<keyof typeof NEXT>(undefined)
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (from.current === undefined || document.activeElement !== document.body) return
    for (const place of NEXT[from.current]) {
      table.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
      if (document.activeElement !== document.body) return
    }
    focusBoard()
  })
  return {
    ref: table,
    onKeyDownCapture: ({ key, target }: KeyboardEvent) => {
      const isPress = key === 'Enter' || key === ' '
      const isPrompt = target instanceof Element && target.closest('[data-prompt]') !== null
      from.current = isPress ? (isPrompt ? 'prompt' : 'elsewhere') : undefined
    },
    onPointerDownCapture: () => {
      from.current = undefined
    },
  }
}
