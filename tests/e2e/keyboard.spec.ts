import AxeBuilder from '@axe-core/playwright'
import { someOf } from '../support/budget'
import { EVERY, expect, type Page, test } from './fixtures/site'

const board = (page: Page) => page.locator('[data-play] [role="grid"] [tabindex="0"]')
const list = (page: Page) => page.locator('[data-choices]')
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

test('a game that begins by a key has the focus on its board, at a choice', async ({ page }) => {
  await page.goto('/')
  await page.getByTestId('pack-kriegspiel').getByRole('link', { name: 'Play now' }).press('Enter')
  await expect(board(page)).toBeFocused()
  await expect(page).toHaveURL(/kriegspiel/)
  await page.goto('/')
  await page.locator('[data-set-up="cry-havoc"]').press('Enter')
  await expect(page.getByTestId('set-up').getByRole('radio', { checked: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(board(page)).toBeFocused()
  await expect(page).toHaveURL(/cry-havoc/)
})

test('a page that loads leaves the focus at its start', async ({ page }) => {
  await opened(page, '/play/cry-havoc?scenario=knights-duel&seed=1')
  expect(await focused(page)).toBe('BODY')
})

test('one key leads from the board to the list and back, and in the list arrows step', async ({ page }) => {
  await opened(page, '/play/cry-havoc?scenario=knights-duel&seed=1')
  const choices = list(page).getByRole('button')
  await choices.nth(0).waitFor()
  await page.keyboard.press('l')
  await expect(choices.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(choices.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(choices.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(choices.nth(0)).toBeFocused()
  await page.keyboard.press('l')
  await expect(board(page)).toBeFocused()
  await page.keyboard.press('l')
  await expect(choices.nth(0)).toBeFocused()
})

test('words find one choice of many, and Enter takes it', async ({ page }) => {
  await opened(page, '/play/corteo?scenario=base&seed=11')
  await page.keyboard.press('/')
  await expect(page.locator('[data-filter]')).toBeFocused()
  const all = await list(page).locator('[data-group]').allInnerTexts()
  const wanted = all.find(
    (text) => /\d{4}/.test(text) && all.filter((other) => other.includes(text)).length === 1,
  )
  const cell = /\d{4}/.exec(wanted ?? '')?.[0] ?? ''
  await page.keyboard.type(cell)
  await expect(list(page).locator('[data-group]')).toHaveCount(
    all.filter((text) => text.includes(cell)).length,
  )
  await page.keyboard.press('ArrowDown')
  await expect(list(page).getByRole('button').first()).toBeFocused()
  const before = await step(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => step(page)).toBeGreaterThan(before)
})

test('a menu holds the focus until it is closed, and gives it back', async ({ page }) => {
  await opened(page, '/play/wir-sind-das-volk?scenario=one-decade&seed=7')
  const card = page.locator('[data-displays] [data-card][data-choosable]').first()
  await card.press('Enter')
  const menu = page.locator('[data-menu]')
  const lines = menu.getByRole('button')
  const last = (await lines.count()) - 1
  await expect(lines.first()).toBeFocused()
  for (let line = 0; line < last; line++) await page.keyboard.press('Tab')
  await expect(lines.nth(last)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(lines.first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(lines.nth(last)).toBeFocused()
  await page.keyboard.press('n')
  await page.keyboard.press('l')
  await expect(lines.nth(last)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(card).toBeFocused()
})

test('a bookmark by key leaves the focus where it is', async ({ page }) => {
  await opened(page, '/play/cry-havoc?scenario=knights-duel&seed=1')
  await page.locator('[data-auto="one"]').waitFor()
  const before = await step(page)
  await page.keyboard.press('l')
  await page.keyboard.press('Enter')
  await expect.poll(() => step(page)).toBeGreaterThan(before)
  await page.keyboard.press('n')
  await expect(board(page)).toBeFocused()
  await page.keyboard.press('b')
  await expect(page.locator('[data-bookmarks="1"]')).toBeVisible()
  await expect(board(page)).toBeFocused()
})

test('what happens is spoken in one place only, once a turn of the bots', async ({ page }) => {
  await page.addInitScript(hearRegions)
  await opened(page, '/play/kriegspiel?seed=73')
  await page.getByRole('button', { name: 'At once' }).click()
  for (let phases = 0; phases < 4; phases++) {
    const before = await step(page)
    await page.locator('[data-auto="phase"]').click()
    await expect.poll(() => step(page)).toBeGreaterThan(before)
    await expect(page.locator('[data-auto="phase"]')).toBeVisible()
  }
  const heard = await page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)
  const told = heard.filter(({ isOfEvents }) => isOfEvents).map(({ text }) => text)
  const others = heard.filter(({ isOfEvents }) => !isOfEvents).map(({ text }) => text)
  expect(told.length).toBeGreaterThan(1)
  expect(told.length).toBeLessThanOrEqual(await step(page))
  // The dice of the first turn are told, and by no other region.
  const lines = told.flatMap((text) => text.split('. ')).filter((line) => line.length > 12)
  expect(lines.filter((line) => others.some((text) => text.includes(line)))).toEqual([])
})

test('the sheet of keys opens by key, in both languages', async ({ page }) => {
  for (const [language, title] of [
    ['en', 'Keys'],
    ['it', 'Tasti'],
  ]) {
    await opened(page, `/play/cry-havoc?scenario=knights-duel&seed=1&language=${language}`)
    await page.keyboard.press('k')
    const sheet = page.getByTestId('keys-sheet')
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(title)
    for (const key of ['N', 'L', 'W', 'H', 'B', '?', 'K'])
      await expect(sheet.getByText(key, { exact: true })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  }
})

type Heard = { readonly text: string; readonly isOfEvents: boolean }

/** Runs in the page: collects the texts that are added to live regions. */
function hearRegions(): void {
  const heard: Heard[] = []
  Object.assign(window, { heard })
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      const around = target instanceof Element ? target : target.parentElement
      const region = around?.closest('[aria-live], [role="status"], [role="alert"]')
      const text =
        [...addedNodes].map((node) => node.textContent ?? '').join('') || (around?.textContent ?? '')
      if (region && text.trim())
        heard.push({ text: text.trim(), isOfEvents: region.matches('[data-last-events]') })
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

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
