/** The card that explains a cell covers a corner of the map. Mouse, finger or keys move it to another corner, where it stays. */
import { Fingers } from './fixtures/fingers'
import { tabTo } from './fixtures/keys'
import { type Browser, expect, type Locator, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

const card = (page: Page) => page.locator('[data-inspection]')
const board = (page: Page) => page.locator('[data-play] [data-board]')
const cursor = (page: Page) => page.locator('[data-play] [role="grid"] [tabindex="0"]')

type Place = { readonly x: number; readonly y: number }
type Hand = (page: Page, from: Place, to: Place) => Promise<void>

const mouse: Hand = async (page, from, to) => {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
}

const finger: Hand = async (page, from, to) => (await Fingers.on(page)).draw([from, to])

/** Asks about a cell by key and waits for the card. */
async function ask(page: Page): Promise<void> {
  await cursor(page).focus()
  await page.keyboard.press('n')
  await page.keyboard.press('v')
  await expect(card(page)).toHaveAttribute('data-pinned', 'true')
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not on the page`)
  return box
}

/** Expects the card inside the map's window. */
async function isWithin(page: Page): Promise<void> {
  const [over, around] = [await boxOf(card(page)), await boxOf(board(page))]
  expect(over.x).toBeGreaterThanOrEqual(around.x)
  expect(over.y).toBeGreaterThanOrEqual(around.y)
  expect(over.x + over.width).toBeLessThanOrEqual(around.x + around.width)
  expect(over.y + over.height).toBeLessThanOrEqual(around.y + around.height)
}

/** Returns the place of the map on the page. */
const placeOfMap = (page: Page): Promise<readonly number[]> =>
  board(page).evaluate((window) => {
    const [x, y, scale] = (window.getAttribute('data-view') ?? '').split(' ').map(Number)
    const { left, top } = window.getBoundingClientRect()
    return [left + x, top + y, scale].map(Math.round)
  })

async function opened(browser: Browser, baseURL: string | undefined, isPhone: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    ...(isPhone && { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true }),
  })
  const page = await context.newPage()
  await page.goto('/play/kriegspiel?seed=73')
  await page.locator('[data-play="on"] [data-view]').first().waitFor()
  await page.locator('[data-prompt] [data-choice="roll"]').press('Enter')
  await expect(page.locator('[data-play]')).toHaveAttribute('data-step', '1')
  // Parts that load late above the map are there.
  await page.locator('[data-hint]').waitFor()
  return page
}

for (const [name, hand] of [
  ['a mouse', mouse],
  ['a finger', finger],
] as const)
  test(`what explains a cell is dragged with ${name} to any corner of the map, never beyond it, and stays`, async ({
    browser,
    baseURL,
  }) => {
    const page = await opened(browser, baseURL, hand === finger)
    const troubles = troublesOf(page)
    await ask(page)
    await expect(card(page)).toHaveAttribute('data-corner', 'bottom-left')
    const place = await placeOfMap(page)
    // Shares of the window's width and height.
    for (const [right, down, corner] of [
      [0.9, 0.1, 'top-right'],
      [1.5, 1.5, 'bottom-right'],
      [-0.5, -0.5, 'top-left'],
      [0.9, 0.1, 'top-right'],
    ] as const) {
      const { x, y, width, height } = await boxOf(board(page))
      const to = { x: x + width * right, y: y + height * down }
      const head = await boxOf(card(page).locator('header'))
      await hand(page, { x: head.x + 20, y: head.y + head.height / 2 }, to)
      await expect(card(page)).toHaveAttribute('data-corner', corner)
      await isWithin(page)
    }
    // The map has not moved meanwhile.
    expect(await placeOfMap(page)).toEqual(place)

    await test.step('the next one comes where this one was put', async () => {
      await page.keyboard.press('Escape')
      await expect(card(page)).toHaveCount(0)
      await ask(page)
      await expect(card(page)).toHaveAttribute('data-corner', 'top-right')
    })
    expect(troubles).toEqual([])
    await page.context().close()
  })

test('by keys: arrows on its button put it in a corner, and closed it gives the focus back to the map', async ({
  browser,
  baseURL,
}) => {
  const page = await opened(browser, baseURL, false)
  await ask(page)
  const mover = card(page).getByRole('button', { name: 'Move it to another corner' })
  await tabTo(page, mover)
  const step = await page.locator('[data-play]').getAttribute('data-step')
  for (const [key, corner] of [
    ['ArrowUp', 'top-left'],
    ['ArrowRight', 'top-right'],
    ['ArrowDown', 'bottom-right'],
    ['Enter', 'bottom-left'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(card(page)).toHaveAttribute('data-corner', corner)
    await expect(mover).toBeFocused()
    await isWithin(page)
  }
  await expect(page.locator('[data-play]')).toHaveAttribute('data-step', step ?? '')

  for (const close of ['Escape', 'Enter']) {
    await ask(page)
    await tabTo(page, close === 'Enter' ? card(page).getByRole('button', { name: 'Close' }) : mover)
    await page.keyboard.press(close)
    await expect(card(page)).toHaveCount(0)
    await expect(cursor(page)).toBeFocused()
  }
  await page.context().close()
})
