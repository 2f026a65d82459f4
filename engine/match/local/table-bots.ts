/** The bots of one table: those that answer at once, and searches for slow bots and hints. */

import type { Bot } from '../../bots/random'
import type { SearchKind } from '../../bots/search/effort'
import type { BotQuestion, SlowBot } from '../../bots/turn'
import type { Session } from '../../replay/session'
import type { Decision, GameDef, Seat, Seed } from '../../types'
import { type Control, type Controls, isSearching } from '../port/controls'
import type { Hint } from '../port/hint'
import type { Frame } from '../port/match'
import { observedCount } from '../view/observed'
import { actedAs, actedByBots, actedFor, questionTo } from './bots-act'
import type { LocalOptions } from './local-options'
import { type SeatedBots, seatedBots, thoughtSeed } from './seated-bots'
import { thinkHere } from './think-here'
import { type Question, type Thinker, Thinking, type Thought } from './thinking'
import { type RuntimeLoader, runtimeLoader } from './with-runtime'

/** The budget of a hint. */
const HINT: SearchKind = 'search-medium'

/** The maximum number of random answers for one request. */
const MOST_FOR_ME = 1000

export class TableBots {
  #seated: SeatedBots
  #game = 0
  readonly #acting = new Thinking()
  readonly #hinting = new Thinking()

  readonly #thinker: Thinker
  /** Loads the part of the ruleset that bots need. */
  readonly bring: RuntimeLoader

  constructor(
    private readonly def: GameDef,
    private seed: Seed,
    { thinker = thinkHere(def), bring = runtimeLoader(def) }: Pick<LocalOptions, 'thinker' | 'bring'>,
  ) {
    this.#thinker = thinker
    this.bring = bring
    this.#seated = seatedBots(def, seed)
  }

  /** Starts another game and drops the bots' memory. */
  restart(seed: Seed): void {
    this.stop()
    this.seed = seed
    this.#game += 1
    this.#seated = seatedBots(this.def, seed)
  }

  /**
   * Lets bots act until none is asked, the game ends, `most` actions are done or `isLate`. Returns the number of actions.
   * If the next bot is slow, its search starts, and `take` also receives its result later. `take` returns the session as it is held.
   */
  steps(
    from: Session,
    controls: Controls,
    most: number,
    isLate: () => boolean,
    take: (session: Session) => Session,
  ): number {
    if (this.#acting.isAbout(from)) return 0
    const { session, done, question } = actedByBots(
      from,
      (seat) => this.#of(seat, controls[seat]),
      most,
      isLate,
    )
    const held = done > 0 ? take(session) : session
    if (question) this.#think(held, question, controls[question.seat], take)
    return done
  }

  /** Plays at random for an asked seat, once or until the phase or the asked side changes. */
  actedFor(session: Session, decision: Decision, whole: boolean): Session {
    const bot = this.#seated.get(decision.seat)?.random
    return bot ? actedFor(session, decision, bot, whole ? MOST_FOR_ME : 1) : session
  }

  /**
   * A bot's proposal for the asked person, from the view of that seat. Returns `undefined` if no person is asked,
   * if a search is impossible, or if the game moves on meanwhile.
   */
  async hint(session: Session, { decision: shown, botsTurn, moment }: Frame): Promise<Hint | undefined> {
    const question = shown && !botsTurn && !moment ? questionTo(session, shown.seat) : undefined
    if (!question) return undefined
    const { decision } = question
    const isOnly = decision.choices.length === 1
    const thought = isOnly ? { best: 0, weighed: [] } : await this.#thoughtOn(session, question)
    return (
      thought &&
      import('../port/hint').then(
        ({ hintFrom }) => hintFrom(decision, thought),
        () => undefined,
      )
    )
  }

  #thoughtOn(session: Session, question: BotQuestion): Promise<Thought | undefined> {
    const about = { ...question, ...this.#about(session, question.seat), kind: HINT, isExplained: true }
    return new Promise((resolve) =>
      this.#hinting.begin(session, this.#thinking(about), resolve, () => resolve(undefined)),
    )
  }

  /** Cancels all searches, because the game has moved on. */
  stop(): void {
    this.#acting.stop()
    this.#hinting.stop()
  }

  /** The bot of a seat, or `undefined` if a person plays it. */
  #of(seat: Seat, control: Control | undefined): Bot | SlowBot | undefined {
    const bots = this.#seated.get(seat)
    if (!bots || control === undefined || control === 'human') return undefined
    if (control === 'random') return bots.random
    const greedy = bots.greedy()
    if (isSearching(control)) return { isSlow: true, optionalAction: greedy?.optionalAction }
    return greedy ?? bots.late
  }

  /** Searches, or for a greedy bot only waits for the part of the ruleset. Without a result the seat takes the greedy choice. */
  #think(
    session: Session,
    question: BotQuestion,
    kind: Control | undefined,
    take: (session: Session) => void,
  ): void {
    const { seat, decision, view } = question
    const start = this.#thinking(
      isSearching(kind) ? { ...question, ...this.#about(session, seat), kind } : undefined,
    )
    this.#acting.begin(session, start, (thought) => {
      const greedy = this.#seated.get(seat)?.greedy()
      greedy?.answered?.()
      const choice = thought ? decision.choices[thought.best] : greedy?.(decision, view)
      if (choice) take(actedAs(session, seat, choice.action))
    })
  }

  /** Searches a question once the part of the ruleset for bots is loaded. Without a question there is no result. */
  #thinking(question: Question | undefined) {
    return (answer: (thought: Thought | undefined) => void) => {
      let stop = () => {}
      const leave = this.bring(() => {
        if (question) stop = this.#thinker(question, answer)
        else answer(undefined)
      })
      return () => {
        leave()
        stop()
      }
    }
  }

  #about(session: Session, seat: Seat) {
    const seed = thoughtSeed(this.def, this.seed, seat, observedCount(session, seat))
    return { seed, game: this.#game }
  }
}
