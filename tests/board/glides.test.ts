/** Counters on their way: they arrive within a second, along the cells they passed, and nothing waits for them. */
import { describe, expect, test, vi } from 'vitest'
import { Glides } from '../../app/_board/motion/glides'
import type { TablePiece } from '../../engine/types'
import { BoardOnTest, FakePage } from './fake-page'

class Stone {
  at = { x: 0, y: 0 }
}

function table(isStill = false) {
  const page = new FakePage()
  page.isStill = () => isStill
  const drawn = { frames: 0 }
  const glides = new Glides<Stone>(page, () => drawn.frames++)
  return { page, drawn, glides, stone: new Stone() }
}

const FAR = { x: 4000, y: 0 }

describe('a counter that moves', () => {
  test('is on its way for at most 600 milliseconds, however far it goes', () => {
    const { page, glides, stone } = table()
    glides.send(stone, FAR, false)
    page.next(599)
    expect(stone.at).not.toEqual(FAR)
    expect(stone.at.x).toBeGreaterThan(0)
    page.next(1)
    expect(stone.at).toEqual(FAR)
    expect(page.next(16)).toBe(false)
  })

  test('passes its earlier targets in order, even if a new one comes on the way', () => {
    const { page, glides, stone } = table()
    glides.send(stone, { x: 100, y: 0 }, false)
    page.next(70)
    glides.send(stone, { x: 100, y: 100 }, false)
    const seen: { x: number; y: number }[] = []
    while (page.next(16)) seen.push(stone.at)
    expect(seen.every(({ x, y }) => y === 0 || x === 100)).toBe(true)
    expect(seen.some(({ x, y }) => y === 0 && x > 0)).toBe(true)
    expect(stone.at).toEqual({ x: 100, y: 100 })
  })

  test('catches up: after forty moves in a row it arrives 600 milliseconds after the last', () => {
    const { page, glides, stone } = table()
    for (let move = 1; move <= 40; move++) {
      glides.send(stone, { x: move * 100, y: 0 }, false)
      page.next(70)
    }
    page.next(599)
    page.next(1)
    expect(stone.at).toEqual(FAR)
  })

  test('jumps if the user prefers reduced motion, and if the table is at once', () => {
    for (const { glides, stone, page, still } of [
      { ...table(true), still: false },
      { ...table(false), still: true },
    ]) {
      glides.send(stone, FAR, still)
      expect(stone.at).toEqual(FAR)
      expect(page.next(16)).toBe(false)
    }
  })

  test('jumps from the middle of its way when the table becomes at once', () => {
    const { page, glides, stone } = table()
    glides.send(stone, FAR, false)
    page.next(100)
    glides.send(stone, { x: 5, y: 5 }, true)
    page.next(1000)
    expect(stone.at).toEqual({ x: 5, y: 5 })
  })

  test('is forgotten when it is taken away, and all are at the end', () => {
    const { page, glides, stone } = table()
    glides.send(stone, FAR, false)
    glides.drop(stone)
    page.next(1000)
    expect(stone.at).toEqual({ x: 0, y: 0 })
    glides.send(stone, FAR, false)
    glides.end()
    expect(page.next(16)).toBe(false)
  })

  test('a hundred and fifty at once are drawn once a frame', () => {
    const { page, glides, drawn } = table()
    for (let at = 0; at < 150; at++) glides.send(new Stone(), FAR, false)
    page.next(16)
    page.next(16)
    expect(drawn.frames).toBe(2)
  })
})

test('a press acts on the true position at once: the counter is at its new cell, and not at the old one', () => {
  const onPiece = vi.fn()
  const onCell = vi.fn()
  const made = new BoardOnTest({ onPiece, onCell })
  const pieceAt = (name: string): TablePiece => ({
    id: 'a',
    kind: 'unit',
    type: 'x',
    cell: made.cell(name),
    level: 0,
    badges: [],
  })
  made.show({ pieces: [pieceAt('0202')] })
  made.show({ pieces: [pieceAt('0602')] })
  made.click('0202')
  expect(onPiece).not.toHaveBeenCalled()
  expect(onCell).toHaveBeenCalledOnce()
  made.click('0602')
  expect(onPiece.mock.calls.map(([piece]) => piece)).toEqual(['a'])
})
