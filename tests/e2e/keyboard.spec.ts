import AxeBuilder from '@axe-core/playwright'
import { someOf } from '../support/budget'
import { EVERY, expect, type Page, test } from './fixtures/site'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName ?? '')
const step = async (page: Page) => Number(await page.locator('[data-play]').getAttribute('data-step'))

async function opened(page: Page, path: string) {
  await page.goto(path)
  await page.locator('[data-play="on"] [data-view]').first().waitFor()
}

test('the board is three presses away, and a choice from the list leaves the focus where the next one is', async ({
  page,
}) => {
  await opened(page, '/play/cry-havoc?scenario=knights-duel&seed=1')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to the board' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[role="grid"] [tabindex="0"]')).toBeFocused()
  // From the board to the list, and through choices of the player and the bots.
  await page.keyboard.press('l')
  for (let made = 0; made < 4; made++) {
    const before = await step(page)
    await page.locator('[data-choices] button').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => step(page)).toBeGreaterThan(before)
    await expect(page.locator('[data-choices] button').first()).toBeVisible()
    await expect.poll(() => focused(page)).not.toBe('BODY')
  }
})

for (const game of someOf(['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'wir-sind-das-volk']))
  test(
    `axe finds nothing at the table of ${game}, on no tab, at no earlier moment, in no rulebook`,
    EVERY,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const check = async (where: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes[0]?.html.slice(0, 160)}`),
          where,
        ).toEqual([])
      }
      await opened(page, `/play/${game}?seed=1`)
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await check(await tab.innerText())
      }
      await page.locator('[data-auto="one"]').click()
      await page.keyboard.press(',')
      await page.locator('[data-history]').waitFor()
      await check('history')
      await page.keyboard.press('?')
      await page.locator('[data-statement]').first().waitFor()
      await check('rules')
      await context.close()
    },
  )
