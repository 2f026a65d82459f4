'use client'
import { useSyncExternalStore } from 'react'
import type { Table } from '../../../engine/types'
import { TALL } from '../model/is-tall'
import { TABS, type Tab } from '../tabs'

/** CSS pixels of a column beside the board; `playtest.module.css` has the same. */
const columnWidth = (width: number): number => (width >= 2000 ? 440 : 372)
/** CSS pixels of what is over and around the map, of cards beside it or under it. */
const ABOVE = 170
const AROUND = 40
const CARDS = 330
const CARDS_BELOW = 200

/** At most so many columns are beside the board. */
const MOST = 4

type Room = { readonly width: number; readonly height: number }

/**
 * How many columns have room beside a map of a shape (width for height) that is shown as large as it can be: a tall map leaves room at its
 * side that nothing else needs.
 */
export function columnsFor(shape: number, hasCards: boolean, { width, height }: Room): number {
  const isBeside = hasCards && shape < TALL
  const tall = height - ABOVE - (hasCards && !isBeside ? CARDS_BELOW : 0)
  const map = shape * tall + AROUND + (isBeside ? CARDS : 0)
  return Math.max(1, Math.min(MOST, Math.floor((width - map) / columnWidth(width))))
}

/** What the other columns show while one tab is chosen: of what happens to be closed, what is looked at most. */
export function inOtherColumns(tabs: readonly Tab[], chosen: Tab, columns: number): Tab[] {
  return ORDER.filter((tab) => tab !== chosen && tabs.includes(tab)).slice(0, columns - 1)
}
const ORDER: readonly Tab[] = [
  'choices',
  'table',
  'log',
  ...TABS.filter((tab) => tab === 'score' || tab === 'trays'),
]

/** On a small window, or before it is known, one. */
export function useColumns(shape: number, { displays = [] }: Table): number {
  const hasCards = displays.length > 0
  return useSyncExternalStore(
    listen,
    () => (innerWidth < LEAST ? 1 : columnsFor(shape, hasCards, { width: innerWidth, height: innerHeight })),
    () => 1,
  )
}
/** As in `playtest.module.css`: below it the panel is narrower. */
const LEAST = 1180

function listen(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}
