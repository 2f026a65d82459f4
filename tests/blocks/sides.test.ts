/** Sides without a player, and units that move by rule. */
import { describe, expect, test } from 'vitest'
import { decisions, table } from '../../engine/game'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type {
  CorteoTrigger,
  Effect,
  PositionUnit,
  ScenarioFile,
  UnitsFile,
} from '../../schemas/generated/content'
import { type Scene, scene } from '../corteo/scene'

const rows = ['..........', '....#.....', '..........']
const unit = (id: string, type: string, at: string): PositionUnit => ({ id, unit: type, at })
const place = [unit('a', 'block', '0102'), unit('w', 'walker', '0402'), unit('g', 'riders', '0902')]
const withPeople = (units: UnitsFile) => {
  units.sides.push({ id: 'people', look: { colour: '#777777', ink: '#ffffff', shape: 'round' } })
  units.units.push({ id: 'walker', side: 'people', speed: 2, power: 1, look: { symbol: 's' } })
}
const rosters: ScenarioFile['rosters'] = [
  { side: 'crowd', unit: 'block', count: 1 },
  { side: 'people', unit: 'walker', count: 1 },
  { side: 'guard', unit: 'riders', count: 1 },
]
type Moves = NonNullable<ScenarioFile['sides']>[number]['moves']

const played = (
  moves: Moves,
  dice: number[] = [],
  effects: CorteoTrigger['do'] = [],
  turn = 'guard',
): Scene =>
  scene(rows, { hand: 2, turn, units: place }, dice, {
    units: withPeople,
    scenario: {
      rosters,
      sides: [{ id: 'people', ...(moves ? { moves } : {}) }],
      triggers: effects.length > 0 ? [{ id: 'x', at: 'phase-began', turn, do: effects }] : [],
    },
  })
const crowd = { type: 'of' as const, who: { side: 'crowd' } }

describe('a side without a player', () => {
  test('has no seat, is on the table, and is in the way', () => {
    const now = played(undefined, [], [], 'crowd')
    expect(now.def.seats).toEqual(['crowd', 'guard'])
    expect(table(now.def, now.state).pieces.find(({ id }) => id === 'w')?.side).toBe('people')
    expect(now.offers).toContain('select a')
    const walks = now.do('select a')
    expect(walks.offers).toContain('move 0302')
    expect(walks.offers).not.toContain('move 0402')
    expect(walks.refusal('move 0402').message.key).toMatch(/^corteo\./)
    expect(decisions(now.def, now.state).map(({ seat }) => seat)).toEqual(['crowd'])
  })

  test('who goes over to it is nobody’s, whatever seat is named', () => {
    const over = { type: 'change' as const, who: { side: 'crowd' }, side: 'people', seat: 'crowd' }
    expect(played(undefined, [], [over], 'crowd').offers).not.toContain('select a')
    const walker = { type: 'change' as const, who: { side: 'people' }, seat: 'crowd' }
    const now = played(undefined, [], [walker], 'crowd')
    expect([now.offers.includes('select a'), now.offers.includes('select w')]).toEqual([true, false])
  })

  test('who goes over to it is nobody’s, also after another side', () => {
    const to = (side: string) => ({ type: 'change' as const, who: { side: 'crowd' }, side })
    const lost = (...effects: CorteoTrigger['do']) => played(undefined, [], effects, 'crowd').offers
    expect(lost()).toContain('select a')
    expect(lost(to('people'))).not.toContain('select a')
    expect(lost(to('crowd'), to('people'))).not.toContain('select a')
  })

  test('nobody clashes with it', () => {
    const beside = scene(
      rows,
      { hand: 2, turn: 'crowd', units: [place[0], unit('w', 'walker', '0202'), place[2]] },
      [],
      {
        units: withPeople,
        scenario: { rosters, sides: [{ id: 'people' }] },
      },
    )
    expect(beside.do('done').asked).toBe('guard')
  })

  test('flees as the hand ends, over ground it can walk on', () => {
    const fled = played({ steps: 2, away: crowd }).do('done')
    expect(fled.at('w')).toBe('0601')
    expect(
      played({ steps: 2, away: crowd, when: { type: 'turn', from: 3 } })
        .do('done')
        .at('w'),
    ).toBe('0402')
  })

  test('comes nearer, keeps to a way, goes where chance leads it', () => {
    expect(played({ steps: 2, toward: crowd }).do('done').at('w')).toBe('0202')
    const way = ['0401', '0501']
    const once = played({ steps: 1, way }).do('done')
    expect(once.at('w')).toBe('0401')
    expect(played({ steps: 1 }, [1]).do('done').at('w')).toBe('0402')
    expect(played({ steps: 1 }, [2]).do('done').at('w')).not.toBe('0402')
  })
})

test('an effect brings units of it onto the map, and takes them away', () => {
  const away: Effect = { type: 'remove', who: { side: 'people' } }
  expect(played(undefined, [], [away]).at('w')).toBe('out')
})

test('a unit that has moved is told, with where it came from', () => {
  const told = scene(rows, { hand: 2, turn: 'crowd', units: place.filter(({ id }) => id !== 'w') }, [], {
    scenario: {
      triggers: [
        {
          id: 'x',
          at: 'piece-moved',
          who: { side: 'crowd' },
          zone: { type: 'cells', cells: ['0302'] },
          do: [{ type: 'end', winner: 'crowd' }],
        },
      ],
    },
  })
  expect(told.do('select a', 'move 0202').asked).toBe('crowd')
  expect(told.do('select a', 'move 0302').asked).toBeUndefined()
})

test('barricades stand where they could be built, and are taken away', () => {
  const build = {
    type: 'barricade' as const,
    zone: { type: 'cells' as const, cells: ['0202', '0502', '0102'] },
  }
  const barricades = ({ state }: Scene) => (state as CorteoState).barricades.length
  const built = played(undefined, [], [build], 'crowd')
  // A barricade is not built under a unit or on a building.
  expect(barricades(built)).toBe(1)
  expect(built.do('select a').refusal('move 0202').rule).toBe('C-058')
  expect(barricades(played(undefined, [], [build, { ...build, off: true }], 'crowd'))).toBe(0)
})
