/**
 * A match whose game is held locally, for the seats at one screen: the session, the players of each side, the bots.
 * Screens see frames only; everything else on this class is for the holder of the game. No React, no DOM, no clock.
 */
import { decisions } from '../../game'
import { act, redo, type Session, startSession, stateOf, stepCount, undo } from '../../replay/session'
import type { Action, Decision, GameDef, Refusal, Result, Seat, Seed, Viewer } from '../../types'
import { err, ok } from '../../types'
import { Bookmarks } from '../history/bookmarks'
import { branchedAt, momentAt } from '../history/moments'
import { stepDirection } from '../history/step-direction'
import { type AtHand, mayRedo, mayUndo } from '../history/taking-back'
import type { Controls } from '../port/controls'
import type { Asks, Frame, Match, MatchFile, Message, Navigation, Pace, RecordProblem } from '../port/match'
import type { Press } from '../port/press'
import { rulebookOf } from '../port/rulebook'
import { onMap } from '../port/shapes'
import { type Takeover, takenBackTo, withTakeover } from '../port/takeovers'
import { type Holder, isPerson, takenBy } from '../view/at-screen'
import { isObservedAlike } from '../view/observed'
import { frameOf, type Looked, peopleAt } from './frame-of'
import { Inspections } from './inspections'
import { type Keeper, NOT_KEPT } from './keeper'
import { type Answers, DENY, type Handlers, type LocalOptions, type Settings } from './local-options'
import { fileFor, notesOf } from './redact'
import { TableBots } from './table-bots'
import { whyNot } from './why-not'
import { answerWithRuntime, withRuntime } from './with-runtime'

/** The initial length of a log in steps, and the number added at a time. */
const LOG_STEPS = 60
const EARLIER_STEPS = 240

export class LocalMatch implements Match {
  private held: Session
  private position = 0
  private readonly bots: TableBots
  private seats: Controls
  private paused = false
  private pace: Pace = 'normal'
  /** The person who last took a shared screen, and the seat it was passed to since. */
  private holder: Holder | undefined
  private next: Seat | undefined
  private answer: Frame['answer']
  /** The viewer of the last frame. */
  private viewer: Viewer = 'spectator'
  private steps = LOG_STEPS
  /** The earlier moment shown, in steps. */
  private moment: number | undefined
  private taken: readonly Takeover[]
  private keeper: Keeper | undefined
  /** Marked moments. */
  readonly bookmarks: Bookmarks
  private cached: Looked | undefined
  private readonly newSeed: () => Seed
  private readonly listeners = new Set<() => void>()
  private readonly inspections = new Inspections()

  constructor(
    readonly def: GameDef,
    { seed, controls = {}, session, newSeed, ...more }: LocalOptions,
  ) {
    this.held = session ?? startSession(def, { seed })
    this.newSeed = newSeed ?? (() => this.held.seed)
    this.seats = Object.fromEntries(def.seats.map((seat) => [seat, controls[seat] ?? 'human']))
    this.bots = new TableBots(def, this.held.seed, more)
    this.taken = more.takeovers ?? []
    this.bookmarks = new Bookmarks(this.held, more.bookmarks)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly frame = (): Frame => this.now().frame

  readonly send = (message: Message): void => {
    const handle = this.handlers[message.type] as (one: Message) => void
    handle(message)
  }

  /** Answers synchronously: the changes are in the frame on return. */
  readonly ask = <K extends keyof Asks>(what: K, about: Asks[K]['about']): Promise<Asks[K]['answer']> => {
    const answers: Answers = {
      hint: () => this.bots.hint(this.held, this.frame()),
      inspect: (at) =>
        answerWithRuntime(this.bots.bring, () => this.inspections.of(this.held, this.frame(), at)),
      notes: (seat) => (this.isHere(seat) ? notesOf(this.def, stateOf(this.held), seat) : []),
      rules: () => rulebookOf(this.def),
      file: (of) => this.file(of),
      load: async (text) => {
        const { resumedFrom } = await import('../saved/records')
        return answerWithRuntime(this.bots.bring, () => this.load(text, resumedFrom(this.def, text)))
      },
    }
    return Promise.resolve(answers[what](about))
  }

  /** The whole session, for the holder of the game. */
  get session(): Session {
    return this.held
  }

  /** The player of each seat. */
  get controls(): Controls {
    return this.seats
  }

  /** Seats that people took over from bots in a game with secrets. */
  get takeovers(): readonly Takeover[] {
    return this.taken
  }

  /**
   * Lets bots act until none is asked, the game ends, `most` actions are done or `isLate`. Returns the number of actions.
   * A slow bot acts later by itself, unless the game or the players have changed by then.
   */
  botSteps(most: number, isLate: () => boolean = () => false): number {
    if (this.moment !== undefined) return 0
    return this.bots.steps(this.held, this.seats, most, isLate, this.takeBotSteps)
  }

  /** Cancels all pending searches of bots. */
  readonly stopThinking = (): void => this.bots.stop()

  restart(seed: Seed): void {
    this.bots.restart(seed)
    this.bookmarks.clear()
    this.replaceSession(startSession(this.def, { seed }), [])
  }

  /** Adds the state of saving to all later frames. */
  keptBy(keeper: Keeper): void {
    this.keeper = keeper
    this.changed()
  }

  /** Renders the frame again after a change beside the game. */
  changed(): void {
    this.cached = undefined
    this.inspections.clear()
    for (const listener of [...this.listeners]) listener()
  }

  private readonly handlers: Handlers = {
    act: ({ id, seat, action }) => this.told(id, () => this.actAs(id, seat, action)),
    explain: ({ id, press }) => this.told(id, () => this.reply(id, this.whyNot(press))),
    undo: () => this.goBack(undo, mayUndo),
    redo: () => this.goBack(redo, mayRedo),
    'choose-for-me': ({ whole }) => this.chooseForMe(whole),
    restart: ({ seed }) => this.restart(seed === 'same' ? this.held.seed : this.newSeed()),
    'take-screen': ({ seat }) => this.takeScreen(seat),
    'pass-screen': () => this.set({ next: this.frame().waiting, holder: undefined }),
    control: (change) =>
      this.setAnew({
        taken: withTakeover(this.taken, this.held, this.seats, change),
        seats: { ...this.seats, [change.seat]: change.control },
      }),
    pause: ({ paused }) => this.setAnew({ paused }),
    pace: ({ pace }) => this.set({ pace }),
    step: () => {
      this.setAnew({ paused: true })
      this.botSteps(1)
    },
    look: ({ to }) => this.lookAt(to),
    branch: () => this.branch(),
    bookmark: (mark) => {
      this.bookmarks.change(mark, this.frame())
      this.changed()
    },
    earlier: () => this.set({ steps: this.steps + EARLIER_STEPS }),
    leave: () => this.keeper?.flush(),
  }

  private actAs(id: number, seat: Seat, action: Action): void {
    const isNow = this.moment === undefined
    const next = isNow && this.isHere(seat) ? act(this.held, seat, action) : err(isNow ? DENY.here : DENY.now)
    this.answer = next.ok ? { id } : { id, refusal: next.error }
    if (next.ok) this.replaceSession(next.value)
    else this.changed()
  }

  private lookAt(to: Navigation): void {
    const { handover, viewer } = this.frame()
    const moment = handover === undefined ? momentAt(this.held, this.moment, to, viewer) : undefined
    if (moment === this.moment) return
    this.setAnew({ moment, position: this.position + 1 })
  }

  private branch(): void {
    const { moment } = this
    if (this.frame().moment?.mayBranch) this.replaceSession(branchedAt(this.held, moment ?? 0))
  }

  private whyNot(press: Press): Refusal | undefined {
    const { screen, frame } = this.now()
    return frame.botsTurn || frame.moment
      ? undefined
      : whyNot(this.def, stateOf(this.held), screen, frame.table.pieces, press)
  }

  /** Runs an answer that may need a reason, at once or after the reasons are loaded. */
  private readonly told = (id: number, answer: () => void): void =>
    withRuntime(this.def, answer, () => this.reply(id, DENY.told))

  private reply(id: number, refusal: Refusal | undefined): void {
    this.set({ answer: { id, refusal } })
  }

  private takeScreen(seat: Seat): void {
    if (!isPerson(this.seats, seat)) return
    const isAsked = this.asked().some((decision) => decision.seat === seat && !decision.optional)
    // Undo and redo are reset for each seat; otherwise they would reveal a secret action of another seat.
    if (this.holder?.seat !== seat) this.held = { ...this.held, undone: undefined }
    this.set({ holder: takenBy(seat, !isAsked, this.holder, stepCount(this.held)) })
  }

  private set(change: Partial<Settings>): void {
    Object.assign(this, change)
    this.changed()
  }

  /** Also cancels searches of bots, which concern the previous table. */
  private setAnew(change: Partial<Settings>): void {
    this.bots.stop()
    this.set(change)
  }

  private file(of: 'table' | 'unfit'): MatchFile | undefined {
    if (of === 'table') return fileFor(this.held, this.now().screen, this.bookmarks.all)
    return this.keeper?.unfit && { type: 'record', content: this.keeper.unfit }
  }

  private load(text: string, resumed: Result<Session, RecordProblem>): Result<true, RecordProblem> {
    if (!resumed.ok) return resumed
    this.paused = true
    this.bookmarks.takeFrom(text, resumed.value)
    this.replaceSession(resumed.value, [])
    return ok(true)
  }

  private chooseForMe(whole: boolean): void {
    const { decision } = this.now().screen
    if (this.moment !== undefined || !decision || !this.isHere(decision.seat)) return
    this.replaceSession(this.bots.actedFor(this.held, decision, whole))
  }

  private goBack(step: (session: Session) => Session, may: (session: Session, at: AtHand) => boolean): void {
    const { atHand, moment } = this.now()
    if (moment !== undefined) return
    const session = stepDirection(this.held, atHand.viewer, this.seats, step, (one) => may(one, atHand))
    if (session === this.held) return
    const asked = decisions(this.def, stateOf(session))
    if (!asked.some(({ seat }) => isPerson(this.seats, seat))) this.paused = true
    this.replaceSession(session)
  }

  private replaceSession(session: Session, taken = takenBackTo(this.taken, stepCount(session))): void {
    this.bots.stop()
    if (!isObservedAlike(session, this.held, this.viewer)) this.position++
    const { holder } = this
    this.holder = holder && { ...holder, from: Math.min(holder.from, stepCount(session)) }
    this.taken = taken
    this.bookmarks.follow(session)
    this.held = session
    this.moment = undefined
    this.changed()
  }

  /** Redo stays available after steps that the viewer did not observe. */
  private readonly takeBotSteps = (session: Session): Session => {
    const { undone } = isObservedAlike(session, this.held, this.viewer) ? this.held : session
    const taken = undone === session.undone ? session : { ...session, undone }
    this.replaceSession(taken)
    return taken
  }

  /** Whether the person of a seat is at the screen now, alone or with others who hide nothing. */
  private isHere(seat: Seat): boolean {
    return peopleAt(this.now().screen, this.def.seats, this.seats).includes(seat)
  }

  private readonly asked = (): readonly Decision[] =>
    decisions(this.def, stateOf(this.held)).map((decision) => onMap(decision, this.def.grid))

  private now(): Looked {
    if (!this.cached) {
      const looked = frameOf({
        ...{ held: this.held, controls: this.seats, holder: this.holder, next: this.next },
        ...{ moment: this.moment, takeovers: this.taken, bookmarks: this.bookmarks.all },
        ...{ paused: this.paused, pace: this.pace, position: this.position, answer: this.answer },
        ...{ asked: this.asked(), steps: this.steps, kept: this.keeper?.kept() ?? NOT_KEPT },
      })
      Object.assign(this, { holder: looked.holder, moment: looked.moment, viewer: looked.frame.viewer })
      this.cached = looked
    }
    return this.cached
  }
}
