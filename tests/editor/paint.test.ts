import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyAll } from '../../app/_editor/document/change'
import type { Ground } from '../../app/_editor/map/model/ground'
import { readMap } from '../../app/_editor/map/model/map-reading'
import { paintCells } from '../../app/_editor/map/model/paint-cells'
import { paintSide } from '../../app/_editor/map/model/paint-sides'
import { MAP_FILE, SAMPLE_MAP } from './sample-map'

const at = (text: string, name: string) => readMap(MAP_FILE, text).grid?.indexOf(name) ?? -1

function paint(text: string, names: string[], ground: Ground): string {
  const map = readMap(MAP_FILE, text)
  const painted = paintCells(
    map,
    names.map((name) => at(text, name)),
    ground,
  )
  if (painted.type === 'refused') throw new Error(painted.reason)
  return applyAll({ [MAP_FILE]: text }, painted.changes)[MAP_FILE]
}

function paintEdge(text: string, name: string, type: string | undefined): string {
  const map = readMap(MAP_FILE, text)
  const [cell, direction] = name.split('/')
  const side = { cell: map.grid!.indexOf(cell), direction: map.grid!.directionOf(direction) }
  const painted = paintSide(map, side, type)
  if (painted.type === 'refused') throw new Error(painted.reason)
  return applyAll({ [MAP_FILE]: text }, painted.changes)[MAP_FILE]
}

describe('painting a cell', () => {
  test('replaces one character and nothing else', () => {
    expect(paint(SAMPLE_MAP, ['0302'], { terrain: 'building' })).toBe(
      SAMPLE_MAP.replace(`'#....#' # the lane`, `'#.#..#' # the lane`),
    )
  })

  test('writes a legend entry for a terrain the map does not know yet', () => {
    expect(paint(SAMPLE_MAP, ['0101'], { terrain: 'garden' })).toBe(
      SAMPLE_MAP.replace('"######"', '"g#####"').replace(
        `  '^': { terrain: slope, up: N }\n`,
        `  '^': { terrain: slope, up: N }\n  "g": { terrain: garden }\n`,
      ),
    )
  })

  test('takes no character whose entry says no ground yet', () => {
    const unsaid = SAMPLE_MAP.replace("  '^'", "  'g': { terain: garden }\n  '^'")
    expect(paint(unsaid, ['0101'], { terrain: 'garden' })).toContain(`up: N }\n  "G": { terrain: garden }\n`)
  })

  test('tells slopes apart by their way up', () => {
    const text = paint(SAMPLE_MAP, ['0105'], { terrain: 'slope', up: 'SE' })
    expect(text).toContain('"↘": { terrain: slope, up: SE }')
    expect(text).toContain('"↘....."')
  })

  test('quotes a row only when it must', () => {
    const text = paint(SAMPLE_MAP, ['0104'], { terrain: 'building' })
    expect(text).toContain(`  - "#.##.."\n`)
    expect(paint(SAMPLE_MAP, ['0204'], { terrain: 'building' })).toContain('  - .###..\n')
  })

  test('refuses a cell that has no character and says so', () => {
    const map = readMap(MAP_FILE, SAMPLE_MAP.replace('"......"', '"..."'))
    expect(paintCells(map, [at(SAMPLE_MAP, '0605')], { terrain: 'street' })).toEqual({
      type: 'refused',
      reason: 'no-cell',
    })
  })
})

describe('a map with mistakes', () => {
  test('is read and painted where it can be; the broken row is left alone', () => {
    const broken = SAMPLE_MAP.replace('".^..^."', '".^..^.').replace('sites:', 'sites: [')
    const map = readMap(MAP_FILE, broken)
    expect(map.unreadable).toEqual([2])
    expect(map.board?.terrain[at(SAMPLE_MAP, '0302')]).toBe('street')
    expect(map.board?.terrain[at(SAMPLE_MAP, '0303')]).toBeUndefined()
    expect(paint(broken, ['0302', '0303', '0304'], { terrain: 'slope', up: 'N' })).toBe(
      broken.replace(`'#....#'`, `'#.^..#'`).replace('..##..', '..^#..'),
    )
  })

  test('with a row that lost its dash keeps the rows below where they are', () => {
    const map = readMap(MAP_FILE, SAMPLE_MAP.replace(`- ".^..^."`, `".^..^."`))
    expect(map.unreadable).toEqual([2])
    expect(map.board?.terrain[at(SAMPLE_MAP, '0304')]).toBe('building')
  })

  test('with a broken legend paints what the readable entries know', () => {
    const broken = SAMPLE_MAP.replace(`'^': { terrain: slope, up: N }`, `'^': { terrain: slope, up: N`)
    expect(paint(broken, ['0302'], { terrain: 'building' })).toContain(`'#.#..#'`)
    const map = readMap(MAP_FILE, broken)
    expect(paintCells(map, [0], { terrain: 'garden' })).toEqual({ type: 'refused', reason: 'no-legend' })
  })
})

describe('painting a side', () => {
  test('adds a name to the list of its type', () => {
    expect(paintEdge(SAMPLE_MAP, '0102/S', 'wall')).toBe(
      SAMPLE_MAP.replace('"0404/NE"] #', '"0404/NE", "0102/S"] #'),
    )
    expect(paintEdge(SAMPLE_MAP, '0102/S', 'gate')).toBe(
      SAMPLE_MAP.replace(`- '0604/N'\n`, `- '0604/N'\n      - "0102/S"\n`),
    )
  })

  test('moves a side from one type to the other, by either of its names', () => {
    expect(paintEdge(SAMPLE_MAP, '0303/S', 'gate')).toBe(
      SAMPLE_MAP.replace(' "0304/N",', '').replace(`- '0604/N'\n`, `- '0604/N'\n      - "0303/S"\n`),
    )
  })

  test('erases, and leaves no list that is empty', () => {
    const without = paintEdge(paintEdge(SAMPLE_MAP, '0504/N', undefined), '0604/N', undefined)
    expect(without).not.toContain('gate')
    expect(paintEdge(without, '0504/N', 'gate')).toContain('  - type: gate\n    sides: ["0504/N"]\n')
    const sides = ['0204/N', '0304/N', '0404/NE']
    const bare = sides.reduce((text, side) => paintEdge(text, side, undefined), without)
    expect(bare).toBe(SAMPLE_MAP.replace(/edges:[\s\S]*(?=sites:)/, ''))
    expect(paintEdge(bare, '0204/N', 'wall')).toContain(
      'edges:\n  - type: wall\n    sides: ["0204/N"]\nsites:',
    )
  })

  test('makes the section when there is none, and an entry when there is no such type', () => {
    const bare = SAMPLE_MAP.slice(0, SAMPLE_MAP.indexOf('edges:'))
    expect(paintEdge(bare, '0101/S', 'river')).toBe(`${bare}edges:\n  - type: river\n    sides: ["0101/S"]\n`)
    expect(paintEdge(SAMPLE_MAP, '0101/S', 'river')).toContain(
      `      - '0604/N'\n  - type: river\n    sides: ["0101/S"]\nsites:`,
    )
  })

  test('paints what it says, whatever is painted before', () => {
    const types = [undefined, 'wall', 'gate', 'river']
    const stroke = fc.record({
      cell: fc.integer({ min: 0, max: 29 }),
      direction: fc.integer({ min: 0, max: 5 }),
      type: fc.constantFrom(...types),
    })
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 12 }), (strokes) => {
        let text = SAMPLE_MAP
        const expected = new Map(
          readMap(MAP_FILE, text).board?.edges.map((edge) => [edgeKey(text, edge), edge.type]),
        )
        for (const { cell, direction, type } of strokes) {
          const map = readMap(MAP_FILE, text)
          const painted = paintSide(map, { cell, direction }, type)
          if (painted.type === 'refused') throw new Error(painted.reason)
          text = applyAll({ [MAP_FILE]: text }, painted.changes)[MAP_FILE]
          if (type === undefined) expected.delete(edgeKey(text, { cell, direction }))
          else expected.set(edgeKey(text, { cell, direction }), type)
        }
        const read = readMap(MAP_FILE, text).board?.edges ?? []
        expect(new Map(read.map((edge) => [edgeKey(text, edge), edge.type]))).toEqual(expected)
        expect(read.length).toBe(expected.size)
      }),
      { numRuns: 150 },
    )
  })
})

/** Returns one key for a side under both its names. A side at the map's border has only one name. */
function edgeKey(text: string, { cell, direction }: { cell: number; direction: number }): string {
  const edge = readMap(MAP_FILE, text).grid?.edgeIndex(cell, direction) ?? -1
  return edge < 0 ? `${cell}/${direction}` : String(edge)
}
