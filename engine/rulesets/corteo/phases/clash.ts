/** The attacker opens clashes one by one until every enemy in its control has been engaged (B-10). */
import { only } from '../../../kernel/phases'
import { choicesOf } from '../names'
import { type Phase, pieceOf } from '../phase'
import { type Front, findFront, openings, type Star, withForced } from '../rules/fighting/front'
import { speakerOf } from '../rules/seats'
import { isMarchOpen } from './march'

export const clash: Phase = {
  begin({ state, rules }) {
    state.attackers = []
    state.defenders = []
    state.active = -1
    if (isMarchOpen(rules, state)) return 'march'
    return findFront(rules, state).attackers.length > 0 ? undefined : 'turn-end'
  },
  asked: (rules, state) => only(speakerOf(rules, state, state.turn)),
  prompt: () => ({ key: 'corteo.prompt.clash' }),
  choices(rules, state) {
    const front = findFront(rules, state)
    return openings(front).map(([attacker, defender]) =>
      choicesOf(rules, state).attack(
        front.attackers[attacker].pieces[0],
        front.defenders[defender].pieces[0],
      ),
    )
  },
  on: {
    attack(turn, action) {
      const front = findFront(turn.rules, turn.state)
      const attacker = groupWith(front.attackers, pieceOf(turn, action))
      const defender = groupWith(front.defenders, pieceOf(turn, action, 'target'))
      engage(turn.state, front, withForced(front, { attackers: [attacker], defenders: [defender] }))
      return 'join'
    },
  },
}

export const groupWith = (groups: Front['attackers'], piece: number): number =>
  groups.findIndex(({ pieces }) => pieces.includes(piece))

/** Writes the pieces of the groups into the clash being formed. */
export function engage(
  state: { attackers: readonly number[]; defenders: readonly number[] },
  front: Front,
  star: Star,
): void {
  state.attackers = star.attackers.flatMap((group) => front.attackers[group].pieces)
  state.defenders = star.defenders.flatMap((group) => front.defenders[group].pieces)
}
