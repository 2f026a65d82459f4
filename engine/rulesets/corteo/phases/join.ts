/** Groups with a choice join a clash, those of the attacker first (C-087, C-X25); then the die is rolled. */

import { only } from '../../../kernel/phases'
import type { Choice } from '../../../types'
import { choicesOf, idsOf } from '../names'
import { type Phase, type PhaseId, pieceOf } from '../phase'
import type { CorteoTurn, Rules } from '../rules'
import { type Front, findFront, joiners, type Star, withForced } from '../rules/fighting/front'
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

/** Returns the groups that may join. `chooser` is the attacker first, then the defender. */
export const joining = ({ free }: Forming, state: CorteoState): Star['attackers'] =>
  state.chooser === state.turn ? free.attackers : free.defenders

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
    const joins = joining(clash, state).map((group) =>
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
      if (turn.state.chooser !== turn.state.turn) return beginClash(turn)
      turn.state.chooser = defenderOf(turn)
      return settle(turn)
    },
  },
}

/** The side of the unit that is attacked first. */
const defenderOf = ({ state, rules }: CorteoTurn): number => rules.pieces.side[state.defenders[0]]

/** Skips sides that have no group to add. */
function settle(turn: CorteoTurn): PhaseId | undefined {
  const { state, rules } = turn
  const clash = forming(rules, state)
  if (joining(clash, state).length > 0) return undefined
  if (state.chooser !== state.turn) return beginClash(turn)
  state.chooser = defenderOf(turn)
  return joining(clash, state).length > 0 ? undefined : beginClash(turn)
}
