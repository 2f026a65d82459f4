/**
 * The statistics of choices after the first: a tree over the actions taken, for any dice and hidden cards.
 * A seat considers the choices its scorer likes best, one more each time the place has been visited often enough.
 * With one choice only, that is greedy play. Each seat chooses for itself.
 */
import { isSameAction } from '../../action-key'
import type { Action, Decision, Seat } from '../../types'

/** The weight of exploration. */
const CURIOSITY = 0.5

type Branch = {
  readonly seat: Seat
  readonly action: Action
  visits: number
  total: number
  readonly node: Node
}

/** A place in the tree. */
export class Node {
  visits = 0
  readonly #branches: Branch[] = []

  /** `turn` rotates the order of choices with equal scores. */
  constructor(private readonly turn: number) {}

  branchOf({ seat, choices }: Decision, index: number): Branch {
    const { action } = choices[index]
    for (const known of this.#branches)
      if (known.seat === seat && isSameAction(known.action, action)) return known
    const branch = { seat, action, visits: 0, total: 0, node: new Node(this.turn) }
    this.#branches.push(branch)
    return branch
  }

  /** The `count` choices with the highest scores, best first. Ties are in an order of this place's own. */
  foremost(scores: readonly number[], count: number): number[] {
    const { turn } = this
    const place = (index: number) => (index + turn) % scores.length
    const found: number[] = []
    for (let index = 0; index < scores.length; index++) {
      let at = found.length
      while (at > 0 && isBefore(index, found[at - 1])) at--
      if (at >= count) continue
      found.splice(at, 0, index)
      if (found.length > count) found.pop()
    }
    return found

    function isBefore(one: number, other: number): boolean {
      const lead = scores[one] - scores[other]
      return lead > 0 || (lead === 0 && place(one) < place(other))
    }
  }
}

/** One descent of the tree, and its result. */
export class Descent {
  readonly #taken: Branch[] = []

  constructor(
    private at: Node,
    private readonly ripe: number,
    private readonly range: Range,
  ) {
    at.visits += 1
  }

  /** Whether the descent has left the tree; later moves are greedy. */
  get isOut(): boolean {
    return this.at.visits <= this.ripe
  }

  /** Descends by a choice and returns its index. */
  choose(decision: Decision, scores: readonly number[]): number {
    const { at } = this
    const open = at.foremost(scores, 1 + Math.trunc((at.visits - 1) / this.ripe))
    let best = open[0]
    let branch: Branch | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const index of open) {
      const one = at.branchOf(decision, index)
      const value = one.visits === 0 ? Number.POSITIVE_INFINITY : this.#promise(one)
      if (value > most) [best, branch, most] = [index, one, value]
    }
    if (branch) {
      this.#taken.push(branch)
      this.at = branch.node
      this.at.visits += 1
    }
    return best
  }

  /** Updates every place on the way with the value for its seat. */
  learn(valueFor: (seat: Seat) => number): void {
    const values = new Map<Seat, number>()
    for (const branch of this.#taken) {
      const value = values.get(branch.seat) ?? valueFor(branch.seat)
      values.set(branch.seat, value)
      this.range.add(value)
      branch.visits += 1
      branch.total += value
    }
  }

  #promise({ visits, total }: Branch): number {
    return this.range.share(total / visits) + CURIOSITY * Math.sqrt(Math.log(this.at.visits) / visits)
  }
}

/** The lowest and the highest value so far. Values are scaled by it, whether points or the whole game are at stake. */
export class Range {
  #low = Number.POSITIVE_INFINITY
  #high = Number.NEGATIVE_INFINITY

  add(value: number): void {
    this.#low = Math.min(this.#low, value)
    this.#high = Math.max(this.#high, value)
  }

  /** 0 for the lowest, 1 for the highest. */
  share(value: number): number {
    return this.#high > this.#low ? (value - this.#low) / (this.#high - this.#low) : 0
  }
}
