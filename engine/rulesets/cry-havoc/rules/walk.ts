/**
 * Where a piece can walk, with what it sits on and what it leads, by the cheapest way (CH-55 to CH-62).
 *
 * Whoever walks is the head of a chain of cells that follows in its track: the rear of its mount, then two cells for each
 * beast it leads. Friends may be passed and nobody may be stood on, so that a walk may end only when the last cells of its
 * track, as many as the chain is long, are free. A node is therefore a cell and how many free cells lie behind it on the
 * way, up to the length of the chain; ground that beasts cannot enter is a last step, for nothing can follow from there.
 */
import type { CellIndex } from '../../../types'
import type { Rules, WalkMemory } from '../rules'
import { type CryHavocState, DEAD } from '../state'
import { behind, followersOf, trackOf, wholeFile } from './beasts'
import { isCaptive, speedOf } from './figures'

/** Side that a piece moves for: captives go where they are taken. */
export const moverOf = ({ pieces }: Rules, state: CryHavocState, piece: number): number =>
  isCaptive(state, piece) ? state.captor[piece] : pieces.side[piece]

/** Points that a piece can still walk with; a captive that it leads keeps up only as far as his own (CH-100). */
export function budgetOf(rules: Rules, state: CryHavocState, piece: number): number {
  const own = pointsLeft(rules, state, piece)
  const follower = behind(state, piece)
  return follower >= 0 && isCaptive(state, follower) ? Math.min(own, pointsLeft(rules, state, follower)) : own
}

export const pointsLeft = (rules: Rules, state: CryHavocState, piece: number): number =>
  speedOf(rules, state, piece) - state.spent[piece]

/** Whether somebody bars the way of a side: living enemies, stunned ones too (CH-57). */
export const bars = ({ pieces }: Rules, state: CryHavocState, side: number, other: number): boolean =>
  pieces.beast[other] === 0 && !isCaptive(state, other) && pieces.side[other] !== side

/** What a cell costs more for its dead, -1 when they close it (CH-61, CH-62). */
export function tollOf({ bodies, scratch }: Rules, cell: CellIndex): number {
  const sum = scratch.bodies[cell]
  if (sum < bodies.costAt) return 0
  return sum >= bodies.closedAt ? -1 : bodies.cost
}

/**
 * Finds where a piece can get to with these points; the scratch is loaded. The answer stays in `scratch.walk` until the
 * next question.
 */
export function findWays(rules: Rules, state: CryHavocState, piece: number, budget: number): WalkMemory {
  const { walk, occupant } = rules.scratch
  const { size, width, neighbours, footStep, horseStep } = rules.ground
  const side = moverOf(rules, state, piece)
  const isMounted = state.mount[piece] >= 0
  const steps = isMounted ? horseStep : footStep
  const followers = followersOf(state, piece)
  const length = chainLength(rules, state, piece, followers)
  /** Captives go where figures go, beasts do not. */
  const leads = followers.length > 0 && rules.pieces.beast[followers[0]] === 1
  begin(walk, size, width, length, budget)
  const { cost, stamp, before, item, next, heads, top } = walk
  const mark = walk.generation
  /** Layer of the last steps: free behind, and closed to whatever follows. */
  const leaf = top + size
  let used = 0
  let farthest = 0
  if (!leads || canFollow(rules, state, piece, followers[0])) {
    used = addSource(walk, top + state.cell[piece], used)
    if (state.rear[piece] >= 0 && followers.length === 0)
      used = addSource(walk, top + state.rear[piece], used)
  }
  for (let spent = 0; spent <= farthest; spent++)
    for (let entry = heads[spent]; entry >= 0; entry = heads[spent]) {
      heads[spent] = next[entry]
      const node = item[entry]
      if (cost[node] !== spent || stamp[node] !== mark) continue
      const cell = node % size
      if (node >= top) keepEnd(rules, state, piece, node, cell, length)
      if (node >= leaf) continue
      const back = before[node] < 0 ? -1 : before[node] % size
      for (let slot = cell * width, end = slot + width; slot < end; slot++) {
        const price = steps[slot]
        const other = neighbours[slot]
        if (price < 0 || other === back) continue
        const who = occupant[other]
        const isFree = who < 0 || who === piece
        if (!isFree && bars(rules, state, side, who)) continue
        const toll = rules.scratch.bodies[other] === 0 ? 0 : tollOf(rules, other)
        const total = spent + price + toll
        if (toll < 0 || total > budget) continue
        let to = isFree ? (node >= top ? top : node - cell + size) + other : other
        if (leads && horseStep[slot] < 0) {
          if (to < top) continue
          to = leaf + other
        }
        if (!isBetter(walk, to, total, size)) continue
        cost[to] = total
        stamp[to] = mark
        before[to] = node
        item[used] = to
        next[used] = heads[total]
        heads[total] = used++
        if (total > farthest) farthest = total
      }
    }
  if (followers.length > 0) addTail(rules, state, piece, budget)
  walk.of = state
  walk.step = state.step
  walk.piece = piece
  return walk
}

/** Cells that a piece and all that it leads cover. */
function chainLength(
  { pieces }: Rules,
  state: CryHavocState,
  piece: number,
  followers: readonly number[],
): number {
  let length = state.rear[piece] >= 0 ? 2 : 1
  for (const follower of followers) length += pieces.length[follower]
  return length
}

/** Node 0 of a layer is the first cell; layers are 0 to `length`, and one more for last steps. */
function begin(walk: WalkMemory, size: number, width: number, length: number, budget: number): void {
  const layers = length + 2
  if (walk.layers < layers) {
    walk.layers = layers
    walk.cost = new Int16Array(size * layers)
    walk.stamp = new Int32Array(size * layers)
    walk.before = new Int32Array(size * layers)
    walk.item = new Int32Array(size * layers * width + 2)
    walk.next = new Int32Array(size * layers * width + 2)
    walk.endStamp.fill(0)
    walk.generation = 0
  }
  if (walk.heads.length <= budget) walk.heads = new Int32Array(budget + 1).fill(-1)
  walk.generation += 1
  walk.endCount = 0
  walk.top = length * size
}

function addSource(walk: WalkMemory, node: number, used: number): number {
  walk.cost[node] = 0
  walk.stamp[node] = walk.generation
  walk.before[node] = -1
  walk.item[used] = node
  walk.next[used] = walk.heads[0]
  walk.heads[0] = used
  return used + 1
}

/** Cheaper than what is known of the node, and of its cell with more free cells behind. */
function isBetter(walk: WalkMemory, node: number, total: number, size: number): boolean {
  const { stamp, cost, generation, top } = walk
  const isLast = node >= top + size
  const last = isLast ? node : top + (node % size)
  for (let same = isLast ? node - size : node; same <= last; same += size)
    if (stamp[same] === generation && cost[same] <= total) return false
  return true
}

/** The cheapest end on a cell that is not under the piece already. */
function keepEnd(
  rules: Rules,
  state: CryHavocState,
  piece: number,
  node: number,
  cell: CellIndex,
  length: number,
): void {
  const { walk } = rules.scratch
  if (cell === state.cell[piece] || cell === state.rear[piece]) return
  if (walk.endStamp[cell] === walk.generation) return
  // A short chain cannot meet itself on a cheapest way, a longer one may.
  if (length > 3 && meetsItself(walk, node, length, rules.ground.size)) return
  walk.endStamp[cell] = walk.generation
  walk.ends[walk.endCount++] = node
}

function meetsItself({ before }: WalkMemory, node: number, length: number, size: number): boolean {
  for (let ahead = node, i = 0; ahead >= 0 && i < length; ahead = before[ahead], i++)
    for (let behind = before[ahead], j = i + 1; behind >= 0 && j < length; behind = before[behind], j++)
      if (behind % size === ahead % size) return true
  return false
}

/** The head may step onto the last cell of its own file, which leaves it in the same moment. */
function addTail(rules: Rules, state: CryHavocState, piece: number, budget: number): void {
  const { walk } = rules.scratch
  const track = trackOf(state, piece)
  const tail = track[track.length - 1]
  const source = walk.top + track[0]
  if (track.length < 3 || walk.endStamp[tail] === walk.generation || walk.stamp[source] !== walk.generation)
    return
  const price = priceOf(rules, state, piece, track[0], tail)
  if (price < 0 || price > budget) return
  const node = walk.top + tail
  walk.cost[node] = price
  walk.stamp[node] = walk.generation
  walk.before[node] = source
  walk.endStamp[tail] = walk.generation
  walk.ends[walk.endCount++] = node
}

/** Points of one step, the dead on the cell counted; -1 when it cannot be made. */
export function priceOf(
  rules: Rules,
  state: CryHavocState,
  piece: number,
  from: CellIndex,
  to: CellIndex,
): number {
  const { ground } = rules
  const steps = state.mount[piece] >= 0 ? ground.horseStep : ground.footStep
  for (let slot = from * ground.width, end = slot + ground.width; slot < end; slot++) {
    if (ground.neighbours[slot] !== to) continue
    const toll = tollOf(rules, to)
    return steps[slot] < 0 || toll < 0 ? -1 : steps[slot] + toll
  }
  return -1
}

/** Whether the first beast behind can step where its leader stands. */
function canFollow({ ground }: Rules, state: CryHavocState, piece: number, beast: number): boolean {
  // CH-72: a dead animal holds back those it is tied to.
  if (wholeFile(state, beast).some((member) => state.health[member] === DEAD)) return false
  const last = state.rear[piece] >= 0 ? state.rear[piece] : state.cell[piece]
  const from = state.cell[beast]
  if (from < 0) return true
  for (let direction = 0; direction < ground.width; direction++) {
    const slot = from * ground.width + direction
    if (ground.neighbours[slot] === last) return ground.horseStep[slot] >= 0
  }
  return false
}

/** Cells of a way, from where the piece stands (its front, or its rear when it turns first) to where it ends. */
export function wayTo({ scratch: { walk }, ground }: Rules, node: number): CellIndex[] {
  const way: CellIndex[] = []
  for (let at = node; at >= 0; at = walk.before[at]) way.push(at % ground.size)
  return way.reverse()
}

/** The node where a way ends on a cell, -1 when none does. */
export function endAt({ scratch: { walk }, ground }: Rules, cell: CellIndex): number {
  if (walk.endStamp[cell] !== walk.generation) return -1
  for (let i = 0; i < walk.endCount; i++) if (walk.ends[i] % ground.size === cell) return walk.ends[i]
  return -1
}

/** Whether a figure on foot, or a horse, can step from a cell to one beside it, whoever stands there. */
export function isOpenFor({ ground }: Rules, asHorse: boolean, from: CellIndex, to: CellIndex): boolean {
  const steps = asHorse ? ground.horseStep : ground.footStep
  for (let slot = from * ground.width, end = slot + ground.width; slot < end; slot++)
    if (ground.neighbours[slot] === to) return steps[slot] >= 0
  return false
}
