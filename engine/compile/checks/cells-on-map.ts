/** Checks that every named cell and side is on its map. */

import { parseSide } from '../../geometry/names'
import { memoise } from '../../memoise'
import { rulesetNamed } from '../../rulesets'
import type { BoardMap, Finding, RawPack } from '../../types'
import type { At } from '../../types/pack'
import { boardOf } from '../board-map'
import { finding, within } from '../finding'
import { mapOf } from '../lookup'
import { isPlain } from '../merge'
import { boardOfScenario, casesOf, entries, mapsOf, type Placed, scenariosOf } from '../pack-parts'
import { scenarioOfCase } from '../shared-parts'
import { wholeOf } from '../traced'
import { leavesOf } from '../written'

export function cellsOnMap(raw: RawPack): Finding[] {
  const { offMap: away = [] } = rulesetNamed(raw.manifest.ruleset)?.words ?? {}
  return [
    ...mapsOf(raw).flatMap(({ value, at }) => {
      const board = boardOf(value)
      const sides = entries(value.edges, within(at, 'edges')).flatMap((edge) =>
        entries(edge.value.sides, within(edge.at, 'sides')),
      )
      return [...offMap(board, namedCells(value, at)), ...sidesOff(board, sides)]
    }),
    ...scenariosOf(raw).flatMap(({ value, at }) =>
      writtenOn(boardOfScenario(raw, value), value, at, CELL_KEYS),
    ),
    ...casesOf(raw).flatMap(({ value: rule, at }) => {
      const scenario = scenarioOfCase(raw, rule.scenario)
      const map = rule.map ?? (scenario && mapOf(raw, scenario.map))
      const board = map && boardOf(map)
      return [
        ...writtenOn(board, rule.given, within(at, 'given'), POSITION_KEYS).filter(
          ({ found }) => !away.includes(found ?? ''),
        ),
        ...entries(rule.steps, within(at, 'steps')).flatMap((step) =>
          writtenOn(board, step.value, step.at, EXPECTED_KEYS),
        ),
      ]
    }),
  ]
}

type MapValue = ReturnType<typeof mapsOf>[number]['value']

function namedCells(map: MapValue, at: At): Placed<string>[] {
  const cellsIn = (list: readonly { readonly cells: readonly string[] }[] | undefined, name: string) =>
    entries(list, within(at, name)).flatMap((one) => entries(one.value.cells, within(one.at, 'cells')))
  return [
    ...cellsIn(map.ground, 'ground'),
    ...cellsIn(map.places, 'places'),
    ...cellsIn(map.sites, 'sites'),
    ...cellsIn(map.regions, 'regions'),
    ...entries(map.sites, within(at, 'sites')).flatMap((site) =>
      'exits' in site.value ? entries(site.value.exits, within(site.at, 'exits')) : [],
    ),
    ...entries(map.links, within(at, 'links')).flatMap((link) =>
      entries(link.value.between, within(link.at, 'between')),
    ),
  ]
}

/** Keys for cells of any name. Elsewhere only a name like "0704" is certainly a cell. */
const CELL_KEYS = ['cell', 'cells']
/** In a position `at` is a place; in a scenario it can be a time. */
const POSITION_KEYS = [...CELL_KEYS, 'at', 'barricades', 'covered', 'held', 'jams', 'smoke']
/** In steps `at` can be the word for a place off the map. */
const EXPECTED_KEYS = [...CELL_KEYS, 'without', 'lit', 'dark', 'covered', 'barricades', 'destroyed']
/** Keys with prose, or with names chosen by authors. */
const WORDS = ['id', 'title', 'name', 'text', 'source', 'en', 'it']
/** Choices by option, both with names chosen by authors. */
const CHOSEN = 'options'
const IS_CELL = /^[0-9]{4,8}$/
const IS_SIDE = /^[0-9]{4,8}\/[A-Z]{1,2}$/

/** Cells and sides of cells written in a scenario or a position, whatever its shape. */
function writtenOn(board: BoardMap | undefined, value: unknown, at: At, keys: readonly string[]): Finding[] {
  if (!board) return []
  const grounds = groundsOf(board)
  const texts = textsIn(value, at)
  const cells = texts.filter(({ key, value: name }) =>
    keys.includes(key) && !IS_SIDE.test(name) ? !grounds.has(name) : IS_CELL.test(name),
  )
  const sides = texts.filter(({ value: name }) => IS_SIDE.test(name))
  return [...offMap(board, cells), ...sidesOff(board, sides)]
}

const groundsOf = memoise(
  ({ places, regions, sites }: BoardMap) => new Set([...places, ...regions, ...sites].map(({ id }) => id)),
)

type Text = Placed<string> & { readonly key: string }
type Known = { readonly at: At; readonly texts: readonly Text[] }
const known = new WeakMap<object, Known>()

/** The strings in a value except prose, cached by the value. */
function textsIn(written: unknown, at: At): readonly Text[] {
  const value = wholeOf(written)
  const before = isPlain(value) ? known.get(value) : undefined
  if (before && isSamePlace(before.at, at)) return before.texts
  const texts = leavesOf(value, at).flatMap((leaf) =>
    typeof leaf.value === 'string' && !WORDS.includes(leaf.key) && leaf.at.path.at(-2) !== CHOSEN
      ? [{ ...leaf, value: leaf.value }]
      : [],
  )
  if (isPlain(value)) known.set(value, { at, texts })
  return texts
}

const isSamePlace = (one: At, other: At): boolean =>
  one.pack === other.pack &&
  one.file === other.file &&
  one.origin === other.origin &&
  one.path.length === other.path.length &&
  one.path.every((step, index) => step === other.path[index])

function offMap({ grid }: BoardMap, cells: readonly Placed<string>[]): Finding[] {
  const expected = grid.size > 0 ? `${grid.names[0]} – ${grid.names[grid.size - 1]}` : ''
  return cells
    .filter(({ value }) => grid.indexOf(value) < 0)
    .map(({ value, at }) =>
      finding('E-CELL-OFF-MAP', at, 'cell-off-map', { name: value, expected }, { found: value, expected }),
    )
}

function sidesOff({ grid }: BoardMap, sides: readonly Placed<string>[]): Finding[] {
  const directions = grid.directions.join(', ')
  return sides.flatMap(({ value, at: place }) => {
    const side = parseSide(grid, value)
    if (!side)
      return [
        finding(
          'E-SIDE-OFF-MAP',
          place,
          'side-off-map',
          { name: value, directions },
          { found: value, expected: directions },
        ),
      ]
    return grid.edgeIndex(side.cell, side.direction) < 0
      ? [finding('W-SIDE-ON-BORDER', place, 'side-on-border', { name: value }, { found: value })]
      : []
  })
}
