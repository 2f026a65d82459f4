/** The moments of Kriegspiel: each happens where the rules say so, and not one step before. */
import { describe, expect, test } from 'vitest'
import { decisions, setup } from '../../engine/game'
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type {
  KriegspielPosition,
  KriegspielRuleOptions,
  KriegspielScenarioFile,
} from '../../schemas/generated/content'
import type vocabulary from '../../schemas/kriegspiel/vocabulary.json'
import { does, field, pieceAt, standing, war } from '../kriegspiel/war'

type Trigger = NonNullable<KriegspielScenarioFile['triggers']>[number]
type At = Trigger['at'] & keyof typeof vocabulary.moments
type Filters = Partial<Pick<Trigger, 'who' | 'other' | 'zone'>>
type Setting = {
  readonly units: readonly string[]
  readonly go: string
  readonly rows?: readonly string[]
  readonly given?: KriegspielPosition
  readonly options?: KriegspielRuleOptions
  readonly change?: object
}

const ROWS = Array.from({ length: 5 }, () => '............')
const RELAYS = ['north foot-relay 0201', 'south foot-relay 1105']
const cells = (...names: string[]) => ({ type: 'cells' as const, cells: names })

/** Counts in `seen` how often a moment has happened, and lets its side count in `whose`. */
function seen(
  at: At,
  { units, go, rows = ROWS, given = {}, options = {}, change }: Setting,
  filters: Filters = {},
) {
  const trigger = { id: 'x', at, ...filters, do: [{ type: 'count', counter: 'seen', by: 1 }] }
  const def: KriegspielDef = field({
    ...{ rows, options, arsenals: { north: ['0101', '0105'], south: ['1203', '1204'] } },
    change: { counters: [{ id: 'seen' }], triggers: [trigger], ...change },
  })
  const state = standing(def, [...units, ...RELAYS], given)
  return does(def, state, ...go.split(', ').filter(Boolean)).state.counters?.[0]
}

const riders = [
  'north light-cavalry 0403',
  'north light-cavalry 0303',
  'south line-infantry 0503',
  'south line-infantry 1104',
]
const strike = { units: riders, go: 'attack south-line-infantry-1' }
const retreat = { ...strike, change: { modifiers: [{ number: 'capture-at', to: 9 }] } }
const held = { ...strike, change: { modifiers: [{ number: 'defence', by: 8, who: { side: 'south' } }] } }

describe('an attack', () => {
  test.each<readonly [At, number, number, number]>([
    ['attack-declared', 1, 1, 1],
    ['attacked', 1, 1, 1],
    ['charged', 2, 2, 2],
    ['attack-captured', 1, 0, 0],
    ['captured', 1, 0, 0],
    ['retreat-ordered', 0, 1, 0],
    ['attack-held', 0, 0, 1],
  ])('%s', (at, ifCaptured, ifDrivenOff, ifHeld) => {
    expect([seen(at, strike), seen(at, retreat), seen(at, held)]).toEqual([ifCaptured, ifDrivenOff, ifHeld])
  })

  test('names the target, the strongest attacker and the square', () => {
    const guns = { ...strike, units: [...riders, 'north foot-artillery 0502'] }
    for (const at of ['attack-declared', 'attacked', 'attack-captured'] as const) {
      expect(
        seen(at, strike, { who: { side: 'south' }, other: { side: 'north' }, zone: cells('0503') }),
      ).toBe(1)
      expect(seen(at, guns, { other: { units: ['foot-artillery'] } })).toBe(0)
      const tired = { ...guns, change: { modifiers: [{ number: 'charge', to: 0 }] } }
      expect(seen(at, tired, { other: { units: ['foot-artillery'] } })).toBe(1)
    }
    expect(seen('charged', strike, { who: { side: 'north' }, other: { side: 'south' } })).toBe(2)
    expect(seen('charged', strike, { zone: cells('0303') })).toBe(1)
  })

  test('effects of its declaration change the sums, or the target escapes', () => {
    const outcomeWith = (effect: Trigger['do'][number]) => {
      const triggers = [{ id: 'x', at: 'attack-declared' as const, do: [effect] }]
      const def = field({ rows: ROWS, arsenals: { north: ['0101'], south: ['1203'] }, change: { triggers } })
      const state = standing(def, [...riders, ...RELAYS])
      const target = pieceAt(def, state, '0503')
      const { state: next, events } = does(def, state, strike.go)
      const { attack, defence, result } = events.find(({ type }) => type === 'attacked') as unknown as Record<
        string,
        unknown
      >
      return [attack, defence, result, next.cell[target] >= 0]
    }
    expect(outcomeWith({ type: 'modify', number: 'moves', by: 1, turns: 1 }).slice(2)).toEqual([
      'captured',
      false,
    ])
    const firm = { type: 'modify' as const, number: 'defence' as const, turns: 1, who: { side: 'south' } }
    expect(outcomeWith({ ...firm, by: 7 })).toEqual([14, 13, 'retreat', true])
    expect(outcomeWith({ ...firm, by: 8 })).toEqual([14, 14, 'safe', true])
    const away: Trigger['do'][number] = { type: 'place', who: { it: true }, zone: cells('1002') }
    expect(outcomeWith(away).slice(2)).toEqual(['safe', true])
  })
})

describe('moves', () => {
  const walk = {
    units: ['north line-infantry 0303', 'south line-infantry 1104'],
    go: 'select north-line-infantry-1, move 0403',
  }
  const fort = ROWS.map((row, y) => (y === 2 ? '...F........' : row))

  test('onto a fort and off it', () => {
    expect([seen('cover-entered', walk), seen('cover-entered', { ...walk, rows: fort })]).toEqual([0, 1])
    const back = {
      ...walk,
      rows: fort,
      units: ['north line-infantry 0403', 'south line-infantry 1104'],
      go: 'select north-line-infantry-1, move 0303',
    }
    expect([seen('cover-left', { ...back, rows: ROWS }), seen('cover-left', back)]).toEqual([0, 1])
    expect(seen('cover-left', back, { zone: cells('0403') })).toBe(1)
    expect(seen('cover-entered', back)).toBe(0)
  })

  test('begin after the retreats of the turn', () => {
    const orders = { ...walk, given: { turn: 'south', phase: 'attack' as const } }
    expect(seen('moves-began', { ...orders, go: '' })).toBe(0)
    expect(seen('moves-began', { ...orders, go: 'done' })).toBe(1)
    const driven = { ...orders, units: ['north line-infantry 0303 retreating', 'south line-infantry 1104'] }
    expect(seen('moves-began', { ...driven, go: 'done' })).toBe(0)
    expect(seen('moves-began', { ...driven, go: 'done, retreat 0203' })).toBe(1)
    expect(seen('piece-retreated', { ...driven, go: 'done' })).toBe(0)
    expect(seen('piece-retreated', { ...driven, go: 'done, retreat 0203' }, { zone: cells('0203') })).toBe(1)
    expect(seen('piece-retreated', walk)).toBe(0)
  })

  test('a unit that cannot retreat is trapped, or stays by the rule option', () => {
    const far = {
      ...{
        units: [
          'north line-infantry 0903 retreating',
          'north line-infantry 0303',
          'south line-infantry 1104',
        ],
      },
      ...{ given: { turn: 'south', phase: 'attack' as const }, go: 'done' },
    }
    const stays = { ...far, options: { retreatWhenCutOff: 'stays' as const } }
    expect([seen('trapped', far), seen('trapped', stays)]).toEqual([1, 0])
    expect([seen('retreat-waived', far), seen('retreat-waived', stays)]).toEqual([0, 1])
  })
})

describe('links', () => {
  const relay = (from: string, to: string, type = 'mounted-relay') => ({
    units: [`north ${type} ${from}`, 'north line-infantry 0904', 'south line-infantry 1104'],
    go: `select north-${type}-1, move ${to}`,
  })

  test('a relay comes onto a line and leaves it, and a unit is connected again', () => {
    const [on, off] = [relay('0804', '0702'), relay('0801', '0803')]
    expect([seen('relay-working', on), seen('relay-working', relay('0803', '0804'))]).toEqual([0, 0])
    const onLine = relay('0902', '0901')
    expect(seen('relay-working', onLine)).toBe(1)
    expect(seen('relay-working', onLine, { who: { units: ['mounted-relay'] } })).toBe(1)
    expect(seen('connected-again', onLine, { who: { units: ['line-infantry'] } })).toBe(1)
    expect(seen('connected-again', on, { who: { units: ['line-infantry'] } })).toBe(0)
    expect([seen('relay-silent', off), seen('relay-silent', onLine)]).toEqual([1, 0])
  })
})

describe('the war', () => {
  test('the dice decide who begins', () => {
    const trigger = (seat: string) => ({
      counters: [{ id: 'seen' }],
      triggers: [
        {
          id: 'x',
          at: 'first-decided',
          do: [
            { type: 'modify', number: 'moves', by: 1, seat },
            { type: 'count', counter: 'seen', by: 1 },
          ],
        },
      ],
    })
    const def = war(undefined, trigger('south'))
    const state = { ...(setup(def, { seed: 1 }) as KriegspielState), dice: [3, 4] }
    expect([state.counters?.[0], does(def, state, 'roll').state.counters?.[0]]).toEqual([0, 1])
  })

  test('an arsenal is lost by its owner', () => {
    const raid = {
      units: ['south line-infantry 0204', 'north line-infantry 0302', 'south line-infantry 1104'],
    }
    const modifiers = [{ number: 'connection', to: 1, who: { side: 'south' } }]
    const take = {
      ...raid,
      given: { turn: 'south' },
      go: 'select south-line-infantry-1, move 0105',
      change: { modifiers },
    }
    expect([seen('objective-lost', take), seen('objective-taken', take)]).toEqual([1, 1])
    expect(seen('objective-lost', { ...take, go: 'select south-line-infantry-1, move 0104' })).toBe(0)
  })

  test('a draw is offered and declined', () => {
    const peace = { units: ['north line-infantry 0302', 'south line-infantry 1104'], go: 'offer' }
    expect([seen('draw-offered', { ...peace, go: '' }), seen('draw-offered', peace)]).toEqual([0, 1])
    expect(seen('draw-declined', peace)).toBe(0)
    expect(seen('draw-declined', { ...peace, go: 'offer, decline' })).toBe(1)
  })

  test('a side is beaten, and a unit leaves in good order', () => {
    const last = { ...strike, units: riders.slice(0, 3) }
    expect([seen('side-beaten', strike), seen('side-beaten', last)]).toEqual([0, 1])
    const exit = (units: string[]) =>
      field({
        ...{ rows: ROWS, arsenals: { north: ['0101'], south: ['1203'] } },
        change: {
          counters: [{ id: 'seen' }],
          triggers: [
            { id: 'x', at: 'piece-moved', do: [{ type: 'exit', who: { units } }] },
            { id: 'y', at: 'piece-left', who: { it: true }, do: [{ type: 'count', counter: 'seen', by: 1 }] },
          ],
        },
      })
    const left = (units: string[]) => {
      const def = exit(units)
      const state = standing(def, ['north line-infantry 0303', ...RELAYS, 'south line-infantry 1104'])
      return does(def, state, 'select north-line-infantry-1', 'move 0403').state.counters?.[0]
    }
    expect([left(['line-infantry']), left(['light-cavalry'])]).toEqual([2, 0])
    expect(decisions(exit([]), standing(exit([]), RELAYS)).length).toBe(1)
  })
})
