import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyOfCorteo, edit } from './support/copy'
import { inFolder, ludoteca } from './support/terminal'

type Change = {
  readonly what: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** This case holds for the changed pack and fails for the bundled one. */
  readonly rule: string
}

const street = `
    map:
      grid: { kind: hex, orientation: pointy, offset: odd, columns: 8, rows: 1 }
      legend: { s: { terrain: street }, o: { terrain: objective } }
      rows: ['ssssssss']`

/** Each changes one number of the pack and no code. */
const CHANGES: readonly Change[] = [
  {
    what: 'a speed',
    file: 'units.yaml',
    from: 'id: cordone-4-4\n    side: march\n    speed: 4',
    to: 'id: cordone-4-4\n    side: march\n    speed: 6',
    rule: `${street}
    given: { hand: 2, turn: march, phase: movement, units: [{ id: march, unit: cordone-4-4, at: '0101' }] }
    steps:
      - do: { type: select, unit: march }
      - offers: [{ type: move, cell: '0701' }]`,
  },
  {
    what: 'a cell of a table',
    file: 'tables.yaml',
    from: "['AP', 'AR', 'AR', 'AR', 'DR', 'DR', 'DR', 'DP', 'DP'] # 4",
    to: "['AP', 'AR', 'AR', 'AR', 'AR', 'DR', 'DR', 'DP', 'DP'] # 4",
    rule: `${street}
    given:
      { hand: 2, turn: march, phase: clash, units: [
        { id: march, unit: cordone-4-4, at: '0301' }, { id: police, unit: celere-4-4, at: '0401' }] }
    dice: [4]
    steps:
      - do: { type: attack, unit: march, target: police }
      - expect: { events: [{ type: clash, ratio: '1-1', die: 4, result: AR }], units: { march: { at: '0201' } } }`,
  },
  {
    what: 'the value of an objective',
    file: 'maps/city.yaml',
    from: 'id: poc, kind: poc, value: 5',
    to: 'id: poc, kind: poc, value: 9',
    rule: `
    given:
      hand: 10
      turn: power
      phase: movement
      covered: ['2820']
      units: [{ id: police, unit: celere-4-4, at: '0507' }]
    steps:
      - do: { type: done }
      - expect: { phase: over, score: 9 }`,
  },
  {
    what: 'the number of hands',
    file: 'scenarios/base.yaml',
    from: 'turns: 10',
    to: 'turns: 3',
    rule: `${street}
    given: { hand: 3, turn: power, phase: movement, units: [{ id: police, unit: celere-4-4, at: '0101' }] }
    steps:
      - do: { type: done }
      - expect: { phase: over }`,
  },
]

describe('changing a number in the pack changes play', () => {
  test.each(CHANGES)('$what', async ({ file, from, to, rule }) => {
    await inFolder(async (folder) => {
      const pack = copyOfCorteo(folder)
      rmSync(join(pack, 'cases'), { recursive: true })
      mkdirSync(join(pack, 'cases'))
      const written = `cases:\n  - id: the-change\n    proves: [C-001]\n    scenario: base${rule}\n`
      writeFileSync(join(pack, 'cases', 'change.yaml'), written)

      const before = await ludoteca(['test', pack])
      expect(before.out).toContain('FAILED  the-change')
      expect(before.code).toBe(1)

      edit(pack, file, from, to)
      const after = await ludoteca(['test', pack])
      expect(after.out).toContain('ok  the-change')
      expect(after.code).toBe(0)
    })
  })

  test('a shorter game is a shorter record', async () => {
    await inFolder(async (folder) => {
      const pack = copyOfCorteo(folder)
      const long = JSON.parse((await ludoteca(['play', `${pack}/base`, '--json'])).out).games[0]
      edit(pack, 'scenarios/base.yaml', 'turns: 10', 'turns: 3')
      const short = JSON.parse((await ludoteca(['play', `${pack}/base`, '--json'])).out).games[0]
      expect(short.actions).toBeLessThan(long.actions)
    })
  })
})
