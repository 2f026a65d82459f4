/** The ground of the City agrees with the rulebook and is coherent. */
import { describe, expect, test } from 'vitest'
import {
  cellsOf,
  columnOf,
  flood,
  glyphAt,
  grid,
  index,
  map,
  pack,
  place,
  places,
  rowOf,
  rows,
  sidesOf,
  sites,
  terrainAt,
} from './pack'

const everywhere = Array.from({ length: grid.size }, (_, cell) => cell)
const isRiver = (cell: number) => terrainAt(cell) === 'river'
const bridges = places.filter(({ kind }) => kind === 'bridge').flatMap(({ cells }) => cells.map(index))

test('the map is at least 40 by 28 hexes and every glyph of its legend is used', () => {
  expect(grid.columns).toBeGreaterThanOrEqual(40)
  expect(grid.rows).toBeGreaterThanOrEqual(28)
  expect(Object.keys(map.legend!).sort()).toEqual([...new Set(rows.join(''))].sort())
})

test('every terrain but the cover of an objective is drawn somewhere', () => {
  const drawn = new Set(everywhere.map(terrainAt))
  expect(pack.terrain.terrain.map(({ id }) => id).filter((id) => !drawn.has(id))).toEqual(['covered'])
})

test('Piazza Mento, at the top left, holds 33 units two to a hex (C-019)', () => {
  const cells = place('piazza-mento').cells.map(index)
  expect(cells.length).toBeGreaterThanOrEqual(17)
  for (const cell of cells) {
    expect(terrainAt(cell)).toBe('square')
    expect(columnOf(cell)).toBeLessThan(grid.columns / 4)
    expect(rowOf(cell)).toBeLessThan(grid.rows / 3)
  }
})

test('four squares have room for ten pieces that may not share a hex', () => {
  for (const id of ['piazza-robba', 'piazzale-odio', 'piazzale-bombe', 'piazza-quinta-colonna'])
    expect([id, place(id).cells.length >= 10]).toEqual([id, true])
})

describe('the Wall and the River', () => {
  const walls = sidesOf('wall')
  const gates = sidesOf('gate')
  const mento = place('piazza-mento').cells.map(index)

  test('with its gates shut the Wall cuts the City from north to south', () => {
    const west = flood(mento, (cell) => !isRiver(cell), new Set([...walls, ...gates]))
    expect(west.has(index('4404'))).toBe(false)
    for (const row of [0, grid.rows - 1]) {
      const line = everywhere.filter((cell) => rowOf(cell) === row)
      expect(line.some((cell) => west.has(cell))).toBe(true)
      expect(line.some((cell) => !west.has(cell))).toBe(true)
    }
  })

  test('without its bridges the River cuts it again', () => {
    const bank = flood(mento, (cell) => !isRiver(cell) && !bridges.includes(cell), walls)
    expect(bank.has(index('1528'))).toBe(true)
    expect(bank.has(index('4404'))).toBe(false)
    for (const row of [0, grid.rows - 1])
      expect(everywhere.some((cell) => rowOf(cell) === row && isRiver(cell))).toBe(true)
  })

  test('gates open on to Viale Billikid; Viale Nin, Corso Storico and Corso Maltese lead to one each', () => {
    const billikid = place('viale-billikid').cells
    const named = places.filter(({ kind }) => kind === 'gate')
    expect(gates.size).toBe(named.length)
    for (const gate of named) {
      const [outside, inside] = gate.cells
      expect(billikid).toContain(outside)
      expect(gates.has(grid.edgeIndex(index(outside), directionBetween(outside, inside)))).toBe(true)
    }
    for (const avenue of ['viale-nin', 'corso-storico', 'corso-maltese'])
      expect([avenue, place(avenue).cells.some((cell) => touches(cell, billikid))]).toEqual([avenue, true])
  })

  test('bridges are streets or avenues with water beside them', () => {
    expect(bridges.length).toBeGreaterThanOrEqual(4)
    for (const cell of bridges) {
      expect('.-').toContain(glyphAt(cell))
      expect(neighboursOf(cell).some(isRiver)).toBe(true)
    }
  })

  const directionBetween = (a: string, b: string) =>
    grid.directions.findIndex(
      (_, way) => grid.neighbours[index(a) * grid.directions.length + way] === index(b),
    )
})

const neighboursOf = (cell: number) =>
  grid.directions.flatMap((_, way) => {
    const next = grid.neighbours[cell * grid.directions.length + way]
    return next < 0 ? [] : [next]
  })
const touches = (cell: string, others: readonly string[]) =>
  others.includes(cell) || neighboursOf(index(cell)).some((next) => others.includes(grid.names[next]))

describe('barracks, prison, metro', () => {
  const bases = sites.filter((site) => site.role === 'base')

  test('six barracks, numbered, of three hexes and more, each with exits on to streets nearby', () => {
    expect(bases.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
    for (const { cells, exits, side } of bases) {
      expect(side).toBe('power')
      expect(cells.length).toBeGreaterThanOrEqual(3)
      expect(cells.every((cell) => terrainAt(index(cell)) === 'barracks')).toBe(true)
      expect(exits.length).toBeGreaterThanOrEqual(2)
      for (const exit of exits) {
        expect('.-+').toContain(glyphAt(index(exit)))
        expect(Math.min(...cells.map((cell) => grid.distance(index(cell), index(exit))))).toBeLessThanOrEqual(
          2,
        )
      }
    }
    expect(bases.flatMap(({ cells }) => cells.map(index)).sort((a, b) => a - b)).toEqual(cellsOf('barracks'))
  })

  test('eight stations, spread: no two within five hexes of each other', () => {
    const stations = sites.filter((site) => site.role === 'landmark' && site.kind === 'station')
    const cells = stations.flatMap((site) => site.cells.map(index))
    expect(cells.length).toBe(8)
    expect([...cells].sort((a, b) => a - b)).toEqual(cellsOf('metro'))
    for (const a of cells) for (const b of cells) if (a !== b) expect(grid.distance(a, b)).toBeGreaterThan(5)
  })

  test('the station of Corso Storico lies on Corso Storico', () => {
    const station = sites.find(({ id }) => id === 'station-corso-storico')!
    expect(touches(station.cells[0], place('corso-storico').cells)).toBe(true)
  })

  test('the prison is a building of several hexes, beside the objective of that name', () => {
    const prison = sites.find((site) => site.role === 'prison')!
    const gate = sites.find(({ id }) => id === 'prison')!
    expect(prison.cells.length).toBeGreaterThanOrEqual(2)
    expect(prison.cells.every((cell) => terrainAt(index(cell)) === 'building')).toBe(true)
    expect(prison.cells.some((cell) => touches(cell, gate.cells))).toBe(true)
  })
})

test('three crowded places and four popular quarters, each in one piece', () => {
  for (const [kind, terrain, number] of [
    ['crowded', 'crowded', 3],
    ['quarter', 'popular', 4],
  ] as const) {
    const named = places.filter((one) => one.kind === kind)
    expect(named.length).toBe(number)
    for (const { id, cells } of named) {
      const own = cells.map(index)
      expect([id, own.every((cell) => terrainAt(cell) === terrain)]).toEqual([id, true])
      expect([id, flood([own[0]], (cell) => own.includes(cell), new Set()).size]).toEqual([id, own.length])
    }
    expect(named.flatMap(({ cells }) => cells).length).toBe(cellsOf(terrain).length)
  }
})

test('a slope leads up to open ground and down to open ground', () => {
  for (const cell of cellsOf('slope')) {
    const up = grid.directionOf(map.legend![glyphAt(cell)].up!)
    for (const way of [up, grid.opposite(up)]) {
      const next = grid.neighbours[cell * grid.directions.length + way]
      expect([grid.names[cell], 'building river'.includes(terrainAt(next))]).toEqual([
        grid.names[cell],
        false,
      ])
    }
  }
})

test('every part of the edge where a march may come back is open to it, by streets and by any other ground', () => {
  const regions = new Map((map.regions ?? []).map(({ id, cells }) => [id, cells]))
  const thirds = ['north', 'south'].flatMap((edge) =>
    ['west', 'middle', 'east'].map((part) => `edge-${edge}-${part}`),
  )
  for (const id of [...thirds, 'edge-west', 'edge-east']) {
    const cells = (regions.get(id) ?? []).map(index)
    expect([id, cells.some((cell) => '.-+'.includes(glyphAt(cell)))]).toEqual([id, true])
    for (const cell of cells) {
      expect('.-+"P*').toContain(glyphAt(cell))
      const onEdge = {
        north: rowOf(cell) === 0,
        south: rowOf(cell) === grid.rows - 1,
        west: columnOf(cell) === 0,
        east: columnOf(cell) === grid.columns - 1,
      }
      expect(onEdge[id.split('-')[1] as keyof typeof onEdge]).toBe(true)
    }
  }
})

test('every street, avenue and square of the rulebook is on the map, by its own name in both languages', () => {
  const addresses = [
    'Piazza Mento',
    'Viale Nin',
    'Corso Maltese',
    'Viale Billikid',
    'Corso Storico',
    'Piazza Fontana',
    'Via Cento Celle',
    'Piazzale Odio',
    'Largo alle Tangenti',
    'Lungozombi dei Camionisti',
    'Via del Greggio',
    'Via Losim',
    'Via Coca',
    'Via Cola',
    'Largo Selva Nera',
    'Via Veline',
    'Via Larga',
    'Vicolo Afgano',
    'Piazza della Robba',
    'Bulvar dei Cappuccini',
    'Via del Rock’n roll',
    'Via ’Ndante',
    'Via Gary Baldi',
    'Piazza Quinta Colonna',
    'Vicolo Marocchino',
    'Piazza Obelix',
    'Viale Ovaliani',
    'Via Seggio',
    'Piazza San Carlo al Berto',
    'Via il Polacco Errante',
    'Via Tip Tap',
    'Via Orale',
    'Largo Sibemolle',
    'Via Dotto',
    'Via Roto',
    'Corso Corto',
    'Largo Rizia',
    'Via Tram',
    'Via Mazzo',
    'Via Chiappo',
    'Via Dobbo',
    'Lungozombi degli Accavallati',
    'Bulvar dei Cornetti',
    'Piazzale Bombe',
  ]
  for (const file of Object.values(pack.texts)) {
    const names = new Set(places.map(({ id }) => file.text.places?.[id]?.name))
    expect([file.language, addresses.filter((name) => !names.has(name))]).toEqual([file.language, []])
  }
})
