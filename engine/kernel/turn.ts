/**
 * The two forms of one step. The rules write through a {@link Turn} and never know which form they have.
 * `freshTurn` leaves the given state untouched and copies each list at most once; `privateTurn` owns its state.
 */
import type { GameEvent, GameState, OwnedDef, Turn } from '../types'
import { nextBelow } from './random'

/** A step in progress: its turn, and the emitted events. */
export type Writing<S extends GameState, R> = {
  readonly turn: WritingTurn<S, R>
  readonly events: GameEvent[]
}

/** Lists of the state by key; the only mutable view of it. */
type Lists = Record<PropertyKey, unknown[]>

export function freshTurn<S extends GameState, R>(def: OwnedDef<R>, given: S): Writing<S, R> {
  const state = { ...given }
  const turn = new WritingTurn(def, state, true)
  return { turn, events: turn.events }
}

/** A turn over a private state, reused for every step. Events are kept only if wanted. */
export function privateTurn<S extends GameState, R>(
  def: OwnedDef<R>,
  state: S,
  quiet: boolean,
): WritingTurn<S, R> {
  return new WritingTurn(def, state, false, quiet)
}

/** The first turn of a game, over a state not shared yet. Events go to `told`, if given. */
export function firstTurn<S extends GameState, R>(
  def: OwnedDef<R>,
  state: S,
  told?: GameEvent[],
): WritingTurn<S, R> {
  return new WritingTurn(def, state, false, told === undefined, told)
}

/** A copy of a state with its own lists. */
export function ownCopy<S extends GameState>(given: S): S {
  const state = { ...given }
  for (const key in state) {
    const value = state[key]
    if (Array.isArray(value)) (state as Record<string, unknown>)[key] = value.slice()
  }
  return state
}

export class WritingTurn<S extends GameState, R> implements Turn<S, R> {
  /** Records each die if the caller wants them. */
  rolled?: number[]
  /** Keys of the lists copied in this step. */
  readonly #owned: PropertyKey[] = []

  constructor(
    readonly def: OwnedDef<R>,
    readonly state: S,
    private readonly copies: boolean,
    readonly quiet = false,
    readonly events: GameEvent[] = [],
  ) {}

  get rules(): R {
    return this.def.rules
  }

  /** The same turn over another owner's definition. */
  with(def: OwnedDef<R>): WritingTurn<S, R> {
    const turn = new WritingTurn(def, this.state, this.copies, this.quiet)
    turn.events.push(...this.events)
    return turn
  }

  list<K extends keyof S>(key: K): S[K] extends readonly (infer T)[] ? T[] : never {
    const lists = this.state as unknown as Lists
    if (this.copies && !this.#owned.includes(key)) {
      lists[key] = lists[key].slice()
      this.#owned.push(key)
    }
    return lists[key] as S[K] extends readonly (infer T)[] ? T[] : never
  }

  roll(sides: number): number {
    const die = this.#next(sides)
    this.rolled?.push(die)
    return die
  }

  #next(sides: number): number {
    const { dice } = this.state
    if (dice !== undefined && dice.length > 0) {
      const scripted = dice[0]
      this.state.dice = dice.slice(1)
      return scripted
    }
    return nextBelow(this.list('rng') as number[], sides) + 1
  }

  emit(event: GameEvent): void {
    if (!this.quiet) this.events.push(event)
  }
}
