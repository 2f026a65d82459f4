/** Walks from phase to phase until somebody is asked something; deals and asides come before and after what is asked. */

import { addDeals, dealAnswers } from '../../kernel/deal-decisions'
import { dealStep, lapse } from '../../kernel/deal-step'
import type { Action, Choice, Decision } from '../../types'
import type { Aside } from './asides/aside'
import { cards } from './asides/playing'
import { resigning } from './asides/resigning'
import { returning } from './asides/returning'
import { inCoup } from './coup/asides'
import { isOfDeal, port } from './deals'
import { interrupt } from './interrupt'
import type { Phase, PhaseId } from './phase'
import { phases } from './phases'
import { isCrowded } from './phases/cards'
import type { Rules } from './rules'
import { callElection } from './rules/elections'
import { isPresent } from './rules/seats'
import { DEATH, type JuntaDef, type JuntaState, type JuntaTurn, NOBODY } from './state'

export const asides: readonly Aside[] = [returning, resigning, inCoup, cards]

export const phaseOf = (state: JuntaState): Phase => phases[state.phase as Exclude<PhaseId, 'resume'>]

export function goTo(turn: JuntaTurn, phase: PhaseId): void {
  let next: PhaseId | undefined = phase
  while (next !== undefined) next = next === 'resume' ? goOn(turn) : arrive(turn, next)
}

function arrive(turn: JuntaTurn, asked: Exclude<PhaseId, 'resume'>): PhaseId | undefined {
  if (lacksPresident(turn, asked)) return callElection(turn, DEATH, asked)
  turn.state.phase = asked
  phases[asked].begin?.(turn)
  return phases[asked].enter?.(turn)
}

/** What was interrupted last goes on where it stood. */
function goOn(turn: JuntaTurn): PhaseId | undefined {
  const { state } = turn
  const last = turn.list('resume').pop()
  if (last === undefined) return undefined
  const phase = last.phase as Exclude<PhaseId, 'resume'>
  state.queue = last.queue
  if (last.begun === 0 || lacksPresident(turn, phase)) return arrive(turn, phase)
  state.phase = phase
  return phases[phase].enter?.(turn)
}

/** Steps of a turn that cannot be without a President: when he died with nobody to elect another, it is done as soon as it can be. */
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

const lacksPresident = ({ state, def }: JuntaTurn, phase: PhaseId): boolean =>
  state.president === NOBODY &&
  WITH_PRESIDENT.includes(phase) &&
  def.rules.seats.some((_, seat) => isPresent(state, seat))

export function step(turn: JuntaTurn, seat: string, action: Action): void {
  const index = turn.def.seats.indexOf(seat)
  const next = carryOut(turn, index, action)
  goOnFrom(turn, next)
  trimHands(turn)
  lapse(port, turn)
}

/** What is asked comes first, then deals, then what may be done besides: words like "promise" stand for several things. */
function carryOut(turn: JuntaTurn, seat: number, action: Action): PhaseId | undefined {
  const { state, def } = turn
  const phase = phaseOf(state)
  if (Object.hasOwn(phase.on, action.type) && isAsked(def.rules, state, seat, action))
    return phase.on[action.type](turn, action, seat)
  if (dealStep(port, turn, seat, action)) return undefined
  const aside = asides.find(({ on }) => Object.hasOwn(on, action.type))
  return aside?.on[action.type](turn, action, seat)
}

function isAsked(rules: Rules, state: JuntaState, seat: number, action: Action): boolean {
  const phase = phaseOf(state)
  if (!phase.asked(rules, state).includes(seat)) return false
  // Only where the word also stands for something else the choices must be looked through.
  const isOther = isOfDeal(action) || asides.some(({ on }) => Object.hasOwn(on, action.type))
  return !isOther || phase.choices(rules, state, seat).some((choice) => isSame(choice.action, action))
}

const isSame = (a: Action, b: Action): boolean => {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}

function goOnFrom(turn: JuntaTurn, next: PhaseId | undefined): void {
  const follows = next ?? phaseOf(turn.state).enter?.(turn)
  if (follows !== undefined) goTo(turn, follows)
}

/** J-48 with the stricter option: cards above the limit go at once, in the middle of anything but a vote or a coup. */
function trimHands(turn: JuntaTurn): void {
  const { state, def } = turn
  if (def.rules.options.handLimit !== 'always' || state.stage === 0 || state.coup >= 0) return
  if (!TRIMMED.includes(state.phase as PhaseId) || !isCrowded(def.rules, state)) return
  goTo(turn, interrupt(turn, 'trim'))
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

export function decisions(def: JuntaDef, state: JuntaState): readonly Decision[] {
  const { rules } = def
  if (state.phase === 'over') return NONE
  const phase = phaseOf(state)
  const found = dealAnswers(port, def, state)
  for (const seat of phase.asked(rules, state))
    found.push({
      seat: rules.seats[seat],
      phase: state.phase,
      prompt: phase.prompt(rules, state, seat),
      choices: phase.choices(rules, state, seat),
      focus: phase.focus?.(rules, state, seat),
    })
  addBesides(def, state, found)
  addDeals(port, def, state, found)
  return found
}

const NONE: readonly Decision[] = []
const BESIDES = { key: 'junta.prompt.besides' }

function addBesides({ rules }: JuntaDef, state: JuntaState, found: Decision[]): void {
  const lists: Choice[][] = rules.seats.map(() => [])
  for (const aside of asides) aside.list(rules, state, lists)
  for (let seat = 0; seat < lists.length; seat++) {
    const choices = lists[seat]
    if (choices.length === 0) continue
    found.push({ seat: rules.seats[seat], phase: state.phase, prompt: BESIDES, choices, optional: true })
  }
}
