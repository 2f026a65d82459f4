/** The numbers of Corteo that a scenario may modify: each acts at its threshold, and only for the units and cells that it names. */
import { describe, expect, test } from 'vitest'
import { table } from '../../engine/game'
import { NUMBER_IDS } from '../../engine/rulesets/corteo/blocks/numbers'
import vocabulary from '../../schemas/corteo/vocabulary.json'
import type { MapFile, Position, PositionUnit, ScenarioFile } from '../../schemas/generated/content'
import type { Changes } from '../corteo/fixture'
import { type Scene, scene } from '../corteo/scene'

type Modifiers = NonNullable<ScenarioFile['modifiers']>
const unit = (id: string, unit: string, at: string): PositionUnit => ({ id, unit, at })

type Setting = {
  readonly rows: readonly string[]
  readonly given: Position
  readonly dice?: readonly number[]
  readonly changes?: Changes
}
const play = ({ rows, given, dice = [], changes = {} }: Setting, modifiers: Modifiers): Scene =>
  scene(rows, given, dice, { ...changes, scenario: { ...changes.scenario, modifiers } })

const moving = (units: PositionUnit[], turn = 'crowd', more: Partial<Position> = {}): Position => ({
  ...{ hand: 2, turn, phase: 'movement', units },
  ...more,
})
const row = ['..........']
const alone = { rows: row, given: moving([unit('a', 'row', '0101')]) }
const farthest = (after: Scene) =>
  after.offers
    .filter((offer) => offer.startsWith('move '))
    .map((offer) => Number(offer.slice(5, 7)))
    .sort((a, b) => b - a)[0]

test('the vocabulary has the numbers of the rules, with the same bounds', () => {
  expect(Object.keys(vocabulary.numbers)).toEqual(NUMBER_IDS)
})

describe('movement', () => {
  const reach = (setting: Setting, modifiers: Modifiers = []) =>
    farthest(play(setting, modifiers).do('select a'))

  test('a step costs more or less on some cells', () => {
    const garden = { rows: ['..""......'], given: moving([unit('a', 'row', '0101')]) }
    const zone = { type: 'terrain' as const, terrain: ['garden'] }
    expect(reach(garden)).toBe(5)
    expect(reach(garden, [{ number: 'step-cost', by: 2, zone }])).toBe(3)
    expect(reach(garden, [{ number: 'step-cost', by: 1, zone }])).toBe(4)
    expect(reach(garden, [{ number: 'step-cost', by: -1, zone }])).toBe(6)
    expect(reach(garden, [{ number: 'step-cost', by: 2, zone, who: { units: ['block'] } }])).toBe(5)
  })

  test('the factor of running', () => {
    const run = (modifiers: Modifiers) => farthest(play(alone, modifiers).do('run', 'select a'))
    expect([run([]), run([{ number: 'run-factor', to: 1 }])]).toEqual([9, 5])
  })

  test('control and the price of leaving it', () => {
    const pinned = {
      rows: row,
      given: moving([unit('a', 'row', '0201'), unit('x', 'porters', '0101')]),
      changes: { rules: { disengage: { crowd: 1, guard: 'closed' as const } } },
    }
    expect(reach(pinned)).toBe(5)
    expect(reach(pinned, [{ number: 'leave-cost', to: 4 }])).toBe(4)
    expect(play(pinned, [{ number: 'leave-cost', to: 99 }]).offers).not.toContain('select a')
    expect(reach(pinned, [{ number: 'control', to: 0, who: { side: 'guard' } }])).toBe(6)
  })

  test('control that an effect changes is there at once', () => {
    const passing = {
      rows: row,
      given: moving([unit('a', 'row', '0101'), unit('x', 'porters', '0402'), unit('b', 'row', '1001')]),
    }
    const off = {
      id: 'off',
      at: 'piece-moved' as const,
      do: [{ type: 'modify' as const, number: 'control' as const, to: 0, who: { side: 'guard' } }],
    }
    const two = { ...passing, rows: [...row, ...row], changes: { scenario: { triggers: [off] } } }
    expect(reach(two)).toBe(4)
    expect(farthest(play(two, []).do('select b', 'move 0901', 'stop', 'select a'))).toBe(5)
  })

  test('stacking, by cell', () => {
    const friends = {
      rows: row,
      given: moving([unit('a', 'row', '0101'), unit('b', 'row', '0201')]),
    }
    const shares = (modifiers: Modifiers) =>
      play(friends, modifiers).do('select a').offers.includes('move 0201')
    const at = (cell: string) => ({ type: 'cells' as const, cells: [cell] })
    expect(shares([])).toBe(true)
    expect(shares([{ number: 'stacking', to: 1 }])).toBe(false)
    expect(shares([{ number: 'stacking', to: 1, zone: at('0201') }])).toBe(false)
    expect(shares([{ number: 'stacking', to: 1, zone: at('0301') }])).toBe(true)
  })

  test('the price of a barricade', () => {
    const left = (modifiers: Modifiers) =>
      play(alone, modifiers).do('select a', 'barricade 0201').state.points
    expect([left([]), left([{ number: 'barricade-cost', by: 1 }])]).toEqual([4, 2])
    expect(play(alone, [{ number: 'barricade-cost', to: 5 }]).do('select a').offers).not.toContain(
      'barricade 0201',
    )
  })
})

describe('throws', () => {
  const aim = {
    rows: row,
    given: moving([unit('a', 'slingers', '0101'), unit('x', 'steam', '0301')]),
    dice: [4, 4],
  }
  const thrown = (modifiers: Modifiers) =>
    play(aim, modifiers)
      .do('select a', 'launch x')
      .events.find(({ type }) => type === 'launch')

  test('the power of the target, and the die within its faces', () => {
    expect(thrown([])).toMatchObject({ ratio: '1-1', die: 4 })
    expect(thrown([{ number: 'throw-defence', to: 3 }])).toMatchObject({ ratio: '2-1' })
    expect(thrown([{ number: 'throw-die', by: -2 }])).toMatchObject({ die: 2 })
    expect(thrown([{ number: 'throw-die', by: 9 }])).toMatchObject({ die: 6 })
  })

  test('their number and price', () => {
    const again = (modifiers: Modifiers) =>
      play({ ...aim, dice: [1, 1] }, modifiers)
        .do('select a', 'launch x')
        .offers.includes('launch x')
    expect(again([])).toBe(false)
    expect(again([{ number: 'throws', to: 2 }])).toBe(true)
    expect(
      again([
        { number: 'throws', to: 2 },
        { number: 'throw-cost', to: 7 },
      ]),
    ).toBe(false)
  })
})

describe('clashes', () => {
  const pair = [unit('a', 'shields', '0201'), unit('d', 'block', '0301')]
  const fight = (dice: number[], more: PositionUnit[] = [], rows = row) => ({
    ...{ rows, dice },
    given: { hand: 3, turn: 'guard', phase: 'clash' as const, units: [...pair, ...more] },
  })
  const clash = (modifiers: Modifiers, setting = fight([4])) =>
    play(setting, modifiers)
      .do('attack a d')
      .events.find(({ type }) => type === 'clash')

  test('powers of attack, defence and ground', () => {
    expect(clash([])).toMatchObject({ attack: 4, defence: 4 })
    expect(clash([{ number: 'attack-power', by: 1 }])).toMatchObject({ attack: 5, defence: 4 })
    expect(clash([{ number: 'defence-power', by: 1 }])).toMatchObject({ attack: 4, defence: 5 })
    expect(clash([{ number: 'ground-power', to: 4, who: { side: 'crowd' } }])).toMatchObject({ defence: 8 })
    const at = { type: 'cells' as const, cells: ['0201'] }
    expect(clash([{ number: 'ground-power', to: 4, zone: at }])).toMatchObject({ attack: 8, defence: 4 })
    expect(clash([{ number: 'slope-power', to: 1, who: { side: 'guard' } }])).toMatchObject({ attack: 2 })
    expect(clash([{ number: 'clash-die', by: -1 }])).toMatchObject({ die: 3, result: 'AR' })
  })

  test('nerve makes a panic of a retreat, and a retreat of a panic', () => {
    const linked = [unit('e', 'row', '0401')]
    const swept = (die: number, modifiers: Modifiers) =>
      play(fight([die], linked), modifiers)
        .do('attack a d')
        .events.some(({ type }) => type === 'spread')
    expect([swept(4, []), swept(6, [])]).toEqual([false, true])
    expect(swept(4, [{ number: 'nerve', by: -1, who: { side: 'crowd' } }])).toBe(true)
    expect(swept(6, [{ number: 'nerve', by: 1, who: { side: 'crowd' } }])).toBe(false)
    expect(swept(6, [{ number: 'panic-reach', to: 0 }])).toBe(false)
    expect(swept(6, [{ number: 'panic-reach', to: 1 }])).toBe(true)
  })

  test('cells of a retreat', () => {
    const end = (to: number) => play(fight([4]), [{ number: 'retreat-cells', to }]).do('attack a d')
    expect([end(1).at('d'), end(2).at('d'), end(0).at('d')]).toEqual(['0401', '0501', '0301'])
  })

  test('arrests', () => {
    const cornered = fight([4], [], ['#..#......'])
    const held = (to: number) =>
      play(cornered, [{ number: 'arrests', to, who: { side: 'crowd' } }])
        .do('attack a d')
        .at('d')
    expect([held(1), held(0)]).toEqual(['arrested', '0301'])
  })
})

describe('points', () => {
  const score = (modifiers: Modifiers) => {
    const sites = [{ role: 'objective', id: 'bank', kind: 'bank', value: 5, cells: ['0301'] }]
    const { def, state } = play(
      {
        rows: ['..o.......'],
        given: moving([unit('a', 'row', '0401')], 'crowd', { covered: ['0301'], arrested: ['block'] }),
        changes: { map: { sites } as unknown as Partial<MapFile> },
      },
      modifiers,
    )
    return table(def, state).score.total
  }

  test('of objectives and arrests', () => {
    expect(score([])).toBe(1)
    expect(score([{ number: 'objective-points', by: 2 }])).toBe(3)
    expect(score([{ number: 'objective-points', by: 2, zone: { type: 'cells', cells: ['0101'] } }])).toBe(1)
    expect(score([{ number: 'arrest-points', to: 1 }])).toBe(4)
  })
})
