import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyOf, copyOfCorteo, edit } from './support/copy'
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
        { ...misspelt, code: 'E-KEY-UNKNOWN' },
        { ...wrongType, code: 'E-TYPE' },
        { ...afloat, code: 'E-UNIT-ON-CLOSED-TERRAIN' },
        { ...unknown, code: 'E-UNKNOWN-TERRAIN' },
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

describe('what cannot be checked or played says why', () => {
  test('a folder that holds packs names them', async () => {
    const { code, err } = await ludoteca(['check', 'content'])
    expect(code).toBe(2)
    expect(err).toContain('content holds 6 packs, and is not a pack itself: corteo, cry-havoc')
    expect(err).toContain('for example content/corteo')
  })

  test('a pack without its ruleset has one finding, and is not green', async () => {
    await inFolder(async (folder) => {
      const pack = copyOf('cry-havoc', folder)
      edit(pack, 'pack.yaml', 'ruleset: cry-havoc\n', '')
      const { code, out } = await ludoteca(['check', pack])
      expect(out).toMatch(
        /pack\.yaml:2:1 {2}error {2}E-KEY-MISSING .*\n.* {2}info {2}I-UNCHECKED .*\n[^\n]*1 error, no warnings\.\n$/,
      )
      expect(code).toBe(1)
    })
  })

  test('a map of hexes in Kriegspiel is a finding of check, and of play', async () => {
    await inFolder(async (folder) => {
      const pack = copyOf('kriegspiel', folder)
      edit(pack, 'maps/board.yaml', 'kind: square', 'kind: hex, orientation: flat, offset: even')
      const { code, out } = await ludoteca(['check', pack])
      expect(out).toContain('scenarios/opening.yaml')
      expect(out).toContain('E-KRIEGSPIEL-GRID')
      expect(code).toBe(1)
      const played = await ludoteca(['play', `${pack}/opening`])
      expect(played.out).toContain('E-KRIEGSPIEL-GRID')
      expect(played.code).toBe(1)
    })
  })

  test('more sides than a table has room for are a finding of check, and of play', async () => {
    await inFolder(async (folder) => {
      const pack = copyOfCorteo(folder)
      const order = ['march', 'power', ...Array.from({ length: 7 }, (_, side) => `side-${side}`)]
      const at = edit(
        pack,
        'scenarios/base.yaml',
        'order: [march, power]',
        `order: [${order.join(', ')}]`,
        '[march',
      )
      const { code, out } = await ludoteca(['check', pack])
      expect(out).toContain(`scenarios/base.yaml:${at.line}:${at.column}  error  E-COUNT-HIGH`)
      expect(code).toBe(1)
      const tried = await ludoteca(['play', `${pack}/base`])
      expect(tried.out).toContain('E-COUNT-HIGH')
      expect(tried.code).toBe(1)
    })
  })

  test('one badly formed id is one finding, without a fix that would harm', async () => {
    await inFolder(async (folder) => {
      const pack = copyOfCorteo(folder)
      edit(pack, 'units.yaml', '- id: cordone-4-4', '- id: Cordone 4')
      const { out } = await ludoteca(['check', pack, '--json'])
      const [found] = JSON.parse(out).packs
      expect(found).toMatchObject({
        errors: 1,
        warnings: 0,
        findings: [{ code: 'E-FORM', file: 'units.yaml' }],
      })
    })
  })

  test('a name that is gone is one finding, however often it is used', async () => {
    await inFolder(async (folder) => {
      const pack = copyOfCorteo(folder)
      edit(pack, 'units.yaml', '- id: cordone-4-4', '- id: cordone-9-9')
      const { out } = await ludoteca(['check', pack, '--json'])
      const { findings } = JSON.parse(out).packs[0]
      const unknown = findings.filter(({ code }: { code: string }) => code === 'E-UNKNOWN-UNIT')
      expect(unknown).toHaveLength(1)
      expect(unknown[0].message).toMatch(/it is named in \d+ places/)
      expect(unknown[0].fix).toBeUndefined()
    })
  })

  test('of many findings fifty are listed, causes first, and the rest is counted', async () => {
    await inFolder(async (folder) => {
      const pack = copyOfCorteo(folder)
      const texts = readFileSync(join(pack, 'text/en.yaml'), 'utf8')
      writeFileSync(join(pack, 'text/en.yaml'), texts.replaceAll('name:', 'nome:'))
      edit(pack, 'pack.yaml', 'format: 2', 'format: one')
      const { out } = await ludoteca(['check', pack, '--json'])
      const [{ findings, errors, warnings }] = JSON.parse(out).packs
      expect(findings).toHaveLength(51)
      expect(findings[0]).toMatchObject({ code: 'E-FORMAT-UNKNOWN', fix: { text: '2' } })
      expect(errors).toBeGreaterThan(50)
      expect(findings.at(-1)).toMatchObject({
        code: 'I-MORE',
        message: expect.stringContaining(`${errors + warnings - 50} more`),
      })
    })
  })
})

describe('one file of a pack', () => {
  test('is checked in its pack, and its own findings are shown', () =>
    inFolder(async (cwd) => {
      const pack = copyOf('kriegspiel', cwd)
      const clean = await ludoteca(['check', 'kriegspiel/units.yaml'], { cwd })
      expect([clean.code, clean.out]).toEqual([0, 'kriegspiel/units.yaml: no findings in 1 file.\n'])
      edit(pack, 'cases/combat.yaml', 'scenario: opening', 'scenario: openin')
      const faulty = await ludoteca(['check', 'cases/combat.yaml'], { cwd: pack })
      expect(faulty.out).toContain('cases/combat.yaml:')
      expect([faulty.code, faulty.out.trimEnd().split('\n').at(-1)]).toEqual([
        1,
        'cases/combat.yaml: 1 error, no warnings.',
      ])
      const beside = await ludoteca(['check', join(pack, 'units.yaml'), '--json'], { cwd })
      expect([beside.code, JSON.parse(beside.out).packs[0]]).toMatchObject([
        1,
        { findings: [], errors: 0, errorsInOtherFiles: 1 },
      ])
    }))
})
