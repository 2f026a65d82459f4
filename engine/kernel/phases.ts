/**
 * The phase machine: it runs from phase to phase until a seat is asked, and carries out the answer.
 * A ruleset defines its phases ({@link Phase}) and its specialities ({@link Flow}).
 * `phaseMachine` makes the `step` and the `decisions` of the ruleset from them. A phase names the next one.
 * `call` (kernel/calls) goes to a phase and remembers the current one; {@link RESUME} returns to it.
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
 * Questions of a scenario, which can come between an action and the next phase. While one is due, its phase comes first.
 * The next phase is held and continues at RESUME.
 */
export type Between<S extends GameState> = {
  readonly phase: string
  isDue(state: S): boolean
  /** Whether a scenario has ended the game: only the last phase follows. */
  isOver(state: S): boolean
  hold(turn: Turn<S, unknown>, phase: string, begun: 0 | 1): void
  /** Another phase to insert before the one about to be entered. That phase waits on the ruleset's own stack (see kernel/calls). */
  comes?(turn: Turn<S, unknown>, phase: string, begun: 0 | 1): Next<string>
  /** Removes and returns the held phase, or `undefined`. */
  release(turn: Turn<S, unknown>): { readonly phase: string; readonly begun: 0 | 1 } | undefined
}

/** The configuration of a ruleset's phase machine. */
type Flow<S extends GameState, R, Id extends string> = {
  readonly phases: Phases<S, R, Id>
  /** The seats behind the indices, if they differ from `def.seats`. */
  seats?(rules: R): readonly Seat[]
  /** Updates derived data; called before any function of a phase. */
  load?(rules: R, state: S): unknown
  /**
   * Returns a phase that must come before another about to be entered, if any. It can write.
   * `isNew` is true on arrival and on return, false after an action that stays.
   */
  before?(turn: Turn<S, R>, phase: Id, isNew: boolean): Id | undefined
  /** Pops and returns the most recently interrupted phase, or `undefined`. With `begun` 0 that phase begins only now. */
  back?(turn: Turn<S, R>): { readonly phase: string; readonly begun: 0 | 1 } | undefined
  /** Called after each action, once the game has moved on. */
  after?(turn: Turn<S, R>): Next<Id>
  readonly between?: Between<S>
  /** Optional actions of the seats. */
  readonly optionalActions?: OptionalActions<S, R, Id>
}

type PhaseMachine<S extends GameState, R, Id extends string> = {
  readonly phases: Phases<S, R, Id>
  phaseOf(state: S): Phase<S, R, Id>
  /** The first asked seat; `undefined` once the game is over. */
  askedFirst(def: GameDef<R>, state: S): Seat | undefined
  /** Enters a phase and runs until a seat is asked. */
  goTo(turn: Turn<S, R>, phase: Next<Id>): void
  step(turn: Turn<S, R>, seat: Seat, action: Action): void
  decisions(def: GameDef<R>, state: S): readonly Decision[]
}

/** The limit of phases in a row without a question; more mean a loop. */
const MOST = 100_000
/** The number of phases of a loop that an error lists. */
const SHOWN = 20

/** The phase at the end of every game; it asks no seat. */
const OVER = 'over'

/** The empty list of asked seats. */
export const NOBODY_ASKED: readonly number[] = []
const NO_DECISIONS: readonly Decision[] = []
const lists: (readonly number[])[] = []

/** A seat as a list of one. The list is cached, so that a decision allocates nothing. */
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

/** The phase that replaces another: the end of a game that a scenario has ended, or a question, for which the phase is held. */
function comesBetween<S extends GameState, R, Id extends string>(
  between: Between<S> | undefined,
  turn: Turn<S, R>,
  phase: Id,
  begun: 0 | 1,
): Next<Id> {
  if (!between) return undefined
  // Questions at the very end are asked although the game has ended. A held phase reaches the end by itself.
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

  /** Checks for an inserted phase before a seat is asked. */
  const standing = (turn: Turn<S, R>) => comesBetween(between, turn, turn.state.phase as Id, 1)

  function goTo(turn: Turn<S, R>, from: Next<Id>): void {
    for (let next = from ?? standing(turn), count = 0; next !== undefined; count++) {
      if (count === MOST) throw circleOf(turn, next, goOn)
      next = goOn(turn, next) ?? standing(turn)
    }
  }

  /** The next phase after an action that names none. */
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
