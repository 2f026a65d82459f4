/** A pack of cards, questions and secrets, imported by its author and played by two people at one screen. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { boardMap } from '../../engine/compile/board-map'
import type { MapFile, TextFile } from '../../schemas/generated/content'
import { BoardFixture } from './fixtures/board'
import { filesIn, importPack } from './fixtures/packs'
import { expect, type Page, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'
import { troublesOf } from './fixtures/troubles'

const PACK = 'examples/general-strike'
const map = boardMap(parse(readFileSync(`${PACK}/maps/port.yaml`, 'utf8')) as MapFile)
const { text } = parse(readFileSync(`${PACK}/text/en.yaml`, 'utf8')) as TextFile
const cardNames = Object.values(text.cards ?? {}).map(({ name }) => name)

/** The preferred kinds of choice of a player in a hurry. */
const GETTING_ON = [
  ...['choose', 'answer', 'dismiss', 'hold', 'component', 'place', 'head', 'attack', 'fight', 'retreat'],
  ...['base', 'advance', 'stay', 'prolong', 'decline', 'done', 'enough', 'select', 'stop', 'leave'],
]

/** Returns the names of the cards along the edge of the table. */
async function cardsIn(page: Page, kind: 'hand' | 'open'): Promise<readonly string[]> {
  const cards = await page.locator(`[data-displays] [data-kind="${kind}"] [data-card]`).allInnerTexts()
  // The price stands under the name.
  return cards.map((card) => card.trim().split('\n')[0])
}
const handOf = (page: Page) => cardsIn(page, 'hand')

/** Counts the states of the page in which a seat is asked while a text is anywhere in it, also for one frame. */
const watchFor = (page: Page, seat: string, secret: string) =>
  page.evaluate(
    ([seat, secret]) => {
      const counted = { count: 0 }
      const look = () => {
        const isAsked = document.querySelector(`[data-play][data-asked="${seat}"]`) !== null
        if (isAsked && document.body.textContent?.includes(secret)) counted.count += 1
      }
      const all = { subtree: true, childList: true, attributes: true, characterData: true }
      new MutationObserver(look).observe(document, all)
      Object.assign(window, { counted })
    },
    [seat, secret],
  )
const watched = (page: Page) =>
  page.evaluate(() => (window as unknown as { counted: { count: number } }).counted.count)

/** A table for two with an imported pack. */
class StrikeTable {
  readonly board: BoardFixture
  readonly table: TableFixture
  /** Hands as each seat saw its own, and the questions asked. */
  readonly held: Record<string, readonly string[]> = {}
  readonly questions: string[] = []
  /** Cards that have been open on the table, which every seat knows. */
  readonly open = new Set<string>()
  clicked = 0

  private constructor(readonly page: Page) {
    this.board = new BoardFixture(page, 'play', map)
    this.table = new TableFixture(page, this.board)
  }

  static async of(page: Page, draft: string, scenario: string, seed: number): Promise<StrikeTable> {
    await page.goto(`/play/${draft}?scenario=${scenario}&seed=${seed}`)
    const game = new StrikeTable(page)
    await expect(game.table.screen).toHaveAttribute('data-asked', /\w/)
    await page.locator('[data-seat="police"]').getByText('Person').click()
    // This note comes a moment later and moves what stands below it.
    await expect(page.locator('[data-shares-secrets]')).toBeVisible()
    // A bot may have acted first.
    if ((await game.table.step()) > 0) await page.locator('[data-undo]').click()
    await expect(game.table.screen).toHaveAttribute('data-step', '0')
    return game
  }

  /** The person at the screen sees their own hand, and no card of another seat is in the page. */
  async takeScreen(): Promise<void> {
    const take = this.page.locator('[data-take-screen]')
    await expect(take.or(this.page.locator('[data-choices] [data-group]')).first()).toBeVisible()
    if (!(await take.isVisible())) return
    await take.click()
    const asked = (await this.table.asked()) ?? ''
    const own = await handOf(this.page)
    this.held[asked] = own
    for (const card of await cardsIn(this.page, 'open')) this.open.add(card)
    const seen = await this.page.content()
    const others = Object.entries(this.held).filter(([seat]) => seat !== asked)
    for (const card of others.flatMap(([, cards]) => cards))
      if (!own.includes(card) && !this.open.has(card)) expect(seen).not.toContain(card)
  }

  isAt(where: string): Promise<boolean> {
    return this.table.screen.locator('[data-bar]').getByText(where).isVisible()
  }

  /** Takes one action of the asked seat: an answer, or a unit's move by clicks on the canvas. */
  async act(moved: number): Promise<number> {
    const { table } = this
    const groups = await table.groups()
    if (groups.includes('answer')) this.questions.push(await table.prompt().first().innerText())
    if (groups.includes('move') && moved < 1) {
      const cells = await table.cellsOffered('move')
      const at = (this.clicked * 7) % cells.length
      if (await table.isInView(cells[at])) {
        await table.playCell(cells[at])
        this.clicked += 1
      } else await table.moveOn(() => table.choice('move', at).click())
      return moved + 1
    }
    const mayMore =
      groups.includes('done') && moved < 1 && groups.includes('select') && !groups.includes('stop')
    const wanted = mayMore ? 'select' : GETTING_ON.find((group) => groups.includes(group))
    await table.moveOn(() => table.choice(wanted ?? groups[0], 0).click())
    return wanted === 'done' ? 0 : moved
  }

  async playTo(where: string): Promise<void> {
    let moved = 0
    for (let step = 0; step < 300 && !(await this.isAt(where)); step++) {
      await this.takeScreen()
      // Places one unit by hand, and the others of its side automatically.
      if ((await this.isAt('Set-up')) && (await this.table.step()) > 1)
        await this.table.moveOn(() => this.page.locator('[data-auto="phase"]').click())
      else moved = await this.act(moved)
    }
    expect(await this.isAt(where)).toBe(true)
  }
}

test('two hands of the general strike by two people: news that ask, secrets that the other does not see, the same game after a reload', async ({
  page,
}) => {
  const troubles = troublesOf(page)
  const draft = await importPack(page, filesIn(PACK))

  await test.step('where the police lie in wait is in the page only while they look at it', async () => {
    const { table } = await StrikeTable.of(page, draft, 'ambush', 3)
    await expect(table.screen).toHaveAttribute('data-asked', 'police')
    const [gate] = (await table.choice('choose', 1).innerText()).trim().split('\n')
    expect(gate).toBe(text.options?.['at-the-middle-gate'].name)
    await watchFor(page, 'strike', gate)
    await table.moveOn(() => table.choice('choose', 1).click())
    await expect(table.screen).toHaveAttribute('data-asked', 'strike')
    for (const secret of [gate, 'at-the-middle-gate']) expect(await page.content()).not.toContain(secret)
    expect(await watched(page)).toBe(0)
    await page.locator('[data-note="police"]').click()
    await expect(page.locator('[data-secret="police"]')).toContainText(gate)
    await table.moveOn(() => page.locator('[data-choices] [data-group]').first().click())
    expect(await page.content()).not.toContain(gate)
  })

  await test.step('two hands with news and favours, and a reload between them', async () => {
    const game = await StrikeTable.of(page, draft, 'news', 3)
    await game.playTo('Turn 2')
    const { strike, police } = game.held
    expect([strike.length, police.length]).toEqual([2, 1])
    expect([...strike, ...police].filter((card) => !cardNames.includes(card))).toEqual([])
    expect(game.questions.join('\n')).toContain(text.asks?.delegation.name)

    const kept = [await game.table.step(), await game.table.asked()]
    await page.reload()
    await expect(page.locator('[data-play="on"]')).toBeVisible()
    expect([await game.table.step(), await game.table.asked()]).toEqual(kept)
    await game.playTo('Turn 3')
    expect(game.clicked).toBeGreaterThan(0)
  })
  expect(troubles).toEqual([])
})
