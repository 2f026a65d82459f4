import { describe, expect, test } from 'vitest'
import { copyOfCorteo, edit } from './support/copy'
import { inFolder, ludoteca } from './support/terminal'

describe('ludoteca check', () => {
  test('the bundled pack is clean', async () => {
    const { code, out } = await ludoteca(['check', 'content/corteo'])
    expect(out).toMatch(/^content\/corteo: no findings in \d+ files\.\n$/)
    expect(code).toBe(0)
  })

  test('four faults are four findings, each at its line and column', async () => {
    await inFolder(async (folder) => {
      const pack = copyOfCorteo(folder)
      const misspelt = edit(pack, 'units.yaml', 'speed: 6\n    power: 6', 'sped: 6\n    power: 6', 'sped')
      const wrongType = edit(
        pack,
        'units.yaml',
        'power: 4\n    people: 300',
        'power: four\n    people: 300',
        'four',
      )
      const unknown = edit(pack, 'maps/city.yaml', '{ terrain: garden }', '{ terrain: gardn }', 'gardn')
      const afloat = edit(
        pack,
        'cases/setup.yaml',
        "unit: vigili-2-2, at: '0803'",
        "unit: vigili-2-2, at: '3201'",
        "'3201'",
      )
      const { code, out } = await ludoteca(['check', pack, '--json'])
      const { findings } = JSON.parse(out).packs[0]
      const places = findings.map(({ file, line, column, code }: Record<string, unknown>) => ({
        file,
        line,
        column,
        code,
      }))
      expect(places).toEqual([
        { ...afloat, code: 'E-UNIT-ON-CLOSED-TERRAIN' },
        { ...unknown, code: 'E-UNKNOWN-TERRAIN' },
        { ...misspelt, code: 'E-KEY-UNKNOWN' },
        { ...wrongType, code: 'E-TYPE' },
      ])
      expect(code).toBe(1)

      const { out: text } = await ludoteca(['check', pack])
      for (const { file, line, column } of [misspelt, wrongType, unknown, afloat]) {
        expect(text).toContain(`${file}:${line}:${column}  error  `)
      }
      expect(text).toContain('Did you mean “speed”?')
      expect(text).toContain('4 errors')
    })
  })

  test('a broken file is reported and the others are still read', async () => {
    await inFolder(async (folder) => {
      const pack = copyOfCorteo(folder)
      const broken = edit(pack, 'tables.yaml', "['NE',  'NE',  'NE'", "['NE',  'NE,  'NE'")
      const misspelt = edit(pack, 'units.yaml', 'speed: 6', 'sped: 6', 'sped')
      const { code, out } = await ludoteca(['check', pack])
      expect(code).toBe(1)
      expect(out).toContain(`tables.yaml:${broken.line}:`)
      expect(out).toContain(`units.yaml:${misspelt.line}:${misspelt.column}  error  E-KEY-UNKNOWN`)
    })
  })

  test('several packs at once, and machine-readable', async () => {
    const { code, out } = await ludoteca(['check', 'content/corteo', 'corteo', '--json'])
    const { packs } = JSON.parse(out)
    expect(packs.map(({ pack }: { pack: string }) => pack)).toEqual(['content/corteo', 'corteo'])
    expect(code).toBe(0)
  })
})
