import { expect, test } from 'vitest'
import { CORNERS, cornerAfter } from '../../app/_play/inspection/use-corner'

test('a card over the board goes round its corners by a button, and to a side by arrows', () => {
  let corner: ReturnType<typeof cornerAfter> = 'bottom-left'
  const seen = CORNERS.map(() => (corner = cornerAfter(corner ?? 'bottom-left')))
  expect(new Set(seen).size).toBe(4)
  expect(corner).toBe('bottom-left')
  expect(cornerAfter('bottom-left', 'ArrowUp')).toBe('top-left')
  expect(cornerAfter('top-left', 'ArrowRight')).toBe('top-right')
  expect(cornerAfter('top-left', 'Enter')).toBeUndefined()
})
