'use client'
import { type RefObject, useEffect } from 'react'
import type { Outlines } from '../controller/outline-controller'

/** Radius in pixels within which a press picks up a corner. */
const REACH = { mouse: 11, finger: 20 }

/** Passes the pointer's position to the controller in fractional steps, because the board reports only cells. */
export function usePointer(hand: Outlines, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = panel.current?.parentElement
    if (!root) return
    const left = new AbortController()
    const follow = (event: PointerEvent) => {
      const board = event.target instanceof Element ? event.target.closest('[data-board]') : null
      hand.point(board instanceof HTMLElement ? reachAt(board, event, hand) : undefined)
    }
    const end = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') hand.point(undefined)
    }
    root.addEventListener('pointerdown', follow, { capture: true, signal: left.signal })
    root.addEventListener('pointermove', follow, { capture: true, signal: left.signal })
    root.addEventListener('pointerup', end, { signal: left.signal })
    return () => {
      left.abort()
      hand.point(undefined)
    }
  }, [hand, panel])
}

function reachAt(board: HTMLElement, event: PointerEvent, { sheet }: Outlines) {
  const [x, y, scale] = (board.dataset.view ?? '').split(' ').map(Number)
  const box = board.getBoundingClientRect()
  const stepsOfPixel = (sheet.cell * sheet.steps) / scale
  const reach = event.pointerType === 'touch' ? REACH.finger : REACH.mouse
  return {
    point: [
      (event.clientX - box.left - x) * stepsOfPixel,
      (event.clientY - box.top - y) * stepsOfPixel,
    ] as const,
    reach: reach * stepsOfPixel,
  }
}
