/** One long measurement of a site under load, for target P15, and with fewer readers for the long suite. */
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { perSecond, quantile, type Reading, read } from './readers'
import type { RunningSite } from './site'

/** The requests of readers: the front page, and the data to play or to open a game. */
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
  /** Requests per second of a few readers, on one address at a time. */
  readonly home: number
  readonly health: number
  readonly crowd: Reading
  /** Sorted milliseconds of the health route's responses meanwhile, and the number of those that were not 200. */
  readonly watched: readonly number[]
  readonly unwell: number
  /** The peak in megabytes, or `undefined` if the system does not report it. */
  readonly memory: number | undefined
  /** Seconds until the front page is as fast as before. */
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

/** Alternates front page and health route, so that a slower machine affects both. */
async function inTurns(url: string): Promise<[number, number]> {
  const rates = { home: [] as number[], health: [] as number[] }
  for (let round = 0; round < 3; round++) {
    rates.home.push(perSecond(await read(url, ['/'], { readers: 10, seconds: 2 })))
    rates.health.push(perSecond(await read(url, [HEALTH], { readers: 10, seconds: 2 })))
  }
  const middle = (list: number[]) => list.sort((a, b) => a - b)[1]
  return [middle(rates.home), middle(rates.health)]
}

/** Returns the median of five sequential responses of the front page. */
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

/** Monitors the site under load: its health in another thread (`health-watch.mjs`), its memory here. */
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
