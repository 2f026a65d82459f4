/** Blocks about fighting: the moments of throws and clashes, and the numbers of power and column. */
import { describe, expect, test } from 'vitest'
import type { CorteoEffect, CorteoTrigger, PositionUnit, ScenarioFile } from '../../schemas/generated/content'
import { type Scene, scene } from './scene'

const unit = (id: string, unit: string, at: string): PositionUnit => ({ id, unit, at })
const COUNTERS: ScenarioFile['counters'] = [{ id: 'seen' }]
const NOTE: CorteoEffect = { type: 'count', counter: 'seen', by: 1 }

/** Each moment with the side of its unit. The log names those that happen. */
const watch = (...moments: CorteoTrigger['at'][]): CorteoTrigger[] =>
  moments.flatMap((at) =>
    (['crowd', 'guard'] as const).map((side) => ({ id: `${at}-${side}`, at, who: { side }, do: [NOTE] })),
  )
const told = ({ events }: Scene): unknown[] =>
  events.flatMap((event) => (event.type === 'trigger' ? [event.trigger] : []))

const FIGHT = ['attacked', 'won', 'lost', 'retreated', 'panicked', 'advanced'] as const
const pair = [unit('a', 'shields', '0101'), unit('d', 'block', '0201')]

const clash = (units: PositionUnit[], dice: number[], scenario: Partial<ScenarioFile>, rows = ['.....']) =>
  scene(rows, { hand: 3, turn: 'guard', phase: 'clash', units }, dice, {
    scenario: { counters: COUNTERS, ...scenario },
  })

describe('a clash', () => {
  test('is told from its beginning to the advance', () => {
    const beaten = clash(pair, [4], { triggers: watch(...FIGHT) }).do('attack a d')
    expect(told(beaten)).toEqual(['attacked-guard', 'won-guard', 'lost-crowd', 'retreated-crowd'])
    expect(told(beaten.do('advance a 0201'))).toEqual(['advanced-guard'])
  })

  test('names both units and the cell of the defender', () => {
    const about = (other: string, cell: string): CorteoTrigger[] => [
      {
        id: 'x',
        at: 'attacked',
        who: { units: ['shields'] },
        other: { units: [other] },
        zone: { type: 'cells', cells: [cell] },
        do: [NOTE],
      },
    ]
    const seen = (other: string, cell: string) =>
      told(clash(pair, [4], { triggers: about(other, cell) }).do('attack a d')).length
    expect([seen('block', '0201'), seen('row', '0201'), seen('block', '0101')]).toEqual([1, 0, 0])
  })

  test.each([
    ['attacker', 'guard'],
    ['defender', 'crowd'],
  ] as const)('does not take place if a trigger removes the %s first', (_, side) => {
    const triggers: CorteoTrigger[] = [{ id: 'x', at: 'attacked', do: [{ type: 'remove', who: { side } }] }]
    const after = clash([...pair, unit('b', 'shields', '0501')], [], { triggers }).do('attack a d')
    expect(after.events.some(({ type }) => type === 'clash')).toBe(false)
    expect(after.at(side === 'guard' ? 'a' : 'd')).toBe('out')
  })

  test.each(['lost', 'won'] as const)('goes on if a trigger removes the losers when it is %s', (at) => {
    const triggers: CorteoTrigger[] = [{ id: 'x', at, do: [{ type: 'remove', who: { units: ['block'] } }] }]
    const after = clash(pair, [4], { triggers }).do('attack a d')
    expect(after.at('d')).toBe('out')
    expect(after.do('advance a 0201').at('a')).toBe('0201')
  })

  test('goes on if a trigger removes the only winner', () => {
    const triggers: CorteoTrigger[] = [
      { id: 'x', at: 'won', do: [{ type: 'remove', who: { units: ['shields'] } }] },
    ]
    const after = clash([...pair, unit('b', 'porters', '0501')], [4], { triggers }).do('attack a d')
    expect([after.at('a'), [...after.offers].sort()]).toEqual(['out', ['retreat 0101', 'retreat 0301']])
    expect(after.do('retreat 0301').offers).not.toContain('advance a 0201')
  })

  test('a question of its beginning is answered before the die', () => {
    const triggers: CorteoTrigger[] = [
      {
        id: 'x',
        at: 'attacked',
        do: [
          {
            type: 'ask',
            seat: 'crowd',
            id: 'stand',
            choices: [
              { id: 'flee', do: [{ type: 'remove', who: { units: ['block'] } }] },
              { id: 'stand', do: [] },
            ],
          },
        ],
      },
    ]
    const asked = clash([...pair, unit('e', 'block', '0501')], [4], { triggers }).do('attack a d')
    expect(asked.asked).toBe('crowd')
    expect(asked.do('answer stand').events.some(({ type }) => type === 'clash')).toBe(true)
    expect(asked.do('answer flee').events.some(({ type }) => type === 'clash')).toBe(false)
  })
})

const THROW = ['throwing', 'missed', 'hit', 'retreated'] as const
const open = ['........', '........', '........']
const aiming = (dice: number[], scenario: Partial<ScenarioFile>) =>
  scene(
    open,
    {
      hand: 2,
      turn: 'guard',
      phase: 'movement',
      units: [unit('t', 'steam', '0102'), unit('A', 'row', '0302')],
    },
    dice,
    { scenario: { counters: COUNTERS, ...scenario } },
  ).do('select t')
const throwAt = (dice: number[], scenario: Partial<ScenarioFile>) => aiming(dice, scenario).do('launch A')

describe('a throw', () => {
  test('is told before the die, and by its result', () => {
    const triggers = watch(...THROW)
    const missed = throwAt([1], { triggers })
    expect(told(missed)).toEqual(['throwing-guard', 'missed-guard'])
    expect(told(throwAt([3], { triggers }))).toEqual(['throwing-guard', 'hit-crowd'])
  })

  test('does not take place if a trigger removes the target first; its price is paid', () => {
    const triggers: CorteoTrigger[] = [
      { id: 'x', at: 'throwing', do: [{ type: 'remove', who: { units: ['row'] } }] },
    ]
    const after = throwAt([], { triggers })
    expect(after.events.some(({ type }) => type === 'launch')).toBe(false)
    expect(after.state.points).toBeLessThan(aiming([], { triggers }).state.points)
  })
})

describe('numbers', () => {
  const ratio = (modifiers: ScenarioFile['modifiers']) =>
    clash(pair, [6], { modifiers })
      .do('attack a d')
      .events.find(({ type }) => type === 'clash')

  test('power counts in clashes, for attackers and defenders', () => {
    expect(ratio([])).toMatchObject({ attack: 4, defence: 4, ratio: '1-1' })
    expect(ratio([{ number: 'power', by: 4, who: { units: ['shields'] } }])).toMatchObject({
      attack: 8,
      ratio: '2-1',
    })
    expect(ratio([{ number: 'power', to: 1, who: { units: ['block'] } }])).toMatchObject({ defence: 1 })
  })

  test('a column moves the result, and stays in the table', () => {
    expect(ratio([{ number: 'clash-column', by: 1 }])).toMatchObject({ attack: 4, defence: 4, ratio: '2-1' })
    expect(ratio([{ number: 'clash-column', by: 20 }])).toMatchObject({ ratio: '5-1' })
    expect(ratio([{ number: 'clash-column', by: 1, who: { side: 'crowd' } }])).toMatchObject({ ratio: '1-1' })
  })

  test('the power and the column of a throw are numbers of their own', () => {
    const thrown = (modifiers: ScenarioFile['modifiers']) =>
      throwAt([1], { modifiers }).events.find(({ type }) => type === 'launch')?.ratio
    const plain = thrown([])
    expect(thrown([{ number: 'throw-power', by: -2 }])).not.toBe(plain)
    expect(thrown([{ number: 'throw-column', by: -1 }])).not.toBe(plain)
    expect(ratio([{ number: 'throw-power', by: 4 }])).toMatchObject({ attack: 4 })
  })
})
