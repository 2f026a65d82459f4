/** A tone and a notice when a player's turn begins. They are set in "More", off by default, and sent once a turn. */
import { expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'

type Heard = { readonly notices: { readonly title: string; readonly body: string }[]; readonly tones: number }

/** Replaces system notices and sounds by records. The journey decides whether the page is hidden. */
function standIns() {
  const heard = { notices: [] as object[], tones: 0, isHidden: false }
  Object.assign(window, { heard })
  const Notice = class {
    static permission = 'default'
    static async requestPermission() {
      Notice.permission = 'granted'
      return 'granted'
    }
    constructor(title: string, { body }: { body: string }) {
      heard.notices.push({ title, body })
    }
  }
  Object.assign(window, { Notification: Notice })
  const Real = AudioContext
  Object.assign(window, {
    AudioContext: class extends Real {
      constructor() {
        super()
        heard.tones += 1
      }
    },
  })
  Object.defineProperty(document, 'visibilityState', {
    get: () => (heard.isHidden ? 'hidden' : 'visible'),
  })
}

const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => structuredClone((window as unknown as { heard: Heard }).heard))
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (is) => Object.assign((window as unknown as { heard: object }).heard, { isHidden: is }),
    isHidden,
  )

/** Toggles one of them by keys. */
async function toggle(page: Page, which: 'sound' | 'notices', isOn: boolean): Promise<void> {
  await page.locator('[data-more]').press('Enter')
  const wish = page.locator(`[data-alert="${which}"]`)
  await expect(wish).toHaveAttribute('aria-checked', String(!isOn))
  await wish.press('Enter')
  await expect(wish).toHaveCount(0)
  await page.locator('[data-more]').press('Enter')
  await expect(wish).toHaveAttribute('aria-checked', String(isOn))
  await page.keyboard.press('Escape')
  await expect(wish).toHaveCount(0)
}

/** Ends this person's turn, and waits until the bot has played and this person is asked again. */
async function wholeTurn(page: Page, isHidden: boolean): Promise<void> {
  const asked = page.locator('[data-auto="phase"]')
  const pause = page.getByRole('button', { name: 'Pause the bots' })
  await pause.click()
  // A turn may have several phases.
  await expect(async () => {
    if (await asked.isVisible()) await asked.click({ timeout: 1_000 })
    await expect(asked).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await hide(page, isHidden)
  await page.locator('[data-resume-bots]').click()
  await expect(asked).toBeVisible()
  await hide(page, false)
}

test('a notice comes once a turn and only while the page is hidden, a tone always; both are off until they are wanted', async ({
  page,
}) => {
  const troubles = troublesOf(page)
  await page.addInitScript(standIns)
  await page.goto('/play/kriegspiel?seed=73')
  await page.locator('[data-play="on"] [data-view]').first().waitFor()
  await page.locator('[data-auto="one"]').click()
  await page.getByRole('button', { name: 'At once' }).click()
  await expect(page.locator('[data-auto="phase"]')).toBeVisible()

  await test.step('off: a whole turn brings nothing', async () => {
    await wholeTurn(page, true)
    expect(await heard(page)).toMatchObject({ notices: [], tones: 0 })
  })

  await test.step('notices: none while the page is seen, one while it is hidden, none for what is asked further', async () => {
    await toggle(page, 'notices', true)
    await wholeTurn(page, false)
    expect((await heard(page)).notices).toEqual([])
    await wholeTurn(page, true)
    await expect.poll(async () => (await heard(page)).notices.length).toBe(1)
    const [{ title, body }] = (await heard(page)).notices
    expect(title).toBe('It is your turn')
    expect(body).toBe('North: The usual opening')
    await hide(page, true)
    await page.locator('[data-auto="one"]').click()
    await page.keyboard.press('Backspace')
    await hide(page, false)
    expect(await heard(page)).toMatchObject({ notices: [{ title }], tones: 0 })
  })

  await test.step('a tone: once to try it, once a turn, and not for coming back from an earlier moment', async () => {
    await toggle(page, 'notices', false)
    await toggle(page, 'sound', true)
    await expect.poll(async () => (await heard(page)).tones).toBe(1)
    await wholeTurn(page, false)
    await expect.poll(async () => (await heard(page)).tones).toBe(2)
    await page.keyboard.press(',')
    await expect(page.locator('[data-history="then"]')).toBeVisible()
    await page.keyboard.press('.')
    await expect(page.locator('[data-auto="phase"]')).toBeVisible()
    await wholeTurn(page, true)
    await expect.poll(async () => (await heard(page)).tones).toBe(3)
  })

  await test.step('off again: nothing more, after a reload too', async () => {
    await toggle(page, 'sound', false)
    await wholeTurn(page, true)
    expect(await heard(page)).toMatchObject({ notices: { length: 1 }, tones: 3 })
    await page.reload()
    await page.locator('[data-play="on"] [data-view]').first().waitFor()
    await wholeTurn(page, true)
    expect(await heard(page)).toMatchObject({ notices: [], tones: 0 })
  })
  expect(troubles).toEqual([])
})
