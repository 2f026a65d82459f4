/**
 * Axe finds no fault on the way from the front page to the end of a game. It reads the front page, the set-up sheet and the states
 * of the table, in both languages and both themes, wide and narrow.
 */
import AxeBuilder from '@axe-core/playwright'
import { perScale } from '../support/budget'
import { oneOfToday } from '../support/seeds'
import { bundled } from './fixtures/bundled'
import type { stepsToOwnResult } from './fixtures/own-result'
import { longestOf, type Position, playersOf, positionAt } from './fixtures/positions'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { troublesOf } from './fixtures/troubles'
import { firstScenario } from './fixtures/war'

const GAMES = ['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'wir-sind-das-volk']
/** Games in which a player takes a unit in hand before its cell. */
const HOLDS = ['corteo', 'cry-havoc', 'kriegspiel']
const LANGUAGES = ['en', 'it'] as const
const WALKS = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language })))
const TODAY = [oneOfToday(WALKS)]

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
/** Ends with the look of the walk itself. */
const LOOKS = [
  { window: NARROW, colorScheme: 'light' },
  { window: NARROW, colorScheme: 'dark' },
  { window: WIDE, colorScheme: 'dark' },
  { window: WIDE, colorScheme: 'light' },
] as const

/** The most choices of the player before a unit is in hand. */
const MOST_CHOICES = 40

const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100)))),
  )

/** The rule that depends on the theme. All other rules read the same page in both. */
const OF_COLOURS = ['color-contrast']

/** Runs axe on the page in each look: all rules in the light theme. */
async function check(page: Page, state: string): Promise<void> {
  for (const { window, colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(window)
    await drawn(page)
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false })
    const { violations } = await (colorScheme === 'dark' ? axe.withRules(OF_COLOURS) : axe).analyze()
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
    )
    const where = `${state}, ${window.width} px, ${colorScheme}`
    expect.soft({ where, faults }).toEqual({ where, faults: [] })
  }
}

/** A person on the first seat and bots on the others, at one table. */
class Walk {
  constructor(
    readonly page: Page,
    private readonly at: string,
  ) {}

  choices = () => this.page.locator('[data-choices] [data-group]')

  async open(): Promise<void> {
    await this.page.goto(this.at)
    await this.page.locator('[data-play="on"] [data-view]').first().waitFor()
    // Parts that load late are there.
    await this.page.keyboard.press('Shift')
    await this.untilAsked()
    await this.page.waitForLoadState('networkidle')
  }

  async load({ name, file }: Position): Promise<void> {
    const shown = () => this.page.locator('[data-play]').getAttribute('data-step')
    const before = await shown()
    const record = { name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(file) }
    await this.page.locator('[data-record]').setInputFiles(record)
    // A game that hides acts shows fewer steps than its file has.
    await expect.poll(shown).not.toBe(before)
    await this.untilAsked()
  }

  async untilAsked(): Promise<void> {
    const isOver = () => this.page.locator('[data-play="over"]').isVisible()
    // A loaded game pauses its bots.
    const goOn = this.page.locator('[data-resume-bots]')
    await expect
      .poll(async () => {
        if (await goOn.isVisible()) await goOn.click()
        return (await isOver()) || (await this.choices().first().isVisible())
      })
      .toBe(true)
  }

  /** Takes choices until the page shows `part`: preferably of kind `wanted`, and of another kind each time. */
  async choose(part: string, wanted: readonly string[]): Promise<void> {
    const { page } = this
    for (let count = 0; !(await page.locator(part).first().isVisible()); count++) {
      expect(count, `choices without ${part}`).toBeLessThan(MOST_CHOICES)
      const groups = await this.choices().evaluateAll((all) =>
        all.map((one) => one.getAttribute('data-group')),
      )
      const kind = wanted.find((one) => groups.includes(one)) ?? groups[(count * 7) % groups.length]
      await this.choices().nth(groups.indexOf(kind)).click()
      await drawn(page)
      await this.untilAsked()
    }
  }
}

for (const { game, language } of perScale({ daily: TODAY, reduced: TODAY, long: WALKS }))
  test(
    `${game} in ${language}: axe finds no fault from the front page to the end`,
    EVERY,
    async ({ browser, baseURL }) => {
      test.setTimeout(900_000)
      const context = await browser.newContext({
        baseURL,
        locale: language,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      const troubles = troublesOf(page)
      await page.addInitScript(() => {
        localStorage.setItem('ludoteca:choices', 'open')
        localStorage.setItem('ludoteca:forced', 'off')
        localStorage.setItem('ludoteca:pace', 'instant')
      })
      await page.goto('/')
      await page.locator('[data-set-up]').first().waitFor()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await check(page, 'front page')
      await page.locator(`[data-set-up="${game}"]`).click()
      await page.getByTestId('set-up').locator('[data-start]').waitFor()
      await check(page, 'set-up sheet')

      const scenario = firstScenario(game)
      const seats = ['human', ...Array.from({ length: playersOf(game, scenario) - 1 }, () => 'random')].join(
        ',',
      )
      const walk = new Walk(page, `/play/${game}?scenario=${scenario}&seed=1&seats=${seats}`)
      const record = longestOf(game, scenario)
      const { length } = record.actions
      const ownResult = await bundled<{ readonly stepsToOwnResult: typeof stepsToOwnResult }>(
        'tests/e2e/fixtures/own-result.ts',
      )
      const whole = JSON.stringify({ ...record, hash: '' })
      const withResult = await ownResult.stepsToOwnResult(game, scenario, whole, Math.floor(length / 3))
      await walk.open()
      await check(page, 'start')
      await page.locator('[data-auto="one"]').click()
      await page.locator('[data-confirm-random]').waitFor()
      await check(page, 'a random choice')
      await page.keyboard.press('Escape')

      await walk.load(positionAt(record, 'a result', withResult))
      await page.locator('[data-result]').waitFor()
      await check(page, 'a result')
      for (const tab of await page.locator('aside[data-open] [role="tab"]').all()) {
        await tab.click()
        await check(page, `tab ${await tab.innerText()}`)
      }
      await page.locator('aside[data-open] [role="tab"]').first().click()
      await page.locator('[data-more]').click()
      await page.getByRole('menu').waitFor()
      await check(page, 'open menu')
      await page.keyboard.press('Escape')
      await page.locator('[data-ask-what-now]').click()
      await check(page, 'what can be done')
      if (HOLDS.includes(game)) {
        await walk.choose('[data-choices] [data-group="move"], [data-choices] [data-group="place"]', [
          'select',
        ])
        await check(page, 'a held unit')
      }

      await walk.load(positionAt(record, 'the end', length))
      await page.locator('[data-outcome]').waitFor()
      await check(page, 'end screen')
      expect(troubles).toEqual([])
      await context.close()
    },
  )
