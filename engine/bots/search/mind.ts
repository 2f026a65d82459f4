/**
 * Evaluates decisions for the seats of one definition, one play-out at a time. The caller can stop after any of them.
 * It receives only the view and the decision of a seat.
 */
import { nextWord, seedRandom } from '../../kernel/random'
import type { GameDef, Message, Seat, Seed, Term } from '../../types'
import type { BotQuestion } from '../turn'
import { EFFORTS, type SearchKind } from './effort'
import { type Candidate, meanOf, Search } from './search'
import { Simulation } from './simulation'
import { Ways, waysOf } from './ways'

export type Question = BotQuestion & {
  readonly kind: SearchKind
  readonly seed: Seed
  /** The id of the game; memory of another game is dropped. */
  readonly game: number
  /** Whether an explanation is wanted. */
  readonly isExplained?: boolean
}

/** An evaluated choice, by its index in the decision. */
export type Weighed = {
  readonly index: number
  readonly playouts: number
  /** The mean value of its play-outs, from 1000 (won) to -1000 (lost). */
  readonly value: number
  /** The number of play-outs won and lost. */
  readonly won: number
  readonly lost: number
  /** The terms of the standings in the undecided play-outs, as means over all play-outs. */
  readonly terms: readonly Term[]
}

/** The result: the choice taken, and all candidates, the scorer's own first. */
export type Thought = { readonly best: number; readonly weighed: readonly Weighed[] }

export class Mind {
  readonly #simulation: Simulation
  readonly #ways = new Map<Seat, Ways>()
  #game: number | undefined

  constructor(private readonly def: GameDef) {
    this.#simulation = new Simulation(def)
  }

  /** Runs one play-out at each step. */
  *think(question: Question): Generator<undefined, Thought> {
    const { seat, decision, view, kind, seed, isExplained } = question
    const rng = seedRandom(seed)
    const { def } = this
    const simulation = this.#simulation
    const known = this.#waysOf(question)
    // An explanation compares choices, not plans.
    const ways = isExplained ? new Ways(known.all.slice(0, 1)) : known
    const search = new Search(def, seat, decision, view, ways, nextWord(rng), EFFORTS[kind], simulation)
    const tallies = new Map<Candidate, Tally>()
    const note = (candidate: Candidate) => {
      const tally = tallies.get(candidate) ?? { won: 0, lost: 0, terms: new Map() }
      tallies.set(candidate, tally)
      add(tally, simulation, seat)
    }
    while (search.step(isExplained ? note : undefined)) yield
    const best = search.best()
    ways.keepTo(best.way, view, EFFORTS[kind].keeps)
    return {
      best: best.index,
      weighed: onceEach(search.estimates()).map((one) => weighed(one, tallies.get(one))),
    }
  }

  #waysOf({ seat, game }: Question): Ways {
    if (game !== this.#game) this.#ways.clear()
    this.#game = game
    const known = this.#ways.get(seat) ?? waysOf(this.def, seat)
    this.#ways.set(seat, known)
    return known
  }
}

/** The summed results of the play-outs of one candidate. */
type Tally = { won: number; lost: number; readonly terms: Map<string, { label: Message; value: number }> }

function add(tally: Tally, simulation: Simulation, seat: Seat): void {
  const end = simulation.utilityOf(seat)
  if (end !== undefined) {
    if (end > 0) tally.won += 1
    if (end < 0) tally.lost += 1
    return
  }
  for (const { label, value } of simulation.termsFor(seat)) {
    const key = JSON.stringify(label)
    tally.terms.set(key, { label, value: value + (tally.terms.get(key)?.value ?? 0) })
  }
}

/** Keeps the best candidate of each choice if several ways to play begin with it. */
function onceEach(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<number, Candidate>()
  for (const one of candidates) {
    const known = best.get(one.index)
    if (!known || meanOf(one.values) > meanOf(known.values)) best.set(one.index, one)
  }
  return [...best.values()]
}

function weighed({ index, values }: Candidate, tally?: Tally): Weighed {
  const mean = (sum: number) => Math.round(sum / Math.max(1, values.length))
  const terms = [...(tally?.terms.values() ?? [])].map(({ label, value }) => ({ label, value: mean(value) }))
  const value = Math.round(meanOf(values))
  return { index, playouts: values.length, value, won: tally?.won ?? 0, lost: tally?.lost ?? 0, terms }
}
