'use client'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { hasBeenUsed } from '../../_shell/been-used'

/** The one tab stop of the board. */
export const focusBoard = () =>
  document
    .querySelector<HTMLElement>('[data-play] [role="grid"] [tabindex="0"]')
    ?.focus({ preventScroll: true })

/** The first line of the list of choices, or its heading. */
export const focusList = () => document.querySelector<HTMLElement>('[data-choices] button')?.focus()

/** The field that filters the list of choices; long lists have one. Returns false if there is none. */
export function focusFilter(): boolean {
  const field = document.querySelector<HTMLElement>('[data-filter]')
  field?.focus()
  return field !== null
}

/**
 * Puts the focus on the board when a table opens after a press or key on this page. A page that loads leaves the focus at its
 * start, where readers expect it.
 */
export function useStartOnBoard(isReady: boolean): void {
  useEffect(() => {
    if (isReady && hasBeenUsed() && document.activeElement === document.body) focusBoard()
  }, [isReady])
}

/** Places of the next choice, nearest first: beside the last one, in the list, or on the board. */
const NEXT = {
  prompt: ['[data-prompt] [data-choice]', '[data-choices] button', '[data-prompt] button'],
  elsewhere: ['[data-choices] button', '[data-prompt] [data-choice]'],
}

/**
 * Moves the focus to the next choice after a choice by key, because its button is gone. Presses with a pointer need no focus. The
 * returned props belong to the element around the whole table.
 */
export function useRestoredFocus() {
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
