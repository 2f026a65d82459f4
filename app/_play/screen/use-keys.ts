'use client'
import { useEffect } from 'react'
import type { Navigation } from '../../../engine/match/port/match'
import type { PlayGame } from '../model/play-game'

/** Keys for the past: signs work everywhere, arrows only if no focused element could use them. */
const SIGNS: Readonly<Record<string, Navigation>> = {
  ',': 'step-back',
  '.': 'step-on',
  '<': 'turn-back',
  '>': 'turn-on',
}
const ARROWS: Readonly<Record<string, Navigation>> = {
  ArrowLeft: 'step-back',
  ArrowRight: 'step-on',
  ArrowUp: 'turn-back',
  ArrowDown: 'turn-on',
  Home: 0,
  End: 'now',
}

function navigationOf({ key, target, altKey }: KeyboardEvent): Navigation | undefined {
  if (altKey) return undefined
  const isFree =
    target === document.body || (target instanceof Element && target.closest('[data-history], [data-past]'))
  return SIGNS[key] ?? (isFree ? ARROWS[key] : undefined)
}

/** Actions with keys of their own; the object must be stable. */
export type Wishes = Readonly<Record<'rules' | 'whatNow' | 'hint' | 'mark', () => void>>

const WISHED: Readonly<Record<string, keyof Wishes>> = { w: 'whatNow', h: 'hint', b: 'mark' }

/**
 * Keys for undo and redo, the past, the rules, the possibilities, a hint and a bookmark. Escape closes notes and menus. All keys
 * are ignored while typing.
 */
export function usePlayKeys(game: PlayGame, wishes: Wishes): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable]')
      )
        return
      const command = event.ctrlKey || event.metaKey
      const key = event.key.toLowerCase()
      const to = command ? undefined : navigationOf(event)
      if (document.querySelector('dialog[open]')) return
      if (command && key === 'z' && !event.shiftKey) game.do({ type: 'undo' })
      else if (command && (key === 'y' || (key === 'z' && event.shiftKey))) game.do({ type: 'redo' })
      else if (event.key === 'Backspace' && !command) game.do({ type: 'undo' })
      else if (event.key === '?') wishes.rules()
      else if (WISHED[key] && !command && !event.altKey) wishes[WISHED[key]]()
      else if (to !== undefined) game.do({ type: 'look', to })
      else if (event.key === 'Escape' && (game.view().refusal || game.view().menu)) game.dismiss()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [game, wishes])
}
