/**
 * Searches one decision. Candidates are the best choice of each way to play, or the best choices of the only way.
 * Each is played out in imagined worlds: first down the tree, then greedily up to the horizon.
 * The own seat follows the way of the candidate, because a single step says little about the plan for a turn.
 * All candidates share the same worlds and dice. Half of them drop out repeatedly (sequential halving). The caller can stop after any
 * play-out.
 */
import { imagine } from '../../game'
import { nextWord, seedRandom } from '../../kernel/random'
import type { Choice, Decision, GameDef, Seat, View } from '../../types'
import { type Effort, ROUND_OF_DECISIONS } from './effort'
import { Simulation } from './simulation'
import { Descent, Node, Range } from './tree'
import type { Way, Ways } from './ways'

/** A choice under evaluation. */
export type Candidate = {
  /** Its index in the decision. */
  readonly index: number
  readonly choice: Choice
  /** The way to play that it represents. */
  readonly way: Way
  /** The results of its play-outs by world, from 1000 (won) to -1000 (lost). */
  readonly values: readonly number[]
}

type Tried = Candidate & { readonly values: number[]; readonly node: Node }

export class Search {
  readonly #candidates: readonly Tried[]
  #live: readonly Tried[]
  /** The total number of play-outs. */
  readonly #playouts: number
  #row = 0
  #at = 0
  #done = 0
  #stage = 0
  readonly #rng: number[]
  readonly #worlds: { readonly seed: number }[] = []
  readonly #simulation: Simulation
  readonly #range = new Range()

  constructor(
    private readonly def: GameDef,
    private readonly seat: Seat,
    decision: Decision,
    private readonly view: View,
    ways: Ways,
    seed: number,
    private readonly effort: Effort,
    simulation?: Simulation,
  ) {
    this.#rng = seedRandom(seed)
    this.#simulation = simulation ?? new Simulation(def, effort.manner)
    this.#candidates = candidatesOf(decision, view, ways, effort, this.#rng)
    this.#live = this.#candidates
    this.#playouts = effort.playouts * (ways.isOpen(view, effort.keeps) ? ROUND_OF_DECISIONS : 1)
  }

  /** Runs one play-out; false if nothing is left to try. Calls `seen` at its end, with the simulation in its final state. */
  step(seen?: (candidate: Candidate) => void): boolean {
    if (this.isDone()) return false
    const candidate = this.#live[this.#at]
    this.#worlds[this.#row] ??= { seed: nextWord(this.#rng) }
    candidate.values.push(this.#playout(candidate, this.#worlds[this.#row].seed))
    seen?.(candidate)
    this.#done += 1
    this.#at += 1
    if (this.#at === this.#live.length) this.#endRow()
    return true
  }

  isDone(): boolean {
    return this.#live.length < 2 || this.#done >= this.#playouts
  }

  /** The results of each candidate; the choice of the current way comes first. */
  estimates(): readonly Candidate[] {
    return this.#candidates
  }

  /** The best candidate so far: the choice of the current way, unless another has proved better. */
  best(): Candidate {
    const [first, ...others] = this.#candidates
    let best = first
    let most = 0
    for (const other of others) {
      const gain = provenGain(first, other, this.effort.doubt)
      if (gain > most) [best, most] = [other, gain]
    }
    return best
  }

  #endRow(): void {
    this.#at = 0
    this.#row += 1
    const stages = Math.max(1, Math.ceil(Math.log2(this.#candidates.length)))
    const share = this.#playouts / stages
    if (this.#done < share * (this.#stage + 1)) return
    this.#stage += 1
    const kept = Math.max(2, Math.ceil(this.#live.length / 2))
    const [first, ...others] = this.#live
    others.sort((a, b) => meanOf(b.values) - meanOf(a.values))
    this.#live = [first, ...others.slice(0, kept - 1)]
  }

  #playout({ choice, node, way }: Tried, seed: number): number {
    const { seat, effort } = this
    const simulation = this.#simulation
    const rng = seedRandom(seed)
    simulation.begin(imagine(this.def, this.view, seat, rng), rng, { seat, way })
    const horizon = new Horizon(seat, effort.rounds, () => this.#roundNow())
    simulation.act(seat, choice.action)
    const descent = new Descent(node, effort.ripe, this.#range)
    for (let steps = 0; steps < effort.steps && !horizon.isReached(); steps++) {
      const move = simulation.move(descent)
      if (!move) break
      horizon.passes(move.seat)
      simulation.act(move.seat, move.action)
    }
    descent.learn((one) => simulation.valueFor(one))
    return simulation.valueFor(seat)
  }

  #roundNow(): number | undefined {
    return this.#simulation.scorerOf(this.seat)?.round?.(this.#simulation.state)
  }
}

/** The length of a play-out, in ends of turns reported by the scorer. Without a report, a change of the moving seat counts. */
class Horizon {
  readonly #start: number | undefined
  #changes = 0

  constructor(
    private last: Seat,
    private readonly rounds: number,
    private readonly roundNow: () => number | undefined,
  ) {
    this.#start = roundNow()
  }

  isReached(): boolean {
    const round = this.#start === undefined ? undefined : this.roundNow()
    return (round === undefined ? this.#changes : round - (this.#start ?? 0)) >= this.rounds
  }

  passes(seat: Seat): void {
    if (seat !== this.last) this.#changes += 1
    this.last = seat
  }
}

/**
 * While the way to play is open: the best choice of each way, the current one first.
 * In a game with one way only: its best choices, up to `candidates`. Otherwise the current way is kept and nothing is searched.
 * Ties are in random order, as a greedy player would take any of them.
 */
function candidatesOf(
  decision: Decision,
  view: View,
  ways: Ways,
  { candidates, keeps }: Effort,
  rng: number[],
): Tried[] {
  const { choices } = decision
  const lots = choices.map(() => nextWord(rng))
  const tried = (index: number, way: Way): Tried => ({
    index,
    choice: choices[index],
    way,
    values: [],
    node: new Node(lots[index]),
  })
  const ranked = (scores: readonly number[]) =>
    choices.map((_, index) => index).sort((a, b) => scores[b] - scores[a] || lots[a] - lots[b])
  const [first, ...others] = ways.score(decision, view)
  if (ways.isOpen(view, keeps))
    return [first, ...others].map(({ way, scores }) => tried(ranked(scores)[0], way))
  const count = others.length > 0 ? 1 : candidates
  return ranked(first.scores)
    .slice(0, count)
    .map((index) => tried(index, first.way))
}

/** 0 for an empty list. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** The gain of a choice over the first in the same worlds, minus `doubt` standard errors. */
function provenGain(first: Candidate, other: Candidate, doubt: number): number {
  const gains = other.values.slice(0, first.values.length).map((value, world) => value - first.values[world])
  if (gains.length === 0) return 0
  const mean = meanOf(gains)
  const spread = meanOf(gains.map((gain) => (gain - mean) ** 2))
  return mean - doubt * Math.sqrt(spread / gains.length)
}
