import { someOf } from '../support/budget'
import { HOSTILE_TEXTS } from '../support/hostile-texts'
import { bringIn, HostileWatch, hostilePack } from './fixtures/hostile'
import { EVERY, expect, type Page, test } from './fixtures/site'

/** Opens every tab of the table in turn. */
async function everyTab(page: Page, look: (tab: string) => Promise<void>) {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await look((await tab.textContent()) ?? '')
  }
}

/** Plays some random actions for each asked seat, with bots for the rest. */
async function playOn(page: Page, acts: number) {
  const auto = page.locator('[data-auto="phase"]')
  for (let act = 0; act < acts; act++) {
    await expect(page.locator('[data-play]')).toBeVisible()
    if (await auto.isVisible()) await auto.click()
    await page.waitForTimeout(30)
  }
}

test('the watch sees a text that is put into the page as markup', async ({ page }) => {
  const watch = await HostileWatch.over(page)
  await page.goto('/')
  await page.evaluate(
    (texts) => {
      for (const text of texts) document.body.insertAdjacentHTML('beforeend', `<div>${text}</div>`)
    },
    HOSTILE_TEXTS.slice(0, 112),
  )
  await expect.poll(async () => (await watch.seen()).broken.length).toBeGreaterThan(20)
  expect((await watch.seen()).elements).toBeGreaterThan(90)
})

for (const [pack, acts, least] of someOf([
  ['corteo', 4, 20],
  ['wir-sind-das-volk', 6, 20],
  ['junta', 6, 30],
] as const))
  test(
    `${pack}: every name, card and note is shown as text on the home page, in the studio and at the table`,
    EVERY,
    async ({ page }) => {
      test.setTimeout(150_000)
      const watch = await HostileWatch.over(page)
      const id = await bringIn(page, hostilePack(pack))
      await watch.holds('home', 1)

      await page.goto(`/studio/${id}`)
      await expect(page.getByTestId('problem-count')).toHaveText(/No errors/)
      await watch.holds('studio', 1)
      for (const file of ['README.md', 'pack.yaml', 'text/en.yaml']) {
        await page.getByTestId(`file-${file}`).click()
        await expect(page.locator('.cm-content')).toHaveAccessibleName(new RegExp(file))
        await watch.holds(file, 5)
      }

      await page.goto(`/play/${id}?seed=5`)
      await expect(page.locator('[data-play="on"]')).toBeVisible()
      await watch.holds('table', 2)
      await playOn(page, acts)
      const board = await page.locator('[data-play] [data-board]').boundingBox()
      if (!board) throw new Error('no board')
      for (const part of [0.3, 0.45, 0.6]) {
        await page.mouse.click(board.x + board.width * part, board.y + board.height * part)
        await watch.holds('a press on the board', 1)
        await page.keyboard.press('Escape')
      }
      await everyTab(page, (tab) => watch.holds(`tab ${tab}`, 1))
      expect(watch.shown.size).toBeGreaterThan(least)
    },
  )
