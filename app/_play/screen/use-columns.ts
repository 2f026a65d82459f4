'use client'
import { useSyncExternalStore } from 'react'
import type { Table } from '../../../engine/types'
import { TALL } from '../board/is-tall'
import { TABS, type Tab } from './tabs'

/** CSS pixels of a column beside the board; `playtest.module.css` has the same value. */
const columnWidth = (width: number): number => (width >= 2000 ? 440 : 372)
/** CSS pixels above and around the map, and of cards beside or under it. */
const ABOVE = 170
const AROUND = 40
const CARDS = 330
const CARDS_BELOW = 200

/** Largest number of columns beside the board. */
const MOST = 4

type Room = { readonly width: number; readonly height: number }

/**
 * The number of columns that fit beside a map of some proportions (width by height) at its largest size. A tall map leaves space
 * at its side.
 */
export function columnsFor(shape: number, hasCards: boolean, { width, height }: Room): number {
  const isBeside = hasCards && shape < TALL
  const tall = height - ABOVE - (hasCards && !isBeside ? CARDS_BELOW : 0)
  const map = shape * tall + AROUND + (isBeside ? CARDS : 0)
  return Math.max(1, Math.min(MOST, Math.floor((width - map) / columnWidth(width))))
}

/** The tabs in the other columns: the most useful ones among those that are not chosen. */
export function inOtherColumns(tabs: readonly Tab[], chosen: Tab, columns: number): Tab[] {
  return ORDER.filter((tab) => tab !== chosen && tabs.includes(tab)).slice(0, columns - 1)
}
const ORDER: readonly Tab[] = [
  'choices',
  'table',
  'log',
  ...TABS.filter((tab) => tab === 'score' || tab === 'trays'),
]

/** One on a small window, or before its size is known. */
export function useColumns(shape: number, { displays = [] }: Table): number {
  const hasCards = displays.length > 0
  return useSyncExternalStore(
    listen,
    () => (innerWidth < LEAST ? 1 : columnsFor(shape, hasCards, { width: innerWidth, height: innerHeight })),
    () => 1,
  )
}
/** Below this width the panel is narrower, as in `playtest.module.css`. */
const LEAST = 1180

function listen(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}
