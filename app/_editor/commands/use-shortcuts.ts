'use client'
import { useEffect, useRef } from 'react'
import { areBareKeysOn, type CommandId, commandFor, isOfTexts, isWritingIn } from './shortcuts'

/** Runs the command of a key for any focus; an open dialog handles its own keys. */
export function useShortcuts(run: (command: CommandId) => void, isOn: boolean): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
      const onlyWithCtrl = isWritingIn(event.target) || !areBareKeysOn()
      const command = isInDialog ? undefined : commandFor(event, onlyWithCtrl)
      if (!command) return
      // If text on the page is selected, copying applies to it.
      if (isOfTexts(command) && !(window.getSelection()?.isCollapsed ?? true)) return
      event.preventDefault()
      latest.current(command)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
