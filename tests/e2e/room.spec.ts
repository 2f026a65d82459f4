/** The room of a table: nothing is cut, nothing overlaps, and the map has the most of the window. */
import { perScale } from '../support/budget'
import { oneOfToday } from '../support/seeds'
import { BoardFixture } from './fixtures/board'
import { type Position, playersOf, positionsOf } from './fixtures/positions'
import { placesOf, roomOf } from './fixtures/room'
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
/** The least share of the height for the map of a phone, under a question with any number of answers and with any notes. */
const LEAST_SHARE = 0.6

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
  // A resumed game says so, and a first game has hints.
  await page.locator('[data-look="line"]').first().waitFor()
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
          else expect.soft(map.height / height, where).toBeGreaterThanOrEqual(LEAST_SHARE)
          if (process.env.ROOM_PICTURES)
            await page.screenshot({
              path: `${process.env.ROOM_PICTURES}/${game}-${language}-${position.name.replaceAll(' ', '-')}-${width}.png`,
            })
        }
      }
      expect(troubles).toEqual([])
    },
  )

/** The games whose first question has a hint. */
const HINTED = ['corteo', 'cry-havoc', 'wir-sind-das-volk']

for (const { game, language } of perScale({ daily: today, reduced: today, long: looks }))
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ])
    test(`${game} in ${language} at ${width}: nothing to press moves when the first hint and the late parts come`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`/play/${game}?seed=1&language=${language}`)
      await page.locator('[data-play="on"] [data-view]').first().waitFor()
      await page.locator('[data-prompt] [data-advise]').waitFor()
      await drawn(page)
      const before = await placesOf(page)
      const moved = async () => {
        const now = await placesOf(page)
        return Object.keys(before).flatMap((one) =>
          now[one] === before[one] ? [] : [`${one}: ${before[one]}, now ${now[one]}`],
        )
      }
      expect(Object.keys(before).length).toBeGreaterThan(5)
      if (HINTED.includes(game)) await page.locator('[data-hint]').waitFor()
      expect(await moved()).toEqual([])

      // The first key loads the parts that a first look does without.
      await page.keyboard.press('Shift')
      await page.waitForLoadState('networkidle')
      await drawn(page)
      expect(await moved()).toEqual([])
    })

test('a phone opens on the square of the set-up while no unit is held', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/play/corteo?scenario=base&seed=1')
  const board = new BoardFixture(page, 'play')
  await board.board.and(page.locator('[data-view]')).waitFor()
  await page.locator('[data-prompt] [data-advise]').waitFor()
  const box = await board.board.boundingBox()
  const sheet = await page.locator('aside[data-open]').boundingBox()
  if (!box || !sheet) throw new Error('there is no table')
  for (const cell of board.place('piazza-mento')) {
    const { x, y } = await board.pointOf(cell)
    expect(x, cell).toBeGreaterThan(box.x)
    expect(x, cell).toBeLessThan(box.x + box.width)
    expect(y, cell).toBeGreaterThan(box.y)
    expect(y, cell).toBeLessThan(sheet.y)
  }
})
