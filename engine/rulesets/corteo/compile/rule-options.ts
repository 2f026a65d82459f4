/** The optional rules of a scenario: leaving the map, smoke, jams, pieces that score where they stand. */
import type { ScenarioFile } from '../../../../schemas/generated/content'
import { testIf } from '../../../blocks/conditions'
import type { Blocks } from '../../../blocks/context'
import { pieceCells } from '../../../blocks/filters'
import { liveZone } from '../../../blocks/zones/dynamic-zones'
import { zoneMask } from '../../../blocks/zones/zones'
import type { BoardMap } from '../../../types'

export type Leaving = NonNullable<ReturnType<typeof compileRuleOptions>['leaving']>
export type Jams = ReturnType<typeof jamsOf>

export function compileRuleOptions(blocks: Blocks, { rules, order, scoring }: ScenarioFile) {
  const { board } = blocks
  const { leaving, smoke, jams, unless = {} } = rules
  return {
    /** Edges of the map by which beaten pieces of a side can leave; absent if none can. */
    leaving: leaving && {
      ...edgesOf(board, leaving.edges),
      side: order.indexOf(leaving.side),
      hands: leaving.turns,
    },
    /** By rule, the condition that suspends it. */
    unless: {
      smoke: testIf(blocks, unless.smoke),
      short: testIf(blocks, unless.short),
      jams: testIf(blocks, unless.jams),
      arrivals: testIf(blocks, unless.arrivals),
    },
    smoke: smoke && smokeOf(board, smoke),
    jams: jams && jamsOf(board, jams),
    /** By scoring line, the zone where its pieces do not count, or `undefined` if they count everywhere. */
    unscored: scoring.map((line) =>
      line.type === 'power-on-map' && line.except ? liveZone(blocks, line.except, pieceCells) : undefined,
    ),
  }
}

function edgesOf(board: BoardMap, ids: readonly string[]) {
  const edges = ids.map((id) => board.regions.find((region) => region.id === id)?.cells ?? [])
  const edgeOf = new Int16Array(board.grid.size).fill(-1)
  for (const [index, cells] of edges.entries()) for (const cell of cells) edgeOf[cell] = index
  /** Cells of each edge, and the edge of each cell, -1 for none. */
  return { edges, edgeOf }
}

const ground = (board: BoardMap, terrain: string[]): Uint8Array =>
  zoneMask(board, { type: 'terrain', terrain })

const smokeOf = (
  board: BoardMap,
  { pieces, wind, directions, carries }: NonNullable<ScenarioFile['rules']['smoke']>,
) => ({
  pieces,
  /** By face of the die: the cells of drift, 0 if the smoke stays, -1 if it disperses. */
  wind: wind.map((force) => (force === 'gone' ? -1 : force === 'stay' ? 0 : force)),
  /** By face of the die, the direction in the grid. */
  directions: directions.map((name) => board.grid.directions.indexOf(name)),
  /** 1 for cells where smoke drifts. */
  carries: ground(board, carries),
})

function jamsOf(board: BoardMap, raw: NonNullable<ScenarioFile['rules']['jams']>) {
  const road = ground(board, raw.roads)
  const { neighbours, directions, size } = board.grid
  const width = directions.length
  const ways = (cell: number) =>
    neighbours.slice(cell * width, (cell + 1) * width).filter((other) => other >= 0 && road[other] === 1)
      .length
  return {
    pieces: raw.pieces,
    faces: raw.faces,
    /** 1 for cells where a jam may form, for roads, and for crossroads. */
    on: ground(board, raw.on),
    road,
    crossing: Uint8Array.from({ length: size }, (_, cell) =>
      road[cell] === 1 && ways(cell) >= raw.ways ? 1 : 0,
    ),
  }
}
