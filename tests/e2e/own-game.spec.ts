/**
 * A page loads the rules and texts of its games and of no other. All its requests are searched. Its weight stays within the
 * promised limits (decisions 34 and 43).
 */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { pages, TODAY } from '../../bench/page-bars.mjs'
import { OWN_FOLDERS } from '../../scripts/lib/site/message-folders.mjs'
import { someOf } from '../support/budget'
import { EVERY, expect, test } from './fixtures/site'

/** Rulesets, including the one from outside, with the prefix of their messages. */
const GAMES = {
  corteo: 'corteo',
  'cry-havoc': 'cry-havoc',
  draughts: 'draughts',
  junta: 'junta',
  kriegspiel: 'kriegspiel',
  'wir-sind-das-volk': 'volk',
} as const
type Game = keyof typeof GAMES

const others = (...own: Game[]) => (Object.keys(GAMES) as Game[]).filter((game) => !own.includes(game))

const sentencesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(sentencesIn)

const textsIn = (folder: string) => sentencesIn(JSON.parse(readFileSync(`${folder}/en.json`, 'utf8')))
const atFirst = (game: string) =>
  textsIn(game === 'draughts' ? 'examples/draughts/text' : `engine/rulesets/${game}/text`)
const ofGame = (game: string) => [
  ...atFirst(game),
  ...(game === 'draughts' ? [] : textsIn(`engine/rulesets/${game}/text/refusals`)),
]
const shared = OWN_FOLDERS.flatMap(textsIn)

/** Returns long texts of one game only, without values, so that scripts contain them unchanged. */
function sentencesOf(game: Game, texts = ofGame(game)): string[] {
  const elsewhere = [...others(game).flatMap(ofGame), ...shared]
  return texts.filter(
    (text) => text.length > 25 && !/[{}"'’]/.test(text) && !elsewhere.some((other) => other.includes(text)),
  )
}

/** Returns patterns with values as written in the file. A page has only the compiled form (decision 43). */
const patternsOf = (texts: readonly string[]): string[] =>
  texts.filter((text) => text.length > 25 && /\{\w+[,}]/.test(text) && !/["'’\n]/.test(text))

/** `bytes`: as transferred. */
type Loaded = { readonly kind: string; readonly text: string; readonly bytes: number }

/** Loads a page until the network is idle. The function that it returns lists everything that the page has loaded by then. */
async function loadedBy(page: Page, path: string, ready: string): Promise<() => Promise<Loaded[]>> {
  const bodies: Promise<Loaded>[] = []
  // The list of games loads if there are games, and other tests play on this site.
  await page.route('**/api/games', (route) => route.fulfill({ json: { games: [] } }))
  page.on('response', (answer) => {
    const kind = answer.request().resourceType()
    if (['document', 'script', 'fetch', 'other'].includes(kind))
      bodies.push(
        Promise.all([answer.text(), answer.request().sizes()]).then(
          ([text, { responseBodySize: bytes }]) => ({ kind, text, bytes }),
          () => ({ kind, text: '', bytes: 0 }),
        ),
      )
  })
  await page.goto(path)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  return () => Promise.all(bodies)
}

/** The traces of a game in a text: its sentences, and how often its code names a message. */
const traces = (text: string, game: Game) => ({
  sentences: sentencesOf(game).filter((sentence) => text.includes(sentence)).length,
  keys: [...text.matchAll(new RegExp(`["'\`]${GAMES[game]}\\.[a-z]`, 'g'))].length,
})

const textOf = (loaded: readonly Loaded[]): string => loaded.map(({ text }) => text).join('\n')
const scriptsIn = (loaded: readonly Loaded[]): number =>
  loaded.filter((one) => one.kind === 'script').reduce((sum, { bytes }) => sum + bytes, 0)
const textIn = (loaded: readonly Loaded[]): number =>
  loaded.filter((one) => one.kind === 'document').reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)

/** The maximum weight of a page's scripts, from the bench. */
const barOf = (name: string): number => pages.find((page) => page.name === name)?.bars.scripts ?? 0

const NOTHING = { sentences: 0, keys: 0 }

const PLACES = [
  {
    name: 'the table',
    path: '/play/corteo?seed=1',
    ready: '[data-play="on"] [data-view]',
    own: 'corteo',
    // The first press loads the texts of refusals.
    texts: atFirst('corteo'),
    most: { scripts: barOf('play corteo'), page: TODAY.play.html },
  },
  {
    name: 'the studio',
    path: '/studio/wir-sind-das-volk',
    ready: '.cm-content',
    own: 'wir-sind-das-volk',
    texts: ofGame('wir-sind-das-volk'),
    // The checks of the studio come at the first press or key.
    most: { scripts: barOf('studio corteo'), page: TODAY.studio.html },
  },
  {
    name: 'the front page',
    path: '/',
    ready: '[data-testid="pack-corteo"]',
    own: undefined,
    texts: [],
    most: { scripts: barOf('home'), page: TODAY.home.html },
  },
] as const

for (const { name, path, ready, own, texts, most } of someOf(PLACES))
  test(`${name} has no byte of a game that it does not show`, EVERY, async ({ page }) => {
    // The list of saved games needs the texts of their games, so this reader has none.
    await page.route('**/api/games', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { games: [] } }) : route.continue(),
    )
    const all = await loadedBy(page, path, ready)
    const loaded = await all()
    expect(scriptsIn(loaded)).toBeLessThan(most.scripts)
    expect(textIn(loaded)).toBeLessThan(most.page)
    // Described scenes come later (decision 81); this is a sentence of react-konva.
    expect(textOf(loaded)).not.toContain('Konva has no node with the type')
    if (name === 'the studio') {
      // The first key brings the checks, with the rules of the game.
      expect(traces(textOf(loaded), own).keys).toBe(0)
      await page.keyboard.press('Shift')
      await expect.poll(async () => traces(textOf(await all()), own).keys).toBeGreaterThan(20)
    }
    const text = textOf(await all())
    if (own) {
      const found = traces(text, own)
      expect(found.sentences).toBe(sentencesOf(own, texts).length)
      expect(found.sentences).toBeGreaterThan(5)
      expect(found.keys).toBeGreaterThan(20)
    }
    for (const game of own ? others(own) : others()) expect(traces(text, game), game).toEqual(NOTHING)
    const patterns = patternsOf([...shared, ...texts])
    expect(patterns.length).toBeGreaterThan(100)
    expect(patterns.filter((pattern) => text.includes(pattern))).toEqual([])
  })

test('the table of no game weighs more than was promised', async ({ browser, baseURL }) => {
  const tables = pages.filter(({ name }) => name.startsWith('play '))
  expect(tables.length).toBe(Object.keys(GAMES).length - 1)
  for (const { name, path, ready } of tables) {
    const page = await browser.newPage({ baseURL })
    const loaded = await (await loadedBy(page, path, ready))()
    expect.soft(scriptsIn(loaded), name).toBeLessThan(barOf(name))
    await page.close()
  }
})

for (const language of ['en', 'it'])
  test(`the document of the front page weighs no more than was promised: ${language}`, async ({
    request,
  }) => {
    const answer = await request.get('/', { headers: { 'accept-language': language } })
    const text = await answer.text()
    expect(text).toContain(`<html lang="${language}"`)
    expect(Buffer.byteLength(text)).toBeLessThan(TODAY.home.html)
  })

for (const look of ['light', 'dark'] as const)
  test(`the front page shows its maps as pictures of the site: ${look} ones alone where the reader likes it ${look}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ baseURL, colorScheme: look })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/')
    const maps = page.getByRole('img', { name: /^Map of / })
    const cards = await page.locator('[data-testid^="pack-"]').count()
    await expect(maps).toHaveCount(cards)
    for (const map of await maps.all()) {
      await map.scrollIntoViewIfNeeded()
      // It loaded, and it is a picture.
      await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720)
    }
    const looks = asked
      .map((url) => /[/]picture[/](\w+)[/]/.exec(url)?.[1])
      .filter((name) => name !== undefined)
    expect(looks).toEqual(Array.from({ length: cards }, () => look))
    await page.close()
  })
