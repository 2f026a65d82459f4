/** `check --play` reports entries that never occurred, each with its place, and no others. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edit, type Place } from './support/copy'
import { HOME, inFolder, ludoteca } from './support/terminal'

const SCENARIO = 'scenarios/morning.yaml'

/** Writes a small village of Corteo in which some entries occur and others cannot. */
function written(folder: string): { readonly pack: string; readonly never: readonly (Place & Coded)[] } {
  const pack = join(folder, 'village')
  cpSync(join(HOME, 'tests', 'cli', 'village'), pack, { recursive: true })
  const blocks = `
counters: [{ id: bells }]
options:
  - { id: game, seat: children, choices: [{ id: tag }, { id: hide }], start: tag }
  - { id: dare, seat: adults, secret: true, choices: [{ id: whistle }] }
triggers:
  - { id: bell, at: turn-began, do: [{ type: count, counter: bells, by: 1 }] }
  - { id: unheard, at: turn-ended, quiet: true, do: [{ type: count, counter: bells, by: 1 }] }
  - id: siege
    at: turn-ended
    when: { type: measure, of: { type: counter, counter: bells }, least: 999 }
    do: [{ type: end }]
reinforcements:
  - { turn: 1, side: adults, zone: { type: sites, role: base, side: adults }, units: [{ unit: teacher, count: 1 }] }
  - turn: 3
    side: adults
    when: { type: measure, of: { type: counter, counter: bells }, least: 999 }
    zone: { type: sites, role: base, side: adults }
    units: [{ unit: teacher, count: 1 }]
scoring:`
  edit(pack, SCENARIO, 'unit: teacher, count: 2', 'unit: teacher, count: 4')
  edit(pack, SCENARIO, '\nscoring:', blocks)
  edit(
    pack,
    SCENARIO,
    '  - { id: wet, from: 3, winner: children }',
    '  - { id: flood, from: 99, winner: children }\n  - { id: wet, from: 3, to: 98, winner: children }',
  )
  const at = (mark: string): Place => edit(pack, SCENARIO, mark, mark)
  const never = [
    { ...at('id: siege'), code: 'W-NEVER-TRIGGER' },
    { ...at('turn: 3\n'), code: 'W-NEVER-ENTRY' },
    { ...at('{ id: hide }'), code: 'W-NEVER-CHOICE' },
    { ...at('{ id: flood'), code: 'W-NEVER-LEVEL' },
  ]
  return { pack, never }
}
type Coded = { readonly code: string }
type Listed = Place & Coded & { readonly severity: string; readonly message: string }

async function findings(args: readonly string[]): Promise<{ code: number; found: Listed[]; errors: number }> {
  const { code, out } = await ludoteca(['check', ...args, '--json'])
  const [{ findings: found, errors }] = JSON.parse(out).packs
  return { code, found, errors }
}
const byPlace = ({ file, line, column, code }: Listed) => ({ file, line, column, code })

describe('ludoteca check --play', () => {
  test('tells each thing that never came up at its place, and nothing that did', async () => {
    await inFolder(async (folder) => {
      const { pack, never } = written(folder)
      const { code, found } = await findings([pack, '--play', '6'])
      const said = found.filter(
        (one) => one.code.startsWith('W-NEVER') && !/Wet|damp|dry|wet/i.test(one.message),
      )
      expect(said.map(byPlace)).toEqual(expect.arrayContaining([...never]))
      expect(said.map(({ line }) => line).sort()).toEqual(never.map(({ line }) => line).sort())
      for (const { message, severity } of said) {
        expect(message).toMatch(/6 games?/)
        expect(severity).toBe('warning')
      }
      expect(code).toBe(0)
    })
  })

  test('without games nothing is said of them, and the same games say the same', async () => {
    await inFolder(async (folder) => {
      const { pack } = written(folder)
      const { found: unplayed } = await findings([pack])
      expect(unplayed.filter(({ code }) => code.startsWith('W-NEVER'))).toEqual([])
      const first = await findings([pack, '--play', '2', '--seed', '7'])
      const second = await findings([pack, '--play', '2', '--seed', '7'])
      expect(first).toEqual(second)
      expect(first.found.length).toBeGreaterThan(unplayed.length)
    })
  })

  test('a kind of unit that waits for what never comes is told where it is defined', async () => {
    await inFolder(async (folder) => {
      const { pack } = written(folder)
      const warden = '  - { id: warden, side: adults, speed: 3, power: 4, look: { symbol: whistle } }'
      edit(pack, 'units.yaml', '  - { id: teacher', `${warden}\n  - { id: teacher`)
      const four = '{ side: adults, unit: teacher, count: 4 }'
      edit(
        pack,
        SCENARIO,
        four,
        four.replace('4', '3').replace('}', '}\n  - { side: adults, unit: warden, count: 1 }'),
      )
      edit(pack, SCENARIO, 'id: adults, units: all', 'id: adults, units: [teacher]')
      edit(pack, SCENARIO, '    units: [{ unit: teacher', '    units: [{ unit: warden')
      const { found } = await findings([pack, '--play', '2'])
      expect(found.filter(({ code }) => code === 'W-NEVER-UNIT').map(byPlace)).toEqual([
        { file: 'units.yaml', line: 8, column: 5, code: 'W-NEVER-UNIT' },
      ])
    })
  })

  test('a pack with errors is not played, and says so', async () => {
    await inFolder(async (folder) => {
      const { pack } = written(folder)
      edit(pack, SCENARIO, 'turns: 3', 'turns: three')
      const { code, out } = await ludoteca(['check', pack, '--play', '3', '--lang', 'en'])
      expect(out).toContain('not played, since it has errors')
      expect(code).toBe(1)
    })
  })

  test.each([['0'], ['-1'], ['some'], ['1.5']])('--play %s is a wrong number of games', async (games) => {
    const { code, err } = await ludoteca(['check', 'corteo', `--play=${games}`, '--lang', 'en'])
    expect(err).toContain('--play must be a whole number from 1 to 10,000')
    expect(code).toBe(2)
  })

  test('in both languages', async () => {
    await inFolder(async (folder) => {
      const { pack } = written(folder)
      const { out: english } = await ludoteca(['check', pack, '--play', '1', '--lang', 'en'])
      expect(english).toContain('The trigger "siege" never happened in 1 game:')
      expect(english).toContain('bots played 1 game of its scenario.')
      const { out: italian } = await ludoteca(['check', pack, '--play', '1', '--lang', 'it'])
      expect(italian).toContain('L’innesco «siege» non è mai scattato in 1 partita:')
      expect(italian).toContain('i bot hanno giocato 1 partita del suo scenario.')
    })
  })
})
