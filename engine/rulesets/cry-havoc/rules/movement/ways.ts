/**
 * The cheapest ways of a piece with its mount and the beasts that it leads (CH-55 to CH-62, CH-70).
 *
 * A walking piece is the head of a chain of cells that follows in its track: the rear of its mount, then the cells of
 * each beast it leads. It may pass friends but not end on them. A walk may therefore end only if the last cells of its
 * track are free, as many as the chain is long. So a node is a cell and the number of free cells behind it on the way,
 * up to the length of the chain. Ground that beasts cannot enter is a last step: they cannot follow from there.
 *
 * Every way of a figure on foot or of a rider is found. A leader may pass friends and its own beasts in more ways than
 * there are nodes. Its search finds every way around them, and most of those between them. Every offered way costs the
 * sum of its steps, and any other way can be walked step by step.
 */
import type { CellIndex } from '../../../../types'
import { isModifiable, stepNow } from '../../blocks/numbers'
import type { Rules, WalkMemory } from '../../rules'
import { type CryHavocState, DEAD } from '../../state'
import { followersOf, handOf, trackOf, wholeFile } from '../beasts'
import { bars, isOpenFor, moverOf, priceOf, tollOf } from './walk'

/** One search: the walker, its steps, and its followers. */
type Search = {
  readonly piece: number
  readonly side: number
  readonly budget: number
  readonly steps: Int16Array
  readonly followers: readonly number[]
  /** True if beasts follow. Captives go where figures go. */
  readonly leads: boolean
  /** Number of cells that the piece and all its followers cover. */
  readonly length: number
}

/**
 * Fills `cache.walk`, which is valid until the next search. The position cache must be loaded. The head ends on a
 * cell of `endCells`. If `endRears` has a cell, a rider went one step further, to that cell, and turned round there.
 */
export function findWays(rules: Rules, state: CryHavocState, piece: number, budget: number): WalkMemory {
  const { walk } = rules.cache
  const search = searchFor(rules, state, piece, budget)
  begin(rules, search)
  const { leads, followers } = search
  if (!leads || canFollow(rules, state, piece, followers[0])) {
    const top = walk.top
    let used = addSource(walk, top + state.cell[piece], 0)
    if (state.rear[piece] >= 0 && followers.length === 0)
      used = addSource(walk, top + state.rear[piece], used)
    spread(rules, state, search, used)
    if (followers.length > 0) addTail(rules, state, search)
    addTurns(walk, state, piece)
  }
  walk.of = state
  walk.step = state.step
  walk.piece = piece
  walk.budget = budget
  return walk
}

function searchFor(rules: Rules, state: CryHavocState, piece: number, budget: number): Search {
  const { pieces, ground } = rules
  const followers = followersOf(state, piece)
  let length = state.rear[piece] >= 0 ? 2 : 1
  for (const follower of followers) length += pieces.length[follower]
  return {
    piece,
    budget,
    side: moverOf(rules, state, piece),
    steps: state.mount[piece] >= 0 ? ground.horseStep : ground.footStep,
    followers,
    leads: followers.length > 0 && pieces.beast[followers[0]] === 1,
    length,
  }
}

/** Allocates the layers 0 to `length`, the uppermost for ways that can end, and one more for last steps. */
function begin({ cache: { walk }, ground: { size, width } }: Rules, { length, budget }: Search): void {
  const layers = length + 2
  if (walk.layers < layers) {
    walk.layers = layers
    walk.cost = new Int16Array(size * layers)
    walk.stamp = new Int32Array(size * layers)
    walk.before = new Int32Array(size * layers)
    walk.item = new Int32Array(size * layers * width + 2)
    walk.next = new Int32Array(size * layers * width + 2)
    walk.endStamp.fill(0)
    walk.turnStamp.fill(0)
    walk.generation = 0
  }
  if (walk.heads.length <= budget) walk.heads = new Int32Array(budget + 1).fill(-1)
  walk.generation += 1
  walk.endCount = 0
  walk.turnCount = 0
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

/** Visits nodes by rising cost, in buckets. */
function spread(rules: Rules, state: CryHavocState, search: Search, sources: number): void {
  const { walk, bodies, occupant } = rules.cache
  const { size, width, neighbours, horseStep } = rules.ground
  const { piece, side, budget, steps, followers, leads, length } = search
  const { cost, stamp, before, item, next, heads, top, generation } = walk
  const leaf = top + size
  const turns = state.rear[piece] >= 0 && followers.length === 0
  const changes = isModifiable(rules, 'step-cost')
  let used = sources
  let farthest = 0
  for (let spent = 0; spent <= farthest; spent++)
    for (let entry = heads[spent]; entry >= 0; entry = heads[spent]) {
      heads[spent] = next[entry]
      const node = item[entry]
      if (cost[node] !== spent || stamp[node] !== generation) continue
      const cell = node % size
      if (node >= top) keepEnd(walk, state, piece, node, cell, spent, -1)
      if (node >= leaf) continue
      const back = before[node] < 0 ? -1 : before[node] % size
      for (let slot = cell * width, end = slot + width; slot < end; slot++) {
        const price = steps[slot]
        const other = neighbours[slot]
        if (price < 0 || other === back) continue
        const who = occupant[other]
        const isFree = who < 0 || (who === piece && followers.length === 0)
        if (!isFree && bars(rules, state, side, who)) continue
        const toll = bodies[other] === 0 ? 0 : tollOf(rules, state, other)
        const step = changes ? stepNow(rules, state, piece, other, price + toll) : price + toll
        const total = spent + step
        if (toll < 0 || total > budget) continue
        if (turns && isFree && node >= size && node < top) noteTurn(walk, node, cell, other, total)
        let to = isFree ? (node >= top ? top : node - cell + size) + other : other
        if (leads && horseStep[slot] < 0) {
          if (to < top) continue
          to = leaf + other
        }
        if (!isBetter(walk, to, total, size)) continue
        if (length > 3 && isUnderIt(walk, node, other, length, size)) continue
        cost[to] = total
        stamp[to] = generation
        before[to] = node
        item[used] = to
        next[used] = heads[total]
        heads[total] = used++
        if (total > farthest) farthest = total
      }
    }
}

/** True if the cost is lower than the known ones of the node, and of its cell with more free cells behind. */
function isBetter(walk: WalkMemory, node: number, total: number, size: number): boolean {
  const { stamp, cost, generation, top } = walk
  const isLast = node >= top + size
  const last = isLast ? node : top + (node % size)
  for (let same = isLast ? node - size : node; same <= last; same += size)
    if (stamp[same] === generation && cost[same] <= total) return false
  return true
}

/** Records that a rider with a friend behind may go one step further and turn round. */
function noteTurn(walk: WalkMemory, node: number, cell: CellIndex, beyond: CellIndex, total: number): void {
  const { turnStamp, turnCost, turnNode, turnRear, turnCells, generation } = walk
  if (turnStamp[cell] === generation && turnCost[cell] <= total) return
  if (turnStamp[cell] !== generation) turnCells[walk.turnCount++] = cell
  turnStamp[cell] = generation
  turnCost[cell] = total
  turnNode[cell] = node
  turnRear[cell] = beyond
}

function addTurns(walk: WalkMemory, state: CryHavocState, piece: number): void {
  for (let i = 0; i < walk.turnCount; i++) {
    const cell = walk.turnCells[i]
    const [node, total, rear] = [walk.turnNode[cell], walk.turnCost[cell], walk.turnRear[cell]]
    const end = walk.endStamp[cell] === walk.generation ? walk.endCells.indexOf(cell) : -1
    if (end < 0) keepEnd(walk, state, piece, node, cell, total, rear)
    else if (walk.endCosts[end] > total) {
      walk.ends[end] = node
      walk.endCosts[end] = total
      walk.endRears[end] = rear
    }
  }
}

/** Keeps the cheapest end on a cell that the piece does not cover already. */
function keepEnd(
  walk: WalkMemory,
  state: CryHavocState,
  piece: number,
  node: number,
  cell: CellIndex,
  cost: number,
  rear: CellIndex,
): void {
  if (cell === state.cell[piece] || cell === state.rear[piece]) return
  if (walk.endStamp[cell] === walk.generation) return
  walk.endStamp[cell] = walk.generation
  walk.endCells[walk.endCount] = cell
  walk.endCosts[walk.endCount] = cost
  walk.endRears[walk.endCount] = rear
  walk.ends[walk.endCount++] = node
}

/** True if the chain would still cover the cell, because it is among the last cells of the way. Short ways never return to themselves. */
function isUnderIt(
  { before }: WalkMemory,
  node: number,
  cell: CellIndex,
  length: number,
  size: number,
): boolean {
  for (let at = node, i = 1; at >= 0 && i < length; at = before[at], i++) if (at % size === cell) return true
  return false
}

/** Adds the last cell of its own file, which the file leaves as the head enters it. */
function addTail(rules: Rules, state: CryHavocState, { piece, budget }: Search): void {
  const { walk } = rules.cache
  const track = trackOf(state, piece)
  const tail = track[track.length - 1]
  if (track.length < 3 || walk.endStamp[tail] === walk.generation) return
  const price = priceOf(rules, state, piece, track[0], tail)
  if (price < 0 || price > budget) return
  const node = walk.top + tail
  walk.before[node] = walk.top + track[0]
  keepEnd(walk, state, piece, node, tail, price, -1)
}

/** True if the first beast behind can step to its leader's cell. */
function canFollow(rules: Rules, state: CryHavocState, piece: number, beast: number): boolean {
  // CH-72: a dead animal holds back those tied to it.
  if (wholeFile(state, beast).some((member) => state.health[member] === DEAD)) return false
  return state.cell[beast] < 0 || isOpenFor(rules, true, state.cell[beast], handOf(state, piece))
}

/** Returns the cells of a way, from the piece (its front, or its rear if it turns first) to the end. */
export function wayTo({ cache: { walk }, ground }: Rules, node: number): CellIndex[] {
  const way: CellIndex[] = []
  for (let at = node; at >= 0; at = walk.before[at]) way.push(at % ground.size)
  return way.reverse()
}

/** Returns the index in `ends` of the way that ends on a cell, or -1. */
export const endAt = ({ cache: { walk } }: Rules, cell: CellIndex): number =>
  walk.endStamp[cell] === walk.generation ? walk.endCells.indexOf(cell) : -1
