/** One long look at a site under readers: what P15 promises, and what the long suite holds it to with fewer. */
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { perSecond, quantile, type Reading, read } from './readers'
import type { RunningSite } from './site'

/** What readers come for: the front page, and what is needed to play or to open a game. */
const PATHS = [
  '/',
  '/api/packs/corteo?part=play',
  '/',
  '/api/packs/junta?part=play',
  '/',
  '/api/packs/corteo',
]
const HEALTH = '/api/health'

export type Look = {
  /** Requests a second of a few readers, each alone at the site. */
  readonly home: number
  readonly health: number
  readonly crowd: Reading
  /** Milliseconds of the health route's answers meanwhile, sorted, and its answers that were not 200. */
  readonly watched: readonly number[]
  readonly unwell: number
  /** Megabytes at most; undefined where the system does not say. */
  readonly memory: number | undefined
  /** Seconds until the front page was answered as it was before. */
  readonly rest: number
}

export async function look(
  site: RunningSite,
  { readers, seconds }: { readonly readers: number; readonly seconds: number },
): Promise<Look> {
  await read(site.url, [...PATHS, HEALTH], { readers: 8, seconds: 4 })
  const [home, health] = await inTurns(site.url)
  const before = await timeOf(site.url)
  const watch = watching(site)
  const crowd = await read(site.url, PATHS, { readers, seconds })
  const seen = await watch.end()
  const start = performance.now()
  while ((await timeOf(site.url)) > Math.max(2 * before, 50)) await sleep(20)
  return { home, health, crowd, ...seen, rest: (performance.now() - start) / 1000 }
}

/** Front page and health route by turns, so that a machine that slows down slows both. */
async function inTurns(url: string): Promise<[number, number]> {
  const rates = { home: [] as number[], health: [] as number[] }
  for (let round = 0; round < 3; round++) {
    rates.home.push(perSecond(await read(url, ['/'], { readers: 10, seconds: 2 })))
    rates.health.push(perSecond(await read(url, [HEALTH], { readers: 10, seconds: 2 })))
  }
  const middle = (list: number[]) => list.sort((a, b) => a - b)[1]
  return [middle(rates.home), middle(rates.health)]
}

/** The middle of five answers of the front page, one after the other. */
async function timeOf(url: string): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 5; time++) {
    const start = performance.now()
    await (await fetch(url)).text()
    times.push(performance.now() - start)
  }
  return quantile(
    times.sort((a, b) => a - b),
    0.5,
  )
}

/** Sees how the site is while others read: its health in a thread of its own (`health-watch.mjs`), its memory here. */
function watching(site: RunningSite) {
  const health = new Worker(resolve('bench/lib/health-watch.mjs'), { workerData: site.url + HEALTH })
  const failed = once(health, 'error').then(([problem]) => Promise.reject(problem))
  failed.catch(() => {})
  let most = site.memory()
  const memory = setInterval(() => {
    if (most !== undefined) most = Math.max(most, site.memory() ?? 0)
  }, 100)
  return {
    async end() {
      clearInterval(memory)
      health.postMessage('stop')
      const [{ times, unwell }] = (await Promise.race([once(health, 'message'), failed])) as [Watched]
      return { watched: times.sort((a, b) => a - b), unwell, memory: most }
    },
  }
}
type Watched = { readonly times: number[]; readonly unwell: number }
