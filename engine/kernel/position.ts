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
  if (!derived) return def as unknown as OwnedDef<R>
  // Written into a copy that has room for it: see Room.
  const rules: unknown = { ...def.rules }
  return { ...def, rules: Object.assign(rules as object, derived) } as OwnedDef<R>
}

/**
 * Room in compiled tables for what `derive` puts there: an object that has all its fields from the beginning is read half as fast again as
 * one that is given some later.
 */
export type Room<K extends string> = { readonly [key in K]: undefined }

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

/** How many games on one definition may go on in turn before one of them has to derive anew: owners are dear to make, and few play more at a time. */
const MOST_OWNERS = 2

/** What is derived, for the game that holds it last. */
type Owner = { readonly own: OwnedDef; holder: object }

/** Owners of one definition, lent to games: thousands that are played one after another share a few, and each notices when its own was lent on. */
export class Owners {
  /** The one that was lent longest ago comes first. */
  private readonly lent: Owner[] = []

  constructor(
    private readonly ruleset: Ruleset,
    private readonly def: GameDef,
  ) {}

  /** One that knows of no state, or only of the states of this holder while nobody else is lent it. */
  lend(holder: object): Owner {
    const oldest = this.lent.length < MOST_OWNERS ? undefined : this.lent.shift()
    if (oldest) this.ruleset.forget?.(oldest.own.rules)
    const owner = oldest ?? { own: ownDef(this.ruleset, this.def), holder }
    owner.holder = holder
    this.lent.push(owner)
    return owner
  }
}
