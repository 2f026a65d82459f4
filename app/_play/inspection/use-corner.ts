'use client'
import { type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react'
import type { Box } from '../../_board/view'

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

/** Returns the place that covers the least; among equals the first. */
export function freestOf<Place extends string>(
  places: readonly Place[],
  covered: (place: Place) => number,
): Place {
  const counts = places.map(covered)
  return places[counts.indexOf(Math.min(...counts))]
}

/** Pixels around the card that count as covered, so that a counter beside it is whole. */
const BESIDE = 14

/** The corner chosen by the user, kept while the page is open. */
let chosen: Corner | undefined

/**
 * Places an overlay in the corner of the board where it covers the least, until the user moves it: by a button, by arrow keys on it,
 * or by dragging.
 *
 * @param content the overlay finds its corner again if this changes
 * @param countUnder counts the things under a rectangle of the board that must stay visible; undefined for a docked overlay
 */
export function useCorner(
  card: RefObject<HTMLElement | null>,
  content: unknown,
  countUnder: ((under: Box) => number) | undefined,
) {
  const [corner, setCorner] = useState<Corner>(chosen ?? CORNERS[0])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has another size
  useLayoutEffect(() => {
    if (!card.current || !countUnder || chosen) return
    setCorner(placed(card.current, CORNERS, countUnder))
  }, [card, content, countUnder])
  const put = (next: Corner | undefined) => {
    if (next === undefined) return
    chosen = next
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

/** Cost of lying over another overlay, more than that of any number of cells. */
const OVER_ANOTHER = 10_000
const OVERLAYS = '[data-prompt] + * > *, [data-result], [data-inspection]'

/** Puts an overlay into its freest place over the board, the first among equals, and returns that place. */
export function placed<Place extends string>(
  card: HTMLElement,
  places: readonly Place[],
  countUnder: (under: Box) => number,
): Place {
  const board = card.closest('[data-board]')?.getBoundingClientRect()
  if (!board) return places[0]
  const put = (place: Place) => {
    card.dataset.corner = place
    return place
  }
  const others = [...document.querySelectorAll(OVERLAYS)]
    .filter((other) => other !== card)
    .map((other) => other.getBoundingClientRect())
  return put(
    freestOf(places, (place) => {
      put(place)
      const { left, top, right, bottom } = card.getBoundingClientRect()
      const crossed = others.filter(
        (other) => other.left < right && other.right > left && other.top < bottom && other.bottom > top,
      )
      const under = countUnder({
        left: left - board.left - BESIDE,
        top: top - board.top - BESIDE,
        right: right - board.left + BESIDE,
        bottom: bottom - board.top + BESIDE,
      })
      return under + crossed.length * OVER_ANOTHER
    }),
  )
}
