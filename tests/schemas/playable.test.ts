/** A pack without findings can be played. A scenario that does not compile is a finding of `check`, at its place. */
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import { checkPack, type Memory } from '../../schemas/check'
import { filesOf } from '../support/pack-files'
import { MINI } from './mini-pack'

type Files = Record<string, string>

const errorsOf = (files: Files, memory?: Memory) =>
  checkPack(files, crossCheck, { memory })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, file, path }) => `${code} ${file} ${path.join('.')}`)

/** Returns the files with the first `from` of one of them replaced. */
function edited(files: Files, path: string, from: string, to: string): Files {
  expect(files[path]).toContain(from)
  return { ...files, [path]: files[path].replace(from, () => to) }
}

/** Returns Corteo with a third side that has a player. */
function withThirdSide(): Files {
  const sides = edited(
    MINI,
    'units.yaml',
    'components:',
    '  - id: others\n    look: { colour: "#336633", ink: "#ffffff", shape: round }\ncomponents:',
  )
  const units = edited(
    sides,
    'units.yaml',
    'units:\n',
    'units:\n  - { id: mob, side: others, speed: 2, power: 1, look: { symbol: people } }\n',
  )
  const ordered = edited(units, 'scenarios/base.yaml', '[march, power]', '[march, power, others]')
  return edited(
    ordered,
    'scenarios/base.yaml',
    'rosters:\n',
    'rosters:\n  - { side: others, unit: mob, count: 1 }\n',
  )
}

/** Returns Corteo with a wind that its map of hexes does not have. */
const withForeignWind = (): Files =>
  edited(
    MINI,
    'scenarios/base.yaml',
    '  stacking: 2\n',
    '  stacking: 2\n  smoke: { pieces: 2, wind: [1, 1, 1, 2, stay, gone], directions: [N, NE, SE, S, SW, W], carries: [street] }\n',
  )

describe('the sides of a scenario of Corteo', () => {
  const ordered = (order: string) =>
    errorsOf(edited(MINI, 'scenarios/base.yaml', '[march, power]', `[${order}]`))
  const sides = (count: number) => Array.from({ length: count }, (_, side) => `side-${side}`)

  test('may be three', () => {
    expect(errorsOf(withThirdSide())).toEqual([])
  })

  test('are not more than eight, and at least one', () => {
    const tooMany = 'E-COUNT-HIGH scenarios/base.yaml order'
    expect(ordered(sides(9).join(', '))).toContain(tooMany)
    expect(ordered(sides(8).join(', '))).not.toContain(tooMany)
    expect(ordered('')).toContain('E-COUNT-LOW scenarios/base.yaml order')
  })
})

describe('a scenario that cannot be played', () => {
  test('a wind that the map of Corteo does not have', () => {
    expect(errorsOf(withForeignWind())).toEqual([
      'E-CORTEO-WIND scenarios/base.yaml rules.smoke.directions.5',
    ])
  })

  test('a map of hexes in Kriegspiel', () => {
    const files = edited(
      filesOf('kriegspiel'),
      'maps/board.yaml',
      'kind: square',
      'kind: hex, orientation: flat, offset: even',
    )
    const found = errorsOf(files)
    expect(found).toContain('E-KRIEGSPIEL-GRID scenarios/opening.yaml map')
    expect(new Set(found.map((one) => one.split(' ')[0]))).toEqual(new Set(['E-KRIEGSPIEL-GRID']))
  })

  test.each(['junta', 'wir-sind-das-volk'])('a grid where %s wants areas', (id) => {
    const files = filesOf(id)
    const map = Object.keys(files).find((path) => path.startsWith('maps/'))!
    const grid = `id: ${/^id: (.*)$/m.exec(files[map])![1]}\ngrid: { kind: square, columns: 2, rows: 1 }\nlegend:\n  a: { terrain: TERRAIN }\nrows: [aa]\n`
    const terrain = /- \{? ?id: ([a-z-]+)/.exec(files['terrain.yaml'])![1]
    expect(errorsOf({ ...files, [map]: grid.replace('TERRAIN', terrain) }).length).toBeGreaterThan(0)
  })

  test('is found again while other files change, and gone once it is mended', () => {
    const memory: Memory = new Map()
    const broken = withForeignWind()
    const before = errorsOf(broken, memory)
    expect(errorsOf({ ...broken, 'text/en.yaml': `${broken['text/en.yaml']}\n` }, memory)).toEqual(before)
    expect(errorsOf(MINI, memory)).toEqual([])
    expect(errorsOf(broken, memory)).toEqual(before)
  })
})

describe('what a case changes of its scenario', () => {
  const withChange = (change: string) =>
    edited(MINI, 'cases/streets.yaml', '    scenario: base\n', `    scenario: base\n    change: ${change}\n`)

  test('is written like the scenario', () => {
    expect(errorsOf(withChange('{ turns: 2, setup: [], rules: { stacking: 3 } }'))).toEqual([])
    expect(errorsOf(withChange('{ options: 5 }'))).toEqual([
      'E-TYPE cases/streets.yaml cases.0.change.options',
    ])
    expect(errorsOf(withChange('{ rules: { stakcing: 3 } }'))).toEqual([
      'E-KEY-UNKNOWN cases/streets.yaml cases.0.change.rules.stakcing',
    ])
  })
})

describe('a symbol that nobody has drawn', () => {
  const found = (symbol: string) =>
    checkPack(
      edited(MINI, 'units.yaml', 'symbol: people', `symbol: ${symbol}`),
      crossCheck,
    ).diagnostics.filter(({ code }) => code === 'W-SYMBOL-UNKNOWN')

  test('is a warning with the nearest one as its edit, or those that are like it', () => {
    expect(found('peolpe')).toMatchObject([
      { file: 'units.yaml', severity: 'warning', fix: { text: 'people' } },
    ])
    const [dragon] = found('dragon')
    expect(dragon.fix).toBeUndefined()
    expect(dragon.expected?.split(', ')).toContain('cannon')
  })

  test('a letter or a digit is a symbol of its own', () => {
    expect(found('"7"')).toEqual([])
    expect(found('H')).toEqual([])
  })
})
