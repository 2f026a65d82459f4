import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { coverageOf, namesStatement, statementIds, statementsOf, testsNamed } from '../../cli/coverage'
import { checkFolder } from '../../cli/packs'
import { runCase } from '../../engine/cases/run-case'
import type { Case, CaseStep } from '../../schemas/generated/content'
import { HOME } from './support/terminal'

const { raw } = await checkFolder(join(HOME, 'tests', 'cli', 'village'), 'village')

const start: Pick<Case, 'id' | 'proves' | 'scenario' | 'given'> = {
  id: 'tried',
  proves: ['C-034'],
  scenario: 'morning',
  given: {
    hand: 1,
    turn: 'children',
    phase: 'movement',
    units: [
      { id: 'mine', unit: 'band', at: '0101' },
      { id: 'guard', unit: 'teacher', at: '0603' },
    ],
  },
}
const run = (steps: CaseStep[], more: Partial<Case> = {}) => runCase(raw!, { ...start, ...more, steps })
const select: CaseStep = { do: { type: 'select', unit: 'mine' } }

describe('a case that is right passes', () => {
  test('offers, hides, refuses, expect', () => {
    const result = run([
      select,
      { offers: [{ type: 'move', cell: '0301' }] },
      { hides: [{ type: 'move', cell: '0202' }] },
      { refuses: { type: 'move', cell: '0202' }, rule: 'C-039' },
      { do: { type: 'move', cell: '0301' } },
      {
        expect: { units: { mine: { at: '0301' } }, events: [{ type: 'moved', unit: 'mine', cell: '0301' }] },
      },
    ])
    expect(result).toEqual({ ok: true, differences: [] })
  })
})

describe('a case that is wrong fails, and says where and why', () => {
  const wrong: [string, CaseStep[], number, string][] = [
    ['an action that is refused', [{ do: { type: 'move', cell: '0301' } }, { expect: {} }], 1, 'refused'],
    ['an offer that is not there', [select, { offers: [{ type: 'move', cell: '0601' }] }], 2, 'not-offered'],
    [
      'a choice that is there all the same',
      [select, { hides: [{ type: 'move', cell: '0301' }] }],
      2,
      'offered',
    ],
    ['a kind of choice that is there', [select, { hides: [{ type: 'move' }] }], 2, 'offered'],
    [
      'a legal action that should be refused',
      [select, { refuses: { type: 'move', cell: '0301' }, rule: 'C-034' }],
      2,
      'not-refused',
    ],
    [
      'a refusal by another rule',
      [select, { refuses: { type: 'move', cell: '0202' }, rule: 'C-040' }],
      2,
      'other-rule',
    ],
    ['a unit somewhere else', [{ expect: { units: { mine: { at: '0201' } } } }], 1, 'differs'],
    ['a unit that is not there', [{ expect: { units: { yours: { at: '0201' } } } }], 1, 'differs'],
    ['another hand', [{ expect: { hand: 2 } }], 1, 'differs'],
    ['another side in turn', [{ expect: { turn: 'adults' } }], 1, 'differs'],
    ['another phase', [{ expect: { phase: 'clash' } }], 1, 'differs'],
    ['another side asked', [{ expect: { asked: 'adults' } }], 1, 'differs'],
    ['other supplies', [{ expect: { supplies: { runs: 4 } } }], 1, 'differs'],
    ['barricades that are not there', [{ expect: { barricades: ['0301'] } }], 1, 'differs'],
    ['covers that are not there', [{ expect: { covered: ['0204'] } }], 1, 'differs'],
    ['another score', [{ expect: { score: 3 } }], 1, 'differs'],
    [
      'control that is not there',
      [{ expect: { zone: { side: 'children', cells: ['0401'] } } }],
      1,
      'differs',
    ],
    [
      'control that should not be there',
      [{ expect: { zone: { side: 'children', without: ['0201'] } } }],
      1,
      'differs',
    ],
    ['an event that did not happen', [select, { expect: { events: [{ type: 'launch' }] } }], 2, 'no-event'],
    [
      'events in another order',
      [
        select,
        { do: { type: 'move', cell: '0201' } },
        { expect: { events: [{ type: 'moved' }, { type: 'moved' }] } },
      ],
      3,
      'no-event',
    ],
    [
      'a secret that can be seen',
      [select, { secret: { units: [{ id: 'mine', unit: 'band', at: '0203' }] } }],
      2,
      'seen',
    ],
    [
      'a secret that one of the sides can see',
      [{ secret: { barricades: ['0301'] }, unseenBy: 'adults' }],
      1,
      'seen',
    ],
    ['a secret that is none', [{ secret: { turn: 'children' } }], 1, 'same-position'],
    [
      'a secret with which the same could not have been done',
      [select, { do: { type: 'move', cell: '0201' } }, { secret: { turn: 'adults' } }],
      3,
      'not-there',
    ],
    ['an outcome too early', [{ expect: { outcome: { winner: 'children' } } }], 1, 'not-over'],
  ]

  test.each(wrong)('%s', (_, steps, step, key) => {
    const result = run(steps)
    expect(result.ok).toBe(false)
    expect(result.step).toBe(step)
    expect(result.differences[0].key).toBe(`cases.${key}`)
  })

  test('another outcome', () => {
    const given = { ...start.given, hand: 3, turn: 'adults' }
    const done: CaseStep = { do: { type: 'done' } }
    const right = run([done, { expect: { outcome: { winner: 'adults', level: 'dry' } } }], { given })
    expect(right.ok).toBe(true)
    const wrongWinner = run([done, { expect: { outcome: { winner: 'draw' } } }], { given })
    expect(wrongWinner.differences[0].key).toBe('cases.other-outcome')
    const wrongLevel = run([done, { expect: { outcome: { winner: 'adults', level: 'wet' } } }], { given })
    expect(wrongLevel.differences[0].key).toBe('cases.other-outcome')
  })

  test('a case that checks nothing', () => {
    expect(run([select]).differences[0].key).toBe('cases.nothing-checked')
  })

  test('dice that nobody rolls', () => {
    const result = run([{ expect: { hand: 1 } }], { dice: [1, 2] })
    expect(result.differences[0]).toEqual({ key: 'cases.dice-left', values: { count: 2 } })
  })

  test('more units than the rosters have', () => {
    const units = Array.from({ length: 3 }, (_, index) => ({ id: `t${index}`, unit: 'teacher', at: '0303' }))
    const result = run([{ expect: { hand: 1 } }], { given: { units } })
    expect(result.differences[0]).toEqual({ key: 'cases.no-piece', values: { unit: 'teacher', id: 't2' } })
  })

  test('a scenario that the pack does not have', () => {
    const result = run([{ expect: { hand: 1 } }], { scenario: 'evening' })
    expect(result.differences[0].key).toBe('cases.no-scenario')
  })
})

describe('a case may have its own map and change the scenario', () => {
  const map: Case['map'] = {
    grid: { kind: 'hex', orientation: 'pointy', offset: 'odd', columns: 6, rows: 1 },
    legend: { '.': { terrain: 'lane' } },
    rows: ['......'],
  }
  const given = {
    hand: 2,
    turn: 'children',
    phase: 'movement' as const,
    units: [{ id: 'mine', unit: 'band', at: '0101' }],
  }

  test('the map', () => {
    const steps: CaseStep[] = [
      select,
      { offers: [{ type: 'move', cell: '0501' }] },
      { hides: [{ type: 'move', cell: '0601' }] },
    ]
    expect(run(steps, { map, given }).differences).toEqual([])
  })

  test('the change, key by key: the rest of the rules stays', () => {
    const change = { rules: { run: { pieces: 4 } } }
    const steps: CaseStep[] = [{ expect: { supplies: { runs: 4, barricades: 2 } } }]
    expect(run(steps, { map, given, change }).differences).toEqual([])
    expect(run(steps, { map, given }).ok).toBe(false)
  })
})

describe('statements of a rules file', () => {
  test('single ids, readings and ranges', () => {
    expect(statementIds('C-007')).toEqual(['C-007'])
    expect(statementIds('C-X3')).toEqual(['C-X3'])
    expect(statementIds('C-009..C-011')).toEqual(['C-009', 'C-010', 'C-011'])
    expect(statementIds('C-X1–C-X2')).toEqual(['C-X1', 'C-X2'])
    expect(statementIds('nonsense')).toEqual([])
    expect(
      statementsOf(
        '# C-000\n- C-001 (B-1) One.\ntext C-002\n- C-X1 Two.\n* CH-T1 Three.\n- C-003..C-004 Four.',
      ),
    ).toEqual(['C-001', 'C-X1', 'CH-T1', 'C-003', 'C-004'])
  })

  test('those that a case cannot say may name a test, which has to speak of them', () => {
    const rules =
      '- C-001 One.\n- C-002 Two. [TEST tests/some.test.ts]\n- C-003 Three [TEST here].\n- C-004 Four.'
    expect(testsNamed(rules)).toEqual([{ id: 'C-002', path: 'tests/some.test.ts' }])
    expect(namesStatement('test(hidden (C-002))', 'C-002')).toBe(true)
    expect(namesStatement('test(hidden (C-0021))', 'C-002')).toBe(false)
    expect(coverageOf('file', rules, ['C-001'], ['C-001', 'C-002'])).toEqual({
      file: 'file',
      covered: ['C-001'],
      tested: ['C-002'],
      missing: ['C-003', 'C-004'],
      unknown: [],
    })
  })
})
