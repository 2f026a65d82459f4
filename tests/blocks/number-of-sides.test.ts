/** Corteo with one to eight sides: turns, enemies, clashes with two defending sides, and whole games. */
import { describe, expect, test } from 'vitest'
import type { BlockState } from '../../engine/blocks/port'
import { randomBot } from '../../engine/bots/random'
import { compile, decisions, hash, outcome, view } from '../../engine/game'
import { act, startSession, stateOf, undo } from '../../engine/replay/session'
import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import type {
  MapFile,
  PositionUnit,
  ScenarioFile,
  UnitsFile,
  VictoryLevel,
} from '../../schemas/generated/content'
import { townPack } from '../corteo/fixture'
import { botGame } from '../corteo/greedy-games'
import { provesItself } from '../corteo/random-games'
import { type Scene, scene } from '../corteo/scene'
import { leaksOf } from '../engine/support/secrets'
import { own } from '../support/own'
import { played as allStates } from './played'

const rows = ['..........', '..........', '..........']
const unit = (id: string, type: string, at: string): PositionUnit => ({ id, unit: type, at })
const withGang = (units: UnitsFile) => {
  units.sides.push({ id: 'gang', look: { colour: '#777777', ink: '#ffffff', shape: 'round' } })
  units.units.push({ id: 'thug', side: 'gang', speed: 2, power: 1, look: { symbol: 's' } })
}
const played = (
  order: ScenarioFile['order'],
  units: PositionUnit[],
  dice: number[] = [],
  more: Partial<ScenarioFile> = {},
  rules: Partial<ScenarioFile['rules']> = {},
): Scene =>
  scene(rows, { hand: 2, turn: 'crowd', units }, dice, {
    units: withGang,
    rules,
    scenario: {
      order,
      rosters: [
        { side: 'crowd', unit: 'block', count: 2 },
        ...(order.includes('guard') ? [{ side: 'guard', unit: 'riders', count: 2 }] : []),
        ...(order.includes('gang') ? [{ side: 'gang', unit: 'thug', count: 2 }] : []),
      ],
      ...more,
    },
  })
const THREE = ['crowd', 'guard', 'gang']

describe('turns', () => {
  test('a side alone has every turn, and a turn ends with its own', () => {
    const now = played(['crowd'], [unit('a', 'block', '0102')])
    expect(now.def.seats).toEqual(['crowd'])
    const next = now.do('done')
    expect([next.asked, next.state.hand]).toEqual(['crowd', 3])
  })

  test('three sides have their turns in order', () => {
    const all = [unit('a', 'block', '0102'), unit('g', 'riders', '0902'), unit('t', 'thug', '0502')]
    const first = played(THREE, all)
    const second = first.do('done')
    const third = second.do('done')
    const again = third.do('done')
    expect([second.asked, third.asked, again.asked]).toEqual(['guard', 'gang', 'crowd'])
    expect([third.state.hand, again.state.hand]).toEqual([2, 3])
  })

  test('the others follow in their order on the side that acts first', () => {
    const all = [unit('a', 'block', '0102'), unit('g', 'riders', '0902'), unit('t', 'thug', '0502')]
    const last = played(THREE, all, [], { initiative: [{ side: 'gang' }] }).do('done', 'done', 'done')
    const [next, other] = [last.do('done'), last.do('done', 'done')]
    expect([last.state.hand, last.asked, next.asked, other.asked]).toEqual([3, 'gang', 'crowd', 'guard'])
    expect(other.do('done').state.hand).toBe(4)
  })
})

test('a side alone that proposes more turns has them', () => {
  const rules = { prolong: { turn: 3, most: 2 } }
  const now = played(['crowd'], [unit('a', 'block', '0102')], [], {}, rules).do('done')
  const longer = now.do('prolong 2')
  expect([now.state.phase, longer.state.extra, longer.state.hand]).toEqual(['prolong', 2, 3])
})

describe('enemies', () => {
  test('each side is the enemy of both others', () => {
    const beside = [unit('a', 'block', '0102'), unit('g', 'riders', '0902'), unit('t', 'thug', '0202')]
    expect(played(THREE, beside).do('done').offers).toContain('attack a t')
  })

  test('the control of any enemy ends a move', () => {
    const near = [unit('a', 'block', '0102'), unit('g', 'riders', '1003'), unit('t', 'thug', '0402')]
    const moved = played(THREE, near).do('select a', 'move 0302')
    const moves = ({ offers }: Scene) => offers.filter((offer) => offer.startsWith('move'))
    expect(moves(moved)).toEqual([])
    expect(moves(played(['crowd', 'guard'], near.slice(0, 2)).do('select a', 'move 0302'))).not.toEqual([])
  })

  test('units of two sides defend together, and each owner leads its own back', () => {
    const around = [unit('a', 'block', '0502'), unit('g', 'riders', '0402'), unit('t', 'thug', '0602')]
    const beaten = played(THREE, around, [6]).do('done', 'attack a t')
    expect([beaten.state.phase, beaten.asked]).toEqual(['retreat', 'gang'])
    expect(beaten.do('retreat 0702').asked).toBe('guard')
  })
})

describe('victory', () => {
  const endOf = (who: { winner: string } | { winners: string[] }) => {
    const { def, state } = played(THREE, [unit('a', 'block', '0102')], [], {
      triggers: [{ id: 'x', at: 'phase-ended', turn: 'crowd', do: [{ type: 'end', ...who }] }],
    }).do('done')
    return outcome(def, state)
  }

  test.each(['crowd', 'gang', 'draw'])('may be of %s', (winner) => {
    expect(endOf({ winner })).toMatchObject({ winner })
  })

  const levelOf = (level: Pick<VictoryLevel, 'winner' | 'winners'>) => {
    const all = [unit('a', 'block', '0102'), unit('g', 'riders', '0902'), unit('t', 'thug', '0502')]
    const more = { turns: 2, victory: [{ id: 'any', ...level }] }
    const { def, state } = played(THREE, all, [], more).do('done', 'done', 'done')
    return outcome(def, state)
  }

  test('by the score may be of one, of allies, and of nobody', () => {
    expect(levelOf({ winner: 'guard' })).toMatchObject({ winner: 'guard', level: 'any' })
    expect(levelOf({ winners: ['gang'] })).toMatchObject({ winner: 'gang' })
    expect(levelOf({ winners: ['crowd', 'gang'] })).toMatchObject({
      winner: 'draw',
      winners: ['crowd', 'gang'],
    })
    expect(levelOf({ winner: 'nobody' })).toMatchObject({ winner: 'draw', winners: [] })
    expect(levelOf({ winner: 'draw' })?.winners).toBeUndefined()
  })

  test('may be of a side without a player', () => {
    const { def, state } = played(['crowd', 'guard'], [unit('a', 'block', '0102')], [], {
      sides: [{ id: 'gang' }],
      triggers: [{ id: 'x', at: 'phase-ended', turn: 'crowd', do: [{ type: 'end', winner: 'gang' }] }],
    }).do('done')
    expect(outcome(def, state)).toMatchObject({ winner: 'gang' })
  })

  test('may be of two sides together, and of nobody', () => {
    expect(endOf({ winners: ['guard', 'gang'] })?.winners).toEqual(['guard', 'gang'])
    expect(endOf({ winner: 'nobody' })).toMatchObject({ winner: 'draw', winners: [] })
  })
})

const SIDES = Array.from({ length: 8 }, (_, side) => `side-${side}`)
const FIELD: Partial<MapFile> = {
  grid: { kind: 'hex', orientation: 'pointy', offset: 'odd', columns: 12, rows: 8 },
  legend: { '.': { terrain: 'street' }, '"': { terrain: 'garden' }, o: { terrain: 'objective' } },
  rows: [
    '............',
    '..".........',
    '....".......',
    '......oo....',
    '.........".."',
    '............',
    '..."........',
    '............',
  ],
  edges: [],
  places: [],
  sites: [{ role: 'objective', id: 'hall', kind: 'hall', value: 5, cells: ['0704', '0804'] }],
}

/** A field on which each side has three throwing units and a goal in the middle. */
function field(count: number, more: Partial<ScenarioFile> = {}): CorteoDef {
  const order = SIDES.slice(0, count)
  /** Four sides begin in the north, four in the south. */
  const start = (side: number) => [`0${2 * (side % 4) + 1}0${side < 4 ? 1 : 8}`]
  const pack = townPack({
    map: FIELD,
    units: (units) => {
      units.components = []
      units.sides = SIDES.map((id) => ({ id, look: { colour: '#777777', ink: '#ffffff', shape: 'round' } }))
      units.units = SIDES.map((side) => ({
        id: `men-of-${side}`,
        side,
        speed: 4,
        power: 4,
        launch: { range: 2 },
        look: { symbol: 's' },
      }))
    },
    scenario: {
      turns: 4,
      order,
      rosters: order.map((side) => ({ side, unit: `men-of-${side}`, count: 3 })),
      setup: order.map((side, index) => ({
        side,
        groups: [
          {
            id: side,
            units: 'all' as const,
            count: 3,
            zone: { type: 'near' as const, distance: 1, of: { type: 'cells' as const, cells: start(index) } },
            perCell: 1,
          },
        ],
      })),
      reinforcements: [],
      rules: {
        stacking: 2,
        launch: { table: 'launch', cost: 1, perPhase: 1, noArrests: true },
        clash: { table: 'clash', advance: true },
        arrests: { sides: order.slice(0, 2) },
        objectives: { side: SIDES[0], covered: false },
        barricades: { side: SIDES[0], pieces: 2, cost: 1, removable: true },
        run: { side: SIDES[0], pieces: 1, factor: 2, notInTurns: [] },
      },
      scoring: [{ id: 'objectives', type: 'objectives', times: 1 }],
      victory: [
        { id: 'won', from: 5, winner: SIDES[0] },
        { id: 'lost', to: 4, winner: order.at(-1)! },
      ],
      ...more,
    },
  })
  const weights = {
    objective: 100,
    storm: 10,
    hunt: 8,
    approach: 4,
    retreat: 8,
    panic: 12,
    danger: 1,
    launch: 60,
  }
  const made = compile({ ...pack, bots: { bots: order.map((side) => ({ side, weights })) } }, 'evening')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return own(made.value)
}

describe.each([1, 2, 3, 8])('%i sides', (count) => {
  test('random games keep the rules, end, and replay', () => {
    const def = field(count)
    expect(def.seats).toHaveLength(count)
    for (let seed = 1; seed <= 3; seed++) expect(provesItself(def, seed)).toBeUndefined()
  })

  test('bots play to the end, and a side wins', () => {
    const def = field(count)
    const { ending } = botGame(
      def,
      1,
      def.seats.map(() => 'greedy'),
    )
    expect([def.seats[0], def.seats.at(-1)]).toContain(ending.winner)
  })
})

describe('three sides', () => {
  test('every step can be undone', () => {
    const def = field(3)
    const bot = randomBot(1)
    let session = startSession(def, { seed: 1 })
    const past: string[] = []
    for (
      let asked = decisions(def, stateOf(session));
      asked.length > 0;
      asked = decisions(def, stateOf(session))
    ) {
      past.push(hash(stateOf(session)))
      const next = act(session, asked[0].seat, bot(asked[0]).action)
      if (!next.ok) throw new Error(next.error.message.key)
      session = next.value
    }
    expect(past.length).toBeGreaterThan(20)
    for (const before of past.toReversed()) {
      session = undo(session)
      expect(hash(stateOf(session))).toBe(before)
    }
  })

  const HIDDEN: Partial<ScenarioFile> = {
    hidden: [{ side: SIDES[1], spotted: [{ within: 0 }], appears: false }],
  }

  test('hidden units of one are unknown to both others', () => {
    const def = field(3, HIDDEN)
    const worth = (state: object) => (state as BlockState).lurking !== undefined
    const { leaks, ...counts } = leaksOf(def, { positions: 8, stride: 3, worth, worlds: 3 })
    expect(leaks.slice(0, 3)).toEqual([])
    expect(counts.positions).toBeGreaterThan(0)
    const state = allStates(def, worth).at(-1)!
    const seen = (seat: string) => (view(def, state, seat) as BlockState).lurking!.map(({ cell }) => cell)
    expect(seen(SIDES[1])).not.toContain(-1)
    for (const other of [SIDES[0], SIDES[2]]) expect(new Set(seen(other))).toEqual(new Set([-1]))
  })
})
