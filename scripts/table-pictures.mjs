/**
 * Makes the contact sheets of `docs/the-table.md`: the five tables after some phases, in both themes and on a phone. It needs a
 * running site: `node scripts/table-pictures.mjs http://localhost:3000`
 */
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright/test'
import { browserFlags } from './lib/suites/browser-flags.mjs'
import { browserPath } from './lib/suites/browser-path.mjs'

/** Each table with its scenario, and the number of phases played for the person at the screen. */
const TABLES = [
  { pack: 'corteo', scenario: 'base', phases: 3 },
  { pack: 'kriegspiel', scenario: 'opening', phases: 3 },
  { pack: 'cry-havoc', scenario: 'street-brawl', phases: 3 },
  { pack: 'wir-sind-das-volk', scenario: 'four-decades', phases: 3 },
  { pack: 'junta', scenario: 'five-families', phases: 3 },
]
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Pixels between two pictures of a sheet. */
const GAP = 10

/** Plays some phases for the person at the screen; stops earlier where no decision is left to a bot. */
async function playedOn(browser, site, { pack, scenario, phases }) {
  const page = await browser.newPage({
    viewport: DESK,
    colorScheme: 'light',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  await page.goto(`${site}/play/${pack}?scenario=${scenario}&seed=11`)
  const press = (part) =>
    page
      .locator(part)
      .click({ timeout: 20_000 })
      .then(
        () => true,
        () => false,
      )
  for (let phase = 0; phase < phases; phase++) {
    if (!(await press('[data-auto="phase"]'))) break
    // The first time in a game the screen asks whether it shall choose at random.
    if (phase === 0) await press('[data-sure]')
    await page.waitForTimeout(1000)
  }
  await page.waitForTimeout(2500)
  return page
}

/** The picture of a page as a data address, after it has settled in a theme and a window. */
async function pictureOf(page, colorScheme, viewport) {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(viewport)
  await page.waitForTimeout(1200)
  const picture = await page.screenshot({ type: 'jpeg', quality: 92 })
  return `data:image/jpeg;base64,${picture.toString('base64')}`
}

/** Puts rows of pictures on one sheet of `docs/images`. */
async function writeSheet(browser, name, rows, width) {
  const across = rows[0].length * (width + GAP) - GAP
  const page = await browser.newPage({ viewport: { width: across, height: 600 } })
  const images = rows.map((row) => row.map((source) => `<img src="${source}" width="${width}">`).join(''))
  await page.setContent(
    `<style>body{margin:0;background:#888}div{display:flex;gap:${GAP}px;margin-bottom:${GAP}px}</style>` +
      images.map((row) => `<div>${row}</div>`).join(''),
  )
  await page.waitForTimeout(500)
  const path = fileURLToPath(new URL(`../docs/images/${name}`, import.meta.url))
  await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 80 })
  await page.close()
}

const [site] = process.argv.slice(2)
if (!site) throw new Error('the address of a running site is needed')
const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
try {
  const desks = []
  const phones = []
  for (const table of TABLES) {
    const page = await playedOn(browser, site, table)
    desks.push([await pictureOf(page, 'light', DESK), await pictureOf(page, 'dark', DESK)])
    phones.push(await pictureOf(page, 'light', PHONE))
    await page.close()
  }
  await writeSheet(browser, 'tables.jpg', desks, 700)
  await writeSheet(browser, 'tables-phone.jpg', [phones], 260)
} finally {
  await browser.close()
}
