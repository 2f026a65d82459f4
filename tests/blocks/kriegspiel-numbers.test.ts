/** The numbers of Kriegspiel that a scenario may modify: each acts in play, at its threshold and only for the units that it names. */
import { describe, expect, test } from 'vitest'
import { inspect, outcome, setup, table } from '../../engine/game'
import { NUMBER_IDS, NUMBERS } from '../../engine/rulesets/kriegspiel/blocks/numbers'
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import { pointsOf } from '../../engine/rulesets/kriegspiel/rules/endings'
import { networkOf } from '../../engine/rulesets/kriegspiel/rules/rays'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { KriegspielPosition, KriegspielScenarioFile } from '../../schemas/generated/content'
import vocabulary from '../../schemas/kriegspiel/vocabulary.json'
import { cellsOffered, does, field, offersOf, pieceAt, refusal, standing, war } from '../kriegspiel/war'

type Modifiers = NonNullable<KriegspielScenarioFile['modifiers']>
type Game = { readonly def: KriegspielDef; readonly state: KriegspielState }
type Setting = {
  readonly units: readonly string[]
  readonly rows?: readonly string[]
  readonly given?: KriegspielPosition
  readonly change?: object
}

const ROWS = Array.from({ length: 5 }, () => '............')
const ARSENALS = { north: ['0101', '0105'], south: ['1203'] }
/** Relays that keep both sides in the war. */
const RELAYS = ['north foot-relay 0201', 'south foot-relay 1105']

function set({ units, rows = ROWS, given = {}, change = {} }: Setting, modifiers: Modifiers = []): Game {
  const def = field({ rows, arsenals: ARSENALS, change: { modifiers, ...change } })
  return { def, state: standing(def, [...units, ...RELAYS], given) }
}
const played = ({ def, state }: Game, ...actions: string[]): Game => ({
  def,
  state: does(def, state, ...actions).state,
})
const at = (...cells: string[]) => ({ type: 'cells' as const, cells })
const SOUTH = { side: 'south' }

test('the vocabulary has the numbers of the rules, with the same bounds', () => {
  const told = Object.entries(vocabulary.numbers).map(([id, { least, most }]) => ({ id, least, most }))
  expect(told).toEqual(NUMBERS)
})

test.each(NUMBER_IDS.map((id, number) => [id, number] as const))(
  '%s: a modifier of one changes the number that the port reads',
  (id, number) => {
    const owner = vocabulary.numbers[id].of.includes('piece') ? { who: SOUTH } : { seat: 'south' }
    const { least, most } = NUMBERS[number]
    const by = most > 1 ? 1 : -1
    const read = (modifiers: Modifiers) => {
      const effect = { type: 'set', counter: 'seen', to: { type: 'number', number: id, ...owner } }
      const change = {
        counters: [{ id: 'seen', start: -500, min: -999 }],
        triggers: [{ id: 't', at: 'piece-moved', do: [effect] }],
      }
      const units = ['north line-infantry 0301', 'south line-infantry 1104']
      const game = set({ units, change }, modifiers)
      return played(game, 'select north-line-infantry-1', 'move 0302').state.counters?.[0] ?? 0
    }
    const plain = read([])
    const modified = read([{ number: id, by, ...owner } as Modifiers[number]])
    expect(modified).toBe(Math.max(least, Math.min(most, plain + by)))
    expect(modified === plain).toBe(plain + by < least || plain + by > most)
  },
)

describe('moves', () => {
  const offers = (game: Game, unit: string) => {
    const { def, state } = played(game, `select ${unit}`)
    return cellsOffered(def, state, 'move')
  }
  const horse = { units: ['north light-cavalry 0303'] }

  test('a step costs more on some squares, for some units', () => {
    const go = (modifiers: Modifiers) =>
      offers(set(horse, modifiers), 'north-light-cavalry-1').includes('0503')
    expect(go([])).toBe(true)
    const mud = at('0402', '0403', '0404')
    expect(go([{ number: 'step-cost', by: 1, zone: mud }])).toBe(false)
    expect(go([{ number: 'step-cost', by: 1, zone: at('0403') }])).toBe(true)
    expect(go([{ number: 'step-cost', by: 1, zone: mud, who: SOUTH }])).toBe(true)
    expect(go([{ number: 'step-cost', by: -5, zone: mud }])).toBe(true)
  })
  test('a unit moves twice, and the second move counts', () => {
    const again = (modifiers: Modifiers) => {
      const moved = played(set(horse, modifiers), 'select north-light-cavalry-1', 'move 0403')
      const offered = offersOf(moved.def, moved.state).some(
        ({ action }) => action.unit === 'north-light-cavalry-1',
      )
      return [offered, moved.state.moves]
    }
    expect(again([])).toEqual([false, 1])
    expect(again([{ number: 'unit-moves', to: 2 }])).toEqual([true, 1])
    expect(again([{ number: 'unit-moves', to: 2, who: { units: ['foot-relay'] } }])).toEqual([false, 1])
    const twice = played(
      set(horse, [{ number: 'unit-moves', to: 2 }]),
      ...['select north-light-cavalry-1', 'move 0403', 'select north-light-cavalry-1', 'move 0503'],
    )
    expect(twice.state.moves).toBe(2)
    expect(refusal(twice.def, twice.state, 'select north-light-cavalry-1').rule).toBe('K-18')
  })
  test('attacks of a turn, with the counter of the table', () => {
    const pair = ['0303', '0403'].map((cell) => `north line-infantry ${cell}`)
    const units = [...pair, 'south foot-relay 0503', 'south light-cavalry 0504', 'south line-infantry 1104']
    const struck = (modifiers: Modifiers) => played(set({ units }, modifiers), 'attack south-foot-relay-1')
    expect(struck([]).state.turn).toBe(1)
    const twice = struck([{ number: 'attacks', to: 2, seat: 'north' }])
    expect([twice.state.turn, twice.state.phase]).toEqual([0, 'attack'])
    const shown = (game: Game) => table(game.def, game.state).counters.find(({ id }) => id === 'attacks')
    expect(shown(twice)).toMatchObject({ value: 1, of: 2 })
    const none = set({ units }, [{ number: 'attacks', to: 0 }])
    expect(refusal(none.def, none.state, 'attack south-foot-relay-1').rule).toBe('K-16')
  })
  test('the die for the first move', () => {
    const first = (by: number) => {
      const def = war(undefined, { modifiers: [{ number: 'first-die', by, seat: 'north' }] })
      const state = { ...(setup(def, { seed: 1 }) as KriegspielState), dice: [3, 4] }
      return does(def, state, 'roll').state.turn
    }
    // The higher sum begins.
    expect([first(0), first(2)]).toEqual([1, 0])
  })
})

describe('combat', () => {
  /** The sums for the unit on 0503 as the table explains them. */
  const sums = (units: readonly string[], modifiers: Modifiers = [], rows: readonly string[] = ROWS) => {
    const { def, state } = set({ units, rows }, modifiers)
    const piece = def.rules.pieces.ids[pieceAt(def, state, '0503')]
    const found = inspect(def, state, 'north', { kind: 'piece', piece })!
    const { attack, defence, result } = found.verdict!.values!
    return [attack, defence, result]
  }
  const riders = ['north light-cavalry 0403', 'north light-cavalry 0303', 'south line-infantry 0503']

  test.each<readonly [string, Modifiers, readonly [number, number, string]]>([
    ['without a modifier', [], [14, 6, 'captured']],
    ['a charge of others', [{ number: 'charge', by: -3, who: { zone: at('0303') } }], [11, 6, 'captured']],
    ['no charge out of the square', [{ number: 'charge-from', to: 0 }], [8, 6, 'captured']],
    [
      'no charge out of the second',
      [{ number: 'charge-from', to: 0, zone: at('0303') }],
      [11, 6, 'captured'],
    ],
    ['no charge against the unit', [{ number: 'charge-against', to: 0 }], [8, 6, 'captured']],
    [
      'no charge against another',
      [{ number: 'charge-against', to: 0, zone: at('0504') }],
      [14, 6, 'captured'],
    ],
    ['defence', [{ number: 'defence', by: 7, who: SOUTH }], [14, 13, 'retreat']],
    ['one more', [{ number: 'defence', by: 8, who: SOUTH }], [14, 14, 'safe']],
    ['ground', [{ number: 'ground-bonus', to: 7 }], [14, 13, 'retreat']],
    ['ground of another square', [{ number: 'ground-bonus', to: 7, zone: at('0504') }], [14, 6, 'captured']],
    ['a lead of 8 captures', [{ number: 'capture-at', to: 8 }], [14, 6, 'captured']],
    ['a lead of 9 captures', [{ number: 'capture-at', to: 9 }], [14, 6, 'retreat']],
    [
      'a lead of 9 drives off',
      [
        { number: 'capture-at', to: 99 },
        { number: 'retreat-at', to: 9 },
      ],
      [14, 6, 'safe'],
    ],
    [
      'of other units',
      [{ number: 'capture-at', to: 9, who: { units: ['foot-relay'] } }],
      [14, 6, 'captured'],
    ],
  ])('%s', (_, modifiers, expected) => {
    expect(sums(riders, modifiers)).toEqual(expected)
  })
  test('infantry that charges', () => {
    const foot = ['north line-infantry 0403', 'south line-infantry 0503']
    expect(sums(foot)).toEqual([4, 6, 'safe'])
    expect(sums(foot, [{ number: 'charge', to: 7, who: { units: ['line-infantry'] } }])).toEqual([
      7,
      6,
      'retreat',
    ])
  })
  test('a friend supports with another number than its own defence', () => {
    const friends = ['north line-infantry 0403', 'south line-infantry 0503', 'south light-cavalry 0603']
    expect(sums(friends)).toEqual([4, 11, 'safe'])
    expect(sums(friends, [{ number: 'defence', by: 1 }])).toEqual([4, 13, 'safe'])
    expect(sums(friends, [{ number: 'support', to: 0 }])).toEqual([4, 6, 'safe'])
    expect(sums(friends, [{ number: 'support', by: 2, who: { units: ['line-infantry'] } }])).toEqual([
      4,
      11,
      'safe',
    ])
  })
  test('a fort is worth more, and only to those in it', () => {
    const rows = ROWS.map((row, y) => (y === 2 ? '....F.......' : row))
    expect(sums(riders, [], rows)).toEqual([8, 10, 'safe'])
    expect(sums(riders, [{ number: 'ground-bonus', by: -3 }], rows)).toEqual([8, 7, 'retreat'])
    expect(sums(riders, [{ number: 'charge-against', to: 1 }], rows)).toEqual([14, 10, 'captured'])
  })
  test('an attack applies the result that the choice shows', () => {
    const units = [...riders, 'south line-infantry 1104']
    const game = set({ units }, [{ number: 'capture-at', to: 9 }])
    const struck = played(game, 'attack south-line-infantry-1')
    expect(struck.state.retreating).toEqual([pieceAt(game.def, game.state, '0503')])
    const choice = offersOf(game.def, game.state).find(
      ({ action }) => action.target === 'south-line-infantry-1',
    )
    expect(choice?.label.values).toMatchObject({ attack: 14, defence: 6, result: 'retreat' })
  })
})

describe('networks', () => {
  const links = (units: readonly string[], modifiers: Modifiers, side = 0) => {
    const { def, state } = set({ units }, modifiers)
    const { connected, lit } = networkOf(def.rules, state, side)
    return {
      cells: connected.map((piece) => def.grid.names[state.cell[piece]]),
      lit: lit.map((cell) => def.grid.names[cell]),
    }
  }
  const far = ['north line-infantry 0903']

  test('a unit counts as connected, or as cut off, and its neighbours do not follow', () => {
    const pair = [...far, 'north line-infantry 1004']
    const supplied = (modifiers: Modifiers) => links(pair, modifiers).cells
    expect(supplied([])).toEqual(['0201'])
    expect(supplied([{ number: 'connection', to: 1, zone: at('0903') }])).toEqual(['0903', '0201'])
    expect(supplied([{ number: 'connection', to: 0 }])).toEqual([])
    const moves = (modifiers: Modifiers) => {
      const { def, state } = set({ units: pair }, modifiers)
      return offersOf(def, state).some(({ action }) => action.unit === 'north-line-infantry-1')
    }
    expect([moves([]), moves([{ number: 'connection', to: 1, who: { units: ['line-infantry'] } }])]).toEqual([
      false,
      true,
    ])
  })
  test('a relay is silent, and infantry relays', () => {
    expect(links(far, []).lit).toContain('0402')
    expect(links(far, []).lit).toContain('0203')
    expect(links(far, [{ number: 'relays', to: 0 }]).lit).not.toContain('0203')
    expect(links(far, [{ number: 'relays', to: 0, who: SOUTH }]).lit).toContain('0203')
    const guide = ['north line-infantry 0801']
    expect(links(guide, []).lit).not.toContain('0802')
    expect(links(guide, [{ number: 'relays', to: 1, who: { units: ['line-infantry'] } }]).lit).toContain(
      '0802',
    )
  })
  test('a unit stops lines of the enemy, or lets them pass', () => {
    const between = ['south light-cavalry 0601']
    const reaches = (modifiers: Modifiers) => links(between, modifiers).lit.includes('0701')
    expect(reaches([])).toBe(false)
    expect(reaches([{ number: 'stops-lines', to: 0, who: SOUTH }])).toBe(true)
    expect(reaches([{ number: 'stops-lines', to: 0, who: { side: 'north' } }])).toBe(false)
    const relay = ['south mounted-relay 0601']
    const stopped = (modifiers: Modifiers) => !links(relay, modifiers).lit.includes('0701')
    expect([stopped([]), stopped([{ number: 'stops-lines', to: 1 }])]).toEqual([false, true])
  })
})

describe('points and defeat', () => {
  test('points of captures', () => {
    const units = ['north light-cavalry 0403', 'south foot-relay 0503', 'south line-infantry 1104']
    const points = (modifiers: Modifiers) => {
      const { def, state } = played(set({ units }, modifiers), 'attack south-foot-relay-1')
      return pointsOf(def.rules, state, 0)
    }
    // The mounted relay that does not stand is captured too.
    const usual = points([])
    expect(points([{ number: 'relay-points', by: 3, seat: 'north' }])).toBe(usual + 6)
    expect(points([{ number: 'relay-points', by: 3, seat: 'south' }])).toBe(usual)
  })
  test('a side is defeated with arsenals or units left', () => {
    const lost = (modifiers: Modifiers, go: string, units: string[]) => {
      const { def, state } = played(
        set({ units: [...units, 'south line-infantry 1104'] }, modifiers),
        ...go.split(', '),
      )
      return outcome(def, state)?.level
    }
    const fight = ['north light-cavalry 0403', 'north light-cavalry 0303', 'south line-infantry 0503']
    const strike = 'attack south-line-infantry-1'
    expect(lost([], strike, fight)).toBeUndefined()
    expect(lost([{ number: 'defeat-units', to: 1, seat: 'south' }], strike, fight)).toBe('annihilation')
    expect(lost([{ number: 'defeat-units', to: 1, seat: 'north' }], strike, fight)).toBeUndefined()
    const raid = ['south line-infantry 0204']
    const take = (modifiers: Modifiers) => {
      const game = set({ units: [...raid, 'north line-infantry 0302'], given: { turn: 'south' } }, modifiers)
      const { def, state } = game
      const linked = { number: 'connection' as const, to: 1, who: SOUTH }
      expect(cellsOffered(def, state, 'move')).toEqual([])
      const able = set({ units: [...raid, 'north line-infantry 0302'], given: { turn: 'south' } }, [
        linked,
        ...modifiers,
      ])
      return outcome(able.def, played(able, 'select south-line-infantry-1', 'move 0105').state)?.level
    }
    expect(take([])).toBeUndefined()
    expect(take([{ number: 'defeat-arsenals', to: 1, seat: 'north' }])).toBe('arsenals')
    expect(take([{ number: 'defeat-arsenals', to: 1, seat: 'south' }])).toBeUndefined()
  })
})
