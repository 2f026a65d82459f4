'use client'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef } from 'react'
import type { Outlines } from '../controller/outline-controller'
import { type Area, isSameSpot, type Spot } from '../model/sheet'
import styles from './areas.module.css'

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

type Props = { readonly hand: Outlines; readonly area: Area; readonly onFocus: () => void }

/** The corners of an area, focusable by Tab and moved by arrow keys. */
export function CornerList({ hand, area, onFocus }: Props) {
  const t = useTranslations('outlines')
  const list = useRef<HTMLOListElement>(null)
  const { shape = [] } = area
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = WAYS[event.key]
    const far = event.shiftKey ? 5 : 1
    if (way) hand.nudge(way[0] * far, way[1] * far)
    else if (event.key === 'Enter') cutAt(hand, shape[at])
    else if (event.key === 'Insert' || event.key === '+') {
      hand.halve()
      focusOn(list.current, at + 1)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      hand.remove()
      const left = hand.chosen?.shape ?? []
      hand.chooseCorner(left[Math.min(at, left.length - 1)])
      focusOn(list.current, Math.min(at, left.length - 1))
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.part}>
      <h3 className={styles.title} id="corners">
        {t('corners', { count: shape.length })}
      </h3>
      <p className={styles.hint}>{t('cornersHint')}</p>
      <ol ref={list} className={styles.corners} aria-labelledby="corners" data-testid="corners">
        {shape.map((spot, at) => {
          const { x, y, shared } = hand.placed(spot)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner that is carried is the same corner
            <li key={at}>
              <button
                type="button"
                aria-pressed={hand.corner !== undefined && isSameSpot(hand.corner, spot)}
                onFocus={() => {
                  hand.chooseCorner(spot)
                  onFocus()
                }}
                onKeyDown={(event) => onKeyDown(event, at)}
              >
                <span>{at + 1}</span>
                <span>{t('place', { x, y })}</span>
                <span>{shared > 1 ? t('shared', { count: shared }) : ''}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Starts a cut at a corner, or ends the current one. */
function cutAt(hand: Outlines, at: Spot): void {
  if (hand.mode !== 'cut') hand.use('cut')
  hand.put({ at, on: 'corner' })
}

/** Waits until the list has been rendered. */
function focusOn(list: HTMLElement | null, at: number): void {
  requestAnimationFrame(() => list?.querySelectorAll('button')[at]?.focus())
}
