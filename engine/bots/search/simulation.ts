/**
 * Games in the mind: a world is played on, every seat by its scorer or by chance. The scorers read the same position as the rules, so that what is
 * derived from it is worked out once for all of them.
 */
import { ownDef } from '../../kernel/position'
import { withoutChance } from '../../kernel/secrets'
import { ownCopy, privateTurn } from '../../kernel/turn'
import { utilityOf } from '../../kernel/utility'
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
import type { Way } from './ways'

/** A certain win, in the scale of standings. */
export const WON = 1000
/** A standing counts for what it is up to this, and beyond it less and less: never as much as a certain win, but more is always more. */
const PLAIN = 600
/** What it comes to at most beyond that. */
const BEYOND = 300

/** Who imagines a game: its seat, and the way it is played in. What the scorer of that way remembers of the game so far is known to all scorers. */
export type Thinker = { readonly seat: Seat; readonly way: Way }

export class Simulation {
  private readonly ruleset: Ruleset
  private readonly own: OwnedDef
  private turn: ReturnType<typeof privateTurn<GameState, unknown>> | undefined
  private readonly scorers = new Map<Seat, Scorer | undefined>()
  private readonly bots = new Map<Seat, Bot>()
  private rng: number[] = []
  /** The standings of all seats are judged as greedy would, in whatever way they are played. */
  private readonly judges = new Map<Seat, Scorer | undefined>()
  private thinker: Thinker | undefined

  constructor(
    private readonly def: GameDef,
    private readonly manner: Effort['manner'] = 'greedy',
  ) {
    this.ruleset = counselledRulesetOf(def)
    this.own = ownDef(this.ruleset, def)
  }

  /** From now on plays on from this world, which is left as it is; ties are broken by `rng`. */
  begin(world: GameState, rng: number[], thinker?: Thinker): void {
    this.thinker = thinker
    this.ruleset.forget?.(this.own.rules)
    this.turn = privateTurn(this.own, ownCopy(world), true)
    this.scorers.clear()
    this.judges.clear()
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
    const { thinker } = this
    if (!this.scorers.has(seat))
      this.scorers.set(seat, this.made(seat, thinker?.seat === seat ? thinker.way.style : undefined))
    return this.scorers.get(seat)
  }

  private judgeOf(seat: Seat): Scorer | undefined {
    const { thinker } = this
    if (thinker?.seat !== seat || thinker.way.style === undefined) return this.scorerOf(seat)
    if (!this.judges.has(seat)) this.judges.set(seat, this.made(seat))
    return this.judges.get(seat)
  }

  private made(seat: Seat, style?: string): Scorer | undefined {
    return this.ruleset.scorer?.(this.own, seat, this.thinker?.way.scorer?.memory, style)
  }

  /** What the end is worth to a seat, from 1 won to -1 lost; nothing before the end. */
  utilityOf(seat: Seat): number | undefined {
    const verdict = this.ruleset.outcome(this.own, this.state)
    return verdict && utilityOf(this.def, verdict, seat)
  }

  /** What the standing of a seat is made of, where its scorer says. */
  termsFor(seat: Seat): readonly Term[] {
    return this.judgeOf(seat)?.terms?.(this.state) ?? []
  }

  /** From WON to -WON: what the end is worth to a seat, or how the game stands for it. */
  valueFor(seat: Seat): number {
    const end = this.utilityOf(seat)
    if (end !== undefined) return end * WON
    return tempered(this.judgeOf(seat)?.standing?.(this.state) ?? 0)
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
