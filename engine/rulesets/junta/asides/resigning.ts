/** The President may resign at any time but during a coup, and a new one is elected at once (J-42 to J-44). */
import { button } from '../choices'
import type { Rules } from '../rules'
import { callElection } from '../rules/elections'
import { isPresent } from '../rules/seats'
import { shelf } from '../shelf'
import { type JuntaState, NOBODY, RESIGNATION } from '../state'
import { tell } from '../telling'
import { type Aside, isBusy } from './aside'

const resign = shelf((rules, family) => button(rules, 'resign', { family }))

export const resigning: Aside = {
  list(rules, state, lists) {
    const { president } = state
    if (president !== NOBODY && mayResign(rules, state, president))
      lists[president].push(resign(rules, president))
  },
  on: {
    resign(turn, _, seat) {
      tell(turn, 'resigned', { family: seat })
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
