/** Measures the bytes that a page loads on a first visit: its own text, scripts (also of workers) and packs. */
import type { Browser, Response } from 'playwright/test'
import type { WeightKind } from '../page-bars.mjs'

export type PageWeight = Readonly<Record<WeightKind, number>>

const kindOf = (answer: Response): WeightKind | undefined => {
  const { pathname } = new URL(answer.url())
  if (pathname.endsWith('.js')) return 'scripts'
  if (pathname.startsWith('/api/packs/')) return 'data'
  return answer.request().resourceType() === 'document' ? 'html' : undefined
}

/** The text of a page counts unpacked, everything else as transferred. */
async function bytesOf(answer: Response, kind: WeightKind): Promise<number> {
  if (kind === 'html') return (await answer.body()).length
  return (await answer.request().sizes()).responseBodySize
}

/** Loads a page until `ready` is visible and the network is idle. Throws on a failed response. */
export async function weigh(browser: Browser, url: string, ready: string): Promise<PageWeight> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  const answers: Promise<readonly [WeightKind, number]>[] = []
  context.on('requestfinished', (request) => {
    const answer = request.response().then(async (found) => {
      const kind = found ? kindOf(found) : undefined
      if (!found || !kind) return ['html', 0] as const
      if (!found.ok()) throw new Error(`${found.status()} for ${found.url()}`)
      return [kind, await bytesOf(found, kind)] as const
    })
    answer.catch(() => {})
    answers.push(answer)
  })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator(ready).first().waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  const sum = { html: 0, scripts: 0, data: 0 }
  for (const [kind, bytes] of await Promise.all(answers)) sum[kind] += bytes
  await context.close()
  return sum
}
