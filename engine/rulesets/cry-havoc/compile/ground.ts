/** The ground of a map, from the terrain and the cell sides of the pack. */
import type { CryHavocEdge, CryHavocTerrain } from '../../../../schemas/generated/content'
import { neighbour } from '../../../geometry/cells'
import type { BoardMap, CellIndex } from '../../../types'
import type { CryHavocPack, Ground } from '../rules'

export const CLOSED = -1
/** The cost of a cell side that adds nothing to the cost of the cell. */
export const FREE = -2

type Walker = 'foot' | 'horse'
type Land = {
  readonly board: BoardMap
  readonly terrain: readonly (CryHavocTerrain | undefined)[]
  /** By edge index. */
  readonly edges: readonly (CryHavocEdge | undefined)[]
  /** The role that an opening gives to the cell on its inner side. */
  readonly hosts: readonly (CryHavocEdge['host'] | undefined)[]
}

export function compileGround(pack: CryHavocPack, board: BoardMap): Ground {
  const { grid } = board
  const kinds = pack.terrain.terrain
  const sides = pack.terrain.edges ?? []
  const land = readLand(pack, board)
  const byCell = (value: (cell: number) => number) =>
    Array.from({ length: grid.size }, (_, cell) => value(cell))
  const byEdge = (value: (edge: CryHavocEdge) => number, none: number) =>
    Array.from({ length: grid.edgeCount }, (_, index) => {
      const edge = land.edges[index]
      return edge ? value(edge) : none
    })
  return {
    size: grid.size,
    width: grid.directions.length,
    neighbours: grid.neighbours,
    footStep: stepsOf(land, 'foot'),
    horseStep: stepsOf(land, 'horse'),
    terrain: Int16Array.from(land.terrain, (kind) => (kind ? kinds.indexOf(kind) : -1)),
    edge: Int16Array.from(byEdge((edge) => sides.indexOf(edge), -1)),
    footCost: Int16Array.from(byCell((cell) => enterCost(land, cell, 'foot'))),
    horseCost: Int16Array.from(byCell((cell) => enterCost(land, cell, 'horse'))),
    melee: Int8Array.from(byCell((cell) => land.hosts[cell]?.melee ?? land.terrain[cell]?.melee ?? 0)),
    mountedAttack: Uint8Array.from(
      byCell((cell) =>
        (land.hosts[cell]?.mountedAttack ?? land.terrain[cell]?.mountedAttack) === false ? 0 : 1,
      ),
    ),
    edgeFoot: Int16Array.from(byEdge((edge) => crossing(edge, 'foot'), FREE)),
    edgeHorse: Int16Array.from(byEdge((edge) => crossing(edge, 'horse'), FREE)),
    noMelee: Uint8Array.from(byEdge((edge) => (edge.melee === false || edge.cost === 'closed' ? 1 : 0), 0)),
    climbed: Uint8Array.from(byEdge((edge) => (edge.kind === 'window' ? 1 : 0), 0)),
  }
}

function readLand(pack: CryHavocPack, board: BoardMap): Land {
  const { grid } = board
  const byId = new Map(pack.terrain.terrain.map((terrain) => [terrain.id, terrain]))
  const terrain = board.terrain.map((id) => (id === undefined ? undefined : byId.get(id)))
  const edges = new Array<CryHavocEdge | undefined>(grid.edgeCount).fill(undefined)
  const hosts = new Array<CryHavocEdge['host'] | undefined>(grid.size).fill(undefined)
  for (const { type, cell, direction } of board.edges) {
    const edge = pack.terrain.edges?.find(({ id }) => id === type)
    const index = grid.edgeIndex(cell, direction)
    if (!edge || index < 0) continue
    edges[index] = edge
    const inner = innerCell(terrain, edge, cell, neighbour(grid, cell, direction))
    if (edge.host && inner >= 0) hosts[inner] = edge.host
  }
  return { board, terrain, edges, hosts }
}

/**
 * Returns the cell on the inner side of an opening: within walls, a house before a yard, or the scarp below a top. If
 * both are equal, it is the cell that the map names.
 */
export function innerCell(
  terrain: readonly (CryHavocTerrain | undefined)[],
  { kind }: CryHavocEdge,
  cell: CellIndex,
  beyond: CellIndex,
): CellIndex {
  const depth = (at: CellIndex) => {
    const land = terrain[at]
    if (kind === 'top') return land?.scarp ? 1 : 0
    return land?.inside === 'house' ? 2 : land?.inside === 'yard' ? 1 : 0
  }
  const [here, there] = [depth(cell), depth(beyond)]
  if (here === 0 && there === 0) return -1
  return there > here ? beyond : cell
}

const points = (cost: number | string): number =>
  cost === 'closed' ? CLOSED : cost === 'free' ? FREE : Number(cost)

const costFor = (cost: CryHavocTerrain['cost'] | CryHavocEdge['cost'], walker: Walker): number =>
  points(typeof cost === 'object' ? cost[walker] : cost)

function enterCost({ terrain, hosts }: Land, cell: CellIndex, walker: Walker): number {
  const host = hosts[cell]?.[walker]
  if (host !== undefined) return points(host)
  const land = terrain[cell]
  return land ? costFor(land.cost, walker) : CLOSED
}

const crossing = ({ cost }: CryHavocEdge, walker: Walker): number => costFor(cost, walker)

/** Returns the points of each step, by `cell * width + direction` of leaving. */
function stepsOf(land: Land, walker: Walker): Int16Array {
  const { grid } = land.board
  const width = grid.directions.length
  const steps = new Int16Array(grid.size * width).fill(CLOSED)
  for (let slot = 0; slot < steps.length; slot++) {
    const to = grid.neighbours[slot]
    if (to < 0) continue
    const edge = land.edges[grid.edgeIndex(Math.trunc(slot / width), slot % width)]
    const own = enterCost(land, to, walker)
    const across = edge ? crossing(edge, walker) : FREE
    steps[slot] = own < 0 || across === CLOSED ? CLOSED : across === FREE ? own : across
  }
  return steps
}
