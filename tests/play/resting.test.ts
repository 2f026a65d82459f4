/** The thing under a resting pointer is announced after a delay, and is left only through the thing entered last. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Resting } from '../../app/_play/inspection/resting'

const REST_MS = 160

describe('what the pointer rests on', () => {
  let told: (string | undefined)[] = []
  let resting: Resting<string>

  beforeEach(() => {
    vi.useFakeTimers()
    told = []
    resting = new Resting<string>(REST_MS, (at) => told.push(at))
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is told after the rest, and not a moment before', () => {
    resting.enter('board', 'a cell')
    vi.advanceTimersByTime(REST_MS - 1)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['a cell'])
  })

  it('is not told of what is only passed over', () => {
    resting.enter('board', 'a cell')
    resting.enter('board', 'another')
    vi.advanceTimersByTime(REST_MS)
    expect(told).toEqual(['another'])
  })

  it('is nothing once it is left', () => {
    resting.enter('choice', 'a unit')
    vi.advanceTimersByTime(REST_MS)
    resting.leave('choice')
    vi.advanceTimersByTime(REST_MS)
    expect(told).toEqual(['a unit', undefined])
  })

  it('stays when something else is left late: the focus of a button that went, the board beside the list', () => {
    resting.enter('old choice', 'a unit')
    resting.enter('new choice', 'another unit')
    resting.leave('old choice')
    resting.leave('board')
    vi.advanceTimersByTime(REST_MS)
    expect(told).toEqual(['another unit'])
  })

  it('tells nothing after it was stopped', () => {
    resting.enter('board', 'a cell')
    resting.stop()
    vi.advanceTimersByTime(REST_MS)
    expect(told).toEqual([])
  })
})
