'use client'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

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

/** The button that a key leads to from the one at `at`, with wrap-around; `undefined` for other keys. */
export function buttonAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (Math.max(at, 0) + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Moves the focus among the buttons of a part by arrows, Home and End. With `isHeld`, Tab stays inside too. */
export function stepFocus(event: KeyboardEvent<HTMLElement>, isHeld = false): void {
  const { key, shiftKey, ctrlKey, altKey, metaKey, target, currentTarget } = event
  if (ctrlKey || altKey || metaKey || target instanceof HTMLInputElement) return
  const meant = isHeld && key === 'Tab' ? (shiftKey ? 'ArrowUp' : 'ArrowDown') : key
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const next = buttonAfter(meant, at, buttons.length)
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  buttons[next].focus()
}
