/** Help at the table: hints, possible actions, the legend, the number behind a refusal. The site can also be installed. */
import { BoardFixture } from './fixtures/board'
import { faults } from './fixtures/faults'
import { expect, type Page, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'
import { troublesOf } from './fixtures/troubles'

test.use({ serviceWorkers: 'allow' })

/** Opens Kriegspiel at a question for a move, with paused bots. */
async function atMoves(page: Page) {
  await page.goto('/play/kriegspiel?seed=1')
  await expect(page.locator('[data-play="on"] [data-view]').first()).toBeVisible()
  await expect(async () => {
    const prompt = await page.locator('[data-prompt]').innerText()
    if (prompt.includes('Moves')) return
    await page.locator('[data-auto="one"]').click({ timeout: 1_000 })
    throw new Error('not yet')
  }).toPass()
}

test('a first game is hinted at once, said in a sentence, and looked up in the legend', async ({ page }) => {
  const troubles = troublesOf(page)
  await atMoves(page)

  await test.step('a hint comes, points, goes, and is there again when it is asked for', async () => {
    const hint = page.locator('[data-hint]')
    await expect(hint).toHaveAttribute('data-hint', 'first-move')
    await page.locator('[data-hint-point]').click()
    await page.locator('[data-hint] [data-close]').click()
    await expect(hint).toHaveCount(0)
    await page.reload()
    await page.locator('[data-play="on"] [data-view]').first().waitFor()
    await page.locator('[data-more]').click()
    expect(await faults(page)).toEqual([])
    for (const which of ['sound', 'notices'])
      await expect(page.locator(`[data-alert="${which}"]`)).toHaveAttribute('aria-checked', 'false')
    await page.locator('[data-hints-again]').click()
    await expect(hint).toHaveAttribute('data-hint', 'first-move')
    expect(await faults(page)).toEqual([])
    await page.locator('[data-hint-stop]').click()
    await expect(hint).toHaveCount(0)
  })

  await test.step('W says what can be done', async () => {
    await page.keyboard.press('w')
    await expect(page.locator('[data-what-now]')).toHaveText(/^You can .*take up one of \d+ units.* or .*\./)
    await page.keyboard.press('w')
    await expect(page.locator('[data-what-now]')).toHaveCount(0)
  })

  await test.step('the legend is searched by word, and a rule tells how the game has its option', async () => {
    await page.keyboard.press('?')
    const rules = page.getByTestId('rules')
    await rules.getByRole('searchbox').fill('relayRange')
    await expect(rules.locator('[data-option="relayRange"]').first()).toContainText(
      'In this game, as usual: ',
    )
    await rules.locator('[data-part="legend"]').click()
    await rules.getByRole('searchbox').fill('relay')
    await expect(rules.locator('[data-entry="foot-relay"] [data-described] canvas')).toBeVisible()
    expect(await faults(page)).toEqual([])
    await rules.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('a refusal leads to the number in the file', async () => {
    const board = new BoardFixture(page, 'play')
    const table = new TableFixture(page, board)
    await table.moveOn(() => page.locator('[data-choices] [data-group="select"]').first().click())
    await board.click('2501')
    await page.locator('[data-refusal]').getByRole('button', { name: 'Show the number' }).click()
    const source = page.getByTestId('source')
    await expect(source.locator('[aria-current]')).toContainText(/speed|moves/)
    await source.getByRole('button', { name: 'Close' }).click()
  })
  expect(troubles).toEqual([])
})

test('a tone rings once when it is the turn of who wanted it, and never where it is off', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard = { tones: 0 }
    const Real = AudioContext
    Object.assign(window, {
      heard,
      AudioContext: class extends Real {
        constructor() {
          super()
          heard.tones += 1
        }
      },
    })
  })
  const tones = () => page.evaluate(() => (window as unknown as { heard: { tones: number } }).heard.tones)
  const prompt = page.locator('[data-prompt]')
  /** Plays our side at random through the other side's turn, until ours again. */
  const roundOn = async () => {
    const before = await page.locator('[data-bar] h1 + span').innerText()
    await expect(async () => {
      const auto = page.locator('[data-auto="phase"]')
      if (await auto.isVisible()) await auto.click({ timeout: 1_000 })
      expect(await page.locator('[data-bar] h1 + span').innerText()).not.toBe(before)
      await expect(prompt.locator('[data-auto]').first()).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
  }
  const toggle = async () => {
    await page.locator('[data-more]').click()
    await page.locator('[data-alert="sound"]').click()
  }
  await atMoves(page)
  await page.getByRole('button', { name: 'Fast' }).click()
  await roundOn()
  expect(await tones()).toBe(0)
  await toggle()
  await expect.poll(tones).toBe(1)
  const asked = await page.locator('[data-play]').getAttribute('data-asked')
  /** Counts how often our turn came back after a turn of the bot, from now on. */
  await page.evaluate((seat) => {
    const play = document.querySelector<HTMLElement>('[data-play]')
    const came = { turns: 0 }
    Object.assign(window, { came })
    let wasOther = false
    const look = new MutationObserver(() => {
      const isOurs = play?.dataset.asked === seat
      if (isOurs && wasOther) came.turns += 1
      wasOther = !isOurs
    })
    if (play) look.observe(play, { attributes: true })
  }, asked)
  const turns = () => page.evaluate(() => (window as unknown as { came: { turns: number } }).came.turns)
  await expect(async () => {
    const auto = page.locator('[data-auto="phase"]')
    if ((await auto.isVisible()) && (await turns()) === 0) await auto.click({ timeout: 1_000 })
    await expect.poll(turns, { timeout: 1_500 }).toBeGreaterThan(0)
  }).toPass({ timeout: 60_000 })
  await expect.poll(async () => (await tones()) - (await turns())).toBe(1)
  await test.step('what the other side did meanwhile is told and spoken, until one acts', async () => {
    const line = page.locator('[data-since] li[data-kind="moves"]').first()
    await expect(line).toContainText(/from \d{4} to \d{4}/)
    await expect(page.locator('[data-last-events]')).toContainText(/\w/)
    const trails = page.locator('[data-trails]')
    await expect(trails).toHaveAttribute('aria-pressed', 'true')
    await trails.click()
    await expect(trails).toHaveAttribute('aria-pressed', 'false')
    await trails.click()
    await expect(line).toBeVisible()
  })
  await toggle()
  const heard = await tones()
  await roundOn()
  expect(await tones()).toBe(heard)
})

test('people who share a screen are told what it holds, and a seat taken from a bot is in the log', async ({
  page,
}) => {
  await page.goto('/play/junta?seed=1')
  await expect(page.locator('[data-play="on"]')).toBeVisible()
  await expect(page.locator('[data-shares-secrets]')).toHaveCount(0)
  await page.locator('[data-seat] select').nth(1).selectOption('human')
  await expect(page.locator('[data-shares-secrets]')).toContainText('secrets of all players')
  const take = page.locator('[data-take-screen]')
  if (await take.isVisible()) await take.click()
  await page.getByRole('tab', { name: 'Log' }).click()
  await expect(page.locator('[data-taken-over]')).toContainText('took the seat of')
})

test('on a phone a tap on the tab that is chosen opens its panel', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/play/wir-sind-das-volk?seed=1')
  const side = page.locator('aside[data-open]')
  await expect(side).toHaveAttribute('data-open', 'false')
  await page.getByRole('tab', { selected: true }).click()
  await expect(side).toHaveAttribute('data-open', 'true')
})

test('on a phone an open panel can be shut, whatever stands above the map', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/play/wir-sind-das-volk?seed=1')
  const show = page.getByRole('button', { name: 'Show the panel' })
  const hide = page.getByRole('button', { name: 'Hide the panel' })
  await expect(page.locator('[data-hint]')).toBeVisible()
  await show.click()
  await hide.click()
  await show.click()
  await page.locator('[data-seat]').nth(1).getByRole('button', { name: 'Person' }).click()
  await page.locator('[data-take-screen]').click()
  await expect(page.locator('[data-shares-secrets]')).toBeVisible()
  await hide.click()
  await page.locator('[data-shares-secrets] [data-close]').click()
  await page.locator('[data-more]').click()
  await page.locator('[data-hints-again]').click()
  await expect(page.locator('[data-hint]')).toBeVisible()
  await show.click()
  await hide.click()
})

test('who wants no motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await atMoves(page)
  const moving = await page.evaluate(
    () => document.getAnimations().filter((one) => Number(one.effect?.getTiming().duration ?? 0) > 10).length,
  )
  expect(moving).toBe(0)
})

test('the browser finds that the site can be installed', async ({ page, context }) => {
  await page.goto('/')
  const session = await context.newCDPSession(page)
  await expect
    .poll(() => page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())), {
      timeout: 30_000,
    })
    .toBe(true)
  const { errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons, start_url, display } = JSON.parse(data ?? '{}')
  expect([icons.length > 0, typeof start_url, display]).toEqual([
    true,
    'string',
    expect.stringMatching(/standalone|minimal-ui/),
  ])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Test windows are incognito, which is the only obstacle.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
})
