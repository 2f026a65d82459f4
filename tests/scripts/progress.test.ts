/** Progress of a long command, in a terminal and in a plain log. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// @ts-expect-error a plain script without types
import { showProgress } from '../../scripts/lib/site/progress.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function written(isTTY: boolean) {
  let text = ''
  const out = {
    isTTY,
    write: (more: string) => {
      text += more
    },
  }
  return { text: () => text, progress: showProgress(out, Date.now) }
}

test('a log has a line for each step, and one every ten seconds of a long step', () => {
  const { progress, text } = written(false)
  progress.step('Compiling ...')
  vi.advanceTimersByTime(21_000)
  progress.step('Compiling ...')
  progress.step('Rendering ...')
  vi.advanceTimersByTime(4000)
  expect(progress.end()).toBe('25 s')
  vi.advanceTimersByTime(60_000)
  expect(text()).toBe('Compiling ... 0 s\nCompiling ... 10 s\nCompiling ... 20 s\nRendering ... 21 s\n')
})

test('a terminal has one line, overwritten each second and cleared at the end', () => {
  const { progress, text } = written(true)
  progress.step('Compiling ...')
  vi.advanceTimersByTime(2000)
  expect(progress.end()).toBe('2 s')
  vi.advanceTimersByTime(60_000)
  expect(text().split('\r\x1b[K')).toEqual([
    '',
    'Compiling ... 0 s',
    'Compiling ... 1 s',
    'Compiling ... 2 s',
    '',
  ])
  expect(text()).not.toContain('\n')
})
