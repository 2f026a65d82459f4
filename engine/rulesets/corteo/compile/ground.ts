/** The ground of a scenario, from its map and the terrain of the pack. */
import type { EdgeType, ScenarioFile, Terrain } from '../../../../schemas/generated/content'
import { CLOSED } from '../../../geometry/reach'
import type { BoardMap } from '../../../types'
import type { CorteoPack } from '../pack'
import { anew, cellsThat, type Land, landOf, stepsThat, tableOf, tableOfSteps } from './land'
import { forSide, halves } from './numbers'
import { basesOf, type Places, placesOf } from './places'

/** One entry a cell, or one a step (`cell * width + direction`). */
export type Ground = Readonly<ReturnType<typeof tablesOf>>

type Rules = ScenarioFile['rules']
type WalkClass = { readonly side: string; readonly tags: readonly string[] }

/** The scenario that ground is compiled for, and its pack without the map. */
export type GroundRules = {
  readonly pack: CorteoPack
  readonly sides: readonly string[]
  readonly classes: readonly WalkClass[]
  readonly rules: Rules
}

/** The ground of one board. The tables of another board are derived from it where few cells or edges differ. */
export type CompiledGround = { readonly land: Land; readonly ground: Ground }

/** @param before the ground of another board by the same rules */
export function compileGround(
  by: GroundRules,
  board: BoardMap,
  before: CompiledGround | undefined = undefined,
): CompiledGround {
  const old = before && isLike(before.land.board, board) ? before : undefined
  const land = landOf(by.pack, board, old?.land)
  const places = old?.land.board.sites === board.sites ? old.ground : placesOf(board)
  return { land, ground: tablesOf(by, land, old?.land, places) }
}

/** True if tables by cell can be derived: bases and objectives are in the same cells, though their values may differ. */
const isLike = (one: BoardMap, other: BoardMap): boolean =>
  one.grid === other.grid && (one.sites === other.sites || whereabouts(one) === whereabouts(other))

const whereabouts = ({ sites }: BoardMap): string =>
  JSON.stringify(sites.map(({ role, side, cells }) => [role, side, cells]))

type Latest = { readonly by: GroundRules; readonly made: CompiledGround }
/** The ground compiled last for the rules of a scenario. A keystroke in a map keeps the rules object, so this cache serves it. */
const latest = new WeakMap<Rules, Latest>()

/** Returns the ground of the printed map. */
export function printedGround(by: GroundRules, board: BoardMap): CompiledGround {
  const known = latest.get(by.rules)
  const made = compileGround(by, board, known && isSame(known.by, by) ? known.made : undefined)
  latest.set(by.rules, { by, made })
  return made
}

const isSame = (one: GroundRules, other: GroundRules): boolean =>
  one.pack.terrain.terrain === other.pack.terrain.terrain &&
  one.pack.terrain.edges === other.pack.terrain.edges &&
  JSON.stringify([one.sides, one.classes]) === JSON.stringify([other.sides, other.classes])

function tablesOf(
  { pack, sides, classes, rules }: GroundRules,
  land: Land,
  old: Land | undefined,
  places: Places,
) {
  const { board, terrain } = land
  const { grid } = board
  const { objectives, barricades, clash } = rules
  const kinds = pack.terrain.terrain
  const bases = basesOf(board.sites)
  const { base, site } = places
  const prices = classes.map((walk) => pricesOf(kinds, walk))
  const priceAt = (index: number, cell: number) => prices[index].get(terrain(cell)) ?? CLOSED
  return {
    size: grid.size,
    width: grid.directions.length,
    neighbours: grid.neighbours,
    /** Opposite direction, as an index. */
    opposite: Int8Array.from(grid.directions, (_, direction) => grid.opposite(direction)),
    /** Index in the pack's list of terrain; -1 for none. */
    terrain: int16(land, (cell) => {
      const kind = terrain(cell)
      return kind ? kinds.indexOf(kind) : -1
    }),
    /** Price of each step, by class of movement; steps onto a base are closed. */
    costs: classes.map((walk, index) => costsOf(land, base, walk, (cell) => priceAt(index, cell))),
    /** 1 for cells where a piece of the class may stand, by class. */
    standable: classes.map(({ side }, index) =>
      cellsThat(
        land,
        (cell) => priceAt(index, cell) >= 0 || (base[cell] >= 0 && bases[base[cell]].side === side),
      ),
    ),
    /** 1 for neighbours that a piece on the cell controls, by side. */
    control: sides.map((side) =>
      stepsThat(land, (_, to, edge) => controls(terrain(to), side) && edge?.control !== false),
    ),
    /** 1 for cells where movement of the side ends. */
    stops: sides.map((side) =>
      cellsThat(
        land,
        (cell) => terrain(cell)?.stops?.includes(side) && (objectives?.stops !== false || site[cell] < 0),
      ),
    ),
    ...compileCombat(land, sides, clash),
    /** 1 for cells where a barricade may be built. */
    buildable: cellsThat(land, (cell) => base[cell] < 0 && isBuildable(terrain(cell), barricades)),
    /** Value of an objective, and the index of its site; 0 and -1 elsewhere. */
    value: places.value,
    site,
    /** Index of the base a cell belongs to, -1 elsewhere. */
    base,
    /** Cells of each base, and its exits. */
    baseCells: bases.map(({ cells }) => cells),
    exits: bases.map(({ exits = [] }) => exits),
    /** Price of entering a cell on foot from anywhere, by class, for the exits of bases. */
    entry: classes.map((_, index) =>
      int16(land, (cell) => (base[cell] >= 0 ? CLOSED : priceAt(index, cell))),
    ),
    ...networksOf(land, sides, old),
  }
}

const int16 = (land: Land, valueAt: (cell: number) => number): Int16Array =>
  tableOf(land, (size) => new Int16Array(size), valueAt)

/** Compiles the properties of the ground for throws and clashes. */
function compileCombat(land: Land, sides: readonly string[], clash: Rules['clash']) {
  const { board, terrain, covered } = land
  return {
    /** 1 for neighbours that a piece of the side on the cell may attack. */
    attack: sides.map((side) => {
      const enemies = sides.filter((other) => other !== side)
      return stepsThat(
        land,
        (cell, to, edge) => clash !== undefined && fights(land, cell, to, edge, side, enemies),
      )
    }),
    /** 1 for cells where no piece of the side can be attacked; of two sides `attack` says so. */
    refuge:
      sides.length <= 2
        ? undefined
        : sides.map((side) => cellsThat(land, (cell) => terrain(cell)?.clash?.shelters?.includes(side))),
    /** 1 for cells where no piece of the side can be a target of throws. */
    shelter: sides.map((side) => cellsThat(land, (cell) => terrain(cell)?.launch?.shelters?.includes(side))),
    /** By step: 1 if a throw passes over the neighbour in this direction, and 1 if it may cross the side. */
    over: stepsThat(land, (_, to, __, direction) =>
      passesOver(terrain(to), board.up[to], direction, board.grid.directions.length),
    ),
    cross: stepsThat(land, (_, __, edge) => edge?.launch !== false),
    /** Ground of a covered objective: 1 if a throw passes over it. */
    coveredOver: cellsThat(land, (cell) => covered(cell)?.launch?.through !== false),
    /** Factor of the power of a side on the cell, in halves. */
    factor: sides.map((side) =>
      tableOf(
        land,
        (size) => new Uint8Array(size),
        (cell) => factorOf(terrain(cell)?.clash?.factor?.[side]),
      ),
    ),
    /** By step: factor in halves of a defender attacked along it, and of the attacker. */
    uphill: slopes(land, (kind, rise) => (rise > 0 ? kind.clash?.uphill?.defender : undefined)),
    downhill: slopes(land, (kind, rise) => (rise < 0 ? kind.clash?.downhill?.attacker : undefined)),
    /** By step, 1 if two adjacent pieces are linked. */
    linked: stepsThat(land, (_, __, edge) => !isWall(edge)),
  }
}

/** A step over a slope rises in the direction written on the map and in its two neighbours; the others go down (C-X21). */
function riseOf(up: number, direction: number, width: number): number {
  if (up < 0) return 0
  const turn = Math.abs(direction - up)
  const apart = Math.min(turn, width - turn)
  if (apart * 8 <= width + 2) return 1
  return apart * 8 >= width * 2 + 4 ? -1 : 0
}

function costsOf(
  land: Land,
  base: Int16Array,
  { side }: WalkClass,
  priceAt: (cell: number) => number,
): Int16Array {
  const { board, terrain } = land
  const width = board.grid.directions.length
  const priceOf = (to: number, direction: number): number => {
    const price = base[to] >= 0 ? CLOSED : priceAt(to)
    const slope = terrain(to)?.slope
    if (!slope || price < 0) return price
    const rise = riseOf(board.up[to], direction, width)
    return rise === 0 ? price : (halves(rise > 0 ? slope.up : slope.down) ?? CLOSED)
  }
  return tableOfSteps(
    land,
    (size) => new Int16Array(size),
    (_, to, edge, direction) => {
      const price = to < 0 ? CLOSED : priceOf(to, direction)
      const crossing = edgeCost(edge, side)
      return price < 0 || crossing < 0 ? CLOSED : price + crossing
    },
  )
}

/** Price of entering each kind of ground, without slopes. */
const pricesOf = (kinds: readonly Terrain[], walk: WalkClass): ReadonlyMap<Terrain | undefined, number> =>
  new Map(kinds.map((kind) => [kind, enterCost(kind, walk)]))

function enterCost(terrain: Terrain, { side, tags }: WalkClass): number {
  if (terrain.closedTo?.some((tag) => tags.includes(tag))) return CLOSED
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

const controls = (terrain: Terrain | undefined, side: string): boolean =>
  terrain !== undefined && (terrain.control === undefined || terrain.control.includes(side))

/** A clash needs control of the other's cell and ground that lets both fight (C-082, C-102, C-104). */
function fights(
  { terrain }: Land,
  cell: number,
  to: number,
  edge: EdgeType | undefined,
  side: string,
  enemies: readonly string[],
): boolean {
  const [mine, theirs] = [terrain(cell), terrain(to)]
  if (edge?.clash === false || edge?.control === false || !controls(theirs, side)) return false
  if (mine?.clash?.fought === false || theirs?.clash?.fought === false) return false
  return !enemies.every((enemy) => theirs?.clash?.shelters?.includes(enemy))
}

function passesOver(terrain: Terrain | undefined, up: number, direction: number, width: number): boolean {
  if (!terrain) return false
  const through = terrain.launch?.through ?? true
  return through === 'downhill' ? riseOf(up, direction, width) < 0 : through
}

const NORMAL = 2
const factorOf = (factor: number | string | undefined): number =>
  factor === undefined ? NORMAL : (halves(factor) ?? NORMAL)

/** Factors along each step, from the slope of the entered cell, or else of the cell left. */
function slopes(
  land: Land,
  factor: (terrain: Terrain, rise: number) => number | string | undefined,
): Uint8Array {
  const { board, terrain } = land
  const { grid, up } = board
  const width = grid.directions.length
  return tableOfSteps(
    land,
    (size) => new Uint8Array(size),
    (cell, to, _, direction) => {
      const on = to >= 0 && up[to] >= 0 && terrain(to)?.clash ? to : up[cell] >= 0 ? cell : -1
      const kind = on < 0 ? undefined : terrain(on)
      return kind ? factorOf(factor(kind, riseOf(up[on], direction, width))) : NORMAL
    },
  )
}

function networksOf(land: Land, sides: readonly string[], old: Land | undefined) {
  const { terrain, stations } = land
  const ids = [...stations.keys()]
  // Networks are numbered in the order of their first stations, which an edit may change.
  const own = old?.stations === stations ? land : anew(land)
  return {
    /** Index of the network a side can use from this cell, -1 elsewhere. */
    network: sides.map((side) =>
      int16(own, (cell) => {
        const network = terrain(cell)?.network
        return network?.side === side ? ids.indexOf(network.id) : -1
      }),
    ),
    stations: [...stations.values()],
  }
}
