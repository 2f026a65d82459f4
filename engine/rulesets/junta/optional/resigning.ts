/** The President may resign at any time but during a coup, and a new one is elected at once (J-42 to J-44). */
import { button } from '../choices'
import { emit } from '../events'
import { memo } from '../memo'
import type { Rules } from '../rules'
import { callElection } from '../rules/elections'
import { isPresent } from '../rules/seats'
import { type JuntaState, NOBODY, RESIGNATION } from '../state'
import { isBusy, type OptionalAction } from './optional-action'

const resign = memo((rules, family) => button(rules, 'resign', { family }))

export const resigning: OptionalAction = {
  list(rules, state, lists) {
    const { president } = state
    if (president !== NOBODY && mayResign(rules, state, president))
      lists[president].push(resign(rules, president))
  },
  on: {
    resign(turn, _, seat) {
      emit(turn, 'resigned', { family: seat })
      return callElection(turn, RESIGNATION)
    },
  },
}

/** Not while ballots are cast: the vote that runs is finished first. The consequences of a coup are part of it. */
export const mayResign = (_: Rules, state: JuntaState, seat: number): boolean =>
  seat === state.president &&
  isPresent(state, seat) &&
  state.stage > 0 &&
  state.coup < 0 &&
  state.motion === NOBODY &&
  !isBusy(state)
