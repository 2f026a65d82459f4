/** The language of blocks in Kriegspiel: moments, changed numbers, questions, ends, names. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import { merge } from '../../engine/compile/merge'
import { unknownNames } from '../../engine/compile/references/reference'
import { decisions, outcome, setup } from '../../engine/game'
import { NUMBERS } from '../../engine/rulesets/kriegspiel/blocks/numbers'
import { blocks } from '../../engine/rulesets/kriegspiel/checks/blocks'
import { attackOn, defenceOf } from '../../engine/rulesets/kriegspiel/rules/combat'
import { loadNetworks } from '../../engine/rulesets/kriegspiel/rules/network'
import { networkOf } from '../../engine/rulesets/kriegspiel/rules/rays'
import { CAPTURED, type KriegspielState, RESERVE } from '../../engine/rulesets/kriegspiel/state'
import type { RawPack } from '../../engine/types'
import type { KriegspielScenarioFile } from '../../schemas/generated/content'
import { readPack } from '../cli/support/read-pack'
import { cellsOffered, does, field, packOfWar, pieceAt, refusal, standing, WRITTEN, war } from './war'

type Change = Pick<KriegspielScenarioFile, 'counters' | 'triggers' | 'modifiers'>
type Trigger = NonNullable<Change['triggers']>[number]
type Effect = Trigger['do'][number]

const counters: Change['counters'] = [{ id: 'seen' }]
const count = (by: number): Effect => ({ type: 'count', counter: 'seen', by })
const at = (...cells: string[]) => ({ type: 'cells' as const, cells })

/** A long plain with an arsenal of each side at either end of the top row. */
const plain = (change: Change) =>
  field({
    rows: ['............', '............', '............', '............'],
    arsenals: { north: ['0101'], south: ['1201'] },
    change: { counters, ...change },
  })
const ARMIES = ['north line-infantry 0201', 'north line-infantry 0301', 'south line-infantry 1101']
const trigger = (more: Pick<Trigger, 'at'> & Partial<Trigger>): Change => ({
  triggers: [{ id: 'x', do: [count(1)], ...more }],
})
const seen = ({ counters: values }: KriegspielState) => values?.[0]

describe('moments', () => {
  const told = (change: Change, actions: string[], units = ARMIES, given = {}) => {
    const def = plain(change)
    return seen(does(def, standing(def, units, given), ...actions).state)
  }

  test('a unit moves: who, where to, and where from', () => {
    const go = ['select north-line-infantry-1', 'move 0202']
    expect(told(trigger({ at: 'piece-moved' }), go)).toBe(1)
    expect(told(trigger({ at: 'piece-moved', zone: at('0202') }), go)).toBe(1)
    expect(told(trigger({ at: 'piece-moved', zone: at('0201') }), go)).toBe(0)
    expect(told(trigger({ at: 'piece-moved', who: { side: 'south' } }), go)).toBe(0)
    const back: Effect = { type: 'place', who: { it: true }, zone: { type: 'there' } }
    const def = plain(trigger({ at: 'piece-moved', times: 1, do: [back] }))
    expect(pieceAt(def, does(def, standing(def, ARMIES), ...go).state, '0201')).toBe(0)
  })

  test('the turn of a side begins and ends', () => {
    expect(told(trigger({ at: 'turn-ended', turn: 'north' }), ['done', 'done'])).toBe(1)
    expect(told(trigger({ at: 'turn-began', turn: 'north' }), ['done', 'done'])).toBe(1)
    expect(told(trigger({ at: 'turn-began' }), ['done', 'done'])).toBe(2)
  })

  test('the set-up is over', () => {
    const def = war(undefined, { counters, ...trigger({ at: 'set-up-ended' }) })
    expect(seen(setup(def, { seed: 1 }) as KriegspielState)).toBe(1)
  })

  test('a unit is attacked, and one is captured', () => {
    const fight = ['0501', '0502', '0503', '0601'].map((cell) => `north line-infantry ${cell}`)
    const units = ['north foot-relay 0201', ...fight, 'south line-infantry 0701', 'south foot-relay 1101']
    const go = ['attack south-line-infantry-1']
    expect(told(trigger({ at: 'attacked', who: { side: 'south' } }), go, units)).toBe(1)
    expect(told(trigger({ at: 'captured', zone: at('0701'), who: { side: 'south' } }), go, units)).toBe(1)
    expect(told(trigger({ at: 'captured', zone: at('0702') }), go, units)).toBe(0)
  })

  test('a move cuts off who stood beside the unit that moved', () => {
    const units = ['north line-infantry 0201', 'north line-infantry 0302', 'south line-infantry 1101']
    const off = trigger({ at: 'cut-off', who: { side: 'north' } })
    expect(told(off, ['select north-line-infantry-1', 'move 0102'], units)).toBe(1)
    expect(told(off, ['select north-line-infantry-2', 'move 0202'], units)).toBe(0)
    const who: Change = trigger({ at: 'cut-off', do: [{ type: 'remove', who: { it: true } }] })
    const def = plain(who)
    const { state } = does(def, standing(def, units), 'select north-line-infantry-1', 'move 0102')
    expect(state.cell[1]).toBe(CAPTURED)
  })

  test('the last arsenal falls, and the game ends: the scenario has the last word', () => {
    const here = ['north line-infantry 1101', 'south line-infantry 0903']
    const go = ['select north-line-infantry-1', 'move 1201']
    expect(told(trigger({ at: 'objective-taken', who: { side: 'north' } }), go, here)).toBe(1)
    const def = plain(trigger({ at: 'game-ended', do: [{ type: 'end', winner: 'south', level: 'late' }] }))
    const { state } = does(def, standing(def, here), ...go)
    expect(outcome(def, state)).toMatchObject({ winner: 'south', level: 'late' })
  })
})

describe('numbers', () => {
  test('the bounds are those that the schema tells', () => {
    const text = readFileSync('schemas/kriegspiel/vocabulary.json', 'utf8')
    const told: Record<string, { least: number; most: number }> = JSON.parse(text).numbers
    expect(NUMBERS.map(({ id, least, most }) => [id, least, most])).toEqual(
      Object.entries(told).map(([id, { least, most }]) => [id, least, most]),
    )
  })

  test('movement, and why a unit goes no farther', () => {
    const offers = (change: Change) => {
      const def = plain(change)
      const { state } = does(def, standing(def, ARMIES), 'select north-line-infantry-1')
      return { def, state, cells: cellsOffered(def, state, 'move') }
    }
    const usual = offers({})
    const fast = offers({ modifiers: [{ number: 'movement', by: 1, who: { side: 'north' } }] })
    expect([usual.cells.includes('0202'), usual.cells.includes('0203')]).toEqual([true, false])
    expect(fast.cells).toContain('0203')
    expect(refusal(usual.def, usual.state, 'move 0203').rule).toBe('K-21')
    const still = plain({ modifiers: [{ number: 'movement', to: 0, who: { side: 'north' } }] })
    expect(refusal(still, standing(still, ARMIES), 'select north-line-infantry-1').rule).toBe('K-21')
  })

  test('at a threshold and one below', () => {
    const modifiers: Change['modifiers'] = [
      {
        number: 'moves',
        to: 1,
        seat: 'north',
        while: { type: 'measure', of: { type: 'counter', counter: 'seen' }, least: 2 },
      },
    ]
    const def = plain({ modifiers })
    const phase = (value: number) =>
      does(
        def,
        standing(def, ARMIES, { counters: { seen: value } }),
        'select north-line-infantry-1',
        'move 0202',
      ).state.phase
    expect([phase(1), phase(2)]).toEqual(['moves', 'attack'])
  })

  test('attack, defence and range', () => {
    const units = ['north line-infantry 0201', 'south line-infantry 0501', 'south foot-relay 1101']
    const sums = (modifiers: Change['modifiers']) => {
      const def = plain({ modifiers })
      const state = standing(def, units)
      loadNetworks(def.rules, state)
      const target = pieceAt(def, state, '0501')
      return [attackOn(def.rules, 0, state.cell[target]), defenceOf(def.rules, target)]
    }
    const [, defence] = sums(undefined)
    expect(sums(undefined)[0]).toBe(0)
    const far = sums([{ number: 'range', by: 1, who: { side: 'north' } }])[0]
    expect(far).toBeGreaterThan(0)
    const strong = sums([
      { number: 'range', by: 1, who: { side: 'north' } },
      { number: 'attack', by: 3, who: { side: 'north' } },
      { number: 'defence', by: -1, who: { zone: at('0501') } },
    ])
    expect(strong).toEqual([far + 3, defence - 1])
  })

  test('lines of communication go so far, and no farther', () => {
    const lit = (to: number | undefined) => {
      const def = plain(
        to === undefined ? {} : { modifiers: [{ number: 'supply-range', to, seat: 'north' }] },
      )
      const state = standing(def, ['north line-infantry 0501', 'south foot-relay 1101'])
      const cells = networkOf(def.rules, state, 0).lit.map((cell) => def.grid.names[cell])
      const { rays, connected } = networkOf(def.rules, state, 0)
      return [
        cells.includes('0501'),
        connected.length,
        rays.some((ray) => def.grid.names[ray.to] === '0501'),
      ] as const
    }
    expect(lit(undefined)).toEqual([true, 1, false])
    expect(lit(4)).toEqual([true, 1, true])
    expect(lit(3)).toEqual([false, 0, false])
  })

  test('weather for two turns', () => {
    const rain: Change = {
      triggers: [
        {
          id: 'rain',
          at: 'turn-began',
          turn: 'south',
          once: true,
          do: [{ type: 'modify', number: 'movement', to: 0, turns: 2 }],
        },
      ],
    }
    const def = plain(rain)
    const offered = (state: KriegspielState) =>
      decisions(def, state)[0].choices.some(({ action }) => action.type === 'select')
    const dry = standing(def, ARMIES)
    const wet = does(def, dry, 'done').state
    const still = does(def, wet, 'done').state
    expect([dry, wet, still, does(def, still, 'done').state].map(offered)).toEqual([true, false, false, true])
  })
})

describe('ends', () => {
  test('a place held for three turns wins', () => {
    const hold: Change = {
      triggers: [
        {
          id: 'held',
          at: 'turn-ended',
          turn: 'north',
          do: [
            {
              type: 'if',
              when: { type: 'present', who: { side: 'north', zone: at('0303') } },
              do: [count(1)],
              else: [{ type: 'set', counter: 'seen', to: 0 }],
            },
            {
              type: 'if',
              when: { type: 'measure', of: { type: 'counter', counter: 'seen' }, least: 3 },
              do: [{ type: 'end', winner: 'north', level: 'held' }],
            },
          ],
        },
      ],
    }
    const def = plain(hold)
    const begin = standing(def, ['north line-infantry 0303', ...ARMIES])
    const two = does(def, begin, 'done', 'done', 'done', 'done').state
    expect([two.phase, seen(two)]).toEqual(['moves', 2])
    const three = does(def, two, 'done').state
    expect(outcome(def, three)).toMatchObject({ winner: 'north', level: 'held' })
  })

  test('with the turn, by points', () => {
    const def = plain(trigger({ at: 'piece-moved', do: [{ type: 'end' }] }))
    const { state } = does(def, standing(def, ARMIES), 'select north-line-infantry-1', 'move 0202')
    expect(state.phase).toBe('moves')
    expect(outcome(def, does(def, state, 'done').state)).toMatchObject({ level: 'scenario' })
  })

  test('the last unit of an army is removed', () => {
    const gone: Effect = { type: 'remove', who: { side: 'south' } }
    const def = plain(trigger({ at: 'turn-ended', do: [gone] }))
    const { state } = does(def, standing(def, ARMIES), 'done')
    expect(outcome(def, state)).toMatchObject({ winner: 'north', level: 'annihilation' })
  })
})

test('reinforcements come from the reserve to the nearest free square', () => {
  const come: Effect = {
    type: 'place',
    who: { side: 'north', units: ['line-infantry'], where: 'reserve' },
    zone: at('0101', '0102', '0201'),
    nearest: at('0102'),
    count: 1,
  }
  const def = plain({
    triggers: [
      { id: 'come', at: 'turn-began', turn: 'south', once: true, do: [come] },
      { id: 'came', at: 'piece-entered', do: [count(1)] },
    ],
  })
  const begin = standing(def, ARMIES)
  const waits = { ...begin, cell: begin.cell.map((cell, piece) => (piece === 5 ? RESERVE : cell)) }
  const { state } = does(def, waits, 'done')
  expect([pieceAt(def, state, '0102'), seen(state)]).toEqual([5, 1])
})

test('a name that nothing bears is found, with its place', () => {
  const raw = packOfWar()
  const change = trigger({
    at: 'turn-ended',
    who: { side: 'nrth' },
    do: [count(1), { type: 'end', winner: 'draw' }],
  })
  const scenarios = { ...raw.scenarios, [WRITTEN]: merge(raw.scenarios[WRITTEN], change) }
  const found = unknownNames(blocks({ ...raw, scenarios } as RawPack))
  expect(found.map(({ code, path, suggestion }) => [code, path.join('.'), suggestion])).toEqual([
    ['E-UNKNOWN-COUNTER', 'triggers.0.do.0.counter', undefined],
    ['E-UNKNOWN-SIDE', 'triggers.0.who.side', 'north'],
  ])
})

test('a level of victory is named once, for a side that plays, and has words', async () => {
  const raw = await readPack('examples/three-crowns')
  const { claims } = raw.scenarios
  const [first] = claims.levels as readonly { readonly id: string; readonly winner: string }[]
  const levels = [first, { ...first, winner: 'east' }, { ...first, id: 'unheard' }]
  const found = crossCheck({ ...raw, scenarios: { ...raw.scenarios, claims: { ...claims, levels } } })
  expect(found.map(({ code, path }) => [code, path.slice(0, 2).join('.')])).toEqual(
    expect.arrayContaining([
      ['E-DUPLICATE-ID', 'levels.1'],
      ['E-UNKNOWN-SIDE', 'levels.1'],
      ['W-TEXT-MISSING', 'text.levels'],
    ]),
  )
})
