/** The options a scenario may switch on: leaving the map, smoke, jams, pieces that score where they stand. */
import type { ScenarioFile } from '../../../../schemas/generated/content'
import type { BoardMap } from '../../../types'
import { type Blocks, liveZone } from '../blocks/context'
import type { Jams, Leaving, Rules, Smoke } from '../rules'
import { zoneMask } from '../rules/zones'

type Options = Pick<Rules, 'leaving' | 'smoke' | 'jams' | 'unscored'>

export function compileOptions(blocks: Blocks): Options {
  const { board } = blocks
  const { rules, order, scoring } = blocks.scenario
  const { leaving, smoke, jams } = rules
  return {
    leaving: leaving && {
      ...edgesOf(board, leaving.edges),
      side: order.indexOf(leaving.side),
      hands: leaving.hands,
    },
    smoke: smoke && smokeOf(board, smoke),
    jams: jams && jamsOf(board, jams),
    unscored: scoring.map((line) =>
      line.type === 'power-on-map' && line.except ? liveZone(blocks, line.except) : undefined,
    ),
  }
}

function edgesOf(board: BoardMap, ids: readonly string[]): Pick<Leaving, 'edges' | 'edgeOf'> {
  const edges = ids.map((id) => board.regions.find((region) => region.id === id)?.cells ?? [])
  const edgeOf = new Int16Array(board.grid.size).fill(-1)
  for (const [index, cells] of edges.entries()) for (const cell of cells) edgeOf[cell] = index
  return { edges, edgeOf }
}

const ground = (board: BoardMap, terrain: string[]): Uint8Array =>
  zoneMask(board, { type: 'terrain', terrain })

const smokeOf = (
  board: BoardMap,
  { pieces, wind, directions, carries }: NonNullable<ScenarioFile['rules']['smoke']>,
): Smoke => ({
  pieces,
  wind: wind.map((force) => (force === 'gone' ? -1 : force === 'stay' ? 0 : force)),
  directions: directions.map((name) => board.grid.directions.indexOf(name)),
  carries: ground(board, carries),
})

function jamsOf(board: BoardMap, raw: NonNullable<ScenarioFile['rules']['jams']>): Jams {
  const road = ground(board, raw.roads)
  const { neighbours, directions, size } = board.grid
  const width = directions.length
  const ways = (cell: number) =>
    neighbours.slice(cell * width, (cell + 1) * width).filter((other) => other >= 0 && road[other] === 1)
      .length
  return {
    pieces: raw.pieces,
    faces: raw.faces,
    on: ground(board, raw.on),
    road,
    crossing: Uint8Array.from({ length: size }, (_, cell) =>
      road[cell] === 1 && ways(cell) >= raw.ways ? 1 : 0,
    ),
  }
}
