import type { CSSProperties } from 'react'

/** Pixels between a thing and what opens at it, and between that and the edge of the window. */
const GAP = 6

/** The place of a menu at a thing: on the side with more room, whatever the size of the menu becomes. */
export function placeAt(at: DOMRect): CSSProperties {
  const { innerWidth: width, innerHeight: height } = window
  const under = height - at.bottom
  const isAbove = at.top > under
  const isRight = at.left + at.right > width
  return {
    position: 'fixed',
    zIndex: 6,
    overflowY: 'auto',
    maxHeight: Math.max(at.top, under) - 2 * GAP,
    maxWidth: width - 2 * GAP,
    ...(isAbove ? { bottom: height - at.top + GAP } : { top: at.bottom + GAP }),
    ...(isRight ? { right: Math.max(GAP, width - at.right) } : { left: Math.max(GAP, at.left) }),
  }
}
