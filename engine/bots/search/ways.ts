/**
 * The ways to play one seat: greedily, and in each style of the pack.
 * Each has its own scorer, which sees every decision, so that it can take over at any time.
 * The way is reconsidered once in some rounds, because a single step shows little of a plan for a turn.
 */
import { ownDef } from '../../kernel/position'
import { runtimeRulesetOf } from '../../rulesets'
import type { Decision, GameDef, Scorer, Seat, View } from '../../types'

export type Way = {
  /** Undefined for greedy play. */
  readonly style?: string
  /** Undefined in a game without a scorer. */
  readonly scorer: Scorer | undefined
}

export class Ways {
  /** The current way. */
  now: Way
  /** The round in which it was last reconsidered. */
  #thought: number | undefined

  /** @param all at least one; it begins with the first */
  constructor(readonly all: readonly Way[]) {
    this.now = all[0]
  }

  /** Whether the way can be reconsidered: it has not been within the last `rounds` rounds, including this one. */
  isOpen(view: View, rounds: number): boolean {
    if (this.all.length < 2) return false
    const round = this.#roundOf(view)
    return this.#thought === undefined || round === undefined || round - this.#thought >= rounds
  }

  /** Switches to this way. If the choice was open, the rounds start again. */
  keepTo(way: Way, view: View, rounds: number): void {
    if (this.isOpen(view, rounds)) this.#thought = this.#roundOf(view)
    this.now = way
  }

  #roundOf(view: View): number | undefined {
    return this.now.scorer?.round?.(view)
  }

  /** The scores of every choice by each way, the current way first. */
  score(decision: Decision, view: View): { readonly way: Way; readonly scores: readonly number[] }[] {
    const { now, all } = this
    return [now, ...all.filter((way) => way !== now)].map((way) => ({
      way,
      scores: way.scorer?.score(decision, view) ?? decision.choices.map(() => 0),
    }))
  }
}

/** Every way of the ruleset and its pack. */
export function waysOf(def: GameDef, seat: Seat): Ways {
  const ruleset = runtimeRulesetOf(def)
  const own = ownDef(ruleset, def)
  const styles = [undefined, ...(ruleset.styles?.(own, seat) ?? [])]
  return new Ways(styles.map((style) => ({ style, scorer: ruleset.scorer?.(own, seat, undefined, style) })))
}
