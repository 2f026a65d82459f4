/** `count`, `nearest` and `chosenBy` on every effect on units: so many of them, the nearest, or some by chance. */
import { expect, test } from 'vitest'
import type { BlockRules } from '../../engine/blocks/port'
import { after, codesOf, smallestWith } from '../support/smallest-game'

const GAMES = ['corteo', 'kriegspiel', 'cry-havoc']
const ALL = { where: 'map' }
const units = (more: object = ALL) => ({ type: 'units', who: more })
const set = (counter: string, to: unknown) => ({ type: 'set', counter, to })
const COUNTERS = [{ id: 'some' }, { id: 'all' }]
const TIRED = { status: 'tired' }
const texts = { type: 'status', ...TIRED }

test.each(GAMES)('%s: a state goes to so many units and no more', async (ruleset) => {
  const { values } = await after(ruleset, COUNTERS, [
    { ...texts, who: ALL, count: 2 },
    set('some', units(TIRED)),
    { ...texts, who: ALL },
    set('all', units(TIRED)),
  ])
  expect(values[0]).toBe(Math.min(2, values[1]))
  const none = await after(ruleset, COUNTERS, [{ ...texts, who: ALL, count: 0 }, set('some', units(TIRED))])
  expect(none.values[0]).toBe(0)
})

test.each(GAMES)(
  '%s: by chance, each seed draws its own units, and the same seed the same',
  async (ruleset) => {
    const program = [{ ...texts, who: ALL, count: 1, chosenBy: 'random' }, set('some', units(TIRED))]
    const tiredIn = async () => {
      const { state, values } = await after(ruleset, COUNTERS, program)
      const { statuses } = state as { statuses?: readonly { piece: number }[] }
      return [values[0], statuses?.map(({ piece }) => piece)]
    }
    const first = await tiredIn()
    expect(first[0]).toBe(1)
    expect(await tiredIn()).toEqual(first)
  },
)

test.each(GAMES)('%s: an `each` goes over the nearest units only', async (ruleset) => {
  const nearest = { type: 'everywhere' }
  const { values } = await after(ruleset, COUNTERS, [
    { type: 'each', who: ALL, count: 2, nearest, do: [{ type: 'count', counter: 'some', by: 1 }] },
    set('all', units()),
  ])
  expect(values[0]).toBe(Math.min(2, values[1]))
})

test('the nearest unit is the one at the least distance', async () => {
  const { def, state } = await after('kriegspiel', COUNTERS, [
    { ...texts, who: ALL, count: 1, nearest: { type: 'border', sides: ['north'] } },
  ])
  const { port } = (def.rules as unknown as BlockRules).blocks
  const { statuses, cell } = state as unknown as { statuses: { piece: number }[]; cell: number[] }
  const row = (piece: number) => Math.floor(cell[piece] / def.grid.columns)
  const rows = cell.flatMap((one, piece) => (one >= 0 ? [row(piece)] : []))
  expect(port.ruleset).toBe('kriegspiel')
  expect(row(statuses[0].piece)).toBe(Math.min(...rows))
})

test('a way to choose without a number of units has no effect: the check says so', async () => {
  const trigger = (more: object) => ({
    triggers: [{ id: 'x', at: 'turn-began', quiet: true, do: [{ ...texts, who: { side: 'x' }, ...more }] }],
  })
  const without = await smallestWith('corteo', trigger({ chosenBy: 'random' }))
  expect(codesOf(without.diagnostics)).toContain('W-BLOCK-IDLE')
  const counted = await smallestWith('corteo', trigger({ chosenBy: 'random', count: 1 }))
  expect(codesOf(counted.diagnostics)).not.toContain('W-BLOCK-IDLE')
})
