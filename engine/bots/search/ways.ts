/**
 * The ways to play one seat: as greedy does, and in each style of the pack. Each has a scorer of its own, which is asked about every decision, so that
 * it can take over at any. Which one is kept to is thought over once a round: a step alone shows little of where a plan for a whole turn leads.
 */
import { ownDef } from '../../kernel/position'
import { counselledRulesetOf } from '../../rulesets'
import type { Decision, GameDef, Scorer, Seat, View } from '../../types'

export type Way = {
  /** Undefined for the way that greedy plays. */
  readonly style?: string
  /** Undefined in a game that knows nothing of what is good. */
  readonly scorer: Scorer | undefined
}

export class Ways {
  /** The one that is kept to. */
  now: Way
  private round: number | undefined

  /** @param all at least one; it begins with the first */
  constructor(readonly all: readonly Way[]) {
    this.now = all[0]
  }

  /** Whether it is to be thought over which of them to keep to: in this round it has not been yet. */
  isOpen(view: View): boolean {
    return this.all.length > 1 && (this.round === undefined || this.round !== this.roundOf(view))
  }

  /** From now on, and for this round, plays in this way. */
  keepTo(way: Way, view: View): void {
    this.now = way
    this.round = this.roundOf(view)
  }

  private roundOf(view: View): number | undefined {
    return this.now.scorer?.round?.(view)
  }

  /** What each of them says of every choice, the one that is kept to first. */
  score(decision: Decision, view: View): { readonly way: Way; readonly scores: readonly number[] }[] {
    const { now, all } = this
    return [now, ...all.filter((way) => way !== now)].map((way) => ({
      way,
      scores: way.scorer?.score(decision, view) ?? decision.choices.map(() => 0),
    }))
  }
}

/** Every way that the ruleset and its pack know. */
export function waysOf(def: GameDef, seat: Seat): Ways {
  const ruleset = counselledRulesetOf(def)
  const own = ownDef(ruleset, def)
  const styles = [undefined, ...(ruleset.styles?.(own, seat) ?? [])]
  return new Ways(styles.map((style) => ({ style, scorer: ruleset.scorer?.(own, seat, undefined, style) })))
}
