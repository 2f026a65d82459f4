/** Movement, the end of a turn, arsenals, retreats and the ends of a game. */
import { describe, expect, test } from 'vitest'
import { apply, decisions, outcome, setup } from '../../engine/game'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { KriegspielRuleOptions } from '../../schemas/generated/content'
import { cellsOffered, does, field, offersOf, refusal, standing, war } from './war'

const OPEN = ['.......', '.......', '.......', '.......', '.......']
const ARSENALS = { north: ['0101', '0201', '0301', '0401', '0501', '0601', '0701'], south: ['0405'] }
const cells = (units: readonly string[], piece: string, more: Partial<Parameters<typeof field>[0]> = {}) => {
  const def = field({ rows: OPEN, arsenals: ARSENALS, ...more })
  const state = does(def, standing(def, units), `select ${piece}`).state
  return { def, state, cells: cellsOffered(def, state, 'move') }
}

describe('where units go', () => {
  test('one square or two, in all directions, round corners (K-20 to K-22)', () => {
    expect(cells(['north line-infantry 0403'], 'north-line-infantry-1').cells).toHaveLength(8)
    expect(cells(['north light-cavalry 0403'], 'north-light-cavalry-1').cells).toHaveLength(24)
  })
  test('nobody jumps (K-23), nor enters a mountain (K-24)', () => {
    const rows = ['MMMMM..', 'M...M..', 'M...M..', 'M...M..', 'MMMMM..']
    const inside = ['north light-cavalry 0303', 'north line-infantry 0203', 'north line-infantry 0403']
    const ring = cells(inside, 'north-light-cavalry-1', {
      rows,
      arsenals: { north: ['0303'], south: ['0701'] },
    })
    expect(ring.cells).toEqual(['0202', '0204', '0302', '0304', '0402', '0404'])
    expect(refusal(ring.def, ring.state, 'move 0203').rule).toBe('K-23')
    expect(refusal(ring.def, ring.state, 'move 0503')).toMatchObject({
      rule: 'K-24',
      source: { file: 'terrain.yaml', path: ['terrain', expect.any(Number), 'cost'] },
    })
    expect(refusal(ring.def, ring.state, 'move 0701')).toMatchObject({
      rule: 'K-21',
      source: { file: 'units.yaml', path: ['units', expect.any(Number), 'speed'] },
    })
  })
  test('nobody moves who is shut in, or never moves at all', () => {
    const shut = { rows: ['.MM', 'MM.', '..M'], arsenals: { north: ['0101'], south: ['0302'] } }
    const def = field(shut)
    const units = ['north line-infantry 0101', 'south line-infantry 0302', 'south foot-relay 0103']
    expect(refusal(def, standing(def, units), 'select north-line-infantry-1')).toMatchObject({
      rule: 'K-23',
      message: { key: 'kriegspiel.refuse.no-way' },
    })
    const still = field({ rows: OPEN, arsenals: ARSENALS, immobile: 'line-infantry' })
    const state = standing(still, ['north line-infantry 0101', 'south foot-relay 0405'])
    expect(refusal(still, state, 'select north-line-infantry-1')).toMatchObject({
      rule: 'K-21',
      message: { key: 'kriegspiel.refuse.immobile' },
      source: { file: 'units.yaml', path: ['units', 0, 'speed'] },
    })
  })
  test('a wall on a side or a corner is walked round, and only crossed elsewhere', () => {
    const walls = ['0403/E', '0403/NE', '0403/SE']
    expect(cells(['north line-infantry 0403'], 'north-line-infantry-1', { walls }).cells).toHaveLength(5)
    expect(cells(['north light-cavalry 0403'], 'north-light-cavalry-1', { walls }).cells).toContain('0502')
  })
  test.each<[KriegspielRuleOptions['passThroughDark'], boolean, boolean]>([
    ['free', true, true],
    ['supplied', false, true],
    ['lit', false, false],
  ])('over a dark square: %s, alone and beside a connected friend', (passThroughDark, alone, together) => {
    const rows = ['.....', '.....', 'M.M..', '.....']
    const far = (friends: readonly string[]) =>
      cells(['north light-cavalry 0202', ...friends], 'north-light-cavalry-1', {
        rows,
        arsenals: { north: ['0101'], south: ['0504'] },
        options: { passThroughDark },
      }).cells
    for (const [friends, goes] of [
      [[], alone],
      [['north line-infantry 0102'], together],
    ] as const) {
      expect(far(friends)).toContain('0203')
      expect(far(friends).includes('0204')).toBe(goes)
    }
  })
})

describe('a turn', () => {
  const def = war()
  const start = does(def, setup(def, { seed: 3 }) as KriegspielState, 'roll').state

  test('five units move, none twice, and then only the attack is left (K-16 to K-19)', () => {
    let state = start
    const side = def.rules.sides[state.turn]
    for (let move = 0; move < 5; move++) {
      const select = offersOf(def, state).find(({ action }) => action.type === 'select')!
      state = does(def, state, `select ${select.action.unit}`).state
      state = does(def, state, `move ${cellsOffered(def, state, 'move')[0]}`).state
      if (move < 4) expect(refusal(def, state, `select ${select.action.unit}`).rule).toBe('K-18')
    }
    expect(state).toMatchObject({ phase: 'attack', moves: 5 })
    const sixth = def.rules.pieces.ids.find(
      (id, piece) => id.startsWith(side) && !state.moved.includes(piece),
    )
    expect(refusal(def, state, `select ${sixth}`)).toMatchObject({
      rule: 'K-16',
      source: { file: 'scenarios/opening.yaml', path: ['moves'] },
    })
    const next = does(def, state, 'done').state
    expect(next).toMatchObject({ phase: 'moves', moves: 0, moved: [], number: 2, turn: 1 - state.turn })
  })

  test('dice decide who begins, ties are rolled again (K-15)', () => {
    for (const [dice, turn] of [
      [[3, 3, 2, 2, 6, 1], 0],
      [[3, 3, 2, 5], 1],
    ] as const) {
      const fresh: KriegspielState = { ...(setup(def, { seed: 1 }) as KriegspielState), dice }
      const { state, events } = does(def, fresh, 'roll')
      expect(state).toMatchObject({ turn, dice: [] })
      expect(events.filter(({ type }) => type === 'rolled')).toHaveLength(dice.length / 2)
    }
  })
})

describe('arsenals', () => {
  const units = ['north line-infantry 0404', 'north line-infantry 0304', 'south line-infantry 0701']
  const relays = ['north foot-relay 0102', 'south foot-relay 0705']
  const arsenals = { ...ARSENALS, south: ['0405', '0705'] }
  const setUp = (more: readonly string[], options: KriegspielRuleOptions = {}) => {
    const def = field({ rows: OPEN, arsenals, options })
    return { def, state: standing(def, [...units, ...more, ...relays]) }
  }
  const TAKE = ['select north-line-infantry-1', 'move 0405']

  test('are destroyed by entering, which is the attack of the turn (K-79, K-81)', () => {
    const { def, state } = setUp([])
    const done = does(def, state, ...TAKE)
    expect(done.events.map(({ type }) => type)).toEqual(['moved', 'destroyed', 'turn'])
    expect(done.state.turn).toBe(1)
    expect(outcome(def, done.state)).toBeUndefined()
  })
  test('after which moves may be left, but no attack', () => {
    const { def, state } = setUp(['south line-infantry 0503'], { movesAfterArsenal: 'allowed' })
    const done = does(def, state, ...TAKE).state
    expect(done).toMatchObject({ phase: 'moves', turn: 0, moves: 1 })
    expect(offersOf(def, done).some(({ action }) => action.type === 'attack')).toBe(false)
    expect(refusal(def, done, 'attack south-line-infantry-2').rule).toBe('K-16')
  })
  test('are kept by a unit of their owner (K-80), and not taken by relays (K-82)', () => {
    const held = setUp(['south line-infantry 0405'])
    const state = does(held.def, held.state, 'select north-line-infantry-1').state
    expect(refusal(held.def, state, 'move 0405').rule).toBe('K-80')
    const relay = setUp(['north mounted-relay 0305'])
    const inHand = does(relay.def, relay.state, 'select north-mounted-relay-1').state
    expect(refusal(relay.def, inHand, 'move 0405')).toMatchObject({ rule: 'K-82' })
    expect(cellsOffered(relay.def, inHand, 'move')).not.toContain('0405')
  })
  test('need a taker that is connected there, unless any will do', () => {
    const far = { rows: OPEN, arsenals: { north: ['0101'], south: ['0405', '0705'] } }
    const cavalry = [
      'north light-cavalry 0303',
      'north foot-relay 0701',
      'south line-infantry 0702',
      'south foot-relay 0704',
    ]
    const strict = field(far)
    const state = does(strict, standing(strict, cavalry), 'select north-light-cavalry-1').state
    expect(refusal(strict, state, 'move 0405').message.key).toBe('kriegspiel.refuse.arsenal-cut-off')
    const lax = field({ ...far, options: { arsenalTaker: 'any' } })
    const free = does(lax, standing(lax, cavalry), 'select north-light-cavalry-1').state
    expect(cellsOffered(lax, free, 'move')).toContain('0405')
  })
  test('both lost is the end (K-83), one is not (K-87)', () => {
    const { def, state } = setUp([])
    const last = {
      ...state,
      arsenals: state.arsenals.map((stands, i) =>
        def.rules.arsenals.cell[i] === def.grid.indexOf('0705') ? 0 : stands,
      ),
    }
    const done = does(def, last, ...TAKE).state
    expect(outcome(def, done)).toMatchObject({ winner: 'north', level: 'arsenals' })
    expect(decisions(def, done)).toEqual([])
  })
})

describe('forced retreats', () => {
  const threatened = [
    'south line-infantry 0403 retreating',
    'south foot-relay 0705',
    'north line-infantry 0701',
    'north foot-relay 0101',
  ]
  const setUp = (units: readonly string[], options: KriegspielRuleOptions = {}) => {
    const def = field({ rows: OPEN, arsenals: { north: ['0701'], south: ['0405', '0403'] }, options })
    return { def, state: standing(def, units, { turn: 'south', phase: undefined }) }
  }
  test('come first, use a move, and the unit adds nothing to an attack (K-50, K-51, K-X6)', () => {
    const { def, state } = setUp([...threatened, 'north foot-artillery 0603'])
    expect(state.phase).toBe('retreat')
    expect(refusal(def, state, 'done').rule).toBe('K-50')
    const after = does(def, state, 'retreat 0503').state
    expect(after).toMatchObject({ phase: 'moves', moves: 1 })
    expect(refusal(def, after, 'attack north-foot-artillery-1').rule).toBe('K-51')
    const free = setUp([...threatened, 'north foot-artillery 0603'], { retreatCounts: 'free' })
    expect(does(free.def, free.state, 'retreat 0503').state.moves).toBe(0)
  })
  test('capture who has nowhere to go (K-52)', () => {
    const ring = ['0302', '0402', '0502', '0303', '0503', '0304', '0404', '0504']
    const { def, state } = setUp([...threatened, ...ring.map((cell) => `north line-infantry ${cell}`)])
    expect(state.cell[def.rules.pieces.indexOf.get('south-line-infantry-1')!]).toBe(-2)
  })
  test('capture who is cut off, or let it stay', () => {
    const cut = ['south line-infantry 0104 retreating', ...threatened.slice(1), 'south line-infantry 0404']
    const piece = (built: ReturnType<typeof setUp>) =>
      built.state.cell[built.def.rules.pieces.indexOf.get('south-line-infantry-1')!]
    expect(piece(setUp(cut))).toBe(-2)
    const stays = setUp(cut, { retreatWhenCutOff: 'stays' })
    expect(piece(stays)).toBe(stays.def.grid.indexOf('0104'))
    expect(stays.state.phase).toBe('moves')
  })
})

describe('the end', () => {
  test('by agreement, when the other side accepts (K-86)', () => {
    const def = war()
    const start = does(def, setup(def, { seed: 3 }) as KriegspielState, 'roll').state
    const { state } = does(def, start, 'offer', 'decline')
    expect(state).toMatchObject({ phase: 'moves', turn: start.turn })
    expect(refusal(def, state, 'offer')).toMatchObject({
      rule: 'K-86',
      message: { key: 'kriegspiel.refuse.offered-already' },
    })
    expect(outcome(def, does(def, start, 'offer', 'accept').state)).toMatchObject({
      winner: 'draw',
      level: 'agreement',
    })
  })
  test.each([
    ['draw', 'draw'],
    ['score', 'north'],
  ])('at the limit: %s', (result, winner) => {
    const def = war(undefined, { limit: { turns: 2, result } })
    const all = setup(def, { seed: 1 }) as KriegspielState
    const lost = def.rules.pieces.indexOf.get('south-line-infantry-1')!
    const state = { ...all, cell: all.cell.map((cell, piece) => (piece === lost ? -2 : cell)) }
    const last = does(def, state, 'roll', 'done', 'done').state
    const ending = outcome(def, last)!
    expect(ending).toMatchObject({ winner, level: 'limit', score: 1, scores: [{ points: 1 }, { points: 0 }] })
    expect(ending.sheet.reduce((sum, { points }) => sum + points, 0)).toBe(ending.score)
    expect(apply(def, last, 'north', { type: 'done' })).toMatchObject({
      ok: false,
      error: { rule: 'K-OVER' },
    })
  })
})
