/**
 * The parts of a position that blocks make, as cases give and expect them: features, owned cells, changed ground,
 * hidden units, and answers. The same in every game that has them.
 */
import type { WrittenAnswer, WrittenEdge } from '../../schemas/generated/content'
import type { Observable } from '../kernel/observables'
import type { CellIndex } from '../types'
import {
  type Answer,
  type BlockRules,
  type BlockState,
  FOR_GOOD,
  HIDDEN,
  type Laid,
  NOTHING,
  type Question,
} from './port'
import { answerId, answerTo } from './questions/answers'
import { boardNow } from './zones/ground'

type Names = Readonly<Record<string, readonly string[]>>
/** The edge of two cells without one. */
const NO_EDGE = 'none'

/** Parts that a position gives; names that the game does not know are left out. */
export type GivenParts = {
  readonly features?: Names
  readonly control?: Names
  readonly ground?: Readonly<Record<string, string>>
  readonly edges?: readonly WrittenEdge[]
  readonly answers?: Readonly<Record<string, WrittenAnswer>>
}

type Def = { readonly rules: BlockRules }
type Part<T> = Observable<Def, BlockState, T>

const cellsNamed = ({ blocks }: BlockRules, names: readonly string[]): CellIndex[] =>
  names.map((name) => blocks.ground.board.grid.indexOf(name)).filter((cell) => cell >= 0)

/** Puts the parts of a written position into a new state. */
export function givesParts(rules: BlockRules, state: BlockState, given: GivenParts): void {
  const { features, sides } = rules.blocks
  const marked = Object.entries(given.features ?? {}).flatMap(([name, cells]) => {
    const feature = features.indexOf(name)
    return feature < 0 ? [] : cellsNamed(rules, cells).map((cell) => ({ feature, cell, until: FOR_GOOD }))
  })
  if (marked.length > 0) state.features = marked.sort((a, b) => a.cell - b.cell || a.feature - b.feature)
  const owned = Object.entries(given.control ?? {}).flatMap(([name, cells]) => {
    const side = sides.indexOf(name)
    return side < 0 ? [] : cellsNamed(rules, cells).map((cell) => [cell, side] as const)
  })
  if (owned.length > 0) state.owned = owned.sort((a, b) => a[0] - b[0])
  const laid = { terrain: terrainGiven(rules, given.ground), edges: edgesGiven(rules, given.edges) }
  if (laid.terrain.length + laid.edges.length > 0) state.laid = laid
  const answered = Object.entries(given.answers ?? {}).flatMap(([id, answer]) => {
    const question = questionOf(rules, id)
    return question ? [answerGiven(rules, state, question, answer)] : []
  })
  if (answered.length > 0) state.answered = answered.sort((a, b) => a.question - b.question)
}

function terrainGiven(rules: BlockRules, given: GivenParts['ground'] = {}): Laid['terrain'] {
  const { board, terrain = [] } = rules.blocks.ground
  return Object.entries(given)
    .map(([name, to]) => [board.grid.indexOf(name), terrain.indexOf(to)] as const)
    .filter(([cell, to]) => cell >= 0 && to >= 0 && board.terrain[cell] !== terrain[to])
    .sort((a, b) => a[0] - b[0])
}

/** The direction from a cell to its neighbour, or NOTHING. */
function directionTo({ blocks }: BlockRules, from: CellIndex, to: CellIndex): number {
  const { neighbours, directions } = blocks.ground.board.grid
  if (from < 0 || to < 0) return NOTHING
  return directions.findIndex((_, direction) => neighbours[from * directions.length + direction] === to)
}

function edgesGiven(rules: BlockRules, given: GivenParts['edges'] = []): Laid['edges'] {
  const { board, edges = [] } = rules.blocks.ground
  return given
    .flatMap(({ from, to, edge }): Laid['edges'] => {
      // An edge belongs to the first of its cells.
      const [cell, other] = [board.grid.indexOf(from), board.grid.indexOf(to)].sort((a, b) => a - b)
      const direction = directionTo(rules, cell, other)
      const kind = edge === NO_EDGE ? NOTHING : edges.indexOf(edge)
      return direction < 0 || (kind < 0 && edge !== NO_EDGE) ? [] : [[cell, direction, kind]]
    })
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

const questionOf = ({ blocks }: BlockRules, id: string): Question | undefined =>
  blocks.questions.find((question) => question.id === id)

/** The possible answers of a question, by index. */
function possibleAnswers({ blocks }: BlockRules, { kind, ask, deck }: Question): number {
  switch (kind) {
    case 'choice':
    case 'proposal':
      return blocks.asks[ask]?.choices.length ?? 0
    case 'unit':
      return blocks.port.pieces?.count({ blocks } as BlockRules) ?? 0
    case 'cell':
      return blocks.ground.board.grid.size
    case 'card':
      return blocks.decks[deck]?.kinds.length ?? 0
    default:
      return blocks.seats.length
  }
}

function answerGiven(
  rules: BlockRules,
  state: BlockState,
  question: Question,
  { of: names = [], value, seat }: WrittenAnswer,
): Answer {
  const all = Array.from({ length: possibleAnswers(rules, question) }, (_, answer) => answer)
  const named = (name: string) => all.findIndex((one) => answerId(rules, state, question, one) === name)
  const of = question.kind === 'number' ? names.map(Number) : names.map(named).filter((one) => one >= 0)
  const ask = rules.blocks.asks[question.ask]
  const worth = { choice: question.values?.[of[0]] ?? 0, number: of[0] ?? 0 }
  const usual = question.kind === 'choice' || question.kind === 'number' ? worth[question.kind] : of.length
  const giver = seat === undefined ? ask?.seat : rules.blocks.seats.indexOf(seat)
  return { question: question.index, seat: giver ?? NOTHING, of, value: value ?? usual }
}

/** Names of cells for each of the names; other names are reported. */
const cellsByName = (
  what: string,
  known: (rules: BlockRules) => readonly string[],
  cellsOf: (rules: BlockRules, state: BlockState, index: number) => readonly CellIndex[],
): Part<Record<string, string[]>> => ({
  read({ rules }, state) {
    const { names } = rules.blocks.ground.board.grid
    const all = known(rules).flatMap((name, index) => {
      const cells = cellsOf(rules, state, index)
      return cells.length === 0 ? [] : [[name, cells.map((cell) => names[cell])] as const]
    })
    return all.length > 0 ? Object.fromEntries(all) : undefined
  },
  compare({ compare, report }, wanted, { rules }, state) {
    const { names } = rules.blocks.ground.board.grid
    for (const [name, cells] of Object.entries(wanted)) {
      const index = known(rules).indexOf(name)
      if (index < 0) report(`there is no ${what} "${name}"`)
      else
        compare(
          `${what} ${name}`,
          [...cells].sort(),
          cellsOf(rules, state, index)
            .map((cell) => names[cell])
            .sort(),
        )
    }
  },
})

const standing = (rules: BlockRules, state: BlockState) =>
  (state.features ?? []).filter(({ until }) => until >= rules.blocks.port.turnOf(rules, state))

/** Features on cells, by feature. */
export const features: Part<Record<string, string[]>> = cellsByName(
  'feature',
  ({ blocks }) => blocks.features,
  (rules, state, feature) =>
    standing(rules, state).flatMap((one) => (one.feature === feature ? [one.cell] : [])),
)

/** Cells that effects have given to a side, by side. */
export const control: Part<Record<string, string[]>> = cellsByName(
  'cells of',
  ({ blocks }) => blocks.sides,
  (_, { owned = [] }, side) => owned.flatMap(([cell, owner]) => (owner === side ? [cell] : [])),
)

/** The present terrain of cells; a written position has those that differ from the map. */
export const ground: Part<Record<string, string>> = {
  read({ rules }, { laid }) {
    const { board, terrain = [] } = rules.blocks.ground
    if (laid === undefined || laid.terrain.length === 0) return undefined
    return Object.fromEntries(laid.terrain.map(([cell, kind]) => [board.grid.names[cell], terrain[kind]]))
  },
  compare({ compare, report }, wanted, { rules }, state) {
    const { grid, terrain } = boardNow(rules, state)
    for (const [name, kind] of Object.entries(wanted)) {
      const cell = grid.indexOf(name)
      if (cell < 0) report(`there is no cell ${name}`)
      else compare(`terrain of ${name}`, kind, terrain[cell])
    }
  },
}

/** The present edges between cells; a written position has those that differ from the map. */
export const edges: Part<WrittenEdge[]> = {
  read({ rules }, { laid }) {
    const { board, edges: kinds = [] } = rules.blocks.ground
    const { names, neighbours, directions } = board.grid
    if (laid === undefined || laid.edges.length === 0) return undefined
    return laid.edges.map(([cell, direction, kind]) => ({
      from: names[cell],
      to: names[neighbours[cell * directions.length + direction]],
      edge: kind === NOTHING ? NO_EDGE : kinds[kind],
    }))
  },
  compare({ compare, report }, wanted, { rules }, state) {
    const { grid, edges: now } = boardNow(rules, state)
    const byPlace = new Map(now.map(({ type, cell, direction }) => [grid.edgeIndex(cell, direction), type]))
    for (const { from, to, edge } of wanted) {
      const cell = grid.indexOf(from)
      const direction = directionTo(rules, cell, grid.indexOf(to))
      if (direction < 0) report(`${from} and ${to} are not neighbours`)
      else compare(`edge ${from} ${to}`, edge, byPlace.get(grid.edgeIndex(cell, direction)) ?? NO_EDGE)
    }
  },
}

/** Answers that the game keeps, by question. */
export const answers: Part<Record<string, WrittenAnswer>> = {
  read({ rules }, state) {
    const all = (state.answered ?? []).map(({ question, of, value }) => {
      const asked = rules.blocks.questions[question]
      return [asked.id, { of: of.map((one) => answerId(rules, state, asked, one)), value }] as const
    })
    return all.length > 0 ? Object.fromEntries(all) : undefined
  },
  compare({ compare, report }, wanted, { rules }, state) {
    for (const [id, expected] of Object.entries(wanted)) {
      const question = questionOf(rules, id)
      if (!question) {
        report(`there is no question "${id}"`)
        continue
      }
      const is = answerTo(state, question)
      const names = is?.of.map((one) => answerId(rules, state, question, one))
      compare(`answer to ${id}`, expected.of, names ?? 'none')
      compare(`value of ${id}`, expected.value, is?.value ?? 'none')
      compare(`player of ${id}`, expected.seat, rules.blocks.seats[is?.seat ?? NOTHING] ?? 'none')
    }
  },
}

/** The cell where a hidden unit lies, or `undefined` for any other unit. */
export const hidingCell = ({ lurking = [] }: BlockState, piece: number): CellIndex | undefined =>
  lurking.find((one) => one.piece === piece)?.cell

/** Hides units of a written position, each by its index and cell. Their places in the lists become HIDDEN. */
export function hidesGiven(state: BlockState, cells: number[], hidden: readonly number[]): void {
  if (hidden.length === 0) return
  state.lurking = [...hidden].sort((a, b) => a - b).map((piece) => ({ piece, cell: cells[piece] }))
  for (const piece of hidden) cells[piece] = HIDDEN
}
