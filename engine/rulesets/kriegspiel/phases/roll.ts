/** Dice decide who moves first (K-15). */
import { only } from '../../../kernel/phases'
import { happens } from '../blocks/happening'
import { ofSeat } from '../blocks/numbers'
import { emit, sideName } from '../events'
import type { Phase, PhaseId } from '../phase'
import type { KriegspielTurn } from '../rules'
import { sideBefore } from '../rules/sides'

export const roll: Phase = {
  enter(turn) {
    const { first } = turn.rules
    if (first.faces > 0) return undefined
    turn.state.turn = sideBefore(turn.rules, first.side)
    return 'turn'
  },
  asked: () => only(0),
  prompt: () => ({ key: 'kriegspiel.prompt.roll' }),
  choices: ({ choices }) => [choices.button('roll')],
  on: {
    roll(turn) {
      const { first, sides } = turn.rules
      if (sides.length > 2) {
        return begins(turn, rolledHighest(turn))
      }
      const [more, otherMore] = [0, 1].map((side) => shiftOf(turn, side))
      let [one, other] = [0, 0]
      while (one + more === other + otherMore) {
        one = turn.roll(first.faces)
        other = turn.roll(first.faces)
        const values = { one: { text: `sides.${sides[0]}` }, other: { text: `sides.${sides[1]}` } }
        emit(turn, 'rolled', { ...values, first: one, second: other }, { dice: [one, other] })
      }
      return begins(turn, one + more > other + otherMore ? 0 : 1)
    },
  },
}

/** The dice have decided which side moves first. */
function begins(turn: KriegspielTurn, side: number): PhaseId {
  turn.state.turn = sideBefore(turn.rules, side)
  happens(turn, 'first-decided', { seat: side })
  return 'turn'
}

/** Returns the number that a scenario adds to the die of a side. */
const shiftOf = ({ rules, state }: KriegspielTurn, side: number): number =>
  ofSeat(rules, state, 'first-die', side, 0)

/** Rolls one die a side. The sides that share the highest roll again. */
function rolledHighest(turn: KriegspielTurn): number {
  const { rules } = turn
  let open = [...rules.sides.keys()]
  while (open.length > 1) {
    const dice = open.map((side) => {
      const die = turn.roll(rules.first.faces)
      emit(turn, 'rolls', { side: sideName(rules, side), die }, { side: rules.sides[side], dice: [die] })
      return die + shiftOf(turn, side)
    })
    const highest = Math.max(...dice)
    open = open.filter((_, index) => dice[index] === highest)
  }
  return open[0]
}
