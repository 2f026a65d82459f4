/** Every phase of the game by its name, and the state machine that runs them. */
import { askPhase, questions } from '../../blocks/asking'
import { phaseMachine } from '../../kernel/phases'
import type { PhaseId } from './phase'
import { advance } from './phases/advance'
import { base } from './phases/base'
import { clash } from './phases/clash'
import { component } from './phases/component'
import { custody } from './phases/custody'
import { fight, odds } from './phases/fighting'
import { head } from './phases/head'
import { jam } from './phases/jam'
import { join } from './phases/join'
import { march } from './phases/march'
import { movement } from './phases/movement'
import { muster } from './phases/muster'
import { option } from './phases/option'
import { prolong } from './phases/prolong'
import { reinforcements } from './phases/reinforcements'
import { retreat } from './phases/retreat'
import { setUp } from './phases/set-up'
import { smoke } from './phases/smoke'
import { throwing } from './phases/throwing'
import { initiative, over, turnEnd, turnStart } from './phases/turn'
import { load } from './position/cache'
import type { Rules } from './rules'
import type { CorteoState } from './state'

export const { phases, askedFirst, goTo, step, decisions } = phaseMachine<CorteoState, Rules, PhaseId>({
  phases: {
    option,
    muster,
    custody,
    prolong,
    'set-up': setUp,
    component,
    turn: turnStart,
    initiative,
    reinforcements,
    movement,
    head,
    march,
    clash,
    join,
    odds,
    fight,
    throw: throwing,
    retreat,
    base,
    smoke,
    jam,
    advance,
    'turn-end': turnEnd,
    ask: askPhase,
    over,
  },
  load,
  between: questions,
})
