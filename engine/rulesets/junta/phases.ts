/** Every phase of the game by its name, and the state machine that runs them. */
import { askPhase, questions } from '../../blocks/asking'
import { call, takeBack } from '../../kernel/calls'
import { dealsOf } from '../../kernel/deals/dealing'
import { phaseMachine } from '../../kernel/phases'
import { inCoup } from './coup/optional'
import { coupPhases } from './coup/phases'
import { isOfDeal, port } from './deals'
import type { OptionalAction } from './optional/optional-action'
import { cards } from './optional/playing'
import { resigning } from './optional/resigning'
import { returning } from './optional/returning'
import type { PhaseId } from './phase'
import { abroad } from './phases/abroad'
import { appoint } from './phases/appoint'
import { back } from './phases/back'
import { bank } from './phases/bank'
import { aid, budget, force, pay } from './phases/budget'
import { draw, isCrowded, shed, trim } from './phases/cards'
import { cousin } from './phases/cousin'
import { declare } from './phases/declare'
import { decline } from './phases/decline'
import { drop } from './phases/drop'
import { interrupt, rest } from './phases/interrupted'
import { locations } from './phases/locations'
import { nominate } from './phases/nominate'
import { over } from './phases/over'
import { react } from './phases/react'
import { resolve } from './phases/resolve'
import { comingHome } from './phases/return'
import { tie } from './phases/tie'
import { vote } from './phases/vote'
import type { Rules } from './rules'
import { callElection } from './rules/elections'
import { isPresent } from './rules/seats'
import { DEATH, type JuntaState, type JuntaTurn, NOBODY } from './state'

export const optionalActions: readonly OptionalAction[] = [returning, resigning, inCoup, cards]

/** Steps of a turn that need a President. If the office is empty because no family could elect, the election takes place as soon as possible. */
const WITH_PRESIDENT: readonly PhaseId[] = [
  'abroad',
  'shed',
  'appoint',
  'aid',
  'budget',
  'force',
  'locations',
  'declare',
]

const lacksPresident = ({ state, rules }: JuntaTurn, phase: PhaseId): boolean =>
  state.president === NOBODY &&
  WITH_PRESIDENT.includes(phase) &&
  rules.seats.some((_, seat) => isPresent(state, seat))

/** J-48 with the stricter option: cards above the limit are discarded at once, except during a vote or a coup. */
function trimHands(turn: JuntaTurn): PhaseId | undefined {
  const { state, rules } = turn
  if (rules.ruleOptions.handLimit !== 'always' || state.stage === 0 || state.coup >= 0) return undefined
  if (!TRIMMED.includes(state.phase as PhaseId) || !isCrowded(rules, state)) return undefined
  return call(turn, 'trim')
}
const TRIMMED: readonly PhaseId[] = [
  'appoint',
  'budget',
  'force',
  'pay',
  'locations',
  'bank',
  'call',
  'cousin',
]

export const { phases, phaseOf, askedFirst, goTo, step, decisions } = phaseMachine<
  JuntaState,
  Rules,
  PhaseId
>({
  phases: {
    nominate,
    back,
    decline,
    vote,
    tie,
    draw,
    abroad,
    shed,
    trim,
    appoint,
    aid,
    budget,
    force,
    pay,
    locations,
    declare,
    resolve,
    react,
    cousin,
    bank,
    drop,
    rest,
    ...coupPhases,
    return: comingHome,
    over,
    ask: askPhase,
  },
  between: { ...questions, comes: (turn, phase, begun) => interrupt(turn as JuntaTurn, phase, begun) },
  before: (turn, phase, isNew) =>
    isNew && lacksPresident(turn, phase) ? callElection(turn, DEATH, phase) : undefined,
  back: takeBack,
  after: trimHands,
  optionalActions: {
    prompt: { key: 'junta.prompt.besides' },
    optional: optionalActions,
    deals: dealsOf(port, isOfDeal),
  },
})
