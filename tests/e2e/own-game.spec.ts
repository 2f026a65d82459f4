/** A page carries the rules and the words of the games it shows, and of no other: looked for in everything that it loads. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/site'

/** Rulesets, and the name that their messages begin with. */
const GAMES = {
  corteo: 'corteo',
  'cry-havoc': 'cry-havoc',
  junta: 'junta',
  kriegspiel: 'kriegspiel',
  'wir-sind-das-volk': 'volk',
} as const
type Game = keyof typeof GAMES

const others = (...own: Game[]) => (Object.keys(GAMES) as Game[]).filter((game) => !own.includes(game))

const sentencesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(sentencesIn)

const textsIn = (folder: string) => sentencesIn(JSON.parse(readFileSync(`${folder}/en.json`, 'utf8')))
const ofGame = (game: string) => textsIn(`engine/rulesets/${game}/text`)
const shared = ['app/_text', 'engine/text', 'schemas/text', 'server/text'].flatMap(textsIn)

/** Long texts that nobody else says, without values in them, so that each stands in a script as it stands in the file. */
function sentencesOf(game: Game): string[] {
  const elsewhere = [...others(game).flatMap(ofGame), ...shared]
  return ofGame(game).filter(
    (text) => text.length > 25 && !/[{}"'’]/.test(text) && !elsewhere.some((other) => other.includes(text)),
  )
}

/** Everything that a page loads, as text, until nothing more comes. */
async function loadedBy(page: Page, path: string, ready: string): Promise<string> {
  const bodies: Promise<string>[] = []
  page.on('response', (answer) => {
    if (['document', 'script', 'fetch', 'other'].includes(answer.request().resourceType()))
      bodies.push(answer.text().catch(() => ''))
  })
  await page.goto(path)
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  return (await Promise.all(bodies)).join('\n')
}

/** What in a text is of a game: its sentences, and how often its code names a message. */
const traces = (text: string, game: Game) => ({
  sentences: sentencesOf(game).filter((sentence) => text.includes(sentence)).length,
  keys: [...text.matchAll(new RegExp(`["'\`]${GAMES[game]}\\.[a-z]`, 'g'))].length,
})

const NOTHING = { sentences: 0, keys: 0 }

test('a game is played without a byte of any other', async ({ page }) => {
  const text = await loadedBy(page, '/play/kriegspiel?seed=1', '[data-play="on"] [data-view]')
  const own = traces(text, 'kriegspiel')
  expect(own.sentences).toBe(sentencesOf('kriegspiel').length)
  expect(own.sentences).toBeGreaterThan(10)
  expect(own.keys).toBeGreaterThan(20)
  for (const game of others('kriegspiel')) expect(traces(text, game), game).toEqual(NOTHING)
})

test('the studio has the game of its pack, and the home page none', async ({ page, browser, baseURL }) => {
  const studio = await loadedBy(page, '/studio/wir-sind-das-volk', '.cm-content')
  expect(traces(studio, 'wir-sind-das-volk').keys).toBeGreaterThan(30)
  for (const game of others('wir-sind-das-volk')) expect(traces(studio, game), game).toEqual(NOTHING)

  const stranger = await browser.newPage({ baseURL, locale: 'en-GB' })
  const home = await loadedBy(stranger, '/', '[data-testid="pack-corteo"]')
  for (const game of others()) expect(traces(home, game), game).toEqual(NOTHING)
  await stranger.close()
})
