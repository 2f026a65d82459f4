/** The ground of a scenario, from its map and the terrain of the pack. */
import type { EdgeType, ScenarioFile, Terrain } from '../../../../schemas/generated/content'
import { CLOSED, stepCosts } from '../../../geometry/reach'
import type { BoardMap } from '../../../types'
import type { CorteoPack } from '../pack'
import { forSide, halves } from './numbers'

/** One entry a cell, or one a step (`cell * width + direction`). */
export type Ground = Readonly<ReturnType<typeof compileGround>>

type Rules = ScenarioFile['rules']
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
  { objectives: scored, barricades, clash }: Rules,
) {
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
  const cells = (test: CellTest) => cellsThat(land, test)
  const prices = classes.map((walk) => pricesOf(terrain, walk))
  return {
    size: grid.size,
    width: grid.directions.length,
    neighbours: grid.neighbours,
    /** Direction seen from the other end. */
    opposite: Int8Array.from(grid.directions, (_, direction) => grid.opposite(direction)),
    /** Index in the pack's terrain list; -1 for none. */
    terrain: Int16Array.from(terrain, (kind) => (kind ? kinds.indexOf(kind) : -1)),
    /** Price of each step, by class of movement; steps onto a base are closed. */
    costs: classes.map((walk) => costsOf(land, walk)),
    /** 1 where a piece of the class may stand, by class. */
    standable: classes.map((walk, index) =>
      cells((cell) => prices[index][cell] >= 0 || isOwnBase(land, bases, cell, walk)),
    ),
    /** 1 where a piece on the cell controls the neighbour, by side. */
    control: sides.map((side) =>
      steps(land, (_, to, edge) => controls(terrain[to], side) && edge?.control !== false),
    ),
    /** 1 where a piece of the side on the cell may attack the neighbour. */
    attack: sides.map((side, index) =>
      steps(
        land,
        (cell, to, edge) => clash !== undefined && fights(land, cell, to, edge, side, sides[1 - index]),
      ),
    ),
    /** 1 where movement of the side ends. */
    stops: sides.map((side) =>
      cells((cell) => terrain[cell]?.stops?.includes(side) && (scored?.stops !== false || site[cell] < 0)),
    ),
    ...compileCombat(land),
    /** 1 where a barricade may be built. */
    buildable: cells((cell) => base[cell] < 0 && isBuildable(terrain[cell], barricades)),
    /** Value of an objective, and the index of its site; 0 and -1 elsewhere. */
    value: byCell(
      grid.size,
      objectives.map(({ site }) => [site.cells, site.value ?? 0] as const),
      0,
    ),
    site,
    /** Index of the base a cell belongs to, -1 elsewhere. */
    base,
    /** Cells of each base, and its exits. */
    baseCells: bases.map(({ cells }) => cells),
    exits: bases.map(({ exits = [] }) => exits),
    /** Price of entering a cell on foot from anywhere, by class: for base exits. */
    entry: prices.map((own) => own.map((price, cell) => (base[cell] >= 0 ? CLOSED : price))),
    ...networksOf(land),
  }
}

/** What throws and clashes ask of the ground. */
function compileCombat(land: Land) {
  const { board, sides, terrain, covered } = land
  return {
    /** 1 where no piece of the side can be thrown at. */
    shelter: sides.map((side) => cellsThat(land, (cell) => terrain[cell]?.launch?.shelters?.includes(side))),
    /** By step: 1 where a throw passes over the neighbour in this direction, and where it may cross the side. */
    over: steps(land, (_, to, __, direction) =>
      passesOver(terrain[to], board.up[to], direction, board.grid.directions.length),
    ),
    cross: steps(land, (_, __, edge) => edge?.launch !== false),
    /** Ground of a covered objective: 1 when a throw passes over it. */
    coveredOver: cellsThat(land, (cell) => covered[cell]?.launch?.through !== false),
    /** Factor of the power of a side on the cell, in halves. */
    factor: sides.map((side) => Uint8Array.from(terrain, (kind) => factorOf(kind?.clash?.factor?.[side]))),
    /** By step: factor in halves of a defender attacked along it, and of the attacker. */
    uphill: slopes(land, (kind, rise) => (rise > 0 ? kind.clash?.uphill?.defender : undefined)),
    downhill: slopes(land, (kind, rise) => (rise < 0 ? kind.clash?.downhill?.attacker : undefined)),
    /** By step: 1 where two pieces in touch are linked. */
    linked: steps(land, (_, __, edge) => !isWall(edge)),
  }
}

type CellTest = (cell: number) => boolean | undefined

function cellsThat({ board }: Land, test: CellTest): Uint8Array {
  const mask = new Uint8Array(board.grid.size)
  for (let cell = 0; cell < mask.length; cell++) if (test(cell)) mask[cell] = 1
  return mask
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
  const isDrawn = edges.size > 0
  for (let cell = 0, slot = 0; cell < grid.size; cell++)
    for (let direction = 0; direction < width; direction++, slot++) {
      const to = grid.neighbours[slot]
      if (to < 0) continue
      const edge = isDrawn ? edges.get(grid.edgeIndex(cell, direction)) : undefined
      if (test(cell, to, edge, direction)) mask[slot] = 1
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
  const prices = pricesOf(terrain, walk)
  return stepCosts(grid, {
    enter: (cell) => (base[cell] >= 0 ? CLOSED : prices[cell]),
    step: (_, to, direction) => {
      const slope = terrain[to]?.slope
      if (!slope || base[to] >= 0 || prices[to] < 0) return undefined
      const rise = riseOf(up[to], direction, grid.directions.length)
      return rise === 0 ? undefined : (halves(rise > 0 ? slope.up : slope.down) ?? CLOSED)
    },
    ...(edges.size > 0 ? { edge: (index: number) => edgeCost(edges.get(index), walk.side) } : {}),
  })
}

/** Price of entering each cell by its terrain alone; there are few kinds of it. */
function pricesOf(terrain: Land['terrain'], walk: WalkClass): Int16Array {
  const known = new Map<Terrain | undefined, number>()
  for (const kind of new Set(terrain)) known.set(kind, enterCost(kind, walk))
  const prices = new Int16Array(terrain.length)
  for (let cell = 0; cell < prices.length; cell++) prices[cell] = known.get(terrain[cell])!
  return prices
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

const isBuildable = (
  terrain: Terrain | undefined,
  { alsoOn = [], notOn = [] }: Partial<NonNullable<Rules['barricades']>> = {},
): boolean =>
  terrain !== undefined &&
  !notOn.includes(terrain.id) &&
  (terrain.barricade !== false || alsoOn.includes(terrain.id))

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
  const factors = new Uint8Array(grid.size * width).fill(NORMAL)
  for (let cell = 0, slot = 0; cell < grid.size; cell++)
    for (let direction = 0; direction < width; direction++, slot++) {
      const to = grid.neighbours[slot]
      const on = to >= 0 && up[to] >= 0 && terrain[to]?.clash ? to : up[cell] >= 0 ? cell : -1
      const kind = on < 0 ? undefined : terrain[on]
      if (kind) factors[slot] = factorOf(factor(kind, riseOf(up[on], direction, width)))
    }
  return factors
}

function networksOf({ terrain, sides, board }: Land) {
  const ids = [...new Set(terrain.flatMap((kind) => (kind?.network ? [kind.network.id] : [])))]
  const network = sides.map((side) =>
    Int16Array.from(terrain, (kind) => (kind?.network?.side === side ? ids.indexOf(kind.network.id) : -1)),
  )
  const stations = ids.map((id) =>
    Array.from({ length: board.grid.size }, (_, cell) => cell).filter(
      (cell) => terrain[cell]?.network?.id === id,
    ),
  )
  return {
    /** Index of the network a side can use from this cell, -1 elsewhere. */
    network,
    stations,
  }
}
