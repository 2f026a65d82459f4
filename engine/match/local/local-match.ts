/**
 * A match whose game is held locally, for the seats at one screen: the session, the players of each side, the bots.
 * Screens see frames only; everything else on this class is for the holder of the game. No React, no DOM, no clock.
 */
import { decisions } from '../../game'
import { act, redo, type Session, startSession, stateOf, stepCount, undo } from '../../replay/session'
import type { Decision, GameDef, Refusal, Result, Seat, Seed, Viewer } from '../../types'
import { err, ok } from '../../types'
import { Bookmarks } from '../history/bookmarks'
import { branchedAt, momentAt } from '../history/moments'
import { stepDirection } from '../history/step-direction'
import { type AtHand, mayRedo, mayUndo } from '../history/taking-back'
import type { Controls } from '../port/controls'
import type { Asks, Frame, Match, MatchFile, Message, Navigation, RecordProblem } from '../port/match'
import type { Press } from '../port/press'
import { rulebookOf } from '../port/rulebook'
import { onMap } from '../port/shapes'
import { type Takeover, takenBackTo, withTakeover } from '../port/takeovers'
import { isPerson, takenBy } from '../view/at-screen'
import { isObservedAlike } from '../view/observed'
import { frameOf, type Looked, peopleAt } from './frame-of'
import { guidanceOf, Inspections } from './inspections'
import { type Keeper, NOT_KEPT } from './keeper'
import { type Answers, type Handlers, type LocalOptions, REFUSALS, type Settings } from './local-options'
import { fileFor, notesOf } from './redact'
import { TableBots } from './table-bots'
import { wayOf } from './way-of'
import { whyNot } from './why-not'
import { answerWithRuntime, withRuntime } from './with-runtime'

/** The initial length of a log in steps, and the number added at a time. */
const LOG_STEPS = 60
const EARLIER_STEPS = 240

export class LocalMatch implements Match {
  #held: Session
  readonly #bots: TableBots
  readonly #settings: Settings
  /** The viewer of the last frame. */
  #viewer: Viewer = 'spectator'
  #keeper: Keeper | undefined
  readonly bookmarks: Bookmarks
  #cached: Looked | undefined
  readonly #newSeed: () => Seed
  readonly #listeners = new Set<() => void>()
  readonly #inspections = new Inspections()

  constructor(
    readonly def: GameDef,
    { seed, controls = {}, session, newSeed, ...more }: LocalOptions,
  ) {
    this.#held = session ?? startSession(def, { seed })
    this.#newSeed = newSeed ?? (() => this.#held.seed)
    this.#bots = new TableBots(def, this.#held.seed, more)
    this.#settings = {
      controls: Object.fromEntries(def.seats.map((seat) => [seat, controls[seat] ?? 'human'])),
      takeovers: more.takeovers ?? [],
      ...{ position: 0, steps: LOG_STEPS, paused: false, pace: 'normal' },
    }
    this.bookmarks = new Bookmarks(this.#held, more.bookmarks)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly frame = (): Frame => this.#now().frame

  readonly send = (message: Message): void => {
    const handle = this.#handlers[message.type] as (one: Message) => void
    handle(message)
  }

  /** Answers synchronously: the changes are in the frame on return. */
  readonly ask = <K extends keyof Asks>(what: K, about: Asks[K]['about']): Promise<Asks[K]['answer']> => {
    const answers: Answers = {
      hint: () => this.#bots.hint(this.#held, this.frame()),
      inspect: (at) =>
        answerWithRuntime(this.#bots.bring, () => this.#inspections.of(this.#held, this.frame(), at)),
      guidance: () => answerWithRuntime(this.#bots.bring, () => guidanceOf(this.#held, this.#now().frame)),
      way: (of) => answerWithRuntime(this.#bots.bring, () => wayOf(this.#held, this.frame(), of)),
      notes: (seat) => (this.#isHere(seat) ? notesOf(this.def, stateOf(this.#held), seat) : []),
      rules: () => rulebookOf(this.def),
      file: (of) => this.#file(of),
      load: async (text) => {
        const { resumedFrom } = await import('../saved/records')
        return answerWithRuntime(this.#bots.bring, () => this.#load(text, resumedFrom(this.def, text)))
      },
    }
    return Promise.resolve(answers[what](about))
  }

  /** The whole session, for the holder of the game. */
  get session(): Session {
    return this.#held
  }

  /** The player of each seat. */
  get controls(): Controls {
    return this.#settings.controls
  }

  /** Seats that people took over from bots in a game with secrets. */
  get takeovers(): readonly Takeover[] {
    return this.#settings.takeovers
  }

  /**
   * Lets bots act until none is asked, the game ends, `most` actions are done or `isLate`. Returns the number of actions.
   * A slow bot acts later by itself, unless the game or the players have changed by then.
   */
  botSteps(most: number, isLate: () => boolean = () => false): number {
    if (this.#settings.moment !== undefined) return 0
    return this.#bots.steps(this.#held, this.#settings.controls, most, isLate, this.#takeBotSteps)
  }

  /** Cancels all pending searches of bots. */
  readonly stopThinking = (): void => this.#bots.stop()

  restart(seed: Seed): void {
    this.#bots.restart(seed)
    this.bookmarks.clear()
    this.#replaceSession(startSession(this.def, { seed }), [])
  }

  /** Adds the state of saving to all later frames. */
  keptBy(keeper: Keeper): void {
    this.#keeper = keeper
    this.changed()
  }

  /** Renders the frame again after a change beside the game. */
  changed(): void {
    this.#cached = undefined
    this.#inspections.clear()
    for (const listener of [...this.#listeners]) listener()
  }

  readonly #handlers: Handlers = {
    act: (message) => this.#told(message.id, () => this.#actAs(message)),
    explain: ({ id, press }) => this.#told(id, () => this.#reply(id, this.#whyNot(press))),
    undo: () => this.#goBack(undo, mayUndo),
    redo: () => this.#goBack(redo, mayRedo),
    'choose-for-me': ({ whole }) => this.#chooseForMe(whole),
    restart: ({ seed }) => this.restart(seed === 'same' ? this.#held.seed : this.#newSeed()),
    'take-screen': ({ seat }) => this.#takeScreen(seat),
    'pass-screen': () => this.#set({ next: this.frame().waiting, holder: undefined }),
    control: (change) =>
      this.#setAnew({
        takeovers: withTakeover(this.#settings.takeovers, this.#held, this.#settings.controls, change),
        controls: { ...this.#settings.controls, [change.seat]: change.control },
      }),
    pause: ({ paused }) => this.#setAnew({ paused }),
    pace: ({ pace }) => this.#set({ pace }),
    step: () => {
      this.#setAnew({ paused: true })
      this.botSteps(1)
    },
    look: ({ to }) => this.#lookAt(to),
    branch: () => this.#branch(),
    bookmark: (mark) => {
      this.bookmarks.change(mark, this.frame())
      this.changed()
    },
    earlier: () => this.#set({ steps: this.#settings.steps + EARLIER_STEPS }),
    leave: () => this.#keeper?.flush(),
  }

  #actAs({ id, seat, action, joins }: Extract<Message, { type: 'act' }>): void {
    const isNow = this.#settings.moment === undefined
    const isOpen = isNow && this.#isHere(seat)
    const next = isOpen ? act(this.#held, seat, action, joins) : err(isNow ? REFUSALS.here : REFUSALS.now)
    this.#settings.answer = next.ok ? { id } : { id, refusal: next.error }
    if (next.ok) this.#replaceSession(next.value)
    else this.changed()
  }

  #lookAt(to: Navigation): void {
    const { handover, viewer } = this.frame()
    const moment =
      handover === undefined ? momentAt(this.#held, this.#settings.moment, to, viewer) : undefined
    if (moment === this.#settings.moment) return
    this.#setAnew({ moment, position: this.#settings.position + 1 })
  }

  #branch(): void {
    const moment = this.#settings.moment
    if (this.frame().moment?.mayBranch) this.#replaceSession(branchedAt(this.#held, moment ?? 0))
  }

  #whyNot(press: Press): Refusal | undefined {
    const { screen, frame } = this.#now()
    return frame.botsTurn || frame.moment
      ? undefined
      : whyNot(this.def, stateOf(this.#held), screen, frame.table.pieces, press)
  }

  /** Runs an answer that may need a reason, at once or after the reasons are loaded. */
  readonly #told = (id: number, answer: () => void): void =>
    withRuntime(this.def, answer, () => this.#reply(id, REFUSALS.told))

  #reply(id: number, refusal: Refusal | undefined): void {
    this.#set({ answer: { id, refusal } })
  }

  #takeScreen(seat: Seat): void {
    if (!isPerson(this.#settings.controls, seat)) return
    const isAsked = this.#asked().some((decision) => decision.seat === seat && !decision.optional)
    // Undo and redo are reset for each seat; otherwise they would reveal a secret action of another seat.
    if (this.#settings.holder?.seat !== seat) this.#held = { ...this.#held, undone: undefined }
    this.#set({ holder: takenBy(seat, !isAsked, this.#settings.holder, stepCount(this.#held)) })
  }

  #set(change: Partial<Settings>): void {
    Object.assign(this.#settings, change)
    this.changed()
  }

  /** Also cancels searches of bots, which concern the previous table. */
  #setAnew(change: Partial<Settings>): void {
    this.#bots.stop()
    this.#set(change)
  }

  #file(of: 'table' | 'unfit'): MatchFile | undefined {
    if (of === 'table') return fileFor(this.#held, this.#now().screen, this.bookmarks.all)
    return this.#keeper?.unfit && { type: 'record', content: this.#keeper.unfit }
  }

  #load(text: string, resumed: Result<Session, RecordProblem>): Result<true, RecordProblem> {
    if (!resumed.ok) return resumed
    this.#settings.paused = true
    this.bookmarks.takeFrom(text, resumed.value)
    this.#replaceSession(resumed.value, [])
    return ok(true)
  }

  #chooseForMe(whole: boolean): void {
    const { decision } = this.#now().screen
    if (this.#settings.moment !== undefined || !decision || !this.#isHere(decision.seat)) return
    this.#replaceSession(this.#bots.actedFor(this.#held, decision, whole))
  }

  #goBack(step: (session: Session) => Session, may: (session: Session, at: AtHand) => boolean): void {
    const { atHand, moment } = this.#now()
    if (moment !== undefined) return
    const session = stepDirection(this.#held, atHand.viewer, this.#settings.controls, step, (one) =>
      may(one, atHand),
    )
    if (session === this.#held) return
    const asked = decisions(this.def, stateOf(session))
    if (!asked.some(({ seat }) => isPerson(this.#settings.controls, seat))) this.#settings.paused = true
    this.#replaceSession(session)
  }

  #replaceSession(session: Session, taken = takenBackTo(this.#settings.takeovers, stepCount(session))): void {
    this.#bots.stop()
    if (!isObservedAlike(session, this.#held, this.#viewer)) this.#settings.position++
    const holder = this.#settings.holder
    this.#settings.holder = holder && { ...holder, from: Math.min(holder.from, stepCount(session)) }
    this.#settings.takeovers = taken
    this.bookmarks.follow(session)
    this.#held = session
    this.#settings.moment = undefined
    this.changed()
  }

  /** Redo stays available after steps that the viewer did not observe. */
  readonly #takeBotSteps = (session: Session): Session => {
    const { undone } = isObservedAlike(session, this.#held, this.#viewer) ? this.#held : session
    const taken = undone === session.undone ? session : { ...session, undone }
    this.#replaceSession(taken)
    return taken
  }

  /** Whether the person of a seat is at the screen now, alone or with others who hide nothing. */
  #isHere(seat: Seat): boolean {
    return peopleAt(this.#now().screen, this.def.seats, this.#settings.controls).includes(seat)
  }

  readonly #asked = (): readonly Decision[] =>
    decisions(this.def, stateOf(this.#held)).map((decision) => onMap(decision, this.def.grid))

  #now(): Looked {
    if (!this.#cached) {
      const looked = frameOf({
        ...this.#settings,
        held: this.#held,
        bookmarks: this.bookmarks.all,
        asked: this.#asked(),
        kept: this.#keeper?.kept() ?? NOT_KEPT,
      })
      this.#viewer = looked.frame.viewer
      Object.assign(this.#settings, { holder: looked.holder, moment: looked.moment })
      this.#cached = looked
    }
    return this.#cached
  }
}
