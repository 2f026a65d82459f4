/** Hidden units as the other sides see them: nothing, or face-down counters. With a generator their cells are drawn again. */
import { nextBelow, shuffled } from '../../kernel/random'
import type { CellIndex } from '../../types'
import {
  type BlockRules,
  type BlockState,
  type Lurker,
  NOTHING,
  type Subject,
  type Underway,
  type Veil,
} from '../port'
import { entryOf, lurkersOf, piecesIn, spotterOf } from './hidden'

/** @param sides the side of each seat */
export const hidingVeil =
  (sides: Readonly<Record<string, number>>): Veil =>
  (rules, state, viewer, rng) => {
    if (!state.lurking) return state
    const own = sides[viewer] ?? NOTHING
    const all = lurkersOf(rules, state)
    const known: Lurker[] = []
    const groups = new Map<number, Lurker[]>()
    for (const lurker of all) {
      const entry = entryOf(rules, state, lurker.piece)
      const side = piecesIn(rules).side(rules, state, lurker.piece)
      if (side === own) known.push(lurker)
      else if (entry?.isCounter) groups.set(side, [...(groups.get(side) ?? []), lurker])
      else if (!rng) known.push({ piece: lurker.piece, cell: NOTHING })
    }
    const becomes = new Map<number, number>()
    for (const group of groups.values()) {
      const shown = rng ? mixed(group, rng) : faceDown(group)
      known.push(...shown)
      for (const { piece, cell } of group)
        becomes.set(piece, shown.find((one) => one.cell === cell && !isTaken(becomes, one))?.piece ?? piece)
    }
    if (rng) {
      const placed = new Set(known.map(({ piece }) => piece))
      for (const { piece } of all)
        if (!placed.has(piece)) known.push({ piece, cell: someCell(rules, state, piece, known, rng) })
    }
    return {
      ...state,
      lurking: known.toSorted((a, b) => a.piece - b.piece),
      ...(state.underway && becomes.size > 0 ? { underway: renamed(state.underway, becomes) } : {}),
    }
  }

const isTaken = (becomes: ReadonlyMap<number, number>, { piece }: Lurker): boolean =>
  [...becomes.values()].includes(piece)

/** The pending work about the units that lie under the same counters. */
function renamed(underway: Underway, becomes: ReadonlyMap<number, number>): Underway {
  const name = (piece: number) => becomes.get(piece) ?? piece
  const about = (subject: Subject) => ({ ...subject, it: name(subject.it) })
  return {
    ...underway,
    frames: underway.frames.map((frame) => ({
      ...frame,
      subject: about(frame.subject),
      ...(frame.rest ? { rest: frame.rest.map(name) } : {}),
    })),
    ...(underway.asking ? { asking: { ...underway.asking, subject: about(underway.asking.subject) } } : {}),
  }
}

const cellsOf = (group: readonly Lurker[]): CellIndex[] =>
  group.map(({ cell }) => cell).toSorted((a, b) => a - b)

/** The counters of a side in the order of their cells: nothing tells which unit lies where. */
function faceDown(group: readonly Lurker[]): Lurker[] {
  const cells = cellsOf(group)
  return group.map(({ piece }, index) => ({ piece, cell: cells[index], isFaceDown: true }))
}

function mixed(group: readonly Lurker[], rng: number[]): Lurker[] {
  const cells = shuffled(rng, cellsOf(group))
  return group.map(({ piece }, index) => ({ piece, cell: cells[index] }))
}

/** A cell where the unit could lie unseen. */
function someCell(
  rules: BlockRules,
  state: BlockState,
  piece: number,
  taken: readonly Lurker[],
  rng: number[],
): CellIndex {
  const pieces = piecesIn(rules)
  const { grid } = rules.blocks.ground.board
  rules.blocks.port.load?.(rules, state)
  const fitting = Array.from({ length: grid.size }, (_, cell) => cell).filter(
    (cell) => pieces.fits?.(rules, state, piece, cell) !== false,
  )
  const unseen = fitting.filter(
    (cell) => !taken.some((one) => one.cell === cell) && spotterOf(rules, state, { piece, cell }) === NOTHING,
  )
  const cells = unseen.length > 0 ? unseen : fitting
  return cells.length > 0 ? cells[nextBelow(rng, cells.length)] : 0
}
