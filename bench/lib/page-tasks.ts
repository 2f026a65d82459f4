/** Measures how busy a page is, from outside: its longest task, and the time between its frames. */
import type { Browser, Page } from 'playwright/test'
import type { Figure } from './case'
import { quantile } from './readers'

type Event = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of wall time, and of processor time. */
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Returns the processor times, in milliseconds, of the main thread's tasks during some work. */
async function tasksDuring(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await work()
  const trace = await browser.stopTracing()
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: Event[] }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid} ${tid}`),
  )
  if (tasks.length === 0) throw new Error('the trace has no task of the page')
  return tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000)
}

/** Returns the processor time, in milliseconds, of the main thread's longest task during some work. */
export const longestTask = async (browser: Browser, page: Page, work: () => Promise<void>): Promise<number> =>
  Math.max(...(await tasksDuring(browser, page, work)))

/** A task of this many milliseconds or less does not block. */
const UNNOTICED = 50

/**
 * Returns how many milliseconds the main thread of a machine `slowness` times slower is blocked during some work: the parts of
 * tasks beyond 50 ms. It counts processor time, so that a busy machine does not decide.
 */
export async function blockedDuring(
  browser: Browser,
  page: Page,
  { slowness, work }: { readonly slowness: number; readonly work: () => Promise<void> },
): Promise<number> {
  const tasks = await tasksDuring(browser, page, work)
  return tasks.reduce((sum, time) => sum + Math.max(0, time * slowness - UNNOTICED), 0)
}

/** Returns the milliseconds between frames of a page during some work, sorted. */
export async function framesDuring(page: Page, work: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const seen = { frames: [] as number[], isOver: false }
    Object.assign(window, { seen })
    const next = (now: number) => {
      seen.frames.push(now)
      if (!seen.isOver) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await work()
  const frames = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { frames: number[]; isOver: boolean } }
    seen.isOver = true
    return seen.frames
  })
  return frames
    .slice(1)
    .map((at, index) => at - frames[index])
    .sort((a, b) => a - b)
}

/**
 * Returns how smoothly a page draws during some work: frames a second, and the main thread's processor time for its longest task
 * and for each frame. A busy machine changes only the first. The work is done twice, because tracing slows frames down.
 */
export async function smoothFigures(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Record<'frames' | 'work' | 'task', Figure>> {
  const frames = await framesDuring(page, work)
  let drawn = 0
  const tasks = await tasksDuring(browser, page, async () => {
    drawn = (await framesDuring(page, work)).length
  })
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
  const late = quantile([...frames], 0.95).toFixed(1)
  return {
    frames: { unit: '/s', value: (1000 * frames.length) / sum(frames), note: `95 % within ${late} ms` },
    work: { unit: 'ms', value: sum(tasks) / drawn },
    task: { unit: 'ms', value: Math.max(...tasks) },
  }
}
