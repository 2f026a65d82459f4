/**
 * Connect four on our kernel. Without a scorer, a search is simply right or wrong. The rules are as short as in other libraries.
 */
import { squareGrid } from '../../../engine/geometry/square'
import { numberFrom } from '../../../engine/kernel/forms'
import { seedRandom } from '../../../engine/kernel/random'
import { rulesets } from '../../../engine/rulesets'
import type { Choice, GameDef, GameState, Ruleset, Seat } from '../../../engine/types'

const WIDTH = 7
const HEIGHT = 6
const NOBODY = -1

type FourState = GameState & {
  turn: number
  /** The owner of the stone in each cell, from the bottom row up. NOBODY if there is none. */
  cells: readonly number[]
  /** Stones in a column. */
  heights: readonly number[]
  stones: number
  won: number
}

const SEATS: readonly Seat[] = ['red', 'yellow']
const FORMS = { drop: { column: numberFrom(0) } }
const label = (key: string) => ({ key: `four.${key}` })
const prompt = label('prompt')

const COLUMNS: readonly Choice[] = Array.from({ length: WIDTH }, (_, column) => ({
  action: { type: 'drop', column },
  at: { kind: 'cell', cell: column },
  label: label('drop'),
  group: 'drop',
}))

/** Whether the stone at a place completes four in a row. */
function makesFour({ cells }: FourState, place: number): boolean {
  const row = Math.trunc(place / WIDTH)
  const column = place % WIDTH
  return (
    stonesAlong(cells, row, column, 0, 1) >= 4 ||
    stonesAlong(cells, row, column, 1, 0) >= 4 ||
    stonesAlong(cells, row, column, 1, 1) >= 4 ||
    stonesAlong(cells, row, column, 1, -1) >= 4
  )
}

/** Counts the stones of one owner along a line in both directions. */
function stonesAlong(cells: readonly number[], row: number, column: number, up: number, right: number) {
  const owner = cells[row * WIDTH + column]
  let count = 1
  for (const way of [1, -1])
    for (let steps = way; ; steps += way) {
      const [y, x] = [row + steps * up, column + steps * right]
      if (y < 0 || y >= HEIGHT || x < 0 || x >= WIDTH || cells[y * WIDTH + x] !== owner) break
      count++
    }
  return count
}

const four: Ruleset<FourState> = {
  id: 'four',
  version: 1,
  words: { phases: { drop: ['drop'] } },
  forms: FORMS,
  compile: () => ({ ok: true, value: {} }),
  setup: (_, seed) => ({
    phase: 'drop',
    step: 0,
    rng: seedRandom(seed),
    turn: 0,
    cells: new Array<number>(WIDTH * HEIGHT).fill(NOBODY),
    heights: new Array<number>(WIDTH).fill(0),
    stones: 0,
    won: NOBODY,
  }),
  decisions(_, { won, stones, heights, turn }) {
    if (won !== NOBODY || stones === WIDTH * HEIGHT) return []
    const choices = COLUMNS.filter((__, column) => heights[column] < HEIGHT)
    return [{ seat: SEATS[turn], phase: 'drop', prompt, choices }]
  },
  refuse: () => ({ rule: 'K-CHOICE', message: label('choice') }),
  step(turn, _, action) {
    const { state } = turn
    const column = action.column as number
    const place = state.heights[column] * WIDTH + column
    turn.list('cells')[place] = state.turn
    turn.list('heights')[column] += 1
    state.stones += 1
    if (makesFour(state, place)) state.won = state.turn
    state.turn = 1 - state.turn
  },
  view: (_, state) => state,
  outcome: (_, { won, stones }) =>
    won === NOBODY && stones < WIDTH * HEIGHT
      ? undefined
      : { winner: SEATS[won] ?? 'draw', score: 0, reason: label('over'), sheet: [] },
  table: () => {
    throw new Error('nobody looks at this game')
  },
}

export function fourDef(): GameDef {
  rulesets.set('four', four)
  const grid = squareGrid({ columns: WIDTH, rows: HEIGHT })
  const map = {
    id: 'wall',
    grid,
    terrain: new Array(WIDTH * HEIGHT).fill('wall'),
    up: new Int8Array(WIDTH * HEIGHT).fill(-1),
    edges: [],
    places: [],
    sites: [],
    regions: [],
  }
  return {
    pack: { id: 'four', version: '1.0.0', digest: 'none' },
    ruleset: 'four',
    scenario: 'four',
    seats: SEATS,
    sideOf: Object.fromEntries(SEATS.map((seat) => [seat, seat])),
    forms: FORMS,
    grid,
    map,
    rules: {},
  }
}
