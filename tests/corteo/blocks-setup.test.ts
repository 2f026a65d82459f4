/**
 * Agreements before and after set-up: options, forces, custody, further turns, units that may wait, and several players per side.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcome, table } from '../../engine/game'
import { type CorteoState, CUSTODY } from '../../engine/rulesets/corteo/state'
import { seatText } from '../../engine/seat-text'
import type { Action } from '../../engine/types'
import type { ScenarioFile } from '../../schemas/generated/content'
import { type Drive, drive, ending } from './drive'
import { type Changes, town } from './fixture'
import { broken } from './invariants'
import { provesItself } from './random-games'

const begin = (scenario: Partial<ScenarioFile>, rules: Changes['rules'] = {}, seed = 1): Drive =>
  drive(town({ scenario, rules }), seed)
const offered = (now: Drive) => [...new Set(now.choices.map(({ action }) => action.type))]
const told = (now: Drive) => now.events.map(({ type }) => type)

describe('options', () => {
  const options: ScenarioFile['options'] = [
    { id: 'gate', seat: 'crowd', choices: [{ id: 'north' }, { id: 'south' }] },
    {
      id: 'plan',
      seat: 'guard',
      choices: [{ id: 'calm' }, { id: 'stern' }],
      start: 'calm',
      changes: [{ from: 'calm', to: 'stern' }],
    },
    { id: 'single', seat: 'guard', choices: [{ id: 'this' }] },
    { id: 'none', seat: 'guard', places: { terrain: ['street'], least: 500 } },
  ]

  test('its player is asked before the set-up; what stands from the start or leaves no choice is not asked', () => {
    const start = begin({ options })
    expect([start.asked, start.state.phase]).toEqual(['crowd', 'option'])
    expect(start.offers('choose')).toEqual([
      { type: 'choose', option: 'gate', choice: 'north' },
      { type: 'choose', option: 'gate', choice: 'south' },
    ])
    const chosen = start.do(start.offers('choose')[1])
    expect(chosen.events.map(({ type, option, choice }) => [type, option, choice])).toEqual([
      ['chosen', 'gate', 'south'],
      ['chosen', 'single', 'this'],
    ])
    expect([chosen.state.phase, chosen.state.chosen]).toEqual(['set-up', [1, 0, 0, -1]])
  })

  test('wrong choices are refused by name', () => {
    const start = begin({ options })
    const refused = (option: string, choice: string) => start.refusal({ type: 'choose', option, choice })
    expect(refused('gate', 'west')).toMatchObject({
      rule: 'C-173',
      message: { key: 'corteo.refuse.option-choice' },
      source: { file: 'scenarios/evening.yaml', path: ['options', 0] },
    })
    expect(refused('plan', 'stern').message.key).toBe('corteo.refuse.option-other')
    expect(start.refusal({ type: 'change', option: 'plan', choice: 'stern' }).rule).toBe('C-184')
  })

  test('a change to what is no choice, which the checks tell, is not offered', () => {
    const plan = {
      ...options[1],
      changes: [
        { from: 'calm', to: 'west' },
        { from: 'calm', to: 'stern' },
      ],
    }
    const start = begin({ options: [plan] }).until(
      ({ asked, state }) => asked === 'guard' && state.hand === 1,
    )
    expect(start.offers('change').map(({ choice }) => choice)).toEqual(['stern'])
  })

  test('one that stands is changed in a turn of its player, before anything of his moves', () => {
    const start = begin({ options: [options[1]] }).until(
      ({ asked, state }) => asked === 'guard' && state.hand === 1,
    )
    const change = { type: 'change', option: 'plan', choice: 'stern' }
    expect(start.offers('change')).toEqual([change])
    const [select] = start.offers('select')
    expect(start.do(select).refusal(change).message.key).toBe('corteo.refuse.change-late')
    const changed = start.do(change)
    expect(changed.events).toMatchObject([{ type: 'changed', option: 'plan', choice: 'stern' }])
    expect([changed.state.chosen, changed.offers('change')]).toEqual([[1], []])
    expect(changed.refusal(change).message.key).toBe('corteo.refuse.change-again')
    const later = changed
      .do({ type: 'done' })
      .until(({ asked, state }) => asked === 'guard' && state.hand === 2 && state.phase === 'movement')
    expect(later.refusal(change).message.key).toBe('corteo.refuse.change-way')
  })

  test('cells of a set-up zone are those of the choice', () => {
    const zone = (cell: string) => ({ type: 'cells' as const, cells: [cell] })
    const gate = [
      { id: 'north', zone: zone('0101') },
      { id: 'south', zone: zone('0202') },
    ]
    const setup: ScenarioFile['setup'] = [
      {
        side: 'crowd',
        groups: [{ id: 'all', units: 'all', count: 1, zone: { type: 'chosen', option: 'gate' }, perCell: 1 }],
      },
    ]
    const start = begin({ options: [{ id: 'gate', seat: 'crowd', choices: gate }], setup })
    const placed = start.do({ type: 'choose', option: 'gate', choice: 'south' })
    expect(placed.do(placed.choices[0].action).offers('place')).toEqual([{ type: 'place', cell: '0202' }])
  })
})

describe('a force', () => {
  const muster: ScenarioFile['muster'] = [
    {
      side: 'crowd',
      units: 16,
      points: 51,
      pool: [
        { unit: 'block', component: 'bakers', count: 2 },
        { unit: 'family', component: 'weavers', count: 3 },
      ],
    },
  ]

  test('the roster alone is the usual force, before anything is left out', () => {
    const start = begin({ muster: [{ ...muster[0], points: 53 }] })
    expect(start.state.phase).toBe('muster')
    expect(start.choices[0].action).toEqual({ type: 'usual' })
    const done = start.do({ type: 'usual' })
    expect(done.events).toMatchObject([{ type: 'mustered', units: 16, points: 53, seat: 'crowd' }])
    expect(done.state.phase).toBe('set-up')
    const begun = start.do(start.offers('dismiss')[0])
    expect(begun.offers('usual')).toEqual([])
    expect(begun.refusal({ type: 'usual' }).message.key).toBe('corteo.refuse.muster-begun')
  })

  test('those who arrive late are neither counted nor left out', () => {
    const arrivals: ScenarioFile['rules']['arrivals'] = [
      {
        turn: 2,
        side: 'crowd',
        units: [{ unit: 'slingers', component: 'weavers', count: 2 }],
        zone: { type: 'terrain', terrain: ['street'] },
        faces: [1, 2],
      },
    ]
    const start = begin({ muster: [{ ...muster[0], points: 53 }] }, { arrivals })
    expect([start.state.phase, start.choices[0].action]).toEqual(['muster', { type: 'usual' }])
    expect(start.offers('dismiss').map(({ unit }) => unit)).not.toContain('weavers-slingers-2')
    expect(start.do({ type: 'usual' }).events).toMatchObject([{ type: 'mustered', units: 16, points: 53 }])
  })

  test('units alike are named once, by the last of them; what would miss the sum is refused', () => {
    const start = begin({ muster: [{ ...muster[0], units: 20, points: 63 }] })
    expect(start.offers('dismiss').map(({ unit }) => unit)).not.toContain('bakers-block-1')
    expect(start.refusal({ type: 'dismiss', unit: 'bakers-block-1' }).message.key).toBe(
      'corteo.refuse.muster-alike',
    )
    expect(start.refusal({ type: 'dismiss', unit: 'wagons-1' }).message.key).toBe(
      'corteo.refuse.muster-other',
    )
    const [one] = start.offers('dismiss')
    expect(start.refusal({ type: 'usual' }).message.key).toBe('corteo.refuse.muster-unusual')
    expect(one).toEqual({ type: 'dismiss', unit: 'weavers-family-6' })
    expect(start.offers('dismiss')).toHaveLength(1)
    expect(start.refusal({ type: 'dismiss', unit: 'bakers-slingers-3' })).toMatchObject({
      rule: 'C-149',
      message: { key: 'corteo.refuse.muster-sum' },
      source: { path: ['muster', 0, 'points'] },
    })
    const done = start.do(one)
    expect(done.state.phase).toBe('set-up')
  })

  test('random pools: always exactly the sums, never a dead end', () => {
    const line = (unit: string, component: string) =>
      fc.integer({ min: 0, max: 4 }).map((count) => ({ unit, component, count }))
    const pools = fc
      .tuple(
        line('slingers', 'bakers'),
        line('runners', 'weavers'),
        line('block', 'bakers'),
        line('row', 'weavers'),
        line('family', 'weavers'),
      )
      .map((lines) => lines.filter(({ count }) => count > 0))
      .filter((lines) => lines.length > 0)
    const power: Record<string, number> = { slingers: 6, runners: 4, block: 4, row: 2, family: 1 }
    fc.assert(
      fc.property(
        pools,
        fc.array(fc.nat(1000), { minLength: 40, maxLength: 40 }),
        fc.nat(14),
        (pool, dice, left) => {
          // A possible force. The dice pick this many units of roster and pool together.
          const all = [
            ...[6, 6, 6, 4, 4, 4, 4, 4, 4, 2, 2, 2, 2, 1, 1, 1],
            ...pool.flatMap(({ unit, count }) => Array(count).fill(power[unit])),
          ]
          const force = all
            .map((value, index) => [dice[index % 40] * 100 + index, value])
            .sort(([a], [b]) => a - b)
            .slice(left)
          const [units, points] = [force.length, force.reduce((sum, [, value]) => sum + value, 0)]
          let now = begin({ muster: [{ side: 'crowd', units, points, pool }] })
          for (let step = 0; now.state.phase === 'muster'; step++) {
            expect(now.choices.length).toBeGreaterThan(0)
            const choices = now.choices.filter(({ action }) => action.type === 'dismiss')
            now = now.do(choices[dice[step % 40] % choices.length].action)
          }
          const { pieces } = now.def.rules
          const kept = now.state.cell.flatMap((cell, piece) =>
            cell === -1 && pieces.side[piece] === 0 ? [pieces.power[piece]] : [],
          )
          expect([kept.length, kept.reduce((sum, value) => sum + value, 0)]).toEqual([units, points])
        },
      ),
      { numRuns: 150 },
    )
  })

  test('a force that cannot be made leaves the roster as it is', () => {
    const start = begin({ muster: [{ ...muster[0], points: 999 }] })
    expect(start.state.phase).toBe('set-up')
    expect(start.state.cell.filter((cell) => cell === -1)).toHaveLength(16 + 24)
  })

  test('trays show what there is to choose from and what is left out', () => {
    const start = begin({ muster })
    const sizes = (now: Drive) =>
      Object.fromEntries(
        table(now.def, now.state).trays.map(({ id, side, pieces }) => [`${id}-${side}`, pieces.length]),
      )
    expect(sizes(start)).toMatchObject({ 'pool-crowd': 5, 'reserve-crowd': 16 })
    const next = start.do(start.offers('dismiss')[0])
    expect(sizes(next)['dismissed-crowd']).toBe(1)
    const done = next.until(({ state }) => state.phase === 'set-up')
    expect(Object.keys(sizes(done))).toEqual(['reserve-crowd', 'reserve-guard'])
    expect(broken(done.def, done.state)).toBeUndefined()
  })
})

describe('custody', () => {
  const cells = (...names: string[]) => ({ type: 'cells' as const, cells: names })
  const custody: ScenarioFile['rules']['custody'] = {
    side: 'crowd',
    seat: 'guard',
    units: 3,
    zone: cells('1506', '2010'),
    transfer: cells('0803'),
  }

  const heldIn = (now: Drive) =>
    now.state.lies.filter((cell) => cell >= 0).map((cell) => now.def.grid.names[cell])

  test('the other player picks them; they lie together where they are held', () => {
    const start = begin({}, { custody })
    expect([start.asked, start.state.phase, offered(start)]).toEqual(['guard', 'custody', ['hold']])
    expect(start.offers('hold')).toHaveLength(16)
    expect(start.refusal({ type: 'hold', unit: 'wagons-1' }).message.key).toBe('corteo.refuse.custody-other')
    const held = start.do(
      { type: 'hold', unit: 'bakers-block-1' },
      { type: 'hold', unit: 'weavers-row-1' },
      { type: 'hold', unit: 'weavers-row-2' },
    )
    expect([held.state.phase, held.state.cell.filter((cell) => cell === CUSTODY).length]).toEqual([
      'set-up',
      3,
    ])
    expect(heldIn(held)).toEqual(['1506', '2010', '1506'])
    expect(held.refusal({ type: 'hold', unit: 'bakers-block-2' }).rule).toBe('C-181')
  })

  test('they are flown away once, in the movement of that player', () => {
    const start = begin({}, { custody })
    const crowd = start.until(({ state }) => state.phase === 'movement')
    expect(crowd.refusal({ type: 'transfer' }).message.key).toBe('corteo.refuse.transfer-later')
    const guard = crowd.until(({ asked, state }) => asked === 'guard' && state.phase === 'movement')
    const [select] = guard.offers('select')
    expect(guard.do(select).refusal({ type: 'transfer' }).message.key).toBe('corteo.refuse.transfer-busy')
    const flown = guard.do({ type: 'transfer' })
    expect([told(flown), heldIn(flown)]).toEqual([['flown'], ['0803', '0803', '0803']])
    expect(flown.refusal({ type: 'transfer' }).message.key).toBe('corteo.refuse.transfer-again')
  })
})

describe('more hands by agreement', () => {
  const rules: Changes['rules'] = { prolong: { turn: 2, most: 3 } }
  const nobody: Action[][] = [
    [{ type: 'prolong', hands: 0 }],
    [{ type: 'prolong', hands: 3 }, { type: 'decline' }],
  ]
  const atHandTwo = () => begin({ turns: 2 }, rules).until(({ state }) => state.phase === 'prolong')

  test('one proposes, the other agrees', () => {
    const start = atHandTwo()
    expect([start.asked, start.state.hand]).toEqual(['crowd', 1])
    expect(start.choices.map(({ action }) => action.hands)).toEqual([0, 1, 2, 3])
    expect(start.refusal({ type: 'prolong', hands: 4 }).message.key).toBe('corteo.refuse.prolong-most')
    const proposed = start.do({ type: 'prolong', hands: 2 })
    expect([proposed.asked, offered(proposed)]).toEqual(['guard', ['agree', 'decline']])
    const agreed = proposed.do({ type: 'agree' })
    expect(told(agreed)).toEqual(expect.arrayContaining(['agreed', 'prolonged', 'turn']))
    expect(agreed.refusal({ type: 'prolong', hands: 1 }).message.key).toBe('corteo.refuse.prolong-hand')
    const over = agreed.until(({ asked }) => asked === undefined)
    expect(over.state.hand).toBe(4)
  })

  test.each(nobody.map((actions) => [actions]))('or not: %j', (actions) => {
    const over = atHandTwo()
      .do(...actions)
      .until(({ asked }) => asked === undefined)
    expect(over.state.hand).toBe(2)
  })
})

describe('reinforcements that may wait', () => {
  const zone = { type: 'cells' as const, cells: ['0101', '0102', '0103'] }
  const may = { turn: 2, side: 'crowd', zone, units: [{ unit: 'family', count: 3 }], optional: true }
  const setup: ScenarioFile['setup'] = [
    {
      side: 'crowd',
      groups: [{ id: 'b', units: ['block'], count: 3, zone: { type: 'place', place: 'green' }, perCell: 1 }],
    },
  ]
  const entering = (now: Drive) => now.state.phase === 'reinforcements'

  test('enough ends the asking for this turn only', () => {
    const start = begin({ setup, reinforcements: [may] }).until(entering)
    expect([start.asked, start.state.hand, offered(start)]).toEqual(['crowd', 2, ['select', 'enough']])
    const later = start.do({ type: 'enough' })
    expect(later.state.phase).toBe('movement')
    const again = later.until(entering)
    expect([again.state.hand, again.offers('select').length]).toEqual([3, 3])
    const placed = again.do(again.choices[0].action)
    const put = placed.do(placed.offers('place')[0])
    expect([put.state.due.reduce((a, b) => a + b), put.offers('enough').length]).toEqual([2, 1])
  })

  test('who must enter cannot wait behind those who may', () => {
    const must = { turn: 2, side: 'crowd', zone, units: [{ unit: 'row', count: 1 }] }
    const start = begin({ setup, reinforcements: [may, must] }).until(entering)
    expect(start.refusal({ type: 'enough' }).rule).toBe('C-027')
    const row = start.do({ type: 'select', unit: 'weavers-row-1' })
    expect(row.do(row.offers('place')[0]).offers('enough')).toHaveLength(1)
  })

  test('with a condition they come once, from its first hand on', () => {
    const when = { type: 'measure' as const, of: { type: 'counter' as const, counter: 'bells' }, least: 2 }
    const scenario: Partial<ScenarioFile> = {
      setup,
      counters: [{ id: 'bells' }],
      triggers: [{ id: 'bell', at: 'turn-ended', do: [{ type: 'count', counter: 'bells', by: 1 }] }],
      reinforcements: [{ ...may, optional: undefined, turn: 1, when }],
    }
    const start = begin(scenario).until(entering)
    expect([start.state.hand, start.state.due.reduce((a, b) => a + b)]).toEqual([3, 3])
    const later = start.until(({ state }) => state.hand === 5, ending)
    expect([later.state.due.reduce((a, b) => a + b), later.state.came]).toEqual([0, [0]])
  })
})

describe('two players of one side', () => {
  const seats: ScenarioFile['seats'] = [
    { id: 'bakery', side: 'crowd' },
    { id: 'loom', side: 'crowd' },
  ]
  const rosters: ScenarioFile['rosters'] = [
    { side: 'crowd', seat: 'bakery', unit: 'block', component: 'bakers', count: 3 },
    { side: 'crowd', seat: 'loom', unit: 'row', component: 'weavers', count: 3 },
    { side: 'guard', unit: 'riders', count: 2 },
  ]
  const green = { type: 'place' as const, place: 'green' }
  const setup: ScenarioFile['setup'] = [
    { side: 'crowd', seat: 'bakery', groups: [{ id: 'b', units: 'all', count: 3, zone: green, perCell: 1 }] },
    { side: 'crowd', seat: 'loom', groups: [{ id: 'l', units: 'all', count: 3, zone: green, perCell: 1 }] },
    {
      side: 'guard',
      groups: [
        { id: 'g', units: 'all', count: 2, zone: { type: 'cells', cells: ['2003', '2004'] }, perCell: 1 },
      ],
    },
  ]
  const scoring: ScenarioFile['scoring'] = [
    { id: 'shared', type: 'counter', counter: 'all', times: 1 },
    { id: 'b-own', type: 'counter', counter: 'b', times: 1, seat: 'bakery' },
    { id: 'l-own', type: 'counter', counter: 'l', times: 1, seat: 'loom' },
  ]
  const game = (b: number, l: number, all = 20) =>
    begin({
      turns: 1,
      seats,
      rosters,
      setup,
      reinforcements: [],
      scoring,
      counters: [
        { id: 'all', start: all },
        { id: 'b', start: b },
        { id: 'l', start: l, hidden: true },
      ],
    })

  test('each places and moves its own pieces, one after the other', () => {
    const start = game(0, 0)
    expect(start.def.seats).toEqual(['bakery', 'loom', 'guard'])
    expect(start.def.sideOf).toEqual({ bakery: 'crowd', loom: 'crowd', guard: 'guard' })
    expect([start.asked, start.choices.map(({ action }) => action.unit)]).toEqual([
      'bakery',
      ['bakers-block-1', 'bakers-block-2', 'bakers-block-3'],
    ])
    const first = start.until(({ state }) => state.phase === 'movement')
    expect([first.asked, first.offers('select').length]).toEqual(['bakery', 3])
    expect(first.refusal({ type: 'select', unit: 'weavers-row-1' }).message.key).toBe(
      'corteo.refuse.other-player',
    )
    expect(first.refusal({ type: 'done' }, 'loom')).toMatchObject({
      rule: 'K-SEAT',
      message: { values: { seat: { text: 'seats.bakery' } } },
    })
    const second = first.do({ type: 'done' })
    expect([second.asked, second.state.turn, second.offers('select').length]).toEqual(['loom', 0, 3])
    const third = second.do({ type: 'done' }).until(({ state }) => state.turn === 1)
    expect(third.asked).toBe('guard')
  })

  test('a side that wins is won by its player with most points of his own', () => {
    const end = (b: number, l: number, all = 20) => {
      const over = game(b, l, all).until(({ asked }) => asked === undefined)
      return outcome(over.def, over.state)
    }
    expect(end(3, 5)).toMatchObject({
      winner: 'loom',
      score: 28,
      scores: [
        { seat: 'bakery', points: 3 },
        { seat: 'loom', points: 5 },
      ],
    })
    expect(end(6, 5)?.winner).toBe('bakery')
    expect(end(4, 4)?.winner).toBe('draw')
    expect(end(2, 1, 0)).toMatchObject({ winner: 'guard', score: 3 })
  })

  test('without points of their own the players of a side win together, by its name', () => {
    const lines = scoring.filter(({ seat }) => seat === undefined)
    const end = (all: number) => {
      const over = begin({
        ...{ turns: 1, seats, rosters, setup, reinforcements: [], scoring: lines },
        counters: [{ id: 'all', start: all }],
      }).until(({ asked }) => asked === undefined)
      return { result: outcome(over.def, over.state), def: over.def, shown: table(over.def, over.state) }
    }
    const { result, def, shown } = end(20)
    expect(result).toMatchObject({ winner: 'crowd', score: 20 })
    expect(result).not.toHaveProperty('scores')
    expect(shown.counters.map(({ id }) => id)).not.toContain('score-bakery')
    expect(seatText(def, 'crowd')).toEqual({ section: 'sides', id: 'crowd' })
    expect(seatText(def, 'loom')).toEqual({ section: 'seats', id: 'loom' })
    expect(end(10).result?.winner).toBe('draw') // a level of victory that is a draw
    expect(end(0).result?.winner).toBe('guard')
  })

  test('with points of their own they win together where the scenario says so; apart without any, none does', () => {
    const end = (wins: 'together' | 'apart', lines = scoring) => {
      const over = begin({
        ...{ turns: 1, seats, rosters, setup, reinforcements: [], scoring: lines },
        sides: [{ id: 'crowd', wins }],
        counters: [
          { id: 'all', start: 20 },
          { id: 'b', start: 3 },
          { id: 'l', start: 5 },
        ],
      }).until(({ asked }) => asked === undefined)
      return outcome(over.def, over.state)
    }
    const together = end('together')
    expect([together?.winner, together?.utility]).toEqual(['crowd', { bakery: 1, loom: 1, guard: -1 }])
    expect(together?.scores).toHaveLength(2)
    expect([end('apart')?.winner, end('apart')?.utility]).toEqual([
      'loom',
      { bakery: -1, loom: 1, guard: -1 },
    ])
    const shared = scoring.filter(({ seat }) => seat === undefined)
    expect(end('apart', shared)?.winner).toBe('draw')
    expect(end('together', shared)?.winner).toBe('crowd')
  })

  test('the table shows the points of each, and no hidden counter', () => {
    const start = game(3, 5)
    const { counters, score } = table(start.def, start.state)
    const shown = Object.fromEntries(counters.map(({ id, value }) => [id, value]))
    expect(shown).toMatchObject({
      'counter-all': 20,
      'counter-b': 3,
      'score-bakery': 3,
      'score-loom': 5,
      score: 28,
    })
    expect(shown).not.toHaveProperty('counter-l')
    expect(score.scores).toHaveLength(2)
  })

  test('each has its own word about those who may wait', () => {
    const zone = { type: 'cells' as const, cells: ['0701', '0702', '0703', '0704'] }
    const units = [
      { unit: 'block', count: 1 },
      { unit: 'row', count: 1 },
    ]
    const start = begin({
      ...{ seats, rosters, reinforcements: [{ turn: 1, side: 'crowd', zone, units, optional: true }] },
      setup: setup.map((step) => ({ ...step, groups: step.groups.map((group) => ({ ...group, count: 2 })) })),
    }).until(({ state }) => state.phase === 'reinforcements')
    expect(start.asked).toBe('bakery')
    const waits = start.do({ type: 'enough' }, { type: 'done' })
    expect([waits.asked, waits.state.phase]).toEqual(['loom', 'reinforcements'])
  })
})

test('random games with all of it at once end, keep the rules of the table and play again to their hash', () => {
  const cells = (...names: string[]) => ({ type: 'cells' as const, cells: names })
  const { scenario } = town().rules
  const { rules } = scenario
  const rosters = scenario.rosters.map((line) =>
    line.side === 'crowd' ? { ...line, seat: line.component === 'bakers' ? 'bakery' : 'loom' } : line,
  )
  const green = { type: 'place' as const, place: 'green' }
  const by = (seat: string) => ({
    side: 'crowd',
    seat,
    groups: [{ id: seat, units: 'all' as const, count: 5, zone: green, perCell: 2 }],
  })
  const def = town({
    scenario: {
      rosters,
      seats: [
        { id: 'bakery', side: 'crowd' },
        { id: 'loom', side: 'crowd' },
      ],
      options: [
        { id: 'plan', seat: 'loom', secret: true, choices: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
        {
          id: 'mood',
          seat: 'guard',
          start: 'calm',
          choices: [{ id: 'calm' }, { id: 'stern' }],
          changes: [
            { from: 'calm', to: 'stern' },
            { from: 'stern', to: 'calm' },
          ],
        },
      ],
      muster: [
        {
          side: 'crowd',
          seat: 'loom',
          units: 10,
          points: 23,
          pool: [{ unit: 'block', component: 'weavers', count: 3 }],
        },
      ],
      setup: [by('bakery'), by('loom'), ...scenario.setup.slice(1)],
      reinforcements: [
        ...(scenario.reinforcements ?? []),
        { turn: 2, side: 'crowd', zone: green, units: [{ unit: 'family', count: 3 }], optional: true },
        { turn: 2, side: 'crowd', zone: green, points: 6 },
        {
          turn: 1,
          side: 'guard',
          zone: { type: 'sites', role: 'base', side: 'guard' },
          units: [{ unit: 'riders', count: 1 }],
          when: { type: 'option', option: 'mood', is: ['stern'] },
        },
      ],
      triggers: [
        {
          id: 'out',
          at: 'turn-ended',
          from: 3,
          to: 3,
          do: [{ type: 'free', zone: green, faces: [4, 5, 6], others: 'stay' }],
        },
        { id: 'tell', at: 'turn-ended', from: 5, do: [{ type: 'reveal', option: 'plan' }] },
      ],
    },
    rules: {
      ...rules,
      custody: { side: 'crowd', seat: 'guard', units: 2, zone: cells('1506'), transfer: cells('2010') },
      prolong: { turn: 4, most: 2 },
    },
  })
  for (let seed = 1; seed <= 12; seed++) expect(provesItself(def, seed)).toBeUndefined()
}, 120_000)

test('games without any of this keep their states small', () => {
  const { state } = drive(town())
  const { chosen, revealed, changed, dismissed, counters, fired, lies, came } = state as CorteoState
  expect([chosen, revealed, changed, dismissed, counters, fired, lies, came].flat()).toEqual([])
})
