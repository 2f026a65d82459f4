/**
 * Moments, and what happens at them. A moment finds the triggers that are due; each happens in turn, to its end, before the next. What an
 * effect causes comes right after that effect, before the next one of its list. Only a question stops them, or what the rules must settle first: then
 * what is left waits in the state (`underway`), and goes on with the answer, or once that is settled.
 */
import { fact } from '../kernel/facts'
import type { Turn } from '../types'
import { countHolds } from './holding'
import {
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
  type Trigger,
  type Underway,
} from './port'

/** More effects than one answer of a player ever has: past this they go round in a circle. */
const MOST = 1000

/** What runs now; a moment within it waits for its turn. Set only while `drain` is on the stack. */
let current: Run | undefined

export const EMPTY: Underway = { frames: [], due: [], modified: [] }

/** Whether anything waits for a moment: what is told of it need not be worked out where nothing does. */
export const isAwaited = ({ waiting, holds, port }: BlockRules['blocks'], at: string): boolean =>
  waiting[at] !== undefined || (holds.length > 0 && at === port.turnEnds)

/** At a moment of the game, while the unit it is about still stands where it happens. Costs a look at a table where nothing waits for it. */
export function moment(turn: BlockTurn, at: string, subject?: Partial<Subject>): void {
  const { blocks } = turn.rules
  if (blocks.holds.length > 0 && at === blocks.port.turnEnds) countHolds(turn)
  const waiting = blocks.waiting[at]
  if (waiting === undefined) return
  const about = subject === undefined ? NO_SUBJECT : { ...NO_SUBJECT, ...subject }
  const { port, triggers } = turn.rules.blocks
  port.load?.(turn.rules, turn.state)
  const due: Due[] = []
  const depth = current?.turn.state === turn.state ? current.frames.length : 0
  for (const trigger of waiting)
    if (isAbout(turn.rules, turn.state, triggers[trigger], about))
      due.push({ trigger, subject: about, depth })
  if (due.length > 0) happen(turn, due)
}

const REACHED = 'counter-reached'

/** After an effect has changed a counter: those that wait for it to get where it has got. */
export function counterReached(turn: BlockTurn, counter: number, before: number, after: number): void {
  const { triggers, waiting } = turn.rules.blocks
  const meant = waiting[REACHED]?.filter((trigger) => hasReached(triggers[trigger], counter, before, after))
  if (meant === undefined || meant.length === 0) return
  const depth = current?.turn.state === turn.state ? current.frames.length : 0
  const due = meant.filter((trigger) => isAbout(turn.rules, turn.state, triggers[trigger], NO_SUBJECT))
  happen(
    turn,
    due.map((trigger) => ({ trigger, subject: NO_SUBJECT, depth })),
  )
}

/** One without a number waits for any change. */
function hasReached(
  { counter, reaches, fallsTo }: Trigger,
  changed: number,
  before: number,
  after: number,
): boolean {
  if (before === after || (counter !== NOTHING && counter !== changed)) return false
  if (reaches === undefined && fallsTo === undefined) return true
  const isRisen = reaches !== undefined && before < reaches && after >= reaches
  const isFallen = fallsTo !== undefined && before > fallsTo && after <= fallsTo
  return isRisen || isFallen
}

function isAbout(rules: BlockRules, state: BlockState, trigger: Trigger, about: Subject): boolean {
  const { turn, from, to, who, other, zone } = trigger
  const { port } = rules.blocks
  const now = port.turnOf(rules, state)
  if (now < from || now > to || (turn >= 0 && turn !== port.sideInTurn(rules, state))) return false
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

/** Carries on until nothing is left, a question stands or something must be settled, and leaves in the state what waits for that. */
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

/** Leaves in the state what is under way, or nothing where nothing is. */
export function keep(state: BlockState, underway: Underway): void {
  const { asking, frames, modified, verdict, held } = underway
  const isStill = asking === undefined && frames.length === 0
  const isIdle = isStill && modified.length === 0 && verdict === undefined && held === undefined
  if (isIdle) delete state.underway
  else state.underway = underway
}

/** The next effect, or the next trigger; false when nothing is left. */
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
  const { id, quiet, times, when, list } = triggers[index]
  const { state } = turn
  const fired = firedIn(port)
  if (times > 0 && (listsOf(state)[fired] ?? []).filter((one) => one === index).length >= times) return
  port.load?.(rules, state)
  if (when && !when(rules, state, subject)) return
  if (times > 0) writing(turn).list(fired).push(index)
  // A quiet one is told to nobody; who tries a scenario out hears of it.
  const facts = quiet ? { trigger: id, only: [] } : { trigger: id }
  turn.emit(fact('blocks', 'trigger', { trigger: { text: `triggers.${id}` } }, facts))
  run.frames.push({ list, at: 0, subject })
}

/** One effect of the list on top; at its end it is done for the next of an `each`, or taken off. */
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

/** The same moment, about another unit. */
export function around(turn: BlockTurn, piece: number, subject: Subject): Subject {
  const { port } = turn.rules.blocks
  return { ...subject, it: piece, cell: port.pieces?.cell(turn.rules, turn.state, piece) ?? subject.cell }
}

/** A circle: told, and nothing more happens until the next answer of a player. */
function stop(run: Run): void {
  const { turn } = run
  run.frames.length = 0
  run.due.length = 0
  tellOfCircle(turn)
}

export const tellOfCircle = (turn: BlockTurn): void => turn.emit(fact('blocks', 'blocks-circle', {}, {}))

/** Starts a list of effects, which is carried out before what follows the effect that starts it. */
export function start(run: Run, list: number, subject: Subject, rest?: readonly number[]): void {
  if (list >= 0)
    run.frames.push(rest === undefined ? { list, at: 0, subject } : { list, at: 0, subject, rest })
}

/** Carries out a list outside of any trigger: what a card brings. */
export function carryOut(turn: BlockTurn, list: number, subject: Subject): void {
  if (list < 0) return
  turn.rules.blocks.port.load?.(turn.rules, turn.state)
  drain(runOf(turn, [{ list, at: 0, subject }], []))
}

/** Goes on behind a question with the effects of the answer. */
export function resume(turn: BlockTurn, list: number): void {
  const { underway } = turn.state
  if (!underway?.asking) return
  const run = runOf(turn, underway.frames, underway.due)
  start(run, list, underway.asking.subject)
  drain(run)
}

/** The list that an effect stands in stops behind it: the rules settle what it has put before them, and say so with `settled`. */
export function wait(run: Run): void {
  run.waits = true
}

/** Whether anything is left to do behind the effect at hand. */
export function isMore({ turn, frames, due }: Run): boolean {
  const { lists } = turn.rules.blocks
  return (
    due.length > 0 || frames.some(({ list, at, rest = [] }) => at < lists[list].length || rest.length > 0)
  )
}

/** Whether a list waits for what the rules settle. */
const isWaiting = ({ underway }: BlockState): boolean =>
  underway !== undefined && underway.asking === undefined && underway.frames.length > 0

/** What a list has waited for is settled: the rest of it happens, and moments that have come meanwhile. */
export function settled(turn: BlockTurn): void {
  const { underway } = turn.state
  if (underway && isWaiting(turn.state)) drain(runOf(turn, underway.frames, underway.due))
}

/** What waits for the rules happens no more, nor what has come meanwhile: the game is over, or it goes round in a circle. */
export function giveUp(turn: BlockTurn): void {
  const { underway } = turn.state
  if (underway && isWaiting(turn.state)) keep(turn.state, { ...underway, frames: [], due: [] })
}

/** The same turn, where the scenario is known to have the lists that are written. */
export const writing = (turn: BlockTurn): Turn<BlockState & BlockLists, BlockRules> =>
  turn as Turn<BlockState & BlockLists, BlockRules>

/** The lists of a state, as far as the scenario has them. */
export const listsOf = (state: BlockState): Partial<BlockLists> => state as Partial<BlockLists>

export const firedIn = ({ fired = 'fired' }: BlockPort): 'fired' | 'happened' => fired

/** Replaces what is under way in the state: within a run too, which keeps only its own parts. */
export function change(turn: BlockTurn, part: Partial<Underway>): void {
  turn.state.underway = { ...(turn.state.underway ?? EMPTY), ...part }
}
