/** Groups with a choice join a clash, those of the attacker first (C-087, C-X25); then the die is rolled. */

import { only } from '../../../kernel/phases'
import type { Choice } from '../../../types'
import { choicesOf, idsOf } from '../names'
import { type Phase, type PhaseId, pieceOf } from '../phase'
import type { CorteoTurn, Rules } from '../rules'
import { type Front, findFront, joiners, type Star, withForced } from '../rules/fighting/front'
import { nextSide } from '../rules/foes'
import { speakerOf } from '../rules/seats'
import type { CorteoState } from '../state'
import { engage, groupWith } from './clash'
import { beginClash } from './fighting'

type Forming = { readonly front: Front; readonly star: Star; readonly free: Star }

export function forming(rules: Rules, state: CorteoState): Forming {
  const front = findFront(rules, state)
  const groups = (all: Front['attackers'], pieces: readonly number[]) => [
    ...new Set(pieces.map((piece) => groupWith(all, piece))),
  ]
  const star = {
    attackers: groups(front.attackers, state.attackers),
    defenders: groups(front.defenders, state.defenders),
  }
  return { front, star, free: joiners(front, star) }
}

/** Returns the groups that may join. `chooser` is the attacker first, then each defender. */
export const joining = (
  { pieces }: Rules,
  { front, free }: Forming,
  { chooser, turn }: CorteoState,
): Star['attackers'] =>
  chooser === turn
    ? free.attackers
    : free.defenders.filter((group) => pieces.side[front.defenders[group].pieces[0]] === chooser)

export const join: Phase = {
  begin(turn) {
    turn.state.chooser = turn.state.turn
    return settle(turn)
  },
  asked: (rules, state) => only(speakerOf(rules, state, state.chooser)),
  prompt: () => ({ key: 'corteo.prompt.join' }),
  choices(rules, state): Choice[] {
    const clash = forming(rules, state)
    const groups = state.chooser === state.turn ? clash.front.attackers : clash.front.defenders
    const joins = joining(rules, clash, state).map((group) =>
      choicesOf(rules, state).piece('join', groups[group].pieces[0]),
    )
    return [...joins, choicesOf(rules, state).button('fight')]
  },
  focus: (rules, state) => ({
    pieces: [...state.attackers, ...state.defenders].map((piece) => idsOf(rules, state)[piece]),
  }),
  on: {
    join(turn, action) {
      const { front, star } = forming(turn.rules, turn.state)
      const piece = pieceOf(turn, action)
      const [attacker, defender] = [groupWith(front.attackers, piece), groupWith(front.defenders, piece)]
      const grown = {
        attackers: attacker < 0 ? star.attackers : [...star.attackers, attacker],
        defenders: defender < 0 ? star.defenders : [...star.defenders, defender],
      }
      engage(turn.state, front, withForced(front, grown))
      return settle(turn)
    },
    fight(turn) {
      const next = nextSide(turn.rules, turn.state.chooser)
      if (next === turn.state.turn) return beginClash(turn)
      turn.state.chooser = next
      return settle(turn)
    },
  },
}

/** Skips sides that have no group to add. */
function settle(turn: CorteoTurn): PhaseId | undefined {
  const { state, rules } = turn
  const clash = forming(rules, state)
  while (joining(rules, clash, state).length === 0) {
    const next = nextSide(rules, state.chooser)
    if (next === state.turn) return beginClash(turn)
    state.chooser = next
  }
  return undefined
}
