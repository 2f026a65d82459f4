/** Sums of attack and defence (K-43 to K-73), the charge, and the rule options about them. */
import { describe, expect, test } from 'vitest'
import { inspect } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import { attackOn, defenceOf, resultOf, type Share } from '../../engine/rulesets/kriegspiel/rules/combat'
import { loadNetworks } from '../../engine/rulesets/kriegspiel/rules/network'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { KriegspielRuleOptions } from '../../schemas/generated/content'
import { does, field, offersOf, pieceAt, refusal, standing, war } from './war'

const PLAIN = ['..........', '..........', '..........', '..........', '..........', '..........']
/** Every row and column is lit for both sides. Relays block no line and are in the corners. */
const ARSENALS = {
  north: ['0101', '0201', '0301', '0401', '0501', '0601', '0701', '0801', '0901', '1001'],
  south: ['0106', '0206', '0306', '0406', '0506', '0606', '0706', '0806', '0906', '1006'],
}
const RELAYS = ['south foot-relay 1006', 'north foot-relay 0101']

function sums(
  units: readonly string[],
  target = '0503',
  { rows = PLAIN, options = {} }: { rows?: readonly string[]; options?: KriegspielRuleOptions } = {},
) {
  const def = field({ rows, arsenals: ARSENALS, options })
  const state = standing(def, [...units, ...RELAYS])
  const piece = pieceAt(def, state, target)
  loadNetworks(def.rules, state)
  const shares: Share[] = []
  const attack = attackOn(def.rules, 1 - def.rules.pieces.side[piece], state.cell[piece], shares)
  const defence = defenceOf(def.rules, piece, shares)
  return { attack, defence, result: resultOf(def.rules, piece, attack, defence), shares }
}
const at = (glyph: string) => PLAIN.map((row, y) => (y === 2 ? `....${glyph}.....` : row))

describe('defence alone', () => {
  test.each([
    ['line-infantry', 6, 8, 10],
    ['foot-artillery', 8, 10, 12],
    ['mounted-artillery', 8, 10, 12],
    ['light-cavalry', 5, 5, 5],
    ['mounted-relay', 1, 1, 1],
  ])('%s: in the open, in a pass, in a fort (K-60 to K-62)', (unit, open, pass, fort) => {
    const defence = (glyph: string) => sums([`south ${unit} 0503`], '0503', { rows: at(glyph) }).defence
    expect(['.', 'P', 'F'].map(defence)).toEqual([open, pass, fort])
  })
})

describe('attacks on a lone unit', () => {
  const infantry = 'south line-infantry 0503'
  test.each([
    [
      'two infantry (K-63)',
      ['north line-infantry 0501', 'north line-infantry 0703'],
      infantry,
      [8, 6, 'captured'],
    ],
    ['one charging cavalry (K-64)', ['north light-cavalry 0403'], infantry, [7, 6, 'retreat']],
    ['one infantry (K-65)', ['north line-infantry 0502'], infantry, [4, 6, 'safe']],
    [
      'a charge on cavalry (K-66)',
      ['north light-cavalry 0402'],
      'south light-cavalry 0503',
      [7, 5, 'captured'],
    ],
    ['a relay (K-71)', ['north line-infantry 0502'], 'south mounted-relay 0503', [4, 1, 'captured']],
    ['artillery from three squares away (K-73)', ['north foot-artillery 0803'], infantry, [5, 6, 'safe']],
    ['infantry from three squares away (K-73)', ['north line-infantry 0803'], infantry, [0, 6, 'safe']],
    [
      'a knight’s move away (K-74)',
      ['north foot-artillery 0402', 'north mounted-artillery 0704'],
      infantry,
      [5, 6, 'safe'],
    ],
  ])('%s', (_, attackers, target, [attack, defence, result]) =>
    expect(sums([...attackers, target])).toMatchObject({ attack, defence, result }),
  )

  test('behind a mountain nobody attacks or supports (K-46)', () => {
    const rows = PLAIN.map((row, y) => (y === 2 ? '.....M....' : row))
    const units = ['south line-infantry 0503', 'south line-infantry 0703', 'north foot-artillery 0803']
    expect(sums(units, '0503', { rows })).toMatchObject({ attack: 0, defence: 6 })
  })

  test('units on the way stop nothing, or enemies do with fireBlockers', () => {
    const units = ['south line-infantry 0503', 'south foot-relay 0603', 'north foot-artillery 0703']
    expect(sums(units)).toMatchObject({ attack: 5, defence: 7 })
    expect(sums(units, '0503', { options: { fireBlockers: 'enemies' } })).toMatchObject({
      attack: 0,
      defence: 7,
    })
    const support = ['south line-infantry 0503', 'north line-infantry 0603', 'south line-infantry 0703']
    expect(sums(support).defence).toBe(12)
    expect(sums(support, '0503', { options: { fireBlockers: 'enemies' } }).defence).toBe(6)
  })
})

describe('the charge', () => {
  const column = (...cells: string[]) => cells.map((cell) => `north light-cavalry ${cell}`)
  const four = [...column('0603', '0703', '0803', '0903'), 'south line-infantry 0503']

  test('four in line count 28, against a fort or a pass 8 (K-67, K-68, K-56)', () => {
    expect(sums(four).attack).toBe(28)
    expect(['F', 'P'].map((glyph) => sums(four, '0503', { rows: at(glyph) }).attack)).toEqual([8, 8])
  })
  test('a gap ends it, or is passed over (K-X3)', () => {
    const gap = [...column('0603', '0803', '0903'), 'south line-infantry 0503']
    expect(sums(gap).attack).toBe(7)
    expect(sums(gap, '0503', { options: { chargeGap: 'passes' } }).attack).toBe(21)
    const apart = [...column('0703', '0803'), 'south line-infantry 0503']
    expect(sums(apart, '0503', { options: { chargeGap: 'passes' } }).attack).toBe(4)
  })
  test('along eight lines, or only the column (K-X3)', () => {
    const options = { chargeLine: 'column' } as const
    expect(sums(four, '0503', { options }).attack).toBe(4 + 4)
    const upright = [...column('0502', '0501'), 'south line-infantry 0503']
    expect(sums(upright, '0503', { options }).attack).toBe(14)
    const slanting = [...column('0402', '0301'), 'south line-infantry 0503']
    expect([sums(slanting).attack, sums(slanting, '0503', { options }).attack]).toEqual([14, 8])
  })
  test('a cavalry in a fort takes no part and breaks the line, in a pass it charges (K-57)', () => {
    const rows = (glyph: string) => PLAIN.map((row, y) => (y === 2 ? `......${glyph}...` : row))
    expect(['F', 'P'].map((glyph) => sums(four, '0503', { rows: rows(glyph) }).attack)).toEqual([7 + 4, 28])
  })
  test('is only for attack (K-55)', () => {
    expect(
      sums(['south light-cavalry 0503', 'south light-cavalry 0603', 'south light-cavalry 0703']).defence,
    ).toBe(15)
  })
})

describe('rule options', () => {
  const withRelay = ['south line-infantry 0503', 'south mounted-relay 0703']
  test('relays support, or not (K-X2)', () => {
    expect(sums(withRelay).defence).toBe(7)
    expect(sums(withRelay, '0503', { options: { relayRange: 'none' } }).defence).toBe(6)
  })
  test('whoever supports from a fort adds its bonus, or not', () => {
    const units = ['south line-infantry 0603', 'south line-infantry 0503']
    const rows = at('F')
    expect(sums(units, '0603', { rows }).defence).toBe(6 + 6 + 4)
    expect(sums(units, '0603', { rows, options: { supportBonus: 'withheld' } }).defence).toBe(12)
  })
})

describe('units that are cut off', () => {
  const rows = ['.....', '.....', 'F....', '.....', '.....']
  const setUp = (units: readonly string[], options: KriegspielRuleOptions = {}) => {
    const def = field({ rows, arsenals: { north: ['0501'], south: ['0505'] }, options })
    const state = standing(def, units)
    return { def, state }
  }
  const defence = (units: readonly string[], cell: string, options: KriegspielRuleOptions = {}) => {
    const { def, state } = setUp(units, options)
    loadNetworks(def.rules, state)
    return defenceOf(def.rules, pieceAt(def, state, cell))
  }
  const lost = 'south line-infantry 0103'

  test('have no defence, but that of connected friends (K-69, K-70, K-40)', () => {
    expect(defence([lost], '0103')).toBe(0)
    expect(defence([lost, 'south line-infantry 0303'], '0103')).toBe(6)
  })
  test('have no use of their ground, unless the scenario says so (K-X7)', () =>
    expect(defence([lost], '0103', { bonusWhenCutOff: 'kept' })).toBe(4))
  test('relays lose theirs too, unless the scenario says so', () => {
    expect(defence(['south foot-relay 0103'], '0103')).toBe(0)
    expect(defence(['south foot-relay 0103'], '0103', { relayDefence: 'kept' })).toBe(1)
  })
  test('go nowhere, and whoever points at them is told so', () => {
    const { def, state } = setUp([lost, 'south line-infantry 0303'])
    const pointed = (cell: string) =>
      inspect(def, state, 'south', { kind: 'cell', cell: def.grid.indexOf(cell) })!
    expect(pointed('0103')).toMatchObject({ title: { values: { how: 'none' } }, cells: [] })
    expect(pointed('0303').cells.length).toBeGreaterThan(0)
  })
  test('do not attack (K-38), and the refusal says why', () => {
    const { def, state } = setUp([
      'north line-infantry 0103',
      'south line-infantry 0203',
      'south foot-relay 0505',
    ])
    const refused = refusal(def, state, 'attack south-line-infantry-1', 'north')
    expect(refused).toMatchObject({ rule: 'K-38', section: 'ARS' })
    expect(refused.cells).toContain(def.grid.indexOf('0103'))
  })
})

test('an attack does what its label says, and the log tells the sums', () => {
  const def = field({ rows: PLAIN, arsenals: ARSENALS })
  const units = [
    'north light-cavalry 0502',
    'south line-infantry 0503',
    'south foot-relay 1006',
    'north foot-relay 0101',
  ]
  const { state, events } = does(def, standing(def, units), 'attack south-line-infantry-1')
  expect(events.slice(0, 2)).toMatchObject([
    { type: 'attacked', target: 'south-line-infantry-1', attack: 7, defence: 6, result: 'retreat' },
    { type: 'ordered', unit: 'south-line-infantry-1', cell: '0503' },
  ])
  expect(state).toMatchObject({ phase: 'retreat', turn: 1 })
})

/** Both armies crowded in the middle of the board. */
function melee(def: KriegspielDef, seed: number): KriegspielState {
  const rng = seedRandom(seed)
  const free = [...def.grid.names.keys()].filter((cell) => def.rules.ground.open[cell * 8] === 1)
  const near = free.filter((cell) => cell >= 200 && cell < 325)
  const cell = def.rules.pieces.ids.map(() => near.splice(nextBelow(rng, near.length), 1)[0])
  const state = standing(def, [], { turn: def.seats[seed % 2] })
  return { ...state, phase: 'moves', cell, level: -1, winner: -1 }
}

test('what is pointed at adds up, line by line, in 200 random fights', () => {
  const def = war()
  let [charges, bonuses] = [0, 0]
  for (let seed = 1; seed <= 200; seed++) {
    const state = melee(def, seed)
    for (const id of def.rules.pieces.ids) {
      const found = inspect(def, state, def.seats[0], { kind: 'piece', piece: id })!
      for (const { total, lines } of found.sums)
        expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total)
      const [attack, defence] = found.sums.map(({ total }) => total)
      const result = resultOf(def.rules, def.rules.pieces.indexOf.get(id)!, attack, defence)
      expect(found.verdict?.values).toMatchObject({ attack, defence, result })
      const keys = found.sums.flatMap(({ lines }) => lines.map(({ label }) => label.key))
      charges += keys.filter((key) => key.endsWith('share-charge')).length
      bonuses += keys.filter((key) => key.endsWith('share-bonus')).length
    }
    for (const { action, label } of offersOf(def, state)) {
      if (action.type !== 'attack') continue
      const { sums: found } = inspect(def, state, def.seats[0], {
        kind: 'piece',
        piece: String(action.target),
      })!
      expect(label.values).toMatchObject({ attack: found[0].total, defence: found[1].total })
    }
  }
  expect(charges).toBeGreaterThan(100)
  expect(bonuses).toBeGreaterThan(20)
})
