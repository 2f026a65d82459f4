/**
 * Simulated games: plays a world on, with every seat moved by its scorer or at random.
 * Scorers and rules share one position, so that derived data is computed once.
 */

import { utilityOf } from '../../kernel/bots/utility'
import { ownDef } from '../../kernel/position'
import { withoutChance } from '../../kernel/secrets'
import { ownCopy, privateTurn } from '../../kernel/turn'
import { runtimeRulesetOf } from '../../rulesets'
import type {
  Action,
  Decision,
  GameDef,
  GameState,
  OwnedDef,
  Ruleset,
  Scorer,
  Seat,
  Term,
  View,
} from '../../types'
import { greedyBy } from '../greedy'
import type { Bot } from '../random'
import { botMove } from '../turn'
import type { Effort } from './effort'
import type { Descent } from './tree'
import type { Way } from './ways'

/** A certain win, in the scale of standings. */
export const WON = 1000
/** Standings up to this count in full, and beyond it progressively less. A standing never reaches a certain win. */
const PLAIN = 600
/** The maximum that is added beyond PLAIN. */
const BEYOND = 300

/** The seat that imagines a game and its way to play. Its scorer's memory of the game is shared with all scorers. */
export type Thinker = { readonly seat: Seat; readonly way: Way }

export class Simulation {
  readonly #ruleset: Ruleset
  readonly #own: OwnedDef
  #turn: ReturnType<typeof privateTurn<GameState, unknown>> | undefined
  readonly #scorers = new Map<Seat, Scorer | undefined>()
  readonly #bots = new Map<Seat, Bot>()
  #rng: number[] = []
  /** Scorers that judge the standings of all seats, always as greedy does. */
  readonly #judges = new Map<Seat, Scorer | undefined>()
  #thinker: Thinker | undefined

  constructor(
    private readonly def: GameDef,
    private readonly manner: Effort['manner'] = 'greedy',
  ) {
    this.#ruleset = runtimeRulesetOf(def)
    this.#own = ownDef(this.#ruleset, def)
  }

  /** Plays on from this world without changing it. Ties are broken by `rng`. */
  begin(world: GameState, rng: number[], thinker?: Thinker): void {
    this.#thinker = thinker
    this.#ruleset.forget?.(this.#own.rules)
    this.#turn = privateTurn(this.#own, ownCopy(world), true)
    this.#scorers.clear()
    this.#judges.clear()
    this.#bots.clear()
    this.#rng = rng
  }

  get state(): GameState {
    return this.#turn!.state
  }

  decisions(): readonly Decision[] {
    return this.#ruleset.decisions(this.#own, this.state)
  }

  act(seat: Seat, action: Action): void {
    this.#ruleset.step(this.#turn!, seat, action)
    this.state.step += 1
  }

  /** The next move, from the tree or from greedy play below it. Returns `undefined` if no seat is asked or has a move. */
  move(tree: Descent): { readonly seat: Seat; readonly action: Action } | undefined {
    return botMove(this.decisions(), (seat) => this.#botOf(seat, tree), this.#seenBy)
  }

  scorerOf(seat: Seat): Scorer | undefined {
    const thinker = this.#thinker
    if (!this.#scorers.has(seat))
      this.#scorers.set(seat, this.#made(seat, thinker?.seat === seat ? thinker.way.style : undefined))
    return this.#scorers.get(seat)
  }

  #judgeOf(seat: Seat): Scorer | undefined {
    const thinker = this.#thinker
    if (thinker?.seat !== seat || thinker.way.style === undefined) return this.scorerOf(seat)
    if (!this.#judges.has(seat)) this.#judges.set(seat, this.#made(seat))
    return this.#judges.get(seat)
  }

  #made(seat: Seat, style?: string): Scorer | undefined {
    return this.#ruleset.scorer?.(this.#own, seat, this.#thinker?.way.scorer?.memory, style)
  }

  /** The value of the end for a seat, from 1 (won) to -1 (lost), or `undefined` before the end. */
  utilityOf(seat: Seat): number | undefined {
    const verdict = this.#ruleset.outcome(this.#own, this.state)
    return verdict && utilityOf(this.def, verdict, seat)
  }

  /** The terms of the standing of a seat; empty if its scorer does not name them. */
  termsFor(seat: Seat): readonly Term[] {
    return this.#judgeOf(seat)?.terms?.(this.state) ?? []
  }

  /** The value for a seat from WON to -WON: that of the end, or of its standing. */
  valueFor(seat: Seat): number {
    const end = this.utilityOf(seat)
    if (end !== undefined) return end * WON
    return tempered(this.#judgeOf(seat)?.standing?.(this.state) ?? 0)
  }

  /** The view of a seat; not a copy if nothing is hidden. */
  readonly #seenBy = (seat: Seat): View => {
    const seen = this.#ruleset.view(this.#own, this.state, seat)
    return seen === this.state ? (seen as View) : withoutChance(seen)
  }

  #botOf(seat: Seat, tree: Descent): Bot {
    const player = this.#playerOf(seat)
    if (tree.isOut) return player
    const scorer = this.scorerOf(seat)
    const choose: Bot = (decision, view) => {
      const { choices } = decision
      if (choices.length === 1) return choices[0]
      return choices[tree.choose(decision, scorer?.score(decision, view) ?? choices.map(() => 0))]
    }
    return Object.assign(choose, { optionalAction: player.optionalAction })
  }

  #playerOf(seat: Seat): Bot {
    const known = this.#bots.get(seat)
    if (known) return known
    const bot = greedyBy(this.manner === 'greedy' ? this.scorerOf(seat) : undefined, this.#rng)
    this.#bots.set(seat, bot)
    return bot
  }
}

/** Compresses large standings instead of clamping them, so that a seat far behind still sees differences. */
function tempered(standing: number): number {
  const beyond = Math.abs(standing) - PLAIN
  return beyond <= 0 ? standing : Math.sign(standing) * (PLAIN + (BEYOND * beyond) / (beyond + BEYOND))
}
