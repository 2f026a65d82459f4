/**
 * The ways to play one seat: as greedy does, and in each style of the pack. Each has a scorer of its own, which is asked about every decision, so that
 * it can take over at any. Which one is kept to is thought over once in so many rounds: a step alone shows little of where a plan for a whole turn leads.
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
  /** The round in which it was last thought over. */
  private thought: number | undefined

  /** @param all at least one; it begins with the first */
  constructor(readonly all: readonly Way[]) {
    this.now = all[0]
  }

  /** Whether it is to be thought over which of them to keep to: in so many rounds, this one among them, it has not been. */
  isOpen(view: View, rounds: number): boolean {
    if (this.all.length < 2) return false
    const round = this.roundOf(view)
    return this.thought === undefined || round === undefined || round - this.thought >= rounds
  }

  /** From now on plays in this way; where it was open, the rounds begin anew. */
  keepTo(way: Way, view: View, rounds: number): void {
    if (this.isOpen(view, rounds)) this.thought = this.roundOf(view)
    this.now = way
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
