/**
 * A state and what is derived from it, owned by the player of a game: a definition never changes and may be shared by any number of games, so
 * that who stands where, who is connected and the like is kept beside its tables, in a copy of one's own.
 */
import type { GameDef, GameState, OwnedDef, Ruleset } from '../types'

/** A definition for one owner: its tables, and beside them room for what is derived from a state. The definition itself where nothing is. */
export function ownDef<S extends GameState, R, T>(
  ruleset: DerivingFrom<S, R, T>,
  def: GameDef<T>,
): OwnedDef<R> {
  const derived = ruleset.derive?.(def.rules)
  const own: unknown = derived ? { ...def, rules: { ...def.rules, ...derived } } : def
  return own as OwnedDef<R>
}

type DerivingFrom<S extends GameState, R, T> = Pick<Ruleset<S, R, never, T>, 'derive'>

/** One position after another on one definition. */
export class Position {
  private readonly own: OwnedDef
  private state: GameState | undefined
  private step = -1

  constructor(
    private readonly ruleset: Ruleset,
    def: GameDef,
  ) {
    this.own = ownDef(ruleset, def)
  }

  /** The definition with what is derived from this state: anew if it is another than before, or was written to since. */
  at(state: GameState): OwnedDef {
    if (state !== this.state || state.step !== this.step) {
      this.ruleset.forget?.(this.own.rules)
      this.keep(state)
    }
    return this.own
  }

  /** Before there is a state. */
  get blank(): OwnedDef {
    return this.own
  }

  /** After a step: whatever it wrote, it has kept what is derived true. */
  keep(state: GameState): void {
    this.state = state
    this.step = state.step
  }
}
