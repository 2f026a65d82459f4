'use client'
import { useEffect } from 'react'
import type { Navigation } from '../../../engine/match/port/match'
import type { PlayGame } from '../model/play-game'
import { type Wish, wishOf } from './play-keys'

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

/** Actions with keys of their own, some of them the other way round with Shift. The object must be stable. */
type Wishes = Readonly<Record<Wish, (isBack: boolean) => void>>

/** Wishes that would take the focus out of an open menu. */
const NOT_IN_MENU: ReadonlySet<Wish> = new Set<Wish>(['next', 'list', 'find'])

/**
 * Keys for undo and redo, the past, and those of `play-keys.ts`. Escape closes notes and menus. All keys are ignored while typing,
 * and in the menu of the bar, which finds its lines by their letters.
 */
export function usePlayKeys(game: PlayGame, wishes: Wishes): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], [role="menu"]')
      )
        return
      const command = event.ctrlKey || event.metaKey
      const key = event.key.toLowerCase()
      const to = command ? undefined : navigationOf(event)
      const wish = command || event.altKey ? undefined : wishOf(event.key)
      const isInMenu = event.target instanceof Element && event.target.closest('[data-menu]') !== null
      if (document.querySelector('dialog[open]')) return
      if (command && key === 'z' && !event.shiftKey) game.do({ type: 'undo' })
      else if (command && (key === 'y' || (key === 'z' && event.shiftKey))) game.do({ type: 'redo' })
      else if (event.key === 'Backspace' && !command) game.do({ type: 'undo' })
      else if (wish && !(isInMenu && NOT_IN_MENU.has(wish))) wishes[wish](event.shiftKey)
      else if (to !== undefined) game.do({ type: 'look', to })
      else if (event.key === 'Escape' && (game.view().refusal || game.view().menu)) game.dismiss()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [game, wishes])
}
