/**
 * Games in the mind: a world is played on, every seat by its scorer or by chance. The scorers read the same position as the rules, so that what is
 * derived from it is worked out once for all of them.
 */
import { ownDef } from '../../kernel/position'
import { withoutChance } from '../../kernel/secrets'
import { ownCopy, privateTurn } from '../../kernel/turn'
import { judged } from '../../kernel/utility'
import { counselledRulesetOf } from '../../rulesets'
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

/** A certain win, in the scale of standings. */
export const WON = 1000
/** A standing counts for what it is up to this, and beyond it less and less: never as much as a certain win, but more is always more. */
const PLAIN = 600
/** What it comes to at most beyond that. */
const BEYOND = 300

export class Simulation {
  private readonly ruleset: Ruleset
  private readonly own: OwnedDef
  private turn: ReturnType<typeof privateTurn<GameState, unknown>> | undefined
  private readonly scorers = new Map<Seat, Scorer | undefined>()
  private readonly bots = new Map<Seat, Bot>()
  private rng: number[] = []
  private memory: unknown

  constructor(
    private readonly def: GameDef,
    private readonly manner: Effort['manner'] = 'greedy',
  ) {
    this.ruleset = counselledRulesetOf(def)
    this.own = ownDef(this.ruleset, def)
  }

  /**
   * From now on plays on from this world, which is left as it is; ties are broken by `rng`. `memory` is what the scorer of who imagines it
   * remembers of the game.
   */
  begin(world: GameState, rng: number[], memory?: unknown): void {
    this.memory = memory
    this.ruleset.forget?.(this.own.rules)
    this.turn = privateTurn(this.own, ownCopy(world), true)
    this.scorers.clear()
    this.bots.clear()
    this.rng = rng
  }

  get state(): GameState {
    return this.turn!.state
  }

  decisions(): readonly Decision[] {
    return this.ruleset.decisions(this.own, this.state)
  }

  act(seat: Seat, action: Action): void {
    this.ruleset.step(this.turn!, seat, action)
    this.state.step += 1
  }

  /** What is done next, by the tree or where it ends by the manner of play; nothing when nobody is asked or nobody has a move. */
  move(tree: Descent): { readonly seat: Seat; readonly action: Action } | undefined {
    return botMove(this.decisions(), (seat) => this.botOf(seat, tree), this.seenBy)
  }

  scorerOf(seat: Seat): Scorer | undefined {
    if (!this.scorers.has(seat)) this.scorers.set(seat, this.ruleset.scorer?.(this.own, seat, this.memory))
    return this.scorers.get(seat)
  }

  /** What the end is worth to a seat, from 1 won to -1 lost; nothing before the end. */
  utilityOf(seat: Seat): number | undefined {
    const verdict = this.ruleset.outcome(this.own, this.state)
    return verdict && (judged(this.def, verdict).utility[seat] ?? 0)
  }

  /** What the standing of a seat is made of, where its scorer says. */
  termsFor(seat: Seat): readonly Term[] {
    return this.scorerOf(seat)?.terms?.(this.state) ?? []
  }

  /** From WON to -WON: what the end is worth to a seat, or how the game stands for it. */
  valueFor(seat: Seat): number {
    const end = this.utilityOf(seat)
    if (end !== undefined) return end * WON
    return tempered(this.scorerOf(seat)?.standing?.(this.state) ?? 0)
  }

  /** Without a copy where nothing is hidden. */
  private readonly seenBy = (seat: Seat): View => {
    const seen = this.ruleset.view(this.own, this.state, seat)
    return seen === this.state ? (seen as View) : withoutChance(seen)
  }

  private botOf(seat: Seat, tree: Descent): Bot {
    const player = this.playerOf(seat)
    if (tree.isOut) return player
    const scorer = this.scorerOf(seat)
    const choose: Bot = (decision, view) => {
      const { choices } = decision
      if (choices.length === 1) return choices[0]
      return choices[tree.choose(decision, scorer?.score(decision, view) ?? choices.map(() => 0))]
    }
    return Object.assign(choose, { optionalAction: player.optionalAction })
  }

  private playerOf(seat: Seat): Bot {
    const known = this.bots.get(seat)
    if (known) return known
    const bot = greedyBy(this.manner === 'greedy' ? this.scorerOf(seat) : undefined, this.rng)
    this.bots.set(seat, bot)
    return bot
  }
}

/** Who is far behind can still tell what is better: a bare limit would make all of it alike. */
function tempered(standing: number): number {
  const beyond = Math.abs(standing) - PLAIN
  return beyond <= 0 ? standing : Math.sign(standing) * (PLAIN + (BEYOND * beyond) / (beyond + BEYOND))
}
