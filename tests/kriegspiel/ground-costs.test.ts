/** Terrain that costs more than one square of movement: the reach of units, and the refusals beyond it. */
import { describe, expect, test } from 'vitest'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { pick } from '../engine/support/agreement'
import { cellsOffered, does, field, refusal, standing } from './war'

const ARSENALS = { north: ['0101'], south: ['0901'] }

/** Returns the squares offered to the first unit of a type, with an enemy far away. */
function reached(rows: readonly string[], unit: string, at: string, others: readonly string[] = []) {
  const def = field({ rows, arsenals: ARSENALS })
  const begin = standing(def, [`north ${unit} ${at}`, 'south foot-relay 0901', ...others])
  const { state } = does(def, begin, `select north-${unit}-1`)
  return { def, state, cells: cellsOffered(def, state, 'move') }
}

describe('a wood of cost 2', () => {
  const ROW = ['.........']
  test('takes two squares of movement', () => {
    expect(reached(ROW, 'light-cavalry', '0301').cells).toContain('0501')
    expect(reached(['...2.....'], 'light-cavalry', '0301').cells).toEqual(['0101', '0201', '0401'])
    expect(reached(['....2....'], 'light-cavalry', '0301').cells).toEqual(['0101', '0201', '0401'])
  })
  test('is entered by who moves one square, too', () => {
    expect(reached(['...3.....'], 'line-infantry', '0301').cells).toEqual(['0201', '0401'])
  })
  test('and nobody stops for it who goes round', () => {
    expect(reached(['...2.....', '.........'], 'light-cavalry', '0301').cells).toContain('0501')
  })
  test('the refusal says that it is the ground', () => {
    const { def, state } = reached(['...2.....'], 'light-cavalry', '0301')
    expect(refusal(def, state, 'move 0501')).toMatchObject({
      rule: 'K-21',
      message: { key: 'kriegspiel.refuse.too-dear', values: { speed: 2 } },
    })
    const barred = reached(['...2.....'], 'light-cavalry', '0301', ['north line-infantry 0401'])
    expect(refusal(barred.def, barred.state, 'move 0501').message.key).toBe('kriegspiel.refuse.way-barred')
  })
})

/** Computes the cheapest way to every square by trying until no cost falls. */
function cheapest(rows: readonly string[], from: string, speed: number, taken: readonly string[]): string[] {
  const named = (x: number, y: number) => `${String(x + 1).padStart(2, '0')}${String(y + 1).padStart(2, '0')}`
  const cells = rows.flatMap((row, y) => [...row].map((sign, x) => ({ x, y, sign, name: named(x, y) })))
  const left = new Map([[from, speed]])
  for (let changed = true; changed; ) {
    changed = false
    for (const here of cells.filter(({ name }) => left.has(name)))
      for (const there of cells) {
        const isBeside = Math.max(Math.abs(here.x - there.x), Math.abs(here.y - there.y)) === 1
        if (!isBeside || there.sign === 'M' || taken.includes(there.name)) continue
        const rest = left.get(here.name)! - (there.sign === '.' ? 1 : Number(there.sign))
        const value = here.name === from ? Math.max(0, rest) : rest
        if (value < 0 || value <= (left.get(there.name) ?? -1)) continue
        left.set(there.name, value)
        changed = true
      }
  }
  return [...left.keys()].filter((name) => name !== from).sort()
}

test('over random ground, as a slow search has it', () => {
  const rng = seedRandom(12)
  for (let game = 0; game < 25; game++) {
    const rows = Array.from({ length: 6 }, () =>
      Array.from({ length: 9 }, () => pick(rng, [...'...2233M'])).join(''),
    )
    const open = rows.flatMap((row, y) =>
      [...row].flatMap((sign, x) => (sign === 'M' ? [] : [`0${x + 1}0${y + 1}`])),
    )
    const at = () => open.splice(nextBelow(rng, open.length), 1)[0]
    const [from, ...taken] = [at(), at(), at(), at()]
    const speed = 1 + nextBelow(rng, 6)
    const change = { modifiers: [{ number: 'movement', to: speed, who: { side: 'north' } }] }
    const def = field({ rows, arsenals: { north: [from], south: [taken[0]] }, change })
    const lying = taken.map((cell, index) => `${index === 0 ? 'south' : 'north'} line-infantry ${cell}`)
    const begin = standing(def, [`north light-cavalry ${from}`, ...lying])
    const expected = cheapest(rows, from, speed, taken)
    if (expected.length === 0) expect(refusal(def, begin, 'select north-light-cavalry-1').rule).toBe('K-23')
    else
      expect(cellsOffered(def, does(def, begin, 'select north-light-cavalry-1').state, 'move')).toEqual(
        expected,
      )
  }
})
