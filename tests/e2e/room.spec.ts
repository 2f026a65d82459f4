/** The room of a table: nothing is cut, nothing overlaps, and the map has the most of the window. */
import { perScale } from '../support/budget'
import { oneOfToday } from '../support/seeds'
import { type Position, playersOf, positionsOf } from './fixtures/positions'
import { roomOf } from './fixtures/room'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'
import { firstScenario } from './fixtures/war'

const GAMES = ['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'wir-sind-das-volk']
const LANGUAGES = ['en', 'it']
const looks = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })))
const today = [oneOfToday(looks)]

const WINDOWS = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [360, 740],
  [2560, 1440],
] as const

/** Pixels above the map of a large window: one bar of two rows, or of three for many answers. In a narrow one they are under the question. */
const mostAbove = (width: number): number => (width > 1000 ? 104 : 156)
/** The least share of the height for the map of a phone, under a question with any number of answers. */
const leastShare = (width: number): number => (width < 380 ? 0.55 : 0.6)

/** Opens a table for people and loads a position. */
async function openAt(page: Page, address: string, { steps, file }: Position): Promise<void> {
  await page.goto(address)
  await page.locator('[data-play="on"] [data-view]').first().waitFor()
  const buffer = Buffer.from(file)
  await page
    .locator('[data-record]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
  await expect
    .poll(async () => Number(await page.locator('[data-play]').getAttribute('data-step')))
    .toBeGreaterThan(steps / 3)
  const curtain = page.locator('[data-take-screen]')
  if (await curtain.isVisible()) await curtain.click()
  // Parts that load late are there.
  await page.mouse.move(5, 5)
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
}

async function reload(page: Page): Promise<void> {
  await page.reload()
  await page.locator('[data-play="on"] [data-view]').first().waitFor()
  const curtain = page.locator('[data-take-screen]')
  if (await curtain.isVisible()) await curtain.click()
  // A first game has hints above the map, and a resumed one says so, until they are read.
  const notes = page.locator('[data-look="line"] [data-close]')
  await notes
    .first()
    .waitFor({ timeout: 4000 })
    .catch(() => {})
  const noMoreHints = page.locator('[data-hint-stop]')
  if (await noMoreHints.isVisible()) await noMoreHints.click()
  for (let left = await notes.count(); left > 0; left--) await notes.first().click()
}

const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 150)))),
  )

for (const { game, language } of perScale({ daily: today, reduced: today, long: looks }))
  test(
    `${game} in ${language}: nothing is cut or covered in any window, and the map has the most of it`,
    EVERY,
    async ({ page }) => {
      test.setTimeout(240_000)
      const troubles = troublesOf(page)
      const scenario = firstScenario(game)
      const people = Array.from({ length: playersOf(game, scenario) }, () => 'human').join(',')
      for (const position of positionsOf(game, scenario)) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await openAt(
          page,
          `/play/${game}?scenario=${scenario}&seed=1&seats=${people}&language=${language}`,
          position,
        )
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height })
          // A phone opens with folded cards.
          if (width === 390) await reload(page)
          await drawn(page)
          const { cut, overlapping, map } = await roomOf(page)
          const where = `${position.name}, ${width} x ${height}`
          expect.soft({ where, cut, overlapping }).toEqual({ where, cut: [], overlapping: [] })
          if (width > 760) expect.soft(map.top, where).toBeLessThanOrEqual(mostAbove(width))
          else expect.soft(map.height / height, where).toBeGreaterThanOrEqual(leastShare(width))
          if (process.env.ROOM_PICTURES)
            await page.screenshot({
              path: `${process.env.ROOM_PICTURES}/${game}-${language}-${position.name.replaceAll(' ', '-')}-${width}.png`,
            })
        }
      }
      expect(troubles).toEqual([])
    },
  )
