/** Two real builds of the site in turn at the same address, while pages stay open, with and without the service worker. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserFlags } from '../../scripts/lib/suites/browser-flags.mjs'
import { browserPath } from '../../scripts/lib/suites/browser-path.mjs'
import type { House } from '../site/support/house'
import { Site } from '../site/support/site'
import { scale } from '../support/budget'

const folder = mkdtempSync(join(tmpdir(), 'ludoteca-builds-'))
const data = join(folder, 'data')
const houseIn = (root: string): House => ({ root, data, remove: () => {} })
const NOT_COPIED = /^(\.git|\.next|node_modules|test-results|data)$/

const ENSURE = `const { ensureBuild } = await import('./scripts/lib/site/site-build.mjs'); await ensureBuild()`

/** Returns the current site, and a copy with one changed word, whose scripts all have other names. */
function twoBuilds(): { before: House; after: House } {
  const root = join(folder, 'after')
  const own = process.cwd()
  cpSync(own, root, {
    recursive: true,
    filter: (path) => !NOT_COPIED.test(path.slice(own.length + 1)),
  })
  // Hard links, since the packages are the same and the bundler follows no link out of its folder.
  execFileSync('cp', ['-al', join(own, 'node_modules'), join(root, 'node_modules')])
  const words = join(root, 'app/_text/en.json')
  writeFileSync(words, readFileSync(words, 'utf8').replace('"Ludoteca"', '"Ludoteca II"'))
  for (const cwd of [own, root])
    execFileSync(process.execPath, ['--input-type=module', '-e', ENSURE], { cwd, stdio: 'ignore' })
  return { before: houseIn(own), after: houseIn(root) }
}

describe.skipIf(scale !== 'long')('an old page at a new build', () => {
  let houses: { before: House; after: House }
  let browser: Browser
  let site: Site
  beforeAll(async () => {
    houses = twoBuilds()
    browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
  }, 1_800_000)
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  const opened = async (context: BrowserContext, path: string, part: string): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(`${site.url}${path}`)
    await page.locator(part).first().waitFor()
    return page
  }

  test.each(['block', 'allow'] as const)(
    'stays on the screen, offers to reload and loses nothing (service workers: %s)',
    async (serviceWorkers) => {
      site = await (await Site.start(houses.before, site && Number(new URL(site.url).port))).ready()
      const context = await browser.newContext({ serviceWorkers, locale: 'en-GB' })
      context.setDefaultTimeout(120_000)
      const table = await opened(context, '/play/kriegspiel?seats=human,human', '[data-play="on"]')
      const home = await opened(context, '/', '[data-set-up="kriegspiel"]')
      if (serviceWorkers === 'allow')
        await home.waitForFunction(async () => !!(await caches.match('/whole')), undefined, {
          timeout: 60_000,
        })
      await table.locator('[data-auto="one"]').click()
      await table.waitForURL(/game=/)
      await site.stop()
      site = await (await Site.start(houses.after, Number(new URL(site.url).port))).ready()

      for (const [page, press] of [
        [table, '[data-more]'],
        [home, 'button:has-text("New pack")'],
      ] as const) {
        await page.locator(press).click()
        await page.evaluate(() => fetch('/api/packs').then((answer) => answer.text()))
        await page.locator('[data-build-news="new"]').waitFor()
      }
      expect(await table.locator('[data-play="on"]').count()).toBe(1)
      expect(await home.locator('[data-set-up="kriegspiel"]').count()).toBe(1)
      await table.locator('[data-build-news] button').first().click()
      await table.locator('header >> text=Ludoteca II').waitFor()
      await table.locator('[data-play="on"][data-step="1"]').waitFor()
      expect(await table.locator('[data-build-news]').count()).toBe(0)
      await context.close()
      await site.stop()
    },
    900_000,
  )
})
