/** A ruleset from outside works like the bundled ones: its pack, numbers, refusals, and the findings of its checks. */
import { describe, expect, test } from 'vitest'
import { runCase } from '../../engine/cases/run-case'
import { crossCheck } from '../../engine/compile'
import { apply, carryOut, decisions, setup, view } from '../../engine/game'
import { loadStatements } from '../../engine/rulesets'
import { statementsIn } from '../../engine/rulesets/statements'
import type { Action, GameDef, GameState } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { deepFreeze } from '../engine/support/freeze'
import { playRandomly } from '../engine/support/random-play'
import { countOf } from '../support/budget'
import { board, checked, type DraughtsState, PACK_FILES, SCENARIOS } from './boards'

test('its pack has no findings, and each of its cases holds', () => {
  expect(checked.diagnostics).toEqual([])
  const cases = checked.pack!.cases.flatMap((file) => file.cases)
  expect(cases.length).toBeGreaterThanOrEqual(12)
  expect(cases.map((one) => [one.id, runCase(checked.pack!, one)])).toEqual(
    cases.map(({ id }) => [id, { ok: true, differences: [] }]),
  )
})

test('a passing case proves each of its statements', async () => {
  const proven = new Set(checked.pack!.cases.flatMap(({ cases }) => cases.flatMap((one) => one.proves ?? [])))
  const all = statementsIn((await loadStatements('draughts'))!)
  expect(all.filter(({ id }) => !proven.has(id)).map(({ id }) => id)).toEqual([])
})

/** Counts sequences of whole moves from a position. A capture of several pieces is one move. */
function movesFrom(def: GameDef, state: GameState, depth: number): number {
  const [asked] = decisions(def, state)
  if (!asked) return 0
  let count = 0
  for (const { action } of asked.choices) {
    const isBegun = asked.phase !== 'turn'
    if (action.type !== (isBegun ? 'move' : 'select')) continue
    const next = carryOut(def, state, asked.seat, action).state
    const isOver = isBegun && next.phase !== 'capture'
    count += isOver && depth === 1 ? 1 : movesFrom(def, next, isOver ? depth - 1 : depth)
  }
  return count
}

/** The number of games with this many moves. Makers of draughts programs compare these figures. */
describe.each([
  ['english', [7, 49, 302, 1469, 7361]],
  ['russian', [7, 49, 302, 1469, 7482]],
  ['international', [9, 81, 658, 4265]],
] as const)('%s draughts', (scenario, counts) => {
  test('has as many games of so many moves as it must have', { timeout: 300_000 }, () => {
    const def = board(scenario)
    const start = setup(def, { seed: 1 })
    const depths = counts.slice(0, countOf(3, counts.length))
    expect(depths.map((_, index) => movesFrom(def, start, index + 1))).toEqual(depths)
  })
})

/** All actions that a screen could send at a moment. */
const attempts = ({ rules }: ReturnType<typeof board>): Action[] => [
  ...rules.pieces.ids.map((unit) => ({ type: 'select', unit })),
  ...rules.board.grid.names.map((cell) => ({ type: 'move', cell })),
  ...['drop', 'offer', 'accept', 'decline'].map((type) => ({ type })),
]

test.each(SCENARIOS)(
  'what is not offered in %s is refused with a statement that there is',
  async (scenario) => {
    const ids = new Set(statementsIn((await loadStatements('draughts'))!).map(({ id }) => id))
    const def = deepFreeze(board(scenario, { draws: { agreement: false } }))
    const seen = new Set<string>()
    for (let seed = 0; seed < countOf(8, 40); seed++) {
      const { state } = playRandomly<DraughtsState>(def, seed, { most: 10 + seed * 7 })
      const now = deepFreeze({ ...state })
      const [asked] = decisions(def, now)
      if (!asked) continue
      const offered = new Set(asked.choices.map(({ action }) => JSON.stringify(action)))
      for (const action of attempts(def)) {
        const done = apply(def, now, asked.seat, action)
        expect([seed, action, done.ok]).toEqual([seed, action, offered.has(JSON.stringify(action))])
        if (done.ok) continue
        expect(ids.has(done.error.rule), `${JSON.stringify(action)}: ${done.error.rule}`).toBe(true)
        seen.add(done.error.rule)
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(6)
  },
)

test('nothing is hidden but the dice to come, of which there are none', () => {
  const def = board('english')
  const state = setup(def, { seed: 1 })
  expect({ ...view(def, state, 'white'), rng: state.rng }).toEqual(state)
})

describe('its checks', () => {
  const found = (file: string, from: string, to: string) => {
    const text = PACK_FILES[file]
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
    const { diagnostics } = checkPack({ ...PACK_FILES, [file]: text.replace(from, () => to) }, crossCheck)
    return diagnostics.map(({ code }) => code)
  }

  test.each([
    ['a side that nobody knows', 'scenarios/english.yaml', 'side: white', 'side: whte', 'E-UNKNOWN-SIDE'],
    ['a piece that nobody knows', 'scenarios/english.yaml', 'unit: man', 'unit: men', 'E-UNKNOWN-UNIT'],
    ['a man that becomes nothing known', 'units.yaml', 'becomes: king', 'becomes: queen', 'E-UNKNOWN-UNIT'],
    ['a man that becomes a man', 'units.yaml', 'becomes: king', 'becomes: man', 'E-DRAUGHTS-KIND'],
    ['a bot of nobody', 'bots.yaml', 'side: white', 'side: red', 'E-UNKNOWN-SIDE'],
    ['a piece where nobody plays', 'scenarios/english.yaml', "'0201'", "'0101'", 'E-UNIT-ON-CLOSED-TERRAIN'],
    ['two pieces on a square', 'scenarios/english.yaml', "'0201'", "'0401'", 'E-CELL-FULL'],
    ['a man on its last row', 'scenarios/english.yaml', "'0201'", "'0108'", 'W-DRAUGHTS-LAST-ROW'],
    [
      'a board of hexes',
      'maps/eight.yaml',
      'kind: square,',
      'kind: hex, orientation: flat, offset: odd,',
      'E-DRAUGHTS-GRID',
    ],
  ])('find %s', (_, file, from, to, code) => {
    expect(found(file, from, to)).toContain(code)
  })

  test('find a side without pieces', () => {
    const text = PACK_FILES['scenarios/english.yaml']
    const without = text.replace(/ {2}- side: white\n[\s\S]*?(?= {2}- side: black)/, '')
    expect(without).not.toBe(text)
    const { diagnostics } = checkPack({ ...PACK_FILES, 'scenarios/english.yaml': without }, crossCheck)
    expect(diagnostics.map(({ code }) => code)).toContain('E-DRAUGHTS-NO-PIECES')
  })
})
