/**
 * Three turns of Corteo as a new player: after each own clash and throw, and after each turn, the visible text of the page answers
 * the questions of the fixture.
 */
import type { Choice } from '../../engine/types'
import { someOf } from '../support/budget'
import { BoardFixture } from './fixtures/board'
import { bundled } from './fixtures/bundled'
import { writtenActions } from './fixtures/kept-record'
import type { Questions } from './fixtures/questions'
import { EVERY, expect, type Page, test } from './fixtures/site'
import { TableFixture } from './fixtures/table'
import { troublesOf } from './fixtures/troubles'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const ALL = [
  { person: 'power', language: 'en', window: DESKTOP, seed: 4, rolls: 3 },
  { person: 'power', language: 'it', window: PHONE, seed: 5, rolls: 3 },
  { person: 'march', language: 'it', window: DESKTOP, seed: 3, rolls: 1 },
  { person: 'march', language: 'en', window: PHONE, seed: 5, rolls: 1 },
] as const
const journeys = someOf([...ALL])

/** Movement choices in a turn; then the player ends the phase. */
const MOST_MOVES = 8
const TURNS = 3
/** The last turn in which the journey waits for its rolls. */
const LAST_TURN = 8

/** A person who plays like a greedy bot: the choice comes from the rules, the press goes to the page. */
class Person {
  #inPhase = 0
  #phase = ''
  readonly #table: TableFixture
  readonly #board: BoardFixture

  constructor(
    private readonly page: Page,
    readonly questions: Questions,
  ) {
    this.#board = new BoardFixture(page, 'play')
    this.#table = new TableFixture(page, this.#board)
  }

  /** Waits until the page asks this person and its record has every step. */
  async untilAsked(): Promise<void> {
    const isAsked = async () => {
      if (!(await this.page.locator('[data-auto="one"]').first().isVisible())) return false
      const step = await this.#table.step()
      // A game without an act is not stored yet.
      const actions = step === 0 ? [] : await writtenActions(this.page)
      if (actions.length !== step) return false
      this.questions.follow(actions)
      return this.questions.isAsked
    }
    await expect.poll(isAsked, { timeout: 90_000 }).toBe(true)
  }

  /** Makes the next choice. Sets units up by chance. */
  async act(): Promise<void> {
    const asked = this.questions.decision
    if (asked.phase === 'set-up') {
      await this.#table.moveOn(() => this.page.locator('[data-auto="phase"]').click())
      return
    }
    const phase = `${this.questions.turn} ${asked.phase}`
    if (asked.phase === 'movement' && phase !== this.#phase) [this.#phase, this.#inPhase] = [phase, 0]
    const wanted = this.questions.proposal()
    const end = asked.choices.find(({ group }) => group === 'stop' || group === 'done')
    const isEnough = asked.phase === 'movement' && ++this.#inPhase > MOST_MOVES
    await this.#press((isEnough && end) || wanted)
  }

  /** Presses the cell on the board if the choice is at one in view, or else the line of the list. */
  async #press(choice: Choice): Promise<void> {
    const { at, group } = choice
    const cell = at.kind === 'cell' ? this.questions.def.grid.names[at.cell] : ''
    const isBoard = (group === 'move' || group === 'retreat') && (await this.#isReachable(cell))
    if (isBoard) return this.#table.moveOn(() => this.#pressCell(cell, choice))
    const list = this.page.locator(`[data-choices] [data-group="${group}"]`)
    if (!(await list.first().isVisible())) await this.page.getByRole('tab').first().click()
    const line = list.filter({ hasText: this.questions.labelOf(choice) }).first()
    await this.#table.moveOn(async () => ((await line.isVisible()) ? line : list.first()).click())
  }

  async #pressCell(cell: string, choice: Choice): Promise<void> {
    const before = await this.#table.step()
    await this.#board.click(cell)
    const menu = this.page.locator('[data-menu] button')
    await expect
      .poll(async () => (await menu.count()) > 0 || (await this.#table.step()) !== before)
      .toBe(true)
    if ((await menu.count()) > 0)
      await menu
        .filter({ hasText: this.questions.labelOf(choice) })
        .first()
        .click()
  }

  /** Whether the board is under the pointer at a cell. */
  async #isReachable(cell: string): Promise<boolean> {
    if (cell === '' || !(await this.#table.isInView(cell))) return false
    const { x, y } = await this.#board.pointOf(cell)
    return this.page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName === 'CANVAS', [x, y])
  }
}

/** The visible text of the result box; empty if there is none. */
const resultText = async (page: Page, part = ''): Promise<string> => {
  const box = page.locator(`[data-result] ${part}`).first()
  return (await box.isVisible()) ? box.innerText() : ''
}

/** The visible text of the track of the turns to come, which a phone has in the panel of choices. */
async function comingText(page: Page): Promise<string> {
  const track = page.locator('[data-arrivals]')
  if (!(await track.isVisible())) await page.getByRole('tab').first().click()
  return (await track.isVisible()) ? track.innerText() : ''
}

for (const { person, language, window, seed, rolls } of journeys)
  test(
    `the ${person} in ${language} at ${window.width}: the page answers what each roll did, the score, and what comes`,
    EVERY,
    async ({ page }) => {
      test.setTimeout(600_000)
      const troubles = troublesOf(page)
      const { Questions } = await bundled<typeof import('./fixtures/questions')>(
        'tests/e2e/fixtures/questions.ts',
      )
      const questions = new Questions(person, seed, language)
      const player = new Person(page, questions)
      await page.setViewportSize(window)
      await page.addInitScript(() => localStorage.setItem('ludoteca:pace', 'instant'))
      const seats = person === 'march' ? 'human,greedy' : 'greedy,human'
      await page.goto(`/play/corteo?scenario=base&seed=${seed}&seats=${seats}&language=${language}`)
      await page.locator('[data-play="on"] [data-view]').first().waitFor()

      const open: string[] = []
      let asked = 0
      for (let guard = 0; guard < 400; guard++) {
        await player.untilAsked()
        const turn = questions.turn
        if (turn > LAST_TURN || (turn > TURNS && asked >= rolls)) break
        const count = questions.session.last?.count ?? 0
        await player.act()
        await player.untilAsked()
        let own = questions.session.last
        while (own && own.count > count + 1) own = own.before
        const rolled = own?.events.some(({ type }) => type === 'clash' || type === 'launch')
        if (own && rolled) {
          while (questions.isSettling(own)) {
            await player.act()
            await player.untilAsked()
          }
          const about = questions.aboutStep(own)
          const said = await resultText(page)
          asked += 1
          const lost = questions.lost(about, said)
          if (lost.length > 0) open.push(`turn ${turn}, roll ${asked}: ${lost.join('; ')} | ${said}`)
        }
        if (questions.turn > turn && turn > 0) {
          const said = await resultText(page, '[data-turn-end]')
          const lost = questions.lost(questions.aboutTurn(turn), said)
          if (lost.length > 0) open.push(`end of turn ${turn}: ${lost.join('; ')} | ${said}`)
          const coming = await comingText(page)
          const late = questions.lost(questions.aboutComing(), coming)
          if (late.length > 0) open.push(`after turn ${turn}: ${late.join('; ')} | ${coming}`)
        }
        if (process.env.UNDERSTOOD_PICTURES && (rolled || questions.turn > turn))
          await page.screenshot({
            path: `${process.env.UNDERSTOOD_PICTURES}/${person}-${language}-${window.width}-${count}.png`,
          })
      }
      expect(open).toEqual([])
      expect(questions.turn).toBeGreaterThan(TURNS)
      expect(asked).toBeGreaterThanOrEqual(rolls)
      expect(troubles).toEqual([])
    },
  )
