'use client'
import { useEffect, useRef } from 'react'
import { areBareKeysOn, type CommandId, commandFor, isOfTexts, isWritingIn } from './shortcuts'

/** Runs the command of a key, wherever the focus is; an open dialog keeps its keys. */
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
      // Words that are marked on the page are what is copied then.
      if (isOfTexts(command) && !(window.getSelection()?.isCollapsed ?? true)) return
      event.preventDefault()
      latest.current(command)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
