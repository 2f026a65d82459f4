/**
 * Thinks questions over for the seats of one definition, one play-out at a time: the holder may stop between any two. It is told what a seat
 * sees and is asked, and nothing else.
 */
import { ownDef } from '../../kernel/position'
import { nextWord, seedRandom } from '../../kernel/random'
import { counselledRulesetOf } from '../../rulesets'
import type { GameDef, Message, Scorer, Seat, Seed, Term } from '../../types'
import type { BotQuestion } from '../turn'
import { EFFORTS, type SearchKind } from './effort'
import { type Candidate, Search } from './search'
import { Simulation } from './simulation'

export type Question = BotQuestion & {
  readonly kind: SearchKind
  readonly seed: Seed
  /** Which game it is about: what is remembered of another is forgotten. */
  readonly game: number
  /** Whether it is to be said why. */
  readonly isExplained?: boolean
}

/** A choice that was thought about, by its place in the decision. */
export type Weighed = {
  readonly index: number
  readonly playouts: number
  /** What its play-outs came to in the mean, from 1000 won to -1000 lost. */
  readonly value: number
  /** Play-outs in which the game was won, and lost. */
  readonly won: number
  readonly lost: number
  /** What made up the standings of the others, in the mean of all. */
  readonly terms: readonly Term[]
}

/** What came of it: the choice that is taken, and all that were tried, the scorer's own first. */
export type Thought = { readonly best: number; readonly weighed: readonly Weighed[] }

export class Mind {
  private readonly simulation: Simulation
  private readonly scorers = new Map<Seat, Scorer | undefined>()
  private game: number | undefined

  constructor(private readonly def: GameDef) {
    this.simulation = new Simulation(def)
  }

  /** One play-out at each step. */
  *think(question: Question): Generator<undefined, Thought> {
    const { seat, decision, view, kind, seed, isExplained } = question
    const rng = seedRandom(seed)
    const { def, simulation } = this
    const search = new Search(
      def,
      seat,
      decision,
      view,
      this.scorerOf(question),
      nextWord(rng),
      EFFORTS[kind],
      simulation,
    )
    const tallies = new Map<Candidate, Tally>()
    const note = (candidate: Candidate) => {
      const tally = tallies.get(candidate) ?? { won: 0, lost: 0, terms: new Map() }
      tallies.set(candidate, tally)
      add(tally, simulation, seat)
    }
    while (search.step(isExplained ? note : undefined)) yield
    return {
      best: search.best().index,
      weighed: search.estimates().map((one) => weighed(one, tallies.get(one))),
    }
  }

  private scorerOf({ seat, game }: Question): Scorer | undefined {
    if (game !== this.game) this.scorers.clear()
    this.game = game
    if (!this.scorers.has(seat)) {
      const ruleset = counselledRulesetOf(this.def)
      this.scorers.set(seat, ruleset.scorer?.(ownDef(ruleset, this.def), seat))
    }
    return this.scorers.get(seat)
  }
}

/** What the play-outs of one candidate came to, summed up. */
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

function weighed({ index, values }: Candidate, tally?: Tally): Weighed {
  const mean = (sum: number) => Math.round(sum / Math.max(1, values.length))
  const terms = [...(tally?.terms.values() ?? [])].map(({ label, value }) => ({ label, value: mean(value) }))
  const value = mean(values.reduce((sum, one) => sum + one, 0))
  return { index, playouts: values.length, value, won: tally?.won ?? 0, lost: tally?.lost ?? 0, terms }
}
