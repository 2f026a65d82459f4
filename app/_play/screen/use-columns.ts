'use client'
import { useSyncExternalStore } from 'react'
import type { Table } from '../../../engine/types'
import { TALL } from '../board/is-tall'
import { TABS, type Tab } from './tabs'

/** CSS pixels of a column beside the board; `playtest.module.css` has the same value. */
const columnWidth = (width: number): number => (width >= WIDE ? 440 : 372)
/** CSS pixels above and around the map, and of cards beside or under it. */
const ABOVE = 100
const AROUND = 40
const CARDS = 330
const CARDS_BELOW = 200

/** Largest number of columns beside the board. */
const MOST = 4
/** From this width on, log and score are always beside the map. */
const WIDE = 2000

type Room = { readonly width: number; readonly height: number }

/**
 * The number of columns that fit beside a map of some proportions (width by height) at its largest size. A tall map leaves space
 * at its side.
 */
export function columnsFor(shape: number, hasCards: boolean, { width, height }: Room): number {
  const isBeside = hasCards && shape < TALL
  const tall = height - ABOVE - (hasCards && !isBeside ? CARDS_BELOW : 0)
  const map = shape * tall + AROUND + (isBeside ? CARDS : 0)
  return Math.max(width < WIDE ? 1 : 2, Math.min(MOST, Math.floor((width - map) / columnWidth(width))))
}

/**
 * The tabs of each other column: the most useful ones among those that are not chosen. With `isWide` a column holds several, so that
 * all tabs that are read during play are visible.
 */
export function inOtherColumns(
  tabs: readonly Tab[],
  chosen: Tab,
  columns: number,
  isWide = false,
): readonly (readonly Tab[])[] {
  const others = ORDER.filter((tab) => tab !== chosen && tabs.includes(tab))
  const wanted = columns - 1
  const each = isWide ? Math.max(1, Math.ceil(others.filter((tab) => READ.includes(tab)).length / wanted)) : 1
  return Array.from({ length: wanted }, (_, at) => others.slice(at * each, (at + 1) * each)).filter(
    (column) => column.length > 0,
  )
}
const READ: readonly Tab[] = ['choices', 'table', 'log', 'score']
const ORDER: readonly Tab[] = [...READ, ...TABS.filter((tab) => tab === 'trays')]

/** One on a small window, or before its size is known. */
export function useColumns(shape: number, { displays = [] }: Table): number {
  const hasCards = displays.length > 0
  return useSyncExternalStore(
    listen,
    () => (innerWidth < LEAST ? 1 : columnsFor(shape, hasCards, { width: innerWidth, height: innerHeight })),
    () => 1,
  )
}

/** Whether each column beside the board holds several tabs. */
export const useStacks = (): boolean =>
  useSyncExternalStore(
    listen,
    () => innerWidth >= WIDE && innerHeight >= TALL_ENOUGH,
    () => false,
  )
/** CSS pixels of height for several tabs in a column. */
const TALL_ENOUGH = 900

/** Below this width the panel is narrower, as in `playtest.module.css`. */
const LEAST = 1180

function listen(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}
