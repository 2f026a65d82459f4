/** Lines of communication: golden numbers of the board, obstacles of a line, and the cache. */
import { describe, expect, test } from 'vitest'
import { setup } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { privateTurn } from '../../engine/kernel/turn'
import { kriegspiel } from '../../engine/rulesets/kriegspiel'
import type { KriegspielAction } from '../../engine/rulesets/kriegspiel/actions'
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import { networkOf } from '../../engine/rulesets/kriegspiel/rules/rays'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import { field, pieceAt, standing, WRITTEN, war } from './war'

const [NORTH, SOUTH] = [0, 1]
const names = (def: KriegspielDef, cells: readonly number[]) => cells.map((cell) => def.grid.names[cell])
const lit = (def: KriegspielDef, state: KriegspielState, side = NORTH) =>
  names(def, networkOf(def.rules, state, side).lit)

describe('the board of the pack', () => {
  const def = war()

  test.each([
    ['0804', NORTH, 57],
    ['1502', NORTH, 53],
    ['0320', SOUTH, 65],
    ['2320', SOUTH, 58],
  ])('the arsenal of %s alone lights its squares (K-77)', (name, side, count) => {
    const others = ['0804', '1502', '0320', '2320'].filter((other) => other !== name)
    const state = standing(def, [], { destroyed: others })
    expect(networkOf(def.rules, state, side).lit).toHaveLength(count)
  })

  test('both arsenals light 106 and 97 squares together (K-77)', () => {
    const empty = standing(def, [])
    expect([NORTH, SOUTH].map((side) => lit(def, empty, side).length)).toEqual([106, 97])
  })

  test('rays end at mountains, and run through the pass and the fort (K-75, K-76)', () => {
    const { rays } = networkOf(def.rules, standing(def, []), NORTH)
    const ends = rays
      .filter(({ from }) => def.grid.names[from] === '0804')
      .map(({ to }) => def.grid.names[to])
    expect(ends).toEqual(expect.arrayContaining(['0904', '2420']))
    expect(lit(def, standing(def, []))).toEqual(expect.arrayContaining(['1006', '1309', '2420']))
  })

  test('in the default opening all are connected, 12 and 11 of them on a line, 160 squares lit (K-78)', () => {
    const state = setup(def, { seed: 1 }) as KriegspielState
    const both = [NORTH, SOUTH].map((side) => networkOf(def.rules, state, side))
    expect(both.map((one) => one.connected.length)).toEqual([17, 17])
    expect(both.map((one) => one.onLine.length)).toEqual([12, 11])
    expect(both.map((one) => one.lit.length)).toEqual([160, 160])
    expect(both.map((one) => one.sources.length)).toEqual([4, 4])
  })

  test('the rays of a network cross exactly its squares', () => {
    const state = setup(def, { seed: 1 }) as KriegspielState
    for (const side of [NORTH, SOUTH]) {
      const { rays, lit: cells, sources } = networkOf(def.rules, state, side)
      const crossed = new Set(sources)
      for (const { from, to } of rays) {
        const direction = def.grid.straight(from, to)
        for (let cell = from; cell !== to; ) {
          cell = def.grid.neighbours[cell * 8 + direction]
          crossed.add(cell)
        }
      }
      expect([...crossed].sort((a, b) => a - b)).toEqual(cells)
    }
  })
})

describe('what stops a line', () => {
  const row = (units: readonly string[], more: Partial<Parameters<typeof field>[0]> = {}) => {
    const def = field({ rows: ['.........'], arsenals: { north: ['0101'], south: ['0901'] }, ...more })
    return { def, state: standing(def, units) }
  }
  const reached = ({ def, state }: ReturnType<typeof row>, side = NORTH) => lit(def, state, side).length

  test.each([
    ['an enemy combat unit (K-33)', ['south line-infantry 0501'], 4],
    ['no enemy relay (K-33, K-X4)', ['south foot-relay 0501'], 9],
    ['no unit of its own (K-35)', ['north line-infantry 0501'], 9],
  ])('%s', (_, units, count) => expect(reached(row(units))).toBe(count))

  test('every enemy unit with lineBlockers any', () =>
    expect(reached(row(['south foot-relay 0501'], { options: { lineBlockers: 'any' } }))).toBe(4))

  test('a wall on the side, from both squares', () => {
    const walled = row([], { walls: ['0401/E'] })
    expect([reached(walled, NORTH), reached(walled, SOUTH)]).toEqual([4, 5])
  })

  test('on a corner only the diagonal that crosses it', () => {
    const rows = ['...', '...', '...']
    const def = field({ rows, arsenals: { north: ['0101'] }, walls: ['0101/SE'] })
    expect(lit(def, standing(def, []))).toEqual(['0101', '0201', '0301', '0102', '0103'])
    const straight = field({ rows, arsenals: { north: ['0101'] }, walls: ['0101/E', '0101/S'] })
    expect(lit(straight, standing(straight, []))).toEqual(['0101', '0202', '0303'])
  })

  test('a silent arsenal under a unit of its own', () => {
    const units = ['north line-infantry 0101']
    expect(reached(row(units))).toBe(9)
    expect(reached(row(units, { options: { coveredArsenal: 'silent' } }))).toBe(0)
  })

  test('lineBlockers connected: who is cut off blocks nothing, and blocking may take turns', () => {
    // The north's infantry at 0701 cuts off the south's at 0501. It is connected only because 0501 is not.
    const units = ['south line-infantry 0501', 'north line-infantry 0701']
    const plain = row(units)
    expect([reached(plain, NORTH), reached(plain, SOUTH)]).toEqual([4, 2])
    const options = { lineBlockers: 'connected' } as const
    // Each is connected if and only if the other is not. Both are in doubt, and neither blocks.
    const doubt = row(units, { options })
    expect([reached(doubt, NORTH), reached(doubt, SOUTH)]).toEqual([9, 9])
    // Without the southern arsenal there is no doubt, and the southern infantry is cut off.
    const gone = { def: doubt.def, state: standing(doubt.def, units, { destroyed: ['0901'] }) }
    expect([reached(gone, NORTH), reached(gone, SOUTH)]).toEqual([9, 0])
  })
})

describe('who is connected', () => {
  const rows = ['......', '......', '......']
  const units = ['0201', '0302', '0403'].map((cell) => `north line-infantry ${cell}`)
  const connected = (options = {}) => {
    const def = field({ rows, arsenals: { north: ['0101'] }, options, walls: ['0101/SE'] })
    const state = standing(def, units)
    const { connected: pieces } = networkOf(def.rules, state, NORTH)
    return names(
      def,
      pieces.map((piece) => state.cell[piece]),
    )
  }

  test('from friend to friend without end, or only one step (K-37)', () => {
    expect(connected()).toEqual(['0201', '0302', '0403'])
    expect(connected({ supplyAdjacency: 'one-step' })).toEqual(['0201', '0302'])
  })

  test('a relay sends on only from a line, and relays hand on to each other (K-29 to K-31)', () => {
    const def = field({ rows: ['.....', '.....', '.....', '.....'], arsenals: { north: ['0101'] } })
    const off = standing(def, ['north foot-relay 0302', 'north line-infantry 0504'])
    expect(lit(def, off)).toHaveLength(5 + 3 + 3)
    const chain = standing(def, [
      'north foot-relay 0501',
      'north mounted-relay 0504',
      'north line-infantry 0204',
    ])
    const { sources } = networkOf(def.rules, chain, NORTH)
    expect(names(def, sources)).toEqual(expect.arrayContaining(['0501', '0504']))
    expect(pieceAt(def, chain, '0204')).toBeGreaterThanOrEqual(0)
    expect(lit(def, chain)).toContain('0204')
  })
})

/** The number of units in the north. A unit that crosses the border changes all lines. */
const IN_THE_NORTH = { type: 'units', who: { zone: { type: 'region', region: 'north-territory' } } }
/** Relays are connected by lines that end at them, so the condition depends on itself. */
const A_RELAY_CONNECTED = {
  type: 'present',
  who: { units: ['foot-relay', 'mounted-relay'], connected: true },
}

const asks = (def: KriegspielDef, state: KriegspielState) => kriegspiel.decisions(def, state)

describe('what is remembered is what is measured afresh', () => {
  test.each([
    ['usually', {}],
    ['where arsenals fall silent', { rules: { coveredArsenal: 'silent', supplyAdjacency: 'one-step' } }],
    ['where whoever is cut off stops no line', { rules: { lineBlockers: 'connected' } }],
    [
      'where lines are as long as units stand in the north',
      { modifiers: [{ number: 'supply-range', to: IN_THE_NORTH }] },
    ],
    [
      'where lines are cut short by whom they connect',
      { modifiers: [{ number: 'supply-range', to: 0, while: A_RELAY_CONNECTED }] },
    ],
    [
      'where they are, and whoever is cut off stops no line',
      {
        modifiers: [{ number: 'supply-range', to: 0, while: A_RELAY_CONNECTED }],
        rules: { lineBlockers: 'connected' },
      },
    ],
  ])('%s, over 1,000 random steps', (_, change) => {
    const [def, other] = [war(WRITTEN, change), war(WRITTEN, change)]
    const rng = seedRandom(5)
    for (let seed = 1, left = 1000; left > 0; seed++) {
      const turn = privateTurn(def, kriegspiel.setup(def, seed), true)
      for (let asked = asks(def, turn.state); asked.length > 0 && left > 0; left--) {
        const fresh = structuredClone(turn.state)
        for (const side of [NORTH, SOUTH])
          expect(networkOf(def.rules, turn.state, side)).toEqual(networkOf(other.rules, fresh, side))
        const { seat, choices } = asked[0]
        const wanted = choices.filter(({ action }) => action.type !== 'offer')
        kriegspiel.step(turn, seat, wanted[nextBelow(rng, wanted.length)].action as KriegspielAction)
        asked = asks(def, turn.state)
      }
    }
  })
})
