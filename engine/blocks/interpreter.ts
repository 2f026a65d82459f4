/**
 * Moments and their triggers. A moment finds the triggers that are due. Each one runs to its end before the next.
 * The consequences of an effect come before the next effect of its list.
 * A run stops at a question, or while the rules must settle something. The rest waits in the state (`underway`) and continues afterwards.
 */
import { fact } from '../kernel/facts'
import type { Turn } from '../types'
import {
  type Asking,
  type BlockLists,
  type BlockPort,
  type BlockRules,
  type BlockState,
  type BlockTurn,
  type Due,
  type Frame,
  NO_SUBJECT,
  NOTHING,
  type Run,
  type Subject,
  type Tally,
  type Trigger,
  type Underway,
} from './port'
import { seldom } from './seldom/loaded'
import { countHolds } from './units/zone-control'

/** The limit of effects for one answer of a player; more mean a loop. */
const MOST = 1000

/** The current run; moments inside it are queued. Set only while `drain` is on the stack. */
let current: Run | undefined

export const EMPTY: Underway = { frames: [], due: [], modified: [] }

/** Whether a trigger waits for a moment. If not, the caller can skip computing its subject. */
export const isAwaited = ({ waiting, holds, port }: BlockRules['blocks'], at: string): boolean =>
  waiting[at] !== undefined || (holds.length > 0 && at === port.turnEnds)

/** Raises a moment of the game while its unit is still in place. Costs one table look-up if no trigger waits. */
export function moment(turn: BlockTurn, at: string, subject?: Partial<Subject>): void {
  const { blocks } = turn.rules
  if (blocks.holds.length > 0 && at === blocks.port.turnEnds) countHolds(turn)
  const waiting = blocks.waiting[at]
  if (waiting === undefined) return
  const about = subject === undefined ? NO_SUBJECT : { ...NO_SUBJECT, ...subject }
  const { port, triggers } = turn.rules.blocks
  port.load?.(turn.rules, turn.state)
  if (blocks.tallied[at] !== undefined) countMoment(turn, at, about)
  const due: Due[] = []
  const depth = current?.turn.state === turn.state ? current.frames.length : 0
  for (const trigger of waiting)
    if (isAbout(turn.rules, turn.state, triggers[trigger], about))
      due.push({ trigger, subject: about, depth })
  if (turn.state.delayed !== undefined) due.push(...seldom().dueAt(turn, at, depth))
  if (due.length > 0) happen(turn, due)
}

/** Counts a moment for each tally whose filters it passes. */
function countMoment(turn: BlockTurn, at: string, about: Subject): void {
  const { tallied, tallies } = turn.rules.blocks
  for (const tally of tallied[at])
    if (isMeant(turn.rules, turn.state, tallies[tally], about)) seldom().count(turn, tally)
}

const REACHED = 'counter-reached'

/** Raises the triggers that wait for the new value of a counter. */
export function counterReached(turn: BlockTurn, counter: number, before: number, after: number): void {
  const { triggers, waiting } = turn.rules.blocks
  const meant = waiting[REACHED]?.filter((trigger) => hasReached(triggers[trigger], counter, before, after))
  if (meant === undefined || meant.length === 0) return
  const depth = current?.turn.state === turn.state ? current.frames.length : 0
  const { of } = turn.rules.blocks.counters[counter]
  const subject = of ? { ...NO_SUBJECT, seat: of.seat } : NO_SUBJECT
  const due = meant.filter((trigger) => isAbout(turn.rules, turn.state, triggers[trigger], subject))
  happen(
    turn,
    due.map((trigger) => ({ trigger, subject, depth })),
  )
}

/** A trigger without a threshold reacts to any change. */
function hasReached(
  { counter, span = 1, reaches, fallsTo }: Trigger,
  changed: number,
  before: number,
  after: number,
): boolean {
  if (before === after || (counter !== NOTHING && (changed < counter || changed >= counter + span)))
    return false
  if (reaches === undefined && fallsTo === undefined) return true
  const isRisen = reaches !== undefined && before < reaches && after >= reaches
  const isFallen = fallsTo !== undefined && before > fallsTo && after <= fallsTo
  return isRisen || isFallen
}

function isAbout(rules: BlockRules, state: BlockState, trigger: Trigger, about: Subject): boolean {
  const { from, to, every } = trigger
  const now = rules.blocks.port.turnOf(rules, state)
  if (now < from || now > to || (every > 1 && (now - from) % every !== 0)) return false
  return isMeant(rules, state, trigger, about)
}

/** Tests the side in turn and the filters of a trigger or a tally. */
function isMeant(rules: BlockRules, state: BlockState, meant: Tally, about: Subject): boolean {
  const { turn = NOTHING, who, other, zone } = meant
  const { port } = rules.blocks
  if (turn >= 0 && turn !== port.sideInTurn(rules, state)) return false
  if (who && about.it >= 0 && !who(rules, state, about.it, about)) return false
  if (other && about.other >= 0 && !other(rules, state, about.other, about)) return false
  return zone === undefined || zone(rules, state, about)[about.cell] === 1
}

function happen(turn: BlockTurn, due: readonly Due[]): void {
  if (current?.turn.state === turn.state) {
    current.due.push(...due)
    return
  }
  const { underway } = turn.state
  if (underway && (underway.asking || isWaiting(turn.state)))
    turn.state.underway = { ...underway, due: [...underway.due, ...due] }
  else drain(runOf(turn, [], due))
}

const runOf = (turn: BlockTurn, frames: readonly Frame[], due: readonly Due[]): Run => ({
  turn,
  frames: [...frames],
  due: [...due],
  asking: undefined,
  waits: false,
  count: 0,
})

/** Runs until no effect is left, a question is open or the rules must settle something; stores the rest in the state. */
function drain(run: Run): void {
  const outer = current
  current = run
  try {
    while (run.asking === undefined && !run.waits && goOn(run));
  } finally {
    current = outer
  }
  const { state } = run.turn
  const { frames, due, asking, waits } = run
  const isLeft = asking !== undefined || waits
  const before = state.underway
  if (!isLeft && before === undefined) return
  keep(state, {
    ...(before ?? EMPTY),
    frames: isLeft ? frames : [],
    due: isLeft ? due : [],
    asking,
  })
}

/** Stores the pending work in the state, or removes it if empty. */
export function keep(state: BlockState, underway: Underway): void {
  const { asking, frames, modified, verdict, held } = underway
  const isStill = asking === undefined && frames.length === 0
  const isIdle = isStill && modified.length === 0 && verdict === undefined && held === undefined
  if (isIdle) delete state.underway
  else state.underway = underway
}

/** Runs the next effect or starts the next trigger; false if none is left. */
function goOn(run: Run): boolean {
  const next = run.due.findIndex(({ depth }) => depth === run.frames.length)
  if (next >= 0) {
    begin(run, run.due.splice(next, 1)[0])
    return true
  }
  const frame = run.frames.at(-1)
  if (frame) step(run, frame)
  return frame !== undefined
}

function begin(run: Run, { trigger: index, subject }: Due): void {
  const { turn } = run
  const { rules } = turn
  const { port, triggers } = rules.blocks
  const { id, quiet, times, when, list, tally } = triggers[index]
  const { state } = turn
  const fired = firedIn(port)
  if (times > 0 && (listsOf(state)[fired] ?? []).filter((one) => one === index).length >= times) return
  port.load?.(rules, state)
  if (when && !when(rules, state, subject)) return
  if (times > 0) writing(turn).list(fired).push(index)
  if (tally >= 0) seldom().count(turn, tally)
  // A quiet trigger has no audience; only the trial of a scenario reports it.
  const facts = quiet ? { trigger: id, only: [] } : { trigger: id }
  if (id !== '') turn.emit(fact('blocks', 'trigger', { trigger: { text: `triggers.${id}` } }, facts))
  run.frames.push({ list, at: 0, subject })
}

/** Runs one effect of the top list. At its end the list is repeated for the next unit of an `each`, or removed. */
function step(run: Run, frame: Frame): void {
  const list = run.turn.def.rules.blocks.lists[frame.list]
  if (frame.at >= list.length) {
    run.frames.pop()
    const [next, ...rest] = frame.rest ?? []
    if (next !== undefined)
      run.frames.push({ ...frame, at: 0, rest, subject: around(run.turn, next, frame.subject) })
    return
  }
  run.frames[run.frames.length - 1] = { ...frame, at: frame.at + 1 }
  if (++run.count > MOST) stop(run)
  else list[frame.at](run.turn, frame.subject, run)
}

/** The same moment with another unit as its subject. */
export function around(turn: BlockTurn, piece: number, subject: Subject): Subject {
  const { port } = turn.rules.blocks
  return { ...subject, it: piece, cell: port.pieces?.cell(turn.rules, turn.state, piece) ?? subject.cell }
}

/** Reports a loop and drops all effects until the next answer of a player. */
function stop(run: Run): void {
  const { turn } = run
  run.frames.length = 0
  run.due.length = 0
  tellOfCircle(turn)
}

export const tellOfCircle = (turn: BlockTurn): void => turn.emit(fact('blocks', 'blocks-circle', {}, {}))

/** Starts a list of effects, which runs before the next effect of the current list. */
export function start(run: Run, list: number, subject: Subject, rest?: readonly number[]): void {
  if (list >= 0)
    run.frames.push(rest === undefined ? { list, at: 0, subject } : { list, at: 0, subject, rest })
}

/** Runs a list outside of any trigger, such as that of a card. */
export function carryOut(turn: BlockTurn, list: number, subject: Subject): void {
  if (list < 0) return
  turn.rules.blocks.port.load?.(turn.rules, turn.state)
  drain(runOf(turn, [{ list, at: 0, subject }], []))
}

/** Continues after a question with the effects of the answer. */
export const resume = (turn: BlockTurn, list: number): void =>
  resumeWith(turn, (run, { subject }) => start(run, list, subject))

/** Continues after a question. `first` starts the effects of the answer, or puts another question. */
export function resumeWith(turn: BlockTurn, first: (run: Run, asking: Asking) => void): void {
  const { underway } = turn.state
  if (!underway?.asking) return
  const run = runOf(turn, underway.frames, underway.due)
  first(run, underway.asking)
  drain(run)
}

/** Pauses the current list until the rules have settled the effect and call `settled`. */
export function wait(run: Run): void {
  run.waits = true
}

/** Whether effects are left after the current one. */
export function isMore({ turn, frames, due }: Run): boolean {
  const { lists } = turn.rules.blocks
  return (
    due.length > 0 || frames.some(({ list, at, rest = [] }) => at < lists[list].length || rest.length > 0)
  )
}

/** Whether a list waits for the rules to settle something. */
const isWaiting = ({ underway }: BlockState): boolean =>
  underway !== undefined && underway.asking === undefined && underway.frames.length > 0

/** Resumes a list after the rules have settled its effect, with the moments raised meanwhile. */
export function settled(turn: BlockTurn): void {
  const { underway } = turn.state
  if (underway && isWaiting(turn.state)) drain(runOf(turn, underway.frames, underway.due))
}

/** Drops the waiting lists and queued moments, because the game is over or in a loop. */
export function giveUp(turn: BlockTurn): void {
  const { underway } = turn.state
  if (underway && isWaiting(turn.state)) keep(turn.state, { ...underway, frames: [], due: [] })
}

/** The same turn, typed with the lists of a scenario that is known to have them. */
export const writing = (turn: BlockTurn): Turn<BlockState & BlockLists, BlockRules> =>
  turn as Turn<BlockState & BlockLists, BlockRules>

/** The lists of a state that the scenario has. */
export const listsOf = (state: BlockState): Partial<BlockLists> => state as Partial<BlockLists>

export const firedIn = ({ fired = 'fired' }: BlockPort): 'fired' | 'happened' => fired

export const revealedIn = ({ revealed = 'revealed' }: BlockPort): 'revealed' | 'disclosed' => revealed

/** Replaces parts of the pending work in the state, also during a run. */
export function change(turn: BlockTurn, part: Partial<Underway>): void {
  turn.state.underway = { ...(turn.state.underway ?? EMPTY), ...part }
}
