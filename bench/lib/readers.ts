/** Readers of a site, each with its own connection: they request, read to the end, and repeat. */
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Reading = {
  /** Milliseconds of each complete response, sorted. */
  readonly answered: readonly number[]
  /** The number of readers told to retry, with a time. */
  readonly busy: number
  /** All other results by kind: `500`, `ECONNRESET`, `503 without Retry-After` ... */
  readonly errors: Readonly<Record<string, number>>
  readonly seconds: number
}

export const perSecond = ({ answered, seconds }: Reading): number => answered.length / seconds

/** Returns the value that a share of all values stays below: `quantile(times, 0.95)`. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Runs this many readers for this many seconds; each takes the addresses in turn, starting one further than the reader before. */
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

/** Retries like a browser if the site closed an idle connection at the same moment. */
async function ask(agent: Agent, url: string): Promise<Asked> {
  const first = await askOnce(agent, url)
  return first.status === CLOSED ? askOnce(false, url) : first
}

/** A used connection that ended without a response. */
const CLOSED = 'closed while idle'

/** Sends one request, with a timeout of a minute. */
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
