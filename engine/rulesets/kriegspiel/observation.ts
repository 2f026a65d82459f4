/** The view of a state for one player or for spectators, and other states with the same view. */
import { nextBelow } from '../../kernel/random'
import type { Viewer } from '../../types'
import { load } from './position/cache'
import type { Rules } from './rules'
import { type KriegspielState, NOBODY, RESERVE } from './state'

/**
 * K-14: hides the placement of the others while units are placed in secret: cells, selected unit, and whether they are
 * done. The number of steps is always hidden. Returns the state itself if nothing is hidden.
 */
export function redact(rules: Rules, state: KriegspielState, viewer: Viewer): KriegspielState {
  const { isSecret, isFree } = rules.placement
  if (!isSecret) return state
  if (state.phase !== 'placement') return isFree ? { ...state, step: 0 } : state
  if (state.recast !== undefined) load(rules, state)
  const hides = (side: number) => rules.sides[side] !== viewer
  return {
    ...state,
    step: 0,
    cell: state.cell.map((cell, piece) => (hides(rules.pieces.side[piece]) ? RESERVE : cell)),
    hand: state.hand.map((piece, side) => (hides(side) ? NOBODY : piece)),
    ready: state.ready.map((done, side) => (hides(side) ? 0 : done)),
  }
}

/** The most steps that another state may add to those taken. */
const MORE_STEPS = 20

/** Returns a state with another possible placement of the other sides. Their public `ready` flags stay. */
export function determinize(
  rules: Rules,
  state: KriegspielState,
  viewer: Viewer,
  rng: number[],
): KriegspielState {
  if (!rules.placement.isSecret || !rules.placement.isFree) return state
  const other = { ...state, step: state.step + nextBelow(rng, MORE_STEPS) }
  if (state.phase !== 'placement') return other
  for (const [side, name] of rules.sides.entries()) if (name !== viewer) placeAnew(rules, other, side, rng)
  return other
}

/** Returns a possible state behind a view. During secret placement the units of the others are placed at random. */
export function imagine(rules: Rules, view: KriegspielState, viewer: Viewer, rng: number[]): KriegspielState {
  if (!rules.placement.isSecret || view.phase !== 'placement') return view
  const other = { ...view }
  for (const [side, name] of rules.sides.entries()) if (name !== viewer) placeAnew(rules, other, side, rng)
  return other
}

/** Places the units of a side at random. Units of a type are placed in order, so only the next one may be in hand. */
function placeAnew({ pieces, territory }: Rules, state: KriegspielState, side: number, rng: number[]): void {
  const isDone = state.ready[side] === 1
  const free = [...territory[side].keys()].filter((cell) => territory[side][cell] === 1)
  const cell = [...state.cell]
  const nextOf = new Map<number, number>()
  const holdable = [NOBODY]
  for (const piece of pieces.of[side]) {
    const type = pieces.type[piece]
    const waits = nextOf.has(type) || (!isDone && nextBelow(rng, 5) === 0)
    if (!waits || !nextOf.has(type)) holdable.push(piece)
    if (waits && !nextOf.has(type)) nextOf.set(type, piece)
    cell[piece] = waits ? RESERVE : free.splice(nextBelow(rng, free.length), 1)[0]
  }
  state.cell = cell
  const inHand = isDone ? NOBODY : holdable[nextBelow(rng, holdable.length)]
  state.hand = state.hand.map((held, other) => (other === side ? inHand : held))
}
