/**
 * The requirements of every type of action. They answer "why not?" for actions that are not among the choices. Never
 * throws.
 */
import { unmetAnswer } from '../../blocks/asking'
import { firstUnmet, type Requirements } from '../../kernel/requirements'
import type { Refusal, Seat } from '../../types'
import type { CorteoAction } from './actions'
import { load } from './position/cache'
import {
  answer as answerProposal,
  change,
  choose,
  dismiss,
  hold,
  prolong,
  transfer,
  usual,
} from './requirements/agreements'
import { type Attempt, no } from './requirements/attempt'
import { barricade, remove } from './requirements/barricade'
import { advance, attack, base, fight, join, retreat, selectToGo, stay } from './requirements/fighting'
import { component, head, march } from './requirements/head'
import { done, move, run, selectToMove, stop } from './requirements/moving'
import { enough, place, selectToPlace } from './requirements/placing'
import { launch } from './requirements/throwing'
import { jam, leave, traffic } from './requirements/traffic'
import { exit, rouse } from './requirements/walking'
import type { CorteoDef } from './rules'
import type { CorteoState } from './state'

const requirements: Requirements<Attempt, CorteoAction['type']> = {
  ...{
    choose,
    change,
    dismiss,
    usual,
    hold,
    transfer,
    prolong,
    agree: answerProposal,
    decline: answerProposal,
  },
  ...{ select, place, enough, component, run, move, barricade, remove, launch, stop, done, exit, rouse },
  answer: ({ rules, state, action }) => unmetAnswer(rules, state, action),
  ...{ traffic, jam, head, march, attack, join, fight, retreat, leave, base, advance, stay },
}

export function refuse({ rules }: CorteoDef, state: CorteoState, seat: Seat, action: CorteoAction) {
  load(rules, state)
  return firstUnmet(requirements, { rules, state, seat, action })
}

function select(attempt: Attempt): Refusal | undefined {
  const { phase } = attempt.state
  if (phase === 'set-up' || phase === 'reinforcements') return selectToPlace(attempt)
  if (phase === 'retreat') return selectToGo(attempt)
  return phase === 'movement' ? selectToMove(attempt) : no('C-030', 'no-movement')
}
