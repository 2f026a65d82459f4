/** Readers of a site, each with a connection of its own: they ask, read to the end, and ask again. */
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Reading = {
  /** Milliseconds of each answer in full, sorted. */
  readonly answered: readonly number[]
  /** Readers who were told to come again, with the time after which. */
  readonly busy: number
  /** Everything else, by what it was: `500`, `ECONNRESET`, `503 without Retry-After` ... */
  readonly errors: Readonly<Record<string, number>>
  readonly seconds: number
}

export const perSecond = ({ answered, seconds }: Reading): number => answered.length / seconds

/** The value that a part of all stay below: `quantile(times, 0.95)`. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** So many readers for so many seconds; each takes the addresses in turn, the next reader one further on. */
export async function read(
  site: string,
  paths: readonly string[],
  { readers, seconds }: { readonly readers: number; readonly seconds: number },
): Promise<Reading> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const found = { answered: [] as number[], busy: 0, errors: {} as Record<string, number> }
  const start = performance.now()
  const end = start + seconds * 1000
  const reader = async (_: unknown, index: number) => {
    for (let turn = index; performance.now() < end; turn++) {
      const before = performance.now()
      const { status, again } = await ask(agent, site + paths[turn % paths.length])
      if (status === '200' || status === '304') found.answered.push(performance.now() - before)
      else if (status === '503' && again !== undefined) {
        found.busy++
        await sleep(Math.min(again * 1000, Math.max(0, end - performance.now())))
      } else found.errors[status] = (found.errors[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: readers }, reader))
  agent.destroy()
  found.answered.sort((a, b) => a - b)
  return { ...found, seconds: (performance.now() - start) / 1000 }
}

type Asked = { readonly status: string; readonly again?: number }

/** As a browser asks: a kept connection that the site closed at the same moment, having nothing to do for long, is opened anew. */
async function ask(agent: Agent, url: string): Promise<Asked> {
  const first = await askOnce(agent, url)
  return first.status === CLOSED ? askOnce(false, url) : first
}

/** Nothing came on a connection that had been used before. */
const CLOSED = 'closed while idle'

/** Nobody waits for more than a minute. */
function askOnce(agent: Agent | false, url: string): Promise<Asked> {
  const headers = { accept: 'text/html,*/*', 'accept-encoding': 'br, gzip', 'accept-language': 'en' }
  return new Promise((resolve) => {
    const asked = request(url, { agent, headers, timeout: 60_000 }, (answer: IncomingMessage) => {
      const again = Number(answer.headers['retry-after'])
      answer.resume()
      answer.once('end', () =>
        resolve({ status: String(answer.statusCode), again: Number.isFinite(again) ? again : undefined }),
      )
      answer.once('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? 'broken' }))
    })
    asked.once('timeout', () => asked.destroy(Object.assign(new Error(), { code: 'a minute' })))
    asked.once('error', (error: NodeJS.ErrnoException) => {
      const wasClosed = asked.reusedSocket && error.code === 'ECONNRESET'
      resolve({ status: wasClosed ? CLOSED : (error.code ?? 'broken') })
    })
    asked.end()
  })
}
