/** The two reconstructed tables keep every property that the rulebook implies. */
import { describe, expect, test } from 'vitest'
import { pack } from './pack'

const table = (id: string) => pack.tables.tables.find((one) => one.id === id)!
const plain = (cell: string) => cell.replace('*', '')

/** Whether a list never falls from first to last. */
const rises = (ranks: readonly number[]) => ranks.every((rank, at) => at === 0 || rank >= ranks[at - 1])
const column = (rows: readonly (readonly number[])[], at: number) => rows.map((row) => row[at])

describe.each([
  ['launch', ['NE', 'R1', 'R2', 'P2']],
  ['clash', ['AP', 'AR', 'DR', 'DP']],
])('%s', (id, order) => {
  const { rows, ratios, results } = table(id)
  const ranks = rows.map((row) => row.map((cell) => order.indexOf(plain(cell))))

  test('has six rows of known results, one for each ratio', () => {
    expect(rows).toHaveLength(6)
    expect(rows.every((row) => row.length === ratios.length)).toBe(true)
    expect(ranks.flat().every((rank) => rank >= 0)).toBe(true)
    expect(Object.keys(results).sort()).toEqual([...order].sort())
  })

  test('a higher die and a better ratio are never worse', () => {
    for (const row of ranks) expect(rises(row)).toBe(true)
    for (let at = 0; at < ratios.length; at++) expect(rises(column(ranks, at))).toBe(true)
  })

  test('ratios run from the worst to the best', () => {
    const worth = ratios.map((ratio) => ratio.split('-').map(Number)).map(([a, b]) => a / b)
    expect(worth.every((value, at) => at === 0 || value > worth[at - 1])).toBe(true)
  })
})

describe('launch', () => {
  const { rows, ratios, below } = table('launch')

  test('at 1-1 a 4 is a retreat of one hex (C-071)', () => {
    expect(rows[3][ratios.indexOf('1-1')]).toBe('R1')
  })

  test('no throw below half the power of the target (C-069)', () => {
    expect([below, ratios[0]]).toEqual(['none', '1-2'])
  })

  test('in each column the last NE, and no other cell, is a short throw (C-080)', () => {
    for (let at = 0; at < ratios.length; at++) {
      const cells = rows.map((row) => row[at])
      const last = cells.findLastIndex((cell) => plain(cell) === 'NE')
      expect(last).toBeGreaterThanOrEqual(0)
      expect(last).toBeLessThan(5)
      expect(cells.flatMap((cell, die) => (cell.endsWith('*') ? [die] : []))).toEqual([last])
    }
  })
})

describe('clash', () => {
  const { rows, ratios, below } = table('clash')

  test('is the same read from the other side: a-b with d mirrors b-a with 7-d', () => {
    const mirror: Record<string, string> = { AP: 'DP', AR: 'DR', DR: 'AR', DP: 'AP' }
    for (const [die, row] of rows.entries())
      for (const [at, cell] of row.entries()) expect(rows[5 - die][ratios.length - 1 - at]).toBe(mirror[cell])
  })

  test('runs from 1-5 to 5-1 and reads its ends beyond them (C-091)', () => {
    expect([ratios[0], ratios.at(-1), below]).toEqual(['1-5', '5-1', 'first'])
  })
})
