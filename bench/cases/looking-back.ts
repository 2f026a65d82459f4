/** Looking back through a long game at the table of the production site (P18): from the press of a key until the turn is on the screen. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { randomBot } from '../../engine/bots/random'
import { decisions, table } from '../../engine/game'
import { act, recordOf, type Session, startSession, stateOf } from '../../engine/replay/session'
import { withBrowser } from '../lib/browser'
import { bundledPack, gameIn } from '../lib/bundled'
import type { Cases, Figure } from '../lib/case'
import { quantile } from '../lib/readers'
import { startSite } from '../lib/site'

const TURNS = 300
/** Turns that are looked at one after the other each way, and moments that the line is put at. */
const LOOKS = 40

/** A random game of so many turns of the game that has no end but victory; of a later seed where one ends too soon. */
function longGame(): Session {
  const def = gameIn(bundledPack('kriegspiel'), 'opening')
  for (let seed = 1; ; seed++) {
    const bot = randomBot(seed)
    let session = startSession(def, { seed })
    let [turns, round] = [0, '']
    for (
      let asked = decisions(def, stateOf(session));
      asked.length > 0;
      asked = decisions(def, stateOf(session))
    ) {
      const next = act(session, asked[0].seat, bot(asked[0]).action)
      if (!next.ok) throw new Error(next.error.rule)
      session = next.value
      const now = JSON.stringify(table(def, stateOf(session)).round)
      if (now !== round) turns += 1
      round = now
      if (turns === TURNS) return session
    }
  }
}

/** Milliseconds from a press until two frames after the page shows another step: the first is drawn by then. */
const untilShown = (page: Page, press: () => Promise<unknown>): Promise<number> =>
  page
    .evaluate(() => {
      const play = document.querySelector<HTMLElement>('[data-play]')
      const before = play?.dataset.step
      const seen = { begun: 0, shown: 0 }
      Object.assign(window, { seen })
      const begin = () => {
        seen.begun ||= performance.now()
      }
      for (const type of ['keydown', 'input'])
        window.addEventListener(type, begin, { once: true, capture: true })
      const look = () => {
        if (play?.dataset.step === before) return requestAnimationFrame(look)
        return requestAnimationFrame(() => requestAnimationFrame(() => (seen.shown = performance.now())))
      }
      requestAnimationFrame(look)
    })
    .then(press)
    .then(() => page.waitForFunction(() => (window as never as { seen: { shown: number } }).seen.shown > 0))
    .then(() =>
      page.evaluate(() => {
        const { seen } = window as never as { seen: { begun: number; shown: number } }
        return seen.shown - seen.begun
      }),
    )

async function lookedBack(page: Page, file: string): Promise<Record<'turns' | 'jumps', readonly number[]>> {
  await page.locator('[data-play="on"] [data-view]').first().waitFor()
  await page.locator('[data-record]').setInputFiles(file)
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLElement>('[data-play]')?.dataset.step) > 500,
  )
  await page.locator('[data-past]').click()
  const line = page.locator('[data-history] input[type="range"]')
  const last = Number(await line.getAttribute('max'))
  const [turns, jumps]: number[][] = [[], []]
  for (const key of ['<', '>'])
    for (let time = 0; time < LOOKS - 1; time++)
      turns.push(await untilShown(page, () => page.keyboard.press(key)))
  for (let time = 1; time <= LOOKS; time++) {
    const to = (time * 7919) % last
    jumps.push(await untilShown(page, () => line.fill(String(to))))
  }
  return { turns, jumps }
}

const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b)

function figureOf(all: readonly number[], steps: number): Figure {
  const half = quantile(sorted(all), 0.5).toFixed(0)
  const note = `${TURNS} turns, ${steps} steps; half of them within ${half} ms`
  return { unit: 'ms', value: quantile(sorted(all), 0.95), note }
}

async function lookingBack(): Promise<Record<string, Figure>> {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-looking-back-'))
  const file = join(folder, 'game.json')
  const record = recordOf(longGame())
  writeFileSync(file, JSON.stringify(record))
  const site = await startSite()
  try {
    return await withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
      await page.goto(`${site.url}/play/kriegspiel?scenario=opening`)
      const { turns, jumps } = await lookedBack(page, file)
      return {
        'looking back: turns': figureOf(turns, record.actions.length),
        'looking back: jumps': figureOf(jumps, record.actions.length),
      }
    })
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const cases: Cases = { 'looking-back': () => ({ unit: 'figures', measureAll: lookingBack }) }
