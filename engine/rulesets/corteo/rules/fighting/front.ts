/**
 * Mandatory clashes (B-10), and the splits of a front into clashes.
 *
 * A front is a graph of attacking and defending groups, joined where the attacker controls the defender's cell. A group
 * is a piece, a stack (C-110) or a column (C-127). Each group takes part in one clash (C-083), and every group must be
 * engaged (C-082). There are as many clashes as the side with fewer groups has groups (C-087). So each clash is one
 * group against one or more, and the rest must still allow as many clashes less one.
 */
import { ofSeat } from '../../blocks/numbers'
import type { Rules } from '../../rules'
import { type CorteoState, FOUGHT, PANICKED } from '../../state'
import { areFoes } from '../foes'

export type Group = {
  readonly pieces: readonly number[]
  /** Indices of the adjacent groups of the other side. */
  readonly enemies: readonly number[]
}
export type Front = { readonly attackers: readonly Group[]; readonly defenders: readonly Group[] }

/** A clash being formed: indices of groups on both sides. */
export type Star = { readonly attackers: readonly number[]; readonly defenders: readonly number[] }

const EMPTY: Front = { attackers: [], defenders: [] }

export function findFront(rules: Rules, state: CorteoState): Front {
  const pairs = contacts(rules, state)
  if (pairs.length === 0) return EMPTY
  const attackers = grouping(rules, state)
  const defenders = grouping(rules, state)
  for (const [attacker, defender] of pairs) {
    const a = attackers.groupOf(attacker)
    const d = defenders.groupOf(defender)
    attackers.touch(a, d)
    defenders.touch(d, a)
  }
  return { attackers: attackers.groups, defenders: defenders.groups }
}

/** Returns the pieces of the side in turn with the enemies in their control that they may attack. */
function contacts(rules: Rules, state: CorteoState): [number, number][] {
  const { pieces, ground, cache } = rules
  const attack = ground.attack[state.turn]
  const pairs: [number, number][] = []
  for (let piece = 0; piece < pieces.count; piece++) {
    const cell = state.cell[piece]
    if (cell < 0 || pieces.side[piece] !== state.turn || !mayFight(rules, state, piece)) continue
    for (let slot = cell * ground.width, end = slot + ground.width; slot < end; slot++) {
      if (attack[slot] === 0) continue
      for (let other = cache.top[ground.neighbours[slot]]; other >= 0; other = cache.next[other])
        if (isOpenTo(rules, state.turn, other, ground.neighbours[slot]) && mayFight(rules, state, other))
          pairs.push([piece, other])
    }
  }
  return pairs
}

/** True if a side may attack a piece on its cell. The table of a side is open where one of several enemies has no shelter. */
const isOpenTo = (rules: Rules, side: number, target: number, cell: number): boolean => {
  const { pieces, ground } = rules
  const of = pieces.side[target]
  return areFoes(rules, side, of) && ground.refuge?.[of][cell] !== 1
}

const mayFight = ({ pieces }: Rules, state: CorteoState, piece: number): boolean =>
  (state.flags[piece] & (FOUGHT | PANICKED)) === 0 && pieces.passive[piece] === 0

/** Numbers groups in order of appearance. Each piece brings its whole stack or column. */
function grouping(rules: Rules, state: CorteoState) {
  const groups: { pieces: number[]; enemies: number[] }[] = []
  const known = new Map<number, number>()
  return {
    groups,
    groupOf(piece: number): number {
      const index = known.get(piece)
      if (index !== undefined) return index
      const pieces = companions(rules, state, piece)
      for (const companion of pieces) known.set(companion, groups.length)
      return groups.push({ pieces, enemies: [] }) - 1
    },
    touch(group: number, enemy: number) {
      if (!groups[group].enemies.includes(enemy)) groups[group].enemies.push(enemy)
    },
  }
}

/** Returns all pieces that must fight with a piece: its column, and all that share a cell with one of them (C-110). */
function companions(rules: Rules, state: CorteoState, piece: number): number[] {
  const { cache } = rules
  const found = new Set<number>([piece])
  for (const one of found) {
    const column = columnOf(rules, state, one)
    if (column.length >= columnSize(rules, state, one)) for (const other of column) found.add(other)
    for (let other = cache.top[state.cell[one]]; other >= 0; other = cache.next[other])
      if (mayFight(rules, state, other)) found.add(other)
  }
  return inOrder(rules, state, piece, found)
}

/** Returns the number of adjacent vehicles that form a column. */
const columnSize = (rules: Rules, state: CorteoState, piece: number): number =>
  ofSeat(rules, state, 'column-size', rules.pieces.seat[piece], rules.columns.minimum)

/** Returns a stack from its top down. A group on several cells is ordered by piece number. */
function inOrder({ cache }: Rules, state: CorteoState, piece: number, found: Set<number>): number[] {
  const cell = state.cell[piece]
  if ([...found].some((other) => state.cell[other] !== cell)) return [...found].sort((a, b) => a - b)
  const stack: number[] = []
  for (let other = cache.top[cell]; other >= 0; other = cache.next[other])
    if (found.has(other)) stack.push(other)
  return stack
}

/** Returns the connected vehicles off the bases (C-127, C-129). */
function columnOf(rules: Rules, state: CorteoState, piece: number): number[] {
  const { pieces, ground, cache } = rules
  const belongs = (other: number) =>
    pieces.column[other] === 1 &&
    pieces.side[other] === pieces.side[piece] &&
    mayFight(rules, state, other) &&
    ground.base[state.cell[other]] < 0
  if (!belongs(piece)) return []
  const column = [piece]
  for (let i = 0; i < column.length; i++) {
    const start = state.cell[column[i]] * ground.width
    for (let slot = start; slot < start + ground.width; slot++) {
      if (ground.linked[slot] === 0) continue
      for (let other = cache.top[ground.neighbours[slot]]; other >= 0; other = cache.next[other])
        if (belongs(other) && !column.includes(other)) column.push(other)
    }
  }
  return column.sort((a, b) => a - b)
}

/** Returns every clash that the attacker may open next, as pairs of groups. */
export function openings(front: Front): [number, number][] {
  const clashes = clashCount(front, NOBODY)
  return front.attackers.flatMap(({ enemies }, attacker) =>
    enemies
      .filter((defender) => isAllowed(front, { attackers: [attacker], defenders: [defender] }, clashes))
      .map((defender): [number, number] => [attacker, defender]),
  )
}

/** Returns the groups that may still join a clash being formed. */
export function joiners(front: Front, star: Star): Star {
  const clashes = clashCount(front, NOBODY)
  const [attacker] = star.attackers
  const [defender] = star.defenders
  const free = (group: number, taken: readonly number[]) => !taken.includes(group)
  const attackers =
    star.defenders.length > 1
      ? []
      : front.defenders[defender].enemies.filter((group) => free(group, star.attackers))
  const defenders =
    star.attackers.length > 1
      ? []
      : front.attackers[attacker].enemies.filter((group) => free(group, star.defenders))
  return {
    attackers: attackers.filter((group) =>
      isAllowed(front, { ...star, attackers: [...star.attackers, group] }, clashes),
    ),
    defenders: defenders.filter((group) =>
      isAllowed(front, { ...star, defenders: [...star.defenders, group] }, clashes),
    ),
  }
}

/** Adds the groups whose only enemies are in the clash: they must join. */
export function withForced(front: Front, star: Star): Star {
  const lonely = alone(front, star)
  return {
    attackers: [...star.attackers, ...lonely.attackers],
    defenders: [...star.defenders, ...lonely.defenders],
  }
}

/**
 * True if the rest can still be engaged in one clash less than before. Groups that only touch the clash then always
 * fit in. Otherwise, on both sides or beside several of the other side, one more clash would be possible.
 */
const isAllowed = (front: Front, star: Star, clashes: number): boolean =>
  clashCount(front, star) === clashes - 1

/** Returns the groups outside the clash with all their enemies inside it. */
function alone(front: Front, star: Star): Star {
  const lonely = (groups: readonly Group[], inside: readonly number[], taken: readonly number[]) =>
    groups.flatMap(({ enemies }, group) =>
      !inside.includes(group) && enemies.every((enemy) => taken.includes(enemy)) ? [group] : [],
    )
  return {
    attackers: lonely(front.attackers, star.attackers, star.defenders),
    defenders: lonely(front.defenders, star.defenders, star.attackers),
  }
}

const NOBODY: Star = { attackers: [], defenders: [] }

/** Returns the most clashes that the groups outside `without` can fight at once: the most disjoint pairs. */
function clashCount(front: Front, without: Star): number {
  const pairOf: number[] = []
  let count = 0
  const seek = (attacker: number, tried: Set<number>): boolean => {
    for (const defender of front.attackers[attacker].enemies) {
      if (tried.has(defender) || without.defenders.includes(defender)) continue
      tried.add(defender)
      if (pairOf[defender] === undefined || seek(pairOf[defender], tried)) {
        pairOf[defender] = attacker
        return true
      }
    }
    return false
  }
  for (let attacker = 0; attacker < front.attackers.length; attacker++)
    if (!without.attackers.includes(attacker) && seek(attacker, new Set())) count++
  return count
}
