/** Ground, sides and units of Kriegspiel that effects change: moves, lines, fire, bots and the table follow at once. */
import { describe, expect, test } from 'vitest'
import { outcome, table } from '../../engine/game'
import { act, startSession, stateOf, undo } from '../../engine/replay/session'
import { scorer } from '../../engine/rulesets/kriegspiel/bot/scorer'
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import { attackOn, defenceOf } from '../../engine/rulesets/kriegspiel/rules/combat'
import { loadNetworks } from '../../engine/rulesets/kriegspiel/rules/network'
import { networkOf } from '../../engine/rulesets/kriegspiel/rules/rays'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { Action } from '../../engine/types'
import type { KriegspielScenarioFile } from '../../schemas/generated/content'
import { cellsOffered, does, field, offersOf, pieceAt, refusal, standing, war } from '../kriegspiel/war'

type Trigger = NonNullable<KriegspielScenarioFile['triggers']>[number]
type Effects = Trigger['do']
type Game = { readonly def: KriegspielDef; readonly state: KriegspielState }

const ROWS = Array.from({ length: 5 }, () => '............')
const UNITS = [
  'north line-infantry 0303',
  'north light-cavalry 0403',
  'south line-infantry 0603',
  'south line-infantry 1104',
]
const RELAYS = ['north foot-relay 0201', 'south foot-relay 1105']
const at = (...cells: string[]) => ({ type: 'cells' as const, cells })

/** The turn of north begins, and with it the effects. */
function turnWith(effects: Effects, units: readonly string[] = UNITS, more: Trigger[] = []): Game {
  const triggers = [{ id: 'x', at: 'turn-began' as const, once: true, do: effects }, ...more]
  const def = field({
    ...{ rows: ROWS, arsenals: { north: ['0101', '0105'], south: ['1203'] }, walls: [] },
    change: { counters: [{ id: 'seen' }], triggers },
  })
  const state = standing(def, [...units, ...RELAYS], { turn: 'south', phase: 'attack' })
  return { def, state: does(def, state, 'done').state }
}
/** The same state in a cache that has never seen another. */
const fresh = ({ state }: Game, effects: Effects): KriegspielDef => {
  const { def } = turnWith(effects)
  loadNetworks(def.rules, JSON.parse(JSON.stringify(state)))
  return def
}
const lit = ({ def, state }: Game, side = 0) =>
  networkOf(def.rules, state, side).lit.map((cell) => def.grid.names[cell])
const moves = ({ def, state }: Game, unit: string) => {
  const { state: chosen } = does(def, state, `select ${unit}`)
  return cellsOffered(def, chosen, 'move')
}
const sums = ({ def, state }: Game, cell: string) => {
  loadNetworks(def.rules, state)
  const piece = pieceAt(def, state, cell)
  return [
    attackOn(def.rules, 1 - def.rules.pieces.side[piece], state.cell[piece]),
    defenceOf(def.rules, piece),
  ]
}

describe('ground', () => {
  const rock: Effects[number] = { type: 'terrain', zone: at('0404', '0503'), to: 'mountain-range' }
  const fort: Effects[number] = { type: 'terrain', zone: at('0603'), to: 'stone-fort' }

  test('closes squares to units, with the reason', () => {
    const cavalry = 'north-light-cavalry-1'
    expect(moves(turnWith([]), cavalry)).toEqual(expect.arrayContaining(['0404', '0503']))
    const game = turnWith([rock])
    expect(moves(game, cavalry)).not.toContain('0503')
    const chosen = does(game.def, game.state, `select ${cavalry}`).state
    expect(refusal(game.def, chosen, 'move 0503').rule).toBe('K-24')
  })

  test('stops fire and lines, and opens them again', () => {
    const all: Effects = [rock, { type: 'terrain', zone: at('0404', '0503'), to: 'north-plain' }]
    expect([sums(turnWith([]), '0603')[0], sums(turnWith([rock]), '0603')[0]]).toEqual([4, 0])
    expect(sums(turnWith(all), '0603')[0]).toBe(4)
    const line: Effects = [{ type: 'terrain', zone: at('0501'), to: 'mountain-range' }]
    expect([lit(turnWith([])).includes('0601'), lit(turnWith(line)).includes('0601')]).toEqual([true, false])
    expect(turnWith(all).state.laid).toBeUndefined()
    expect(lit(turnWith(all))).toEqual(lit(turnWith([])))
  })

  test('a fort that is built helps the defence, and nobody charges at it', () => {
    const beside = ['north light-cavalry 0503', 'south line-infantry 0603', 'south line-infantry 1104']
    expect(sums(turnWith([], beside), '0603')).toEqual([0, 6])
    const near = ['north line-infantry 0403', ...beside]
    expect(sums(turnWith([], [...near, 'north line-infantry 0303']), '0603')[1]).toBe(6)
    expect(sums(turnWith([fort], [...near, 'north line-infantry 0303']), '0603')[1]).toBe(10)
    const [charge] = sums(turnWith([], [...near, 'north line-infantry 0303']), '0603')
    const [none] = sums(turnWith([fort], [...near, 'north line-infantry 0303']), '0603')
    expect(charge - none).toBe(3)
  })

  test('is on the table and in a restored state, and the map of the game is as it was', () => {
    const game = turnWith([rock])
    const cell = game.def.grid.indexOf('0503')
    expect(table(game.def, game.state).board?.terrain[cell]).toBe('mountain-range')
    expect(game.def.map.terrain[cell]).toBe('north-plain')
    expect(table(turnWith([]).def, turnWith([]).state).board).toBeUndefined()
    const restored = {
      def: fresh(game, [rock]),
      state: JSON.parse(JSON.stringify(game.state)) as KriegspielState,
    }
    expect(sums(restored, '0603')).toEqual(sums(game, '0603'))
    expect(lit(restored)).toEqual(lit(game))
  })

  test('the same rules serve states with and without it in turn', () => {
    const game = turnWith([rock])
    const plain = { def: game.def, state: { ...game.state, laid: undefined } as unknown as KriegspielState }
    for (let round = 0; round < 2; round++)
      expect([sums(game, '0603')[0], sums(plain, '0603')[0]]).toEqual([0, 4])
  })

  test('a bot walks round it', () => {
    const wall: Effects = [{ type: 'terrain', zone: at('0502', '0503', '0504'), to: 'mountain-range' }]
    const best = (game: Game) => {
      const chosen = does(game.def, game.state, 'select north-light-cavalry-1').state
      const choices = offersOf(game.def, chosen)
      const decision = { seat: 'north', phase: 'moves', choices } as never
      const scores = scorer(game.def, 'north').score(decision, chosen as never)
      return choices[scores.indexOf(Math.max(...scores))].action.cell
    }
    expect(moves(turnWith(wall), 'north-light-cavalry-1')).toContain(best(turnWith(wall)))
  })

  test('a unit is cut off by it, and connected again', () => {
    const told = (moment: 'cut-off' | 'connected-again', effects: Effects) => {
      const count: Trigger = { id: 'y', at: moment, do: [{ type: 'count', counter: 'seen', by: 1 }] }
      const units = ['north line-infantry 0801', 'south line-infantry 1104']
      return turnWith(effects, units, [count]).state.counters?.[0]
    }
    const cut: Effects[number] = { type: 'terrain', zone: at('0501'), to: 'mountain-range' }
    const again: Effects[number] = { ...cut, to: 'north-plain' } as Effects[number]
    expect([told('cut-off', []), told('cut-off', [cut])]).toEqual([0, 1])
    expect([told('connected-again', [cut]), told('connected-again', [cut, again])]).toEqual([0, 1])
  })
})

describe('sides of squares', () => {
  const wall: Effects[number] = { type: 'edge', zone: at('0403'), toward: at('0503'), to: 'test-wall' }

  test('stop steps, lines and fire, and are removed again', () => {
    const open: Effects[number] = { type: 'edge', zone: at('0403'), edges: ['test-wall'] }
    const goes = (effects: Effects) => moves(turnWith(effects), 'north-light-cavalry-1').includes('0503')
    const fires = (effects: Effects) => sums(turnWith(effects), '0603')[0]
    const all: Effects[] = [[], [wall], [wall, open]]
    expect(all.map(fires)).toEqual([4, 0, 4])
    expect(all.map(goes)).toEqual([true, true, true])
    const shut: Effects = [{ type: 'edge', zone: at('0403'), to: 'test-wall' }]
    expect(
      offersOf(turnWith(shut).def, turnWith(shut).state).some(
        ({ action }) => action.unit === 'north-light-cavalry-1',
      ),
    ).toBe(false)
    const gap: Effects = [{ type: 'edge', zone: at('0501'), to: 'test-wall' }]
    expect(lit(turnWith(gap))).not.toContain('0601')
  })
})

describe('units', () => {
  const who = { units: ['line-infantry'], side: 'north' }

  test('become another type, with its numbers, its choices and its picture', () => {
    const guns: Effects = [{ type: 'change', who, unit: 'foot-artillery' }]
    const target = [
      'north line-infantry 0303',
      'north line-infantry 0403',
      'south line-infantry 0603',
      'south line-infantry 1104',
    ]
    const game = turnWith(guns, target)
    // Range 3 and attack 5 instead of 2 and 4.
    expect([sums(turnWith([], target), '0603')[0], sums(game, '0603')[0]]).toEqual([4, 10])
    const shown = table(game.def, game.state).pieces.find(({ id }) => id === 'north-line-infantry-1')
    expect(shown).toMatchObject({ type: 'foot-artillery', side: 'north', numbers: [5, 8, 1] })
    const select = offersOf(game.def, game.state).find(
      ({ action }) => action.unit === 'north-line-infantry-1',
    )
    expect(select?.label.values?.unit).toEqual({ text: 'units.foot-artillery' })
  })

  test('for some turns only', () => {
    const game = turnWith([{ type: 'change', who, unit: 'foot-artillery', turns: 2 }])
    const typeOf = (state: KriegspielState) =>
      table(game.def, state).pieces.find(({ id }) => id === 'north-line-infantry-1')?.type
    const one = does(game.def, game.state, 'done').state
    const two = does(game.def, one, 'done').state
    expect([game.state, one, two].map(typeOf)).toEqual(['foot-artillery', 'foot-artillery', 'line-infantry'])
    expect(typeOf(one)).toBe('foot-artillery')
  })

  test('become relays that send out lines', () => {
    const relay: Effects = [{ type: 'change', who: { zone: at('0801') }, unit: 'foot-relay' }]
    const units = ['north line-infantry 0801', 'south line-infantry 1104']
    expect([lit(turnWith([], units)).includes('0802'), lit(turnWith(relay, units)).includes('0802')]).toEqual(
      [false, true],
    )
  })

  test('change sides: the other side moves them, and they stop its lines no more', () => {
    const units = ['south line-infantry 0501', 'south line-infantry 1104', 'north line-infantry 0303']
    const turn: Effects = [{ type: 'change', who: { zone: at('0501') }, side: 'north' }]
    const [before, after] = [turnWith([], units), turnWith(turn, units)]
    expect([lit(before).includes('0601'), lit(after).includes('0601')]).toEqual([false, true])
    const offered = ({ def, state }: Game) =>
      offersOf(def, state).some(
        ({ action }) => action.type === 'select' && action.unit === 'south-line-infantry-1',
      )
    expect([offered(before), offered(after)]).toEqual([false, true])
    expect(networkOf(after.def.rules, after.state, 0).connected).toContain(
      pieceAt(after.def, after.state, '0501'),
    )
  })

  test('a side whose last combat units change over is beaten', () => {
    const all: Effects = [{ type: 'change', who: { side: 'south', units: ['line-infantry'] }, side: 'north' }]
    const some: Effects = [{ type: 'change', who: { side: 'south', zone: at('0603') }, side: 'north' }]
    expect(outcome(turnWith(some).def, turnWith(some).state)).toBeUndefined()
    expect(outcome(turnWith(all).def, turnWith(all).state)).toMatchObject({
      winner: 'north',
      level: 'annihilation',
    })
  })
})

test('undo gives ground and units back', () => {
  const effects: Effects = [
    {
      type: 'terrain',
      zone: { type: 'near', distance: 1, of: { type: 'of', who: { it: true } } },
      to: 'stone-fort',
    },
    { type: 'change', who: { it: true }, unit: 'foot-artillery' },
  ]
  const def = war(undefined, {
    first: { by: 'side', side: 'north' },
    triggers: [{ id: 'x', at: 'piece-moved', do: effects }],
  })
  let session = startSession(def, { seed: 3 })
  const before = JSON.stringify(stateOf(session))
  const shown = table(def, stateOf(session))
  const go = (action: Action) => {
    const next = act(session, 'north', action)
    if (!next.ok) throw new Error(next.error.message.key)
    session = next.value
  }
  const first = (type: string) =>
    offersOf(def, stateOf(session) as KriegspielState).find(({ action }) => action.type === type)!.action
  go(first('select'))
  go(first('move'))
  expect((stateOf(session) as KriegspielState).laid).toBeDefined()
  expect((stateOf(session) as KriegspielState).recast).toBeDefined()
  session = undo(undo(session))
  expect(JSON.stringify(stateOf(session))).toBe(before)
  expect(table(def, stateOf(session))).toEqual(shown)
})
