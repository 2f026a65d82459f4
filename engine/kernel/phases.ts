/**
 * The phase machine: it walks from phase to phase until somebody is asked something, and carries out what is answered.
 *
 * A ruleset says what its phases are ({@link Phase}) and what is special about it ({@link Flow}); `phaseMachine` makes of that
 * the `step` and the `decisions` of the ruleset. A phase goes on to another by naming it. `call` (kernel/calls) goes there and
 * remembers where it came from; {@link RESUME} goes back.
 */
import type { Action, Decision, GameDef, GameState, Seat, Turn } from '../types'
import { addOptional, doOptional, isAsked, type OptionalActions } from './optional'
import type { Next, Phase } from './phase'
import { RESUME } from './phase'

/** Every phase by its name. */
type Phases<S extends GameState, R, Id extends string> = Readonly<
  Record<Exclude<Id, typeof RESUME>, Phase<S, R, Id>>
>

/**
 * What may come between an act of the rules and the phase that follows: questions of a scenario. While one is due its phase comes first; the
 * phase that would have come is held, and goes on at RESUME.
 */
export type Between<S extends GameState> = {
  readonly phase: string
  isDue(state: S): boolean
  /** Whether a scenario has ended the game: no phase comes any more but the last. */
  isOver(state: S): boolean
  hold(turn: Turn<S, unknown>, phase: string, begun: 0 | 1): void
  /** What else comes instead of a phase about to be entered, for which that phase waits on the ruleset's own stack (see kernel/calls). */
  comes?(turn: Turn<S, unknown>, phase: string, begun: 0 | 1): Next<string>
  /** Takes away and names what was held; nothing when nothing was. */
  release(turn: Turn<S, unknown>): { readonly phase: string; readonly begun: 0 | 1 } | undefined
}

/** What a ruleset's walk consists of. */
type Flow<S extends GameState, R, Id extends string> = {
  readonly phases: Phases<S, R, Id>
  /** Who is meant by each index, where it is not a seat of `def.seats`. */
  seats?(rules: R): readonly Seat[]
  /** Makes what is derived from a state true; called before anything of a phase is. */
  load?(rules: R, state: S): unknown
  /**
   * The phase that comes before another about to be entered, if any: what must be settled first. `isNew` on arrival and on
   * return, false after an action that stays. It may write.
   */
  before?(turn: Turn<S, R>, phase: Id, isNew: boolean): Id | undefined
  /** Takes away and names what was interrupted last; nothing when nothing was. With `begun` 0 that phase begins only now. */
  back?(turn: Turn<S, R>): { readonly phase: string; readonly begun: 0 | 1 } | undefined
  /** After each action, once the game has gone on. */
  after?(turn: Turn<S, R>): Next<Id>
  readonly between?: Between<S>
  /** Optional actions of the seats. */
  readonly optionalActions?: OptionalActions<S, R, Id>
}

type PhaseMachine<S extends GameState, R, Id extends string> = {
  readonly phases: Phases<S, R, Id>
  phaseOf(state: S): Phase<S, R, Id>
  /** The seat that is asked, the first of them where several are; nobody once the game is over. */
  askedFirst(def: GameDef<R>, state: S): Seat | undefined
  /** Arrives at a phase and goes on until somebody is asked. */
  goTo(turn: Turn<S, R>, phase: Next<Id>): void
  step(turn: Turn<S, R>, seat: Seat, action: Action): void
  decisions(def: GameDef<R>, state: S): readonly Decision[]
}

/** More phases in a row without a question than any game has: past this they go round in a circle. */
const MOST = 100_000
/** How many names of a circle are listed. */
const SHOWN = 20

/** The phase at the end of every game: nobody is asked any more. */
const OVER = 'over'

/** Seats that are asked where nobody is. */
export const NOBODY_ASKED: readonly number[] = []
const NO_DECISIONS: readonly Decision[] = []
const lists: (readonly number[])[] = []

/** A seat as a list of one, always the same, so that a decision costs no new list. */
export const only = (seat: number): readonly number[] => {
  lists[seat] ??= [seat]
  return lists[seat]
}

/** A phase that never asks. */
export const passing = <S extends GameState, R, Id extends string>(
  enter?: (turn: Turn<S, R>) => Next<Id>,
): Phase<S, R, Id> => ({ enter, asked: () => NOBODY_ASKED, prompt: unasked, choices: unasked, on: {} })

function unasked(): never {
  throw new Error('Nobody is asked in this phase')
}

/** What comes instead of a phase: the end of a game that a scenario has ended, or a question, for which the phase is held. */
function comesBetween<S extends GameState, R, Id extends string>(
  between: Between<S> | undefined,
  turn: Turn<S, R>,
  phase: Id,
  begun: 0 | 1,
): Next<Id> {
  if (!between) return undefined
  // What is asked at the very end is asked though the game has ended; what was held goes on to the end by itself.
  if (phase === between.phase) return undefined
  if (phase !== OVER && between.isOver(turn.state)) return OVER as Id
  if (!between.isDue(turn.state)) return between.comes?.(turn, phase, begun) as Next<Id>
  between.hold(turn, phase, begun)
  return between.phase as Id
}

function circleOf<S extends GameState, R, Id extends string>(
  turn: Turn<S, R>,
  from: Id | typeof RESUME,
  goOn: (turn: Turn<S, R>, next: Id | typeof RESUME) => Next<Id>,
): Error {
  const names = new Set<string>()
  for (let next: Next<Id> = from, count = 0; next !== undefined && count < SHOWN; count++) {
    next = goOn(turn, next)
    names.add(turn.state.phase)
  }
  return new Error(`These phases go round and never ask anybody: ${[...names].join(', ')}`)
}

export function phaseMachine<S extends GameState, R, Id extends string>(
  flow: Flow<S, R, Id>,
): PhaseMachine<S, R, Id> {
  const { phases, load, before, back, after, between, optionalActions } = flow
  const seatsOf = ({ rules, seats }: GameDef<R>): readonly Seat[] => flow.seats?.(rules) ?? seats
  const phaseOf = (state: S): Phase<S, R, Id> => phases[state.phase as Exclude<Id, typeof RESUME>]

  function enter(turn: Turn<S, R>, id: Id, isNew: boolean, begins: boolean): Next<Id> {
    const instead = comesBetween(between, turn, id, begins ? 0 : 1)
    if (instead !== undefined) return instead
    const first = before?.(turn, id, isNew) ?? id
    turn.state.phase = first
    load?.(turn.rules, turn.state)
    const phase = phaseOf(turn.state)
    return (begins || first !== id ? phase.begin?.(turn) : undefined) ?? phase.enter?.(turn)
  }

  function goOn(turn: Turn<S, R>, next: Id | typeof RESUME): Next<Id> {
    if (next !== RESUME) return enter(turn, next, true, true)
    const last = between?.release(turn) ?? back?.(turn)
    return last && enter(turn, last.phase as Id, true, last.begun === 0)
  }

  /** Somebody would be asked now, but something comes first. */
  const standing = (turn: Turn<S, R>) => comesBetween(between, turn, turn.state.phase as Id, 1)

  function goTo(turn: Turn<S, R>, from: Next<Id>): void {
    for (let next = from ?? standing(turn), count = 0; next !== undefined; count++) {
      if (count === MOST) throw circleOf(turn, next, goOn)
      next = goOn(turn, next) ?? standing(turn)
    }
  }

  /** Where the game goes on after an action that says nothing of it. */
  const stay = (turn: Turn<S, R>): Next<Id> =>
    before || phaseOf(turn.state).enter ? enter(turn, turn.state.phase as Id, false, false) : undefined

  function carryOut(turn: Turn<S, R>, seat: number, action: Action): Next<Id> {
    const phase = phaseOf(turn.state)
    if (optionalActions && !isAsked(optionalActions, phase, turn, seat, action))
      return doOptional(optionalActions, turn, seat, action)
    return (phase.on[action.type] ?? phase.act)(turn, action, seat) || undefined
  }

  const ask = (def: GameDef<R>, state: S, phase: Phase<S, R, Id>, seat: number): Decision => ({
    seat: seatsOf(def)[seat],
    phase: state.phase,
    prompt: phase.prompt(def.rules, state, seat),
    choices: phase.choices(def.rules, state, seat),
    focus: phase.focus?.(def.rules, state, seat),
  })

  return {
    phases,
    phaseOf,
    goTo,
    askedFirst: (def, state) => seatsOf(def)[phaseOf(state).asked(def.rules, state)[0]],
    step(turn, seat, action) {
      load?.(turn.rules, turn.state)
      goTo(turn, carryOut(turn, seatsOf(turn.def).indexOf(seat), action) ?? stay(turn))
      if (after) goTo(turn, after(turn))
      optionalActions?.deals?.lapse(turn)
    },
    decisions(def, state) {
      if (state.phase === OVER) return NO_DECISIONS
      load?.(def.rules, state)
      const phase = phaseOf(state)
      const asked = phase.asked(def.rules, state)
      if (!optionalActions) return asked.map((seat) => ask(def, state, phase, seat))
      const found = optionalActions.deals?.answers(def, state) ?? []
      for (const seat of asked) found.push(ask(def, state, phase, seat))
      addOptional(optionalActions, def, state, found)
      return found
    },
  }
}
