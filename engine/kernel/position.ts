/**
 * A state and its derived data, owned by the player of a game. A definition is immutable and shared by any number of games.
 * Derived data, such as occupied or connected cells, is kept beside its tables in a copy for each owner.
 */
import type { GameDef, GameState, OwnedDef, Ruleset } from '../types'

/** A definition for one owner: its tables, and room for derived data. The definition itself if the ruleset derives none. */
export function ownDef<S extends GameState, R, T>(
  ruleset: DerivingFrom<S, R, T>,
  def: GameDef<T>,
): OwnedDef<R> {
  const derived = ruleset.derive?.(def.rules)
  if (!derived) return def as unknown as OwnedDef<R>
  // Written into a copy that has room for it: see Room.
  const rules: unknown = { ...def.rules }
  return { ...def, rules: Object.assign(rules as object, derived) } as OwnedDef<R>
}

/** Reserved fields for the data of `derive`. An object with all its fields from the start reads 50 % faster than one extended later. */
export type Room<K extends string> = { readonly [key in K]: undefined }

type DerivingFrom<S extends GameState, R, T> = Pick<Ruleset<S, R, never, T>, 'derive'>

/** Consecutive positions on one definition. */
export class Position {
  readonly #own: OwnedDef
  #state: GameState | undefined
  #step = -1

  constructor(
    private readonly ruleset: Ruleset,
    def: GameDef,
  ) {
    this.#own = ownDef(ruleset, def)
  }

  /** The definition with the data derived from this state. Derives again if the state is another or was written to. */
  at(state: GameState): OwnedDef {
    if (state !== this.#state || state.step !== this.#step) {
      this.ruleset.forget?.(this.#own.rules)
      this.keep(state)
    }
    return this.#own
  }

  /** The definition before the first state. */
  get blank(): OwnedDef {
    return this.#own
  }

  /** Called after a step, which has kept the derived data up to date. */
  keep(state: GameState): void {
    this.#state = state
    this.#step = state.step
  }
}

/** The number of games on one definition that can alternate without deriving again. Owners are expensive, and few games run at a time. */
const MOST_OWNERS = 2

/** The derived data, and the game that holds it. */
type Owner = { readonly own: OwnedDef; holder: object }

/** Owners of one definition, lent to games. Thousands of consecutive games share a few, and each notices if its own was lent on. */
export class Owners {
  /** Least recently lent first. */
  readonly #lent: Owner[] = []

  constructor(
    private readonly ruleset: Ruleset,
    private readonly def: GameDef,
  ) {}

  /** Returns an owner without a state. Until it is lent on, it has only states of this holder. */
  lend(holder: object): Owner {
    const oldest = this.#lent.length < MOST_OWNERS ? undefined : this.#lent.shift()
    if (oldest) this.ruleset.forget?.(oldest.own.rules)
    const owner = oldest ?? { own: ownDef(this.ruleset, this.def), holder }
    owner.holder = holder
    this.#lent.push(owner)
    return owner
  }
}
