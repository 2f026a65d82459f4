/** The ground of a scenario, from its map and the terrain of the pack. */
import type { CorteoRules, EdgeType, Terrain } from '../../../../schemas/generated/content'
import { CLOSED, stepCosts } from '../../../geometry/reach'
import type { BoardMap } from '../../../types'
import type { CorteoPack, Ground } from '../rules'
import { forSide, halves } from './numbers'

type WalkClass = { readonly side: string; readonly tags: readonly string[] }
type Land = {
  readonly board: BoardMap
  readonly sides: readonly string[]
  readonly terrain: readonly (Terrain | undefined)[]
  /** Terrain of a covered objective, by cell. */
  readonly covered: readonly (Terrain | undefined)[]
  /** Type of each side of a cell that is drawn, by {@link Grid.edgeIndex}. */
  readonly edges: ReadonlyMap<number, EdgeType>
  readonly base: Int16Array
}

export function compileGround(
  pack: CorteoPack,
  board: BoardMap,
  sides: readonly string[],
  classes: readonly WalkClass[],
  { objectives: { stops = true }, barricades: { alsoOn = [] } }: CorteoRules,
): Ground {
  const { grid } = board
  const kinds = pack.terrain.terrain
  const byId = new Map(kinds.map((terrain) => [terrain.id, terrain]))
  const terrain = board.terrain.map((id) => (id === undefined ? undefined : byId.get(id)))
  const covered = terrain.map((land) => (land?.coveredAs === undefined ? land : byId.get(land.coveredAs)))
  const bases = board.sites.filter(({ role }) => role === 'base')
  const objectives = board.sites
    .map((site, index) => ({ site, index }))
    .filter(({ site }) => site.role === 'objective')
  const base = byCell(
    grid.size,
    bases.map(({ cells }, index) => [cells, index] as const),
  )
  const site = byCell(
    grid.size,
    objectives.map((objective) => [objective.site.cells, objective.index] as const),
  )
  const land: Land = { board, sides, terrain, covered, edges: edgesOf(pack, board), base }
  const cells = (test: (cell: number) => boolean | undefined) =>
    Uint8Array.from({ length: grid.size }, (_, cell) => (test(cell) ? 1 : 0))
  return {
    size: grid.size,
    width: grid.directions.length,
    neighbours: grid.neighbours,
    opposite: Int8Array.from(grid.directions, (_, direction) => grid.opposite(direction)),
    terrain: Int16Array.from(terrain, (kind) => (kind ? kinds.indexOf(kind) : -1)),
    costs: classes.map((walk) => costsOf(land, walk)),
    standable: classes.map((walk) =>
      cells((cell) => enterCost(terrain[cell], walk) >= 0 || isOwnBase(land, bases, cell, walk)),
    ),
    control: sides.map((side) =>
      steps(land, (_, to, edge) => controls(terrain[to], side) && edge?.control !== false),
    ),
    attack: sides.map((side, index) =>
      steps(land, (cell, to, edge) => fights(land, cell, to, edge, side, sides[1 - index])),
    ),
    stops: sides.map((side) =>
      cells((cell) => terrain[cell]?.stops?.includes(side) && (stops || site[cell] < 0)),
    ),
    shelter: sides.map((side) => cells((cell) => terrain[cell]?.launch?.shelters?.includes(side))),
    over: steps(land, (_, to, __, direction) =>
      passesOver(terrain[to], board.up[to], direction, grid.directions.length),
    ),
    cross: steps(land, (_, __, edge) => edge?.launch !== false),
    coveredOver: cells((cell) => covered[cell]?.launch?.through !== false),
    factor: sides.map((side) => Uint8Array.from(terrain, (kind) => factorOf(kind?.clash?.factor?.[side]))),
    uphill: slopes(land, (kind, rise) => (rise > 0 ? kind.clash?.uphill?.defender : undefined)),
    downhill: slopes(land, (kind, rise) => (rise < 0 ? kind.clash?.downhill?.attacker : undefined)),
    linked: steps(land, (_, __, edge) => !isWall(edge)),
    buildable: cells((cell) => base[cell] < 0 && isBuildable(terrain[cell], alsoOn)),
    value: byCell(
      grid.size,
      objectives.map(({ site }) => [site.cells, site.value ?? 0] as const),
      0,
    ),
    site,
    base,
    baseCells: bases.map(({ cells }) => cells),
    exits: bases.map(({ exits = [] }) => exits),
    entry: classes.map((walk) =>
      Int16Array.from(terrain, (kind, cell) => (base[cell] >= 0 ? CLOSED : enterCost(kind, walk))),
    ),
    ...networksOf(land),
  }
}

function byCell(
  size: number,
  lists: readonly (readonly [readonly number[], number])[],
  empty = -1,
): Int16Array {
  const values = new Int16Array(size).fill(empty)
  for (const [cells, value] of lists) for (const cell of cells) values[cell] = value
  return values
}

function edgesOf(pack: CorteoPack, { grid, edges }: BoardMap): Map<number, EdgeType> {
  const types = new Map((pack.terrain.edges ?? []).map((edge) => [edge.id, edge]))
  const drawn = new Map<number, EdgeType>()
  for (const { type, cell, direction } of edges) {
    const edge = types.get(type)
    if (edge) drawn.set(grid.edgeIndex(cell, direction), edge)
  }
  return drawn
}

/** A mask by step, 1 where the test holds. */
function steps(
  { board: { grid }, edges }: Land,
  test: (cell: number, to: number, edge: EdgeType | undefined, direction: number) => boolean | undefined,
): Uint8Array {
  const width = grid.directions.length
  const mask = new Uint8Array(grid.size * width)
  for (let slot = 0; slot < mask.length; slot++) {
    const to = grid.neighbours[slot]
    if (to < 0) continue
    const cell = Math.trunc(slot / width)
    const direction = slot % width
    if (test(cell, to, edges.get(grid.edgeIndex(cell, direction)), direction)) mask[slot] = 1
  }
  return mask
}

/** A step over a slope rises in the direction written on the map and in its two neighbours; the others go down (C-X21). */
function riseOf(up: number, direction: number, width: number): number {
  if (up < 0) return 0
  const turn = Math.abs(direction - up)
  const apart = Math.min(turn, width - turn)
  if (apart * 8 <= width + 2) return 1
  return apart * 8 >= width * 2 + 4 ? -1 : 0
}

function costsOf({ board, terrain, edges, base }: Land, walk: WalkClass) {
  const { grid, up } = board
  return stepCosts(grid, {
    enter: (cell) => (base[cell] >= 0 ? CLOSED : enterCost(terrain[cell], walk)),
    step: (_, to, direction) => {
      const slope = terrain[to]?.slope
      if (!slope || base[to] >= 0 || enterCost(terrain[to], walk) < 0) return undefined
      const rise = riseOf(up[to], direction, grid.directions.length)
      return rise === 0 ? undefined : (halves(rise > 0 ? slope.up : slope.down) ?? CLOSED)
    },
    edge: (index) => edgeCost(edges.get(index), walk.side),
  })
}

function enterCost(terrain: Terrain | undefined, { side, tags }: WalkClass): number {
  if (!terrain || terrain.closedTo?.some((tag) => tags.includes(tag))) return CLOSED
  const cost = forSide(terrain.cost, side)
  return cost === undefined ? CLOSED : (halves(cost) ?? CLOSED)
}

function edgeCost(edge: EdgeType | undefined, side: string): number {
  if (!edge || edge.cost === 'free') return 0
  const cost = forSide(edge.cost, side)
  return cost === undefined || cost === 'free' ? 0 : (halves(cost) ?? CLOSED)
}

const isBuildable = (terrain: Terrain | undefined, alsoOn: readonly string[]): boolean =>
  terrain !== undefined && (terrain.barricade !== false || alsoOn.includes(terrain.id))

const isWall = (edge: EdgeType | undefined): boolean => edge?.cost === 'closed'

const isOwnBase = ({ base }: Land, bases: BoardMap['sites'], cell: number, { side }: WalkClass): boolean =>
  base[cell] >= 0 && bases[base[cell]].side === side

const controls = (terrain: Terrain | undefined, side: string): boolean =>
  terrain !== undefined && (terrain.control === undefined || terrain.control.includes(side))

/** A clash needs control of the other's cell and ground that lets both fight (C-082, C-102, C-104). */
function fights(
  { terrain }: Land,
  cell: number,
  to: number,
  edge: EdgeType | undefined,
  side: string,
  enemy: string,
): boolean {
  const [mine, theirs] = [terrain[cell], terrain[to]]
  if (edge?.clash === false || edge?.control === false || !controls(theirs, side)) return false
  if (mine?.clash?.fought === false || theirs?.clash?.fought === false) return false
  return !theirs?.clash?.shelters?.includes(enemy)
}

function passesOver(terrain: Terrain | undefined, up: number, direction: number, width: number): boolean {
  if (!terrain) return false
  const through = terrain.launch?.through ?? true
  return through === 'downhill' ? riseOf(up, direction, width) < 0 : through
}

const NORMAL = 2
const factorOf = (factor: number | string | undefined): number =>
  factor === undefined ? NORMAL : (halves(factor) ?? NORMAL)

/** Factors along each step: the slope of the cell entered decides, else that of the cell left. */
function slopes(
  land: Land,
  factor: (terrain: Terrain, rise: number) => number | string | undefined,
): Uint8Array {
  const { board, terrain } = land
  const { grid, up } = board
  const width = grid.directions.length
  return Uint8Array.from({ length: grid.size * width }, (_, slot) => {
    const cell = Math.trunc(slot / width)
    const to = grid.neighbours[slot]
    const on = to >= 0 && terrain[to]?.clash && up[to] >= 0 ? to : up[cell] >= 0 ? cell : -1
    const kind = on < 0 ? undefined : terrain[on]
    return kind ? factorOf(factor(kind, riseOf(up[on], slot % width, width))) : NORMAL
  })
}

function networksOf({ terrain, sides, board }: Land): Pick<Ground, 'network' | 'stations'> {
  const ids = [...new Set(terrain.flatMap((kind) => (kind?.network ? [kind.network.id] : [])))]
  const network = sides.map((side) =>
    Int16Array.from(terrain, (kind) => (kind?.network?.side === side ? ids.indexOf(kind.network.id) : -1)),
  )
  const stations = ids.map((id) =>
    Array.from({ length: board.grid.size }, (_, cell) => cell).filter(
      (cell) => terrain[cell]?.network?.id === id,
    ),
  )
  return { network, stations }
}
