/** Axe finds no fault in any state of the studio: light and dark, wide and narrow, in both languages. */
import { zipSync } from 'fflate'
import { perScale, someOf } from '../support/budget'
import { oneOfToday, thirdOfToday } from '../support/seeds'
import { AxeWalk } from './fixtures/axe-walk'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { Studio } from './fixtures/studio'
import { PANELS } from './fixtures/studio-panels'
import { type StudioWalk, WALKS } from './fixtures/studio-states'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 360, height: 740 }

const LOOKS = [
  { look: 'light', viewport: WIDE, language: 'en' },
  { look: 'dark', viewport: WIDE, language: 'it' },
  { look: 'light', viewport: NARROW, language: 'it' },
  { look: 'dark', viewport: NARROW, language: 'en' },
] as const

const LANGUAGES = ['en', 'it'] as const

/**
 * A look for each of some walks. Nights try all. CI tries the plain look for a third of the walks, each day another, in alternating
 * languages. It tries another look for one walk.
 */
const ALL = WALKS.flatMap((walk) => LOOKS.map((how) => ({ walk, ...how })))
const isPlain = ({ look, viewport }: (typeof ALL)[number]) => look === 'light' && viewport === WIDE
const VISITS = perScale({
  daily: someOf(ALL),
  reduced: [
    ...thirdOfToday(ALL.filter(isPlain)).map((visit) => ({ ...visit, language: oneOfToday(LANGUAGES) })),
    oneOfToday(ALL.filter((visit) => !isPlain(visit))),
  ],
  long: ALL,
})

/** Opens a pack of the site, or imports files as a draft, and waits until it is checked. */
async function open(page: Page, { pack }: StudioWalk, origin: string): Promise<void> {
  let id = pack
  if (typeof id !== 'string') {
    const bytes = Object.entries(id()).map(([path, file]) => [
      path,
      typeof file === 'string' ? new TextEncoder().encode(file) : file,
    ])
    const answer = await page.request.post('/api/import?name=states', {
      data: Buffer.from(zipSync(Object.fromEntries(bytes))),
      headers: { 'content-type': 'application/zip', origin },
    })
    id = ((await answer.json()) as { draft: { id: string } }).draft.id
  }
  await page.goto(`/studio/${id}`)
  await page
    .locator('[data-testid=problems][data-checked=true], main a[href="/"]')
    .first()
    .waitFor({ state: 'attached' })
}

test('each panel of the studio is on one of the walks', () => {
  const names = WALKS.map(({ name }) => name)
  expect(Object.values(PANELS).filter((panel) => !names.includes(panel.walk))).toEqual([])
})

for (const { walk, look, viewport, language } of VISITS)
  test(`${walk.name}: ${look}, ${viewport.width} px, ${language}`, EVERY, async ({ browser, baseURL }) => {
    test.setTimeout(180_000)
    const page = await browser.newPage({
      baseURL,
      viewport,
      locale: language,
      hasTouch: viewport === NARROW,
      colorScheme: look,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const panels = Object.values(PANELS).filter((panel) => panel.walk === walk.name)
    const axe = new AxeWalk(
      page,
      panels.map(({ seen }) => seen),
    )
    await open(page, walk, baseURL ?? '')
    await walk.through(new Studio(page, axe, language))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(axe.found).toEqual([])
    expect(axe.states.length).toBeGreaterThan(0)
    // A narrow screen offers no wider drawing.
    if (viewport === WIDE) expect(axe.missed).toEqual([])
    await page.close()
  })
