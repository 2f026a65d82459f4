'use client'
import { type PointerEvent, useState } from 'react'

/** The corners of the board, in the order of the button. */
export const CORNERS = ['bottom-left', 'top-left', 'top-right', 'bottom-right'] as const
export type Corner = (typeof CORNERS)[number]

/** The corner for a key; without a key, the next one. */
export function cornerAfter(corner: Corner, key?: string): Corner | undefined {
  const [end, side] = corner.split('-')
  if (key === undefined) return CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length]
  if (key === 'ArrowUp') return `top-${side}` as Corner
  if (key === 'ArrowDown') return `bottom-${side}` as Corner
  if (key === 'ArrowLeft') return `${end}-left` as Corner
  return key === 'ArrowRight' ? (`${end}-right` as Corner) : undefined
}

/** The last chosen corner, kept while the page is open. */
let last: Corner = 'bottom-left'

/** Moves an overlay of the board to another corner: by a button, by arrow keys on it, or by dragging. */
export function useCorner() {
  const [corner, setCorner] = useState<Corner>(last)
  const put = (next: Corner | undefined) => {
    if (next === undefined) return
    last = next
    setCorner(next)
  }
  return {
    corner,
    moveOn: (key?: string) => put(cornerAfter(corner, key)),
    drag: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.target instanceof Element && event.target.closest('button')) return
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
        if (!currentTarget.hasPointerCapture(pointerId)) return
        const around = currentTarget.closest('[data-board]')?.getBoundingClientRect()
        if (!around) return
        const end = clientY < around.top + around.height / 2 ? 'top' : 'bottom'
        put(`${end}-${clientX < around.left + around.width / 2 ? 'left' : 'right'}`)
      },
    },
  }
}
