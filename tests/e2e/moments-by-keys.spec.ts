/** The history of a game without a pointer: by arrows, Home and End, and by its buttons, which keep the focus. */
import { isFocusRestored, tabTo } from './fixtures/keys'
import { expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

const step = async (page: Page) => Number(await page.locator('[data-play]').getAttribute('data-step'))
const bar = (page: Page) => page.locator('[data-history]')
const cursor = (page: Page) => page.locator('[data-play] [role="grid"] [tabindex="0"]')

/** Acts on the next cell with a possible action. */
async function actOnBoard(page: Page): Promise<void> {
  const before = await step(page)
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await expect.poll(() => step(page)).toBe(before + 1)
}

/** Selects and moves a unit. The cursor follows it. */
async function moveUnit(page: Page): Promise<void> {
  await page.goto('/play/kriegspiel?seed=73')
  await page.locator('[data-play="on"] [data-view]').first().waitFor()
  const roll = page.locator('[data-prompt] [data-choice="roll"]')
  await tabTo(page, roll)
  await page.keyboard.press('Enter')
  await expect.poll(() => step(page)).toBe(1)
  await tabTo(page, cursor(page))
  await actOnBoard(page)
  await actOnBoard(page)
}

test('by keys alone: every moment of a game in words and on the board, there and back', async ({ page }) => {
  const troubles = troublesOf(page)
  await moveUnit(page)
  const last = await step(page)
  const prompt = page.locator('[data-prompt]')
  const asked = await prompt.innerText()
  const moved = await cursor(page).innerText()

  await test.step('from the clock in the bar: arrows go by steps and by turns, Home and End to the ends', async () => {
    await tabTo(page, page.locator('[data-past]'))
    await page.keyboard.press('Enter')
    await expect(bar(page)).toHaveAttribute('data-history', 'now')
    for (const [key, to] of [
      ['ArrowLeft', last - 1],
      ['ArrowLeft', last - 2],
      ['ArrowRight', last - 1],
      ['Home', 0],
      ['ArrowLeft', 0],
      ['ArrowDown', 1],
      ['ArrowRight', 2],
      ['ArrowUp', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => step(page), { message: key }).toBe(to)
      const words = `${to === 0 ? 'Before the game' : 'Turn 1 of'}`
      await expect(bar(page).getByRole('status').first()).toContainText(words)
      await expect(bar(page).getByRole('status').first()).toContainText(`step ${to} of ${last}`)
      await expect(prompt).toContainText(`step ${to} of ${last}`)
      // The unit has not arrived yet.
      expect(moved).toContain(await cursor(page).innerText())
      expect(await cursor(page).innerText()).not.toBe(moved)
    }
    await page.keyboard.press('End')
    await expect(bar(page)).toHaveAttribute('data-history', 'now')
    expect(await step(page)).toBe(last)
    expect(await cursor(page).innerText()).toBe(moved)
    expect(await prompt.innerText()).toBe(asked)
  })

  await test.step('a button that led to an end keeps the focus, and arrows go on from it', async () => {
    const first = page.locator('[data-look="0"]')
    await tabTo(page, first)
    await page.keyboard.press('Enter')
    await expect.poll(() => step(page)).toBe(0)
    await expect(first).toBeFocused()
    await expect(first).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => step(page)).toBe(1)
    const now = page.locator('[data-look="now"]')
    await tabTo(page, now)
    await page.keyboard.press('Enter')
    await expect.poll(() => step(page)).toBe(last)
    await expect(now).toBeFocused()
  })

  await test.step('closed, it gives the focus to the clock, from where a key opens it again', async () => {
    await tabTo(page, bar(page).getByRole('button', { name: 'Close' }))
    await page.keyboard.press('Enter')
    await expect(bar(page)).toHaveCount(0)
    await expect(page.locator('[data-past]')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(bar(page)).toHaveAttribute('data-history', 'then')
    await tabTo(page, page.locator('[data-look="step-on"]'))
    await page.keyboard.press('Enter')
    await expect(bar(page)).toHaveCount(0)
    await isFocusRestored(page)
    expect(await step(page)).toBe(last)
  })
  expect(troubles).toEqual([])
})
