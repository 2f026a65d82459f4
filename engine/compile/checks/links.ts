/** Checks that links join two different cells, each pair once, and connect every area that can have links. */
import { wholeRuleset } from '../../rulesets'
import type { BoardMap, Finding, MessageValue, RawPack } from '../../types'
import { boardOf } from '../board-map'
import { finding, within } from '../finding'
import { entries, fileOf, mapsOf } from '../pack-parts'

export const links = (raw: RawPack): Finding[] => [
  ...mapsOf(raw).flatMap(({ value, at }) => {
    const { grid } = boardOf(value)
    const seen = new Set<string>()
    return entries(value.links, within(at, 'links')).flatMap((link) => {
      const ends = link.value.between.map((name) => grid.indexOf(name))
      if (ends.some((end) => end < 0)) return []
      const [from, to] = ends.map((end) => nameOf(grid, end))
      if (ends[0] === ends[1])
        return [finding('W-LINK-SELF', within(link.at, 'between'), 'link-self', { cell: from })]
      // On a map of areas one pair is one link, whatever its type.
      const pair = JSON.stringify([ends.toSorted(), grid.kind === 'areas' || link.value.type])
      if (!seen.has(pair)) return seen.add(pair) && []
      return [finding('W-LINK-TWICE', within(link.at, 'between'), 'link-twice', { from, to })]
    })
  }),
  ...Object.values(raw.maps).flatMap((map) => apart(raw, map)),
]

type MapOf = RawPack['maps'][string]

/** Areas that are not connected to the largest group of their list. */
function apart(raw: RawPack, map: MapOf): Finding[] {
  const board = boardOf(map)
  const { grid } = board
  if (grid.kind !== 'areas' || grid.size < 2) return []
  if (grid.edgeCount === 0) return [finding('W-NO-LINKS', fileOf(map, 'areas'), 'no-links')]
  return toBeJoined(raw, board).flatMap((areas) => {
    const [, ...others] = groupsOf(board, areas).sort((a, b) => b.length - a.length)
    return others.map((group) => {
      const values = { cell: nameOf(grid, group[0]), count: group.length - 1 }
      const cells = group.map((cell) => ({ map: board.id, cell: grid.names[cell] }))
      return finding('W-AREA-APART', fileOf(map, 'areas', group[0], 'id'), 'area-apart', values, { cells })
    })
  })
}

/** Lists of areas to connect: the parts of the ruleset, reduced to terrain that has links anywhere. */
function toBeJoined(raw: RawPack, { grid, terrain }: BoardMap): number[][] {
  const isLinked = (cell: number) =>
    grid.directions.some((_, way) => grid.neighbours[cell * grid.directions.length + way] >= 0)
  const all = grid.names.map((_, cell) => cell)
  const grounds = new Set(all.filter(isLinked).map((cell) => terrain[cell]))
  const parts = wholeRuleset(raw.manifest.ruleset)?.joined?.(raw)
  const lists = new Map<string, number[]>()
  for (const cell of all.filter((one) => grounds.has(terrain[one]))) {
    const part = parts ? parts.get(grid.names[cell]) : ''
    if (part !== undefined) listed(lists, part).push(cell)
  }
  return [...lists.values()]
}

function listed<K>(lists: Map<K, number[]>, key: K): number[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

/** The connected groups of a list of areas. */
function groupsOf(
  { grid: { neighbours, directions, size } }: BoardMap,
  areas: readonly number[],
): number[][] {
  const groupOf = new Int32Array(size).fill(-1)
  for (const first of areas) {
    if (groupOf[first] >= 0) continue
    groupOf[first] = first
    const group = [first]
    for (const area of group)
      for (const way of directions.keys()) {
        const next = neighbours[area * directions.length + way]
        if (next < 0 || groupOf[next] >= 0) continue
        groupOf[next] = first
        group.push(next)
      }
  }
  const groups = new Map<number, number[]>()
  for (const area of areas) listed(groups, groupOf[area]).push(area)
  return [...groups.values()]
}

const nameOf = (grid: BoardMap['grid'], cell: number): MessageValue =>
  grid.kind === 'areas' ? { text: `areas.${grid.names[cell]}` } : { cell: grid.names[cell] }
