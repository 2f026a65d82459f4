import { bringIn, packNamed } from './fixtures/hostile'
import { keepsItsPlace, LONG } from './fixtures/long-names'
import { expect, test } from './fixtures/site'

const WIDTHS = [
  [1440, 900],
  [768, 1024],
  [360, 740],
  [740, 360],
] as const

test('names without an end stay in their places: on the home page, in dialogs, at the table and in the studio', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const draft = await bringIn(page, packNamed('kriegspiel', LONG))
  const each = async (where: string) => {
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height })
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      await keepsItsPlace(page, `${where} ${width}`)
    }
  }
  await each('home')
  await page.locator(`[data-set-up="${draft}"]`).click()
  await expect(page.getByTestId('set-up').locator('[data-start]')).toBeVisible()
  await each('set-up')
  await page.goto(`/play/${draft}?seats=human,human`)
  await expect(page.locator('[data-play="on"]')).toBeVisible()
  await each('table')
  await page.locator('[data-auto="one"]').click()
  await expect(page.locator('[data-play="on"]')).toHaveAttribute('data-step', '1')
  await each('table after an act')
  await page.goto('/')
  await expect(page.locator('[data-game]').first()).toBeVisible()
  await each('home with a game')
  await page.goto(`/studio/${draft}`)
  await expect(page.getByTestId('problem-count')).not.toBeEmpty()
  await each('studio')
})
