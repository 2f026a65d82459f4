/** Refusals in rare positions give the true one of several plausible reasons. */
import { describe, expect, test } from 'vitest'
import type { CorteoAction } from '../../engine/rulesets/corteo/actions'
import { runtime } from '../../engine/rulesets/corteo/runtime'
import type { CorteoState } from '../../engine/rulesets/corteo/state'
import type { Position, PositionUnit } from '../../schemas/generated/content'
import { playRandomly } from '../engine/support/random-play'
import { city, cityPack } from './city'
import { scene } from './scene'

const unit = (id: string, type: string, at: string): PositionUnit => ({ id, unit: type, at })
const moving = (turn: string, units: PositionUnit[]): Position => ({
  hand: 3,
  turn,
  phase: 'movement',
  units,
})
const ROW = ['..........']

describe('a barricade', () => {
  const rules = { barricades: { side: 'crowd', pieces: 10, cost: 2, removable: true } } as const
  const given: Position = { ...moving('guard', [unit('shield', 'shields', '0201')]), barricades: ['0301'] }
  const walled = (sides: string[]) =>
    scene(ROW, given, [], { rules, map: { edges: [{ type: 'wall', sides }] } }).do('select shield')

  test('is taken away by who controls its hex, and not through a wall', () => {
    expect(walled(['0501/E']).offers).toContain('remove 0301')
    const behind = walled(['0201/E'])
    expect(behind.offers).not.toContain('remove 0301')
    expect(behind.refusal('remove 0301')).toMatchObject({
      rule: 'C-060',
      message: { key: 'corteo.refuse.barricade-control' },
    })
  })
})

test('where no barricade stands on the first cell of the map, none can be taken away', () => {
  const rules = { barricades: { side: 'crowd', pieces: 10, cost: 2, removable: true } } as const
  const guard = scene(ROW, moving('guard', [unit('shield', 'shields', '0201')]), [], { rules })
  expect(guard.do('select shield').refusal('remove 0101')).toMatchObject({
    rule: 'C-060',
    message: { key: 'corteo.refuse.remove-nothing' },
  })
})

describe('two that throw together', () => {
  test('throw no further than the one that throws less far', () => {
    const given = moving('crowd', [
      unit('sling', 'slingers', '0101'),
      unit('short', 'runners', '0101'),
      unit('shield', 'shields', '0401'),
    ])
    const start = scene(ROW, given, [], {
      units: ({ units }) => {
        for (const one of units) if (one.id === 'slingers') Object.assign(one, { power: 1 })
        for (const one of units) if (one.id === 'runners') one.launch = { range: 2 }
      },
    }).do('select sling')
    expect(start.refusal('launch shield short')).toMatchObject({
      rule: 'C-065',
      message: { key: 'corteo.refuse.throw-far', values: { range: 2, distance: 3 } },
    })
  })
})

describe('a unit on the objective that it must leave', () => {
  test('clears no jam beside it before', () => {
    const given: Position = {
      ...moving('crowd', [unit('row', 'row', '0201')]),
      held: ['0201'],
      jams: ['0301'],
    }
    const jams = { pieces: 2, faces: [1], on: ['avenue'], roads: ['street'], ways: 3, removers: ['row'] }
    const start = (leave: boolean) =>
      scene(['.o........'], given, [], {
        rules: { jams, objectives: { side: 'crowd', covered: false, leave } },
        map: { sites: [{ role: 'objective', id: 'court', kind: 'court', value: 5, cells: ['0201'] }] },
      }).do('select row')
    expect(start(false).offers).toContain('remove 0301')
    expect(start(true).offers).not.toContain('remove 0301')
    expect(start(true).refusal('remove 0301')).toMatchObject({ rule: 'C-132' })
  })
})

describe('the first piece and the first cell of all', () => {
  test('are named as well as any other', () => {
    const given = moving('crowd', [unit('slingers-1', 'slingers', '0501'), unit('shield', 'shields', '0901')])
    const start = scene(ROW, given, []).do('select slingers-1')
    expect(start.refusal('barricade 0101').message.key).toBe('corteo.refuse.barricade-far')
    expect(start.refusal('move 0501').message.key).toBe('corteo.refuse.already-there')
  })
})

describe('a clash', () => {
  test('is named by the first piece of each stack', () => {
    const given: Position = {
      ...moving('guard', [
        unit('slingers-1', 'slingers', '0301'),
        unit('second', 'row', '0301'),
        unit('shield', 'shields', '0201'),
        unit('other', 'shields', '0201'),
      ]),
      phase: 'clash',
    }
    const start = scene(ROW, given)
    expect(start.offers).toEqual(['attack shield slingers-1'])
    for (const attack of ['attack shield second', 'attack other slingers-1'])
      expect(start.refusal(attack).message.key).toBe('corteo.refuse.first-of-stack')
    expect(start.refusal('attack slingers-1 shield').message.key).toBe('corteo.refuse.not-yours')
    expect(start.refusal('attack shield other').message.key).toBe('corteo.refuse.attack-friend')
  })
})

test('in every scenario, what is offered lacks nothing', { timeout: 120_000 }, () => {
  const pack = cityPack()
  const faults = Object.keys(pack.scenarios).flatMap((id) => {
    const def = city(pack, id)
    const lacking = new Set<string>()
    playRandomly<CorteoState>(def, 7, {
      most: 80,
      busy: true,
      watch(state, [asked]) {
        for (const { action } of asked?.choices.filter((_, index) => index % 5 === 0) ?? []) {
          const lacks = runtime.refuse(def, state, asked.seat, action as CorteoAction)
          if (lacks) lacking.add(`${id}: ${action.type} in ${asked.phase}: ${lacks.message.key}`)
        }
      },
    })
    return [...lacking]
  })
  expect(faults).toEqual([])
})
