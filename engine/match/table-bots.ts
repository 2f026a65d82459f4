/** The bots of one table: those that answer at once, and what is thought over for the others and for hints. */

import type { Bot } from '../bots/random'
import type { SearchKind } from '../bots/search/effort'
import type { BotQuestion, SlowBot } from '../bots/turn'
import type { Session } from '../replay/session'
import type { Decision, GameDef, Seat, Seed } from '../types'
import { actedAs, actedByBots, actedFor, questionTo } from './bots-act'
import { type Control, type Controls, isSearching } from './controls'
import { type Bringer, bringer } from './counselled'
import type { Hint } from './hint'
import type { LocalOptions } from './local-options'
import type { Frame } from './match'
import { observedCount } from './observed'
import { type SeatedBots, seatedBots, thoughtSeed } from './seated-bots'
import { thinkHere } from './think-here'
import { type Question, type Thinker, Thinking, type Thought } from './thinking'

/** The budget of a hint. */
const HINT: SearchKind = 'search-medium'

/** Answers of chance to one question, at most. */
const MOST_FOR_ME = 1000

export class TableBots {
  private seated: SeatedBots
  private game = 0
  private readonly acting = new Thinking()
  private readonly hinting = new Thinking()

  private readonly thinker: Thinker
  /** Brings what bots go by. */
  readonly bring: Bringer

  constructor(
    private readonly def: GameDef,
    private seed: Seed,
    { thinker = thinkHere(def), bring = bringer(def) }: Pick<LocalOptions, 'thinker' | 'bring'>,
  ) {
    this.thinker = thinker
    this.bring = bring
    this.seated = seatedBots(def, seed)
  }

  /** Another game: what the bots remember is of the one before. */
  restart(seed: Seed): void {
    this.stop()
    this.seed = seed
    this.game += 1
    this.seated = seatedBots(this.def, seed)
  }

  /**
   * Lets bots act until none is asked, the game ends, `most` actions are done or `isLate`, and tells how many acted. Where the next one takes
   * its time, it thinks from now on, and `take` is given what comes of it too. `take` returns the game as it is held.
   */
  steps(
    from: Session,
    controls: Controls,
    most: number,
    isLate: () => boolean,
    take: (session: Session) => Session,
  ): number {
    if (this.acting.isAbout(from)) return 0
    const { session, done, question } = actedByBots(
      from,
      (seat) => this.of(seat, controls[seat]),
      most,
      isLate,
    )
    const held = done > 0 ? take(session) : session
    if (question) this.think(held, question, controls[question.seat], take)
    return done
  }

  /** Chance answers for a seat that is asked, once or until the phase or the side asked is another. */
  actedFor(session: Session, decision: Decision, whole: boolean): Session {
    const bot = this.seated.get(decision.seat)?.random
    return bot ? actedFor(session, decision, bot, whole ? MOST_FOR_ME : 1) : session
  }

  /**
   * What a bot would choose in the place of the person who is asked, from what that seat sees. Nothing where none is, where nobody can think,
   * or where the game goes on meanwhile.
   */
  async hint(session: Session, { decision: shown, botsTurn, moment }: Frame): Promise<Hint | undefined> {
    const question = shown && !botsTurn && !moment ? questionTo(session, shown.seat) : undefined
    if (!question) return undefined
    const { decision } = question
    const isOnly = decision.choices.length === 1
    const thought = isOnly ? { best: 0, weighed: [] } : await this.thoughtOn(session, question)
    return (
      thought &&
      import('./hint').then(
        ({ hintFrom }) => hintFrom(decision, thought),
        () => undefined,
      )
    )
  }

  private thoughtOn(session: Session, question: BotQuestion): Promise<Thought | undefined> {
    const about = { ...question, ...this.about(session, question.seat), kind: HINT, isExplained: true }
    return new Promise((resolve) =>
      this.hinting.begin(session, this.thinking(about), resolve, () => resolve(undefined)),
    )
  }

  /** Whatever is thought about is about a game that has gone on. */
  stop(): void {
    this.acting.stop()
    this.hinting.stop()
  }

  /** None for a seat that a person plays. */
  private of(seat: Seat, control: Control | undefined): Bot | SlowBot | undefined {
    const bots = this.seated.get(seat)
    if (!bots || control === undefined || control === 'human') return undefined
    if (control === 'random') return bots.random
    const greedy = bots.greedy()
    if (isSearching(control)) return { isSlow: true, optionalAction: greedy?.optionalAction }
    return greedy ?? bots.late
  }

  /** Where nobody can think, and where it only waited for what it goes by, the seat takes what looks best at once. */
  private think(
    session: Session,
    question: BotQuestion,
    kind: Control | undefined,
    take: (session: Session) => void,
  ): void {
    const { seat, decision, view } = question
    const start = this.thinking(
      isSearching(kind) ? { ...question, ...this.about(session, seat), kind } : undefined,
    )
    this.acting.begin(session, start, (thought) => {
      const greedy = this.seated.get(seat)?.greedy()
      greedy?.answered?.()
      const choice = thought ? decision.choices[thought.best] : greedy?.(decision, view)
      if (choice) take(actedAs(session, seat, choice.action))
    })
  }

  /** Thinks a question over once what bots go by is at hand; without one, nothing comes of it. */
  private thinking(question: Question | undefined) {
    return (answer: (thought: Thought | undefined) => void) => {
      let stop = () => {}
      const leave = this.bring(() => {
        if (question) stop = this.thinker(question, answer)
        else answer(undefined)
      })
      return () => {
        leave()
        stop()
      }
    }
  }

  private about(session: Session, seat: Seat) {
    const seed = thoughtSeed(this.def, this.seed, seat, observedCount(session, seat))
    return { seed, game: this.game }
  }
}
