/** The Kriegspiel pack: the published board, two equal armies, and the numbers derived from them. */
import { describe, expect, test } from 'vitest'
import { checkFolder } from '../../cli/packs'
import { apply, compile, setUpAs, setup, table, view } from '../../engine/game'
import type { GameDef, GameState, RawPackOf, Sourced } from '../../engine/types'
import type {
  KriegspielScenarioFile,
  KriegspielTerrainFile,
  KriegspielUnitsFile,
} from '../../schemas/generated/content'
import { HOME } from '../cli/support/terminal'
import { loadPack } from '../engine/support/content'

const raw = loadPack('kriegspiel')
const pack = raw as unknown as RawPackOf<{
  terrain: KriegspielTerrainFile
  units: KriegspielUnitsFile
  scenarios: Readonly<Record<string, Sourced<KriegspielScenarioFile>>>
}>
const map = pack.maps.board
const rows = map.rows!
const scenarios = Object.values(pack.scenarios)
const SIDES = ['north', 'south'] as const

const cell = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`
const terrainAt = (name: string): string =>
  map.legend![rows[Number(name.slice(2)) - 1][Number(name.slice(0, 2)) - 1]].terrain
const squares = rows.flatMap((row, y) => [...row].map((_, x) => cell(x + 1, y + 1)))
const squaresOf = (terrain: string): string[] => squares.filter((name) => terrainAt(name) === terrain)

function gameOf(id: string): GameDef {
  const made = compile(raw, id)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}
const opening = gameOf('opening')

test('the checks find nothing to say', async () => {
  const { diagnostics } = await checkFolder(`${HOME}/content/kriegspiel`, 'kriegspiel')
  expect(diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([])
})

describe('the board', () => {
  test('is 25 by 20, with 470 squares of open ground', () => {
    expect([rows.length, new Set(rows.map((row) => row.length)), squares.length]).toEqual([
      20,
      new Set([25]),
      500,
    ])
    expect(squaresOf('north-plain').length + squaresOf('south-plain').length).toBe(470)
  })

  test.each([
    [
      'north',
      ['1003', '1004', '1005', '1007', '1008', '1009', '1103', '1203', '1303'],
      ['1006'],
      ['0802', '1309', '2108'],
      ['0804', '1502'],
    ],
    [
      'south',
      ['1114', '1214', '1314', '1414', '1514', '1614', '1616', '1617', '1618'],
      ['1615'],
      ['0313', '1512', '2315'],
      ['0320', '2320'],
    ],
  ])(
    'has in the %s nine mountains, a pass, three forts, two arsenals',
    (side, range, pass, forts, arsenals) => {
      const region = map.regions!.find(({ id }) => id === `${side}-territory`)!.cells
      const inside = (terrain: string) =>
        squaresOf(terrain)
          .filter((name) => region.includes(name))
          .sort()
      expect(inside('mountain-range')).toEqual(range)
      expect(inside('mountain-pass')).toEqual(pass)
      expect(inside('stone-fort')).toEqual(forts)
      expect(inside(`${side}-arsenal-yard`)).toEqual(arsenals)
      const sites = map.sites!.filter((site) => site.role === 'base' && site.side === side)
      expect(sites.flatMap(({ cells }) => cells)).toEqual(arsenals)
    },
  )

  test('is split in two territories of ten rows', () => {
    const [north, south] = map.regions!.map(({ cells }) => cells)
    expect(north).toEqual(squares.slice(0, 250))
    expect(south).toEqual(squares.slice(250))
  })
})

describe('the armies', () => {
  const { units } = pack.units
  const total = (rosters: KriegspielScenarioFile['rosters'], of: (id: string) => number) =>
    rosters.reduce((sum, { unit, count }) => sum + count * of(unit), 0)
  const typeOf = (id: string) => units.find((unit) => unit.id === id)!

  test.each(scenarios.flatMap(({ id }) => SIDES.map((side) => [id, side] as const)))(
    '%s: 17 units in the %s, 62 in attack, 74 with all charges, 92 in defence',
    (id, side) => {
      const rosters = pack.scenarios[id].rosters.filter((line) => line.side === side)
      expect(total(rosters, () => 1)).toBe(17)
      expect(total(rosters, (unit) => typeOf(unit).attack)).toBe(62)
      expect(total(rosters, (unit) => typeOf(unit).charge ?? typeOf(unit).attack)).toBe(74)
      expect(total(rosters, (unit) => typeOf(unit).defence)).toBe(92)
      expect(total(rosters, (unit) => (typeOf(unit).combat ? typeOf(unit).defence : 0))).toBe(90)
    },
  )

  test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s writes every unit once, in its own territory, on ground where it may stand',
    (_, { opening: written, rosters }) => {
      const taken = new Set<string>()
      for (const { side, units: lines } of written!) {
        const region = map.regions!.find(({ id }) => id === `${side}-territory`)!.cells
        for (const { unit, at } of lines) {
          const { count } = rosters.find((line) => line.side === side && line.unit === unit)!
          expect([side, unit, at.length]).toEqual([side, unit, count])
          for (const name of at) {
            expect([name, region.includes(name), terrainAt(name)]).not.toContain(false)
            expect(terrainAt(name)).not.toBe('mountain-range')
            taken.add(name)
          }
        }
      }
      expect(taken.size).toBe(34)
    },
  )
})

test.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  '%s has the proposed value of every rule option',
  (_, { rules, moves, attacks, endings, results }) => {
    expect(rules).toEqual({
      relayRange: 'printed',
      relayDefence: 'lost',
      relayCutOff: 'free',
      supplyAdjacency: 'chained',
      lineBlockers: 'combat',
      coveredArsenal: 'emits',
      fireBlockers: 'terrain',
      chargeLine: 'straight',
      chargeGap: 'ends',
      supportBonus: 'given',
      bonusWhenCutOff: 'lost',
      retreatCounts: 'counted',
      retreatWhenCutOff: 'captured',
      retreatDefence: 'kept',
      arsenalTaker: 'connected',
      movesAfterArsenal: 'none',
      passThroughDark: 'free',
      annihilation: 'combat',
      networkDefeatTest: 'attack-and-turn',
    })
    expect([moves, attacks, results]).toEqual([5, 1, { retreat: 1, capture: 2 }])
    expect(endings).toEqual({ arsenals: true, annihilation: true, network: true, agreement: true })
  },
)

// ---- Lines of communication at the table
const litOf = (state: GameState, side: string): Set<string> =>
  new Set(
    table(opening, state)
      .marks.filter((mark) => mark.kind === 'lit' && mark.side === side)
      .map((mark) => opening.grid.names[mark.cell]),
  )
const unitsOf = (state: GameState, side: string) =>
  table(opening, state).pieces.filter((piece) => piece.kind === 'unit' && piece.side === side)

/** The board with these units, and without the destroyed arsenals. */
const standing = (units: readonly object[], destroyed: readonly string[] = []): GameState =>
  setUpAs(opening, { phase: 'attack', units, destroyed } as never, [])
const ARSENALS = ['0804', '1502', '0320', '2320']
const only = (arsenal: string): GameState =>
  standing(
    [],
    ARSENALS.filter((other) => other !== arsenal),
  )

describe('lines of communication', () => {
  test.each([
    ['0804', 'north', 57],
    ['1502', 'north', 53],
    ['0320', 'south', 65],
    ['2320', 'south', 58],
  ])('the arsenal on %s (%s) lights %d squares of the empty board', (arsenal, side, count) => {
    expect(litOf(only(arsenal), side).size).toBe(count)
    expect(litOf(only(arsenal), side === 'north' ? 'south' : 'north').size).toBe(0)
  })

  test('both of the north light 106, both of the south 97', () => {
    expect(SIDES.map((side) => litOf(standing([]), side).size)).toEqual([106, 97])
  })

  test('east of 0804 there is one square; its diagonal has sixteen, through pass and fort', () => {
    const lit = litOf(only('0804'), 'north')
    expect([...lit].filter((name) => name.endsWith('04') && name > '0804')).toEqual(['0904'])
    const diagonal = Array.from({ length: 16 }, (_, step) => cell(9 + step, 5 + step))
    expect(diagonal.filter((name) => !lit.has(name))).toEqual([])
    expect([diagonal.includes('1006'), diagonal.includes('1309'), diagonal.at(-1)]).toEqual([
      true,
      true,
      '2420',
    ])
  })

  test('in the usual opening 160 squares a side, 12 and 11 units on a line, all 17 connected', () => {
    const state = setup(opening, { seed: 1 })
    expect(SIDES.map((side) => litOf(state, side).size)).toEqual([160, 160])
    const offLine = SIDES.map((side) => {
      const lit = litOf(state, side)
      expect(unitsOf(state, side)).toHaveLength(17)
      expect(unitsOf(state, side).filter(({ badges }) => badges.includes('cut-off'))).toEqual([])
      return unitsOf(state, side)
        .map((piece) => opening.grid.names[piece.cell!])
        .filter((name) => !lit.has(name))
        .sort()
    })
    expect(offLine).toEqual([
      ['0608', '0609', '0707', '0907', '0908'],
      ['1511', '1513', '1611', '1612', '1811', '1812'],
    ])
  })

  test('without relays the usual opening lights 94 and 89', () => {
    const units = pack.scenarios.opening.opening!.flatMap(({ side, units: lines }) =>
      lines
        .filter(({ unit }) => !unit.endsWith('relay'))
        .flatMap(({ unit, at }) => at.map((name) => ({ unit, side, at: name }))),
    )
    expect(units).toHaveLength(30)
    expect(SIDES.map((side) => litOf(standing(units), side).size)).toEqual([94, 89])
  })

  test.each(scenarios.filter(({ setup: { placement } }) => placement === 'written').map(({ id }) => id))(
    'nobody is cut off at the start of %s',
    (id) => {
      const def = gameOf(id)
      const { pieces } = table(def, setup(def, { seed: 1 }))
      expect(pieces).toHaveLength(34)
      expect(pieces.filter(({ badges }) => badges.includes('cut-off')).map((piece) => piece.id)).toEqual([])
    },
  )
})

test('while armies are placed in secret nobody sees a unit of the other side (K-14)', () => {
  const def = gameOf('free')
  let state = setup(def, { seed: 3 })
  for (const type of ['opening', 'ready']) {
    const next = apply(def, state, 'north', { type })
    if (!next.ok) throw new Error(next.error.rule)
    state = next.value.state
  }
  const seen = (viewer: string) => table(def, view(def, state, viewer)).pieces.map(({ side }) => side)
  expect([seen('north').length, seen('south').length, seen('spectator').length]).toEqual([17, 0, 0])
})

const ids = (list: readonly { id: string }[] | undefined) => (list ?? []).map(({ id }) => id)
const named: Record<string, string[]> = {
  sides: ids(pack.units.sides),
  units: ids(pack.units.units),
  terrain: ids(pack.terrain.terrain),
  maps: Object.keys(pack.maps),
  places: ids(map.places),
  sites: map.sites!.flatMap((site) => ('id' in site ? [site.id] : [])),
  regions: ids(map.regions),
  scenarios: ids(scenarios),
}

describe.each(['en', 'it'])('words in %s', (language) => {
  const { text } = Object.values(pack.texts).find((one) => one.language === language)!

  test.each(Object.keys(named))(
    'everything among the %s has a name and a help, and nothing else has',
    (group) => {
      const entries = text[group] ?? {}
      expect(Object.keys(entries).sort()).toEqual([...named[group]].sort())
      for (const { name, help } of Object.values(entries))
        expect([name.trim(), help?.trim()]).not.toContain('')
      const names = Object.values(entries).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    },
  )
})
