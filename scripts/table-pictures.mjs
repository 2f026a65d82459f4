/**
 * Makes the pictures of tables in the docs. The contact sheets of `docs/the-table.md` have the five tables after some phases, in
 * both themes and on a phone. `README.md` and `docs/manual.md` have a moment of each game. It needs a running site:
 * `node scripts/table-pictures.mjs http://localhost:3000`. A last word makes only the pictures whose names begin with it.
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
/**
 * Moments with their picture. `take` is the kind of choice that is pressed first, `point` the one that the pointer rests on, each with
 * its position in the list.
 */
const MOMENTS = [
  { ...TABLES[0], phases: 40, until: /Turn 4 .*Movement$/, take: ['select', 6], file: 'play.jpg' },
  { ...TABLES[1], phases: 20, until: /Turn [3-9] .*Moves$/, point: ['select', 4], file: 'kriegspiel.png' },
  { ...TABLES[2], phases: 3, until: /First shots$/, take: ['select', 0], file: 'cry-havoc.png' },
  { ...TABLES[3], phases: 3, file: 'wir-sind-das-volk.png' },
  { ...TABLES[4], phases: 12, until: /coup/i, file: 'junta.png' },
]
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Pixels between two pictures of a sheet. */
const GAP = 10

/** Loads the fonts, which a page leaves out if they come late. */
async function warmUp(page, site) {
  await page.goto(site, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
}

/** Plays some phases for the person at the screen; stops earlier where no decision is left to a bot. */
async function playedOn(browser, site, { pack, scenario, phases, until }) {
  const page = await browser.newPage({
    viewport: DESK,
    colorScheme: 'light',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  await page.addInitScript(() => localStorage.setItem('ludoteca:pace', 'instant'))
  await warmUp(page, site)
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
    if (until?.test(await page.locator('[data-bar] h1 + span').innerText())) break
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

async function writeSheets(browser) {
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
}

/** Plays to a moment and saves its picture. */
async function writeMoment(browser, moment) {
  const page = await playedOn(browser, site, moment)
  await page.evaluate(() => localStorage.setItem('ludoteca:choices', 'open'))
  const choice = ([group, at]) => page.locator(`[data-choices] [data-group="${group}"]`).nth(at)
  if (moment.take) await choice(moment.take).click()
  if (moment.point) await choice(moment.point).hover()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(1500)
  await savePicture(page, moment.file)
  await page.close()
}

/** The studio with a marked piece of the city, and its copy held turned beside it. */
async function writeStudio(browser) {
  const page = await browser.newPage({ viewport: DESK, colorScheme: 'light', locale: 'en-GB' })
  await warmUp(page, site)
  await page.goto(`${site}/studio/corteo`)
  await page.locator('[data-testid=problems][data-checked=true]').waitFor({ timeout: 60_000 })
  const board = await page.getByTestId('map-panel').locator('[data-board]').boundingBox()
  const at = (across, down) => [board.x + board.width * across, board.y + board.height * down]
  await page.mouse.move(...at(0.2, 0.4))
  for (let zoom = 0; zoom < 4; zoom++) await page.mouse.wheel(0, -120)
  await page.waitForTimeout(1000)
  await page.keyboard.press('q')
  await page.mouse.move(...at(...LASSO[0]))
  await page.mouse.down()
  for (const corner of LASSO.slice(1)) await page.mouse.move(...at(...corner), { steps: 6 })
  await page.mouse.up()
  for (const key of ['Control+c', 'Control+v', 'z']) await page.keyboard.press(key)
  await page.mouse.move(...at(0.72, 0.5), { steps: 4 })
  await page.waitForTimeout(1500)
  await savePicture(page, 'studio.png')
  await page.close()
}
/** Corners of the marked piece, as shares of the map's panel. */
const LASSO = [
  [0.12, 0.22],
  [0.38, 0.25],
  [0.42, 0.62],
  [0.16, 0.68],
  [0.12, 0.22],
]

async function savePicture(page, file) {
  const path = fileURLToPath(new URL(`../docs/images/${file}`, import.meta.url))
  await page.screenshot(file.endsWith('.png') ? { path } : { path, type: 'jpeg', quality: 80 })
}

const [site, only = ''] = process.argv.slice(2)
const isWanted = (name) => name.startsWith(only)
if (!site) throw new Error('the address of a running site is needed')
const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
try {
  if (isWanted('tables')) await writeSheets(browser)
  for (const moment of MOMENTS.filter(({ file }) => isWanted(file))) await writeMoment(browser, moment)
  if (isWanted('studio')) await writeStudio(browser)
} finally {
  await browser.close()
}
