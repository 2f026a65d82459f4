/**
 * The marches of the side of the Head, by index. A scenario can give each player a march with its own component and
 * Heads. Only that player's units link to it. A game with one march has only the first.
 */
import type { CorteoTurn, Rules } from '../rules'
import type { CorteoState } from '../state'
import { speakerOf } from './seats'

/** The component of a march that is not named yet. */
const UNNAMED = -1

/** Returns the march that a piece may belong to, or -1. */
export const marchOfPiece = ({ head, pieces }: Rules, piece: number): number =>
  pieces.side[piece] === head.side ? head.bySeat[pieces.seat[piece]] : -1

/** Returns the component that leads a march, or a negative number. */
export const componentOf = ({ component, components = [] }: CorteoState, march: number): number =>
  march === 0 ? component : (components[march - 1] ?? UNNAMED)

export function nameComponent({ state, rules }: CorteoTurn, march: number, component: number): void {
  if (march === 0) {
    state.component = component
    return
  }
  const others = rules.head.marches.slice(1)
  state.components = others.map((_, index) =>
    index === march - 1 ? component : componentOf(state, index + 1),
  )
}

/** Returns the first march without a named component, or -1. */
export const unnamedMarch = ({ head }: Rules, state: CorteoState): number =>
  head.marches.findIndex((_, march) => componentOf(state, march) === UNNAMED)

/** Returns the seat that speaks for a march: its player, or the speaker of the side. */
export const speakerOfMarch = (rules: Rules, state: CorteoState, march: number): number => {
  const { marches, side } = rules.head
  return marches.length > 1 ? marches[march].seat : speakerOf(rules, state, side)
}
