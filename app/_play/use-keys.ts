'use client'
import { useEffect } from 'react'
import type { PlayGame } from './model/play-game'

/** Undo and redo, and Escape for notes and menus; never while a text is being typed. */
export function usePlayKeys(game: PlayGame): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable]')
      )
        return
      const command = event.ctrlKey || event.metaKey
      const key = event.key.toLowerCase()
      if (command && key === 'z' && !event.shiftKey) game.do({ type: 'undo' })
      else if (command && (key === 'y' || (key === 'z' && event.shiftKey))) game.do({ type: 'redo' })
      else if (event.key === 'Backspace' && !command) game.do({ type: 'undo' })
      else if (event.key === 'Escape' && (game.view().refusal || game.view().menu)) game.dismiss()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [game])
}
