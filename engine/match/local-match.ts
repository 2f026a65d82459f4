/**
 * A match whose game is held here, for the seats at one screen: the session, who plays each side, the bots. What the screen knows of it are
 * frames; everything else on this class is for the holder of the game. No React, no DOM, no clock.
 */
import type { Bot } from '../bots/random'
import { decisions, inspect } from '../game'
import { act, branch, redo, type Session, startSession, stateOf, stepCount, undo } from '../replay/session'
import type { Action, Decision, GameDef, Inspection, Pointed, Refusal, Result, Seat, Seed } from '../types'
import { err, ok } from '../types'
import { type Holder, isPerson } from './at-screen'
import { backOrForth } from './back-or-forth'
import { actedByBots, actedFor } from './bots-act'
import type { Controls } from './controls'
import { frameOf, type Looked, peopleAt } from './frame-of'
import { type Keeper, NOT_KEPT } from './keeper'
import {
  type Answers,
  type Handlers,
  type LocalOptions,
  NOT_HERE,
  NOT_NOW,
  type Settings,
} from './local-options'
import type { Asks, Frame, Match, MatchFile, Message, Notes, Pace, RecordProblem, Whither } from './match'
import { branchedAt, momentAt } from './moments'
import type { Press } from './press'
import { resumedFrom } from './records'
import { fileFor, notesOf } from './redact'
import { rulebookOf } from './rulebook'
import { type SeatedBots, seatedBots } from './seated-bots'
import { onMap } from './shapes'
import { type Takeover, takenBackTo, withTakeover } from './takeovers'
import { type AtHand, mayRedo, mayUndo } from './taking-back'
import { whyNot } from './why-not'

const MOST_FOR_ME = 1000
/** Steps that a log goes back at first, and how many more at a time. */
const LOG_STEPS = 60
const EARLIER_STEPS = 240

export class LocalMatch implements Match {
  private held: Session
  private position = 0
  private bots: SeatedBots
  private seats: Controls
  private paused = false
  private pace: Pace = 'normal'
  /** Of people who share the screen, who took it last, and whom it was passed to since. */
  private holder: Holder | undefined
  private next: Seat | undefined
  private answer: Frame['answer']
  private steps = LOG_STEPS
  /** The earlier moment that is shown, in steps. */
  private moment: number | undefined
  private taken: readonly Takeover[]
  private keeper: Keeper | undefined
  private cached: Looked | undefined
  private readonly newSeed: () => Seed
  private readonly listeners = new Set<() => void>()
  private readonly inspected = new Map<string, Inspection | undefined>()

  constructor(
    readonly def: GameDef,
    { seed, controls = {}, session, takeovers = [], newSeed }: LocalOptions,
  ) {
    this.held = session ?? startSession(def, { seed })
    this.newSeed = newSeed ?? (() => this.held.seed)
    this.seats = Object.fromEntries(def.seats.map((seat) => [seat, controls[seat] ?? 'human']))
    this.bots = seatedBots(def, this.held.seed)
    this.taken = takeovers
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

  /** Answers at once: what it changes is in the frame when this returns. */
  readonly ask = <K extends keyof Asks>(what: K, about: Asks[K]['about']): Promise<Asks[K]['answer']> => {
    const answers: Answers = {
      inspect: (at) => this.inspect(at),
      notes: (seat) => this.notes(seat),
      rules: () => rulebookOf(this.def),
      file: (of) => this.file(of),
      load: (text) => this.load(text),
    }
    return Promise.resolve(answers[what](about))
  }

  /** For the holder of the game: all of it. */
  get session(): Session {
    return this.held
  }

  /** Who plays each seat. */
  get controls(): Controls {
    return this.seats
  }

  /** Seats that people took over from bots in a game with secrets. */
  get takeovers(): readonly Takeover[] {
    return this.taken
  }

  /** Lets bots act until none is asked, the game ends, `most` actions are done or `isLate`. Tells how many acted. */
  botSteps(most: number, isLate: () => boolean = () => false): number {
    if (this.moment !== undefined) return 0
    const { session, done } = actedByBots(this.held, this.botOf, most, isLate)
    if (done > 0) this.replaceSession(session)
    return done
  }

  restart(seed: Seed): void {
    this.bots = seatedBots(this.def, seed)
    this.replaceSession(startSession(this.def, { seed }), [])
  }

  /** From now on frames tell how the game is kept. */
  keptBy(keeper: Keeper): void {
    this.keeper = keeper
    this.changed()
  }

  /** Makes the frame anew: something beside the game has changed. */
  changed(): void {
    this.cached = undefined
    this.inspected.clear()
    for (const listener of [...this.listeners]) listener()
  }

  // ---- what a screen may ask for

  private readonly handlers: Handlers = {
    act: ({ id, seat, action }) => this.actAs(id, seat, action),
    explain: ({ id, press }) => this.reply(id, this.whyNot(press)),
    undo: () => this.goBack(undo, mayUndo),
    redo: () => this.goBack(redo, mayRedo),
    'choose-for-me': ({ whole }) => this.chooseForMe(whole),
    restart: ({ seed }) => this.restart(seed === 'same' ? this.held.seed : this.newSeed()),
    'take-screen': ({ seat }) => this.takeScreen(seat),
    'pass-screen': () => this.set({ next: this.frame().waiting, holder: undefined }),
    control: (change) =>
      this.set({
        taken: withTakeover(this.taken, this.held, this.seats, change),
        seats: { ...this.seats, [change.seat]: change.control },
      }),
    pause: ({ paused }) => this.set({ paused }),
    pace: ({ pace }) => this.set({ pace }),
    step: () => {
      this.set({ paused: true })
      this.botSteps(1)
    },
    look: ({ to }) => this.lookAt(to),
    branch: () => this.branch(),
    earlier: () => this.set({ steps: this.steps + EARLIER_STEPS }),
    leave: () => this.keeper?.flush(),
  }

  private actAs(id: number, seat: Seat, action: Action): void {
    const isNow = this.moment === undefined
    const next = isNow && this.isHere(seat) ? act(this.held, seat, action) : err(isNow ? NOT_HERE : NOT_NOW)
    this.answer = next.ok ? { id } : { id, refusal: next.error }
    if (next.ok) this.replaceSession(next.value)
    else this.changed()
  }

  private lookAt(to: Whither): void {
    const { handover, viewer } = this.frame()
    const moment = handover === undefined ? momentAt(this.held, this.moment, to, viewer) : undefined
    if (moment === this.moment) return
    this.position++
    this.set({ moment })
  }

  private branch(): void {
    const { moment, step } = this.frame()
    if (moment?.mayBranch) this.replaceSession(branchedAt(this.held, step))
  }

  private whyNot(press: Press): Refusal | undefined {
    const { screen, frame } = this.now()
    return frame.botsTurn || frame.moment
      ? undefined
      : whyNot(this.def, stateOf(this.held), screen, frame.table.pieces, press)
  }

  private reply(id: number, refusal: Refusal | undefined): void {
    this.answer = { id, refusal }
    this.changed()
  }

  private takeScreen(seat: Seat): void {
    if (!isPerson(this.seats, seat)) return
    const isAsked = this.asked().some((decision) => decision.seat === seat && !decision.optional)
    this.set({ holder: { seat, isVisit: !isAsked } })
  }

  private set(change: Partial<Settings>): void {
    Object.assign(this, change)
    this.changed()
  }

  private inspect(at: Pointed): Inspection | undefined {
    const { viewer, handover, canInspect } = this.frame()
    if (!canInspect || handover !== undefined) return undefined
    const shown = this.moment === undefined ? this.held : branch(this.held, this.moment)
    const key = at.kind === 'piece' ? `piece ${at.piece}` : `cell ${at.cell}`
    if (!this.inspected.has(key)) this.inspected.set(key, inspect(this.def, stateOf(shown), viewer, at))
    return this.inspected.get(key)
  }

  private notes(seat: Seat): Notes {
    return this.isHere(seat) ? notesOf(this.def, stateOf(this.held), seat) : []
  }

  private file(of: 'table' | 'unfit'): MatchFile | undefined {
    const { unfit } = this.keeper ?? {}
    if (of === 'unfit') return unfit && { type: 'record', content: unfit }
    return fileFor(this.held, this.now().screen)
  }

  private load(text: string): Result<true, RecordProblem> {
    const resumed = resumedFrom(this.def, text)
    if (!resumed.ok) return resumed
    this.paused = true
    this.replaceSession(resumed.value, [])
    return ok(true)
  }

  private chooseForMe(whole: boolean): void {
    const { decision } = this.now().screen
    if (this.moment !== undefined) return
    const bot = decision && this.isHere(decision.seat) ? this.bots.get(decision.seat)?.random : undefined
    if (!decision || !bot) return
    this.replaceSession(actedFor(this.held, decision, bot, whole ? MOST_FOR_ME : 1))
  }

  private goBack(step: (session: Session) => Session, may: (session: Session, at: AtHand) => boolean): void {
    const { atHand, moment } = this.now()
    if (moment !== undefined) return
    const session = backOrForth(this.held, this.seats, step, (one) => may(one, atHand))
    if (session === this.held) return
    const asked = decisions(this.def, stateOf(session))
    if (!asked.some(({ seat }) => isPerson(this.seats, seat))) this.paused = true
    this.replaceSession(session)
  }

  // ---- the game and who looks at it

  private replaceSession(session: Session, taken = takenBackTo(this.taken, stepCount(session))): void {
    if (session !== this.held) this.position++
    this.taken = taken
    this.held = session
    this.moment = undefined
    this.changed()
  }

  /** None for a seat that a person plays. */
  private readonly botOf = (seat: Seat): Bot | undefined => {
    const control = this.seats[seat]
    return control === 'human' ? undefined : this.bots.get(seat)?.[control]
  }

  /** Whether the person of a seat sits at the screen now, alone or with others who hide nothing. */
  private isHere(seat: Seat): boolean {
    return peopleAt(this.now().screen, this.def.seats, this.seats).includes(seat)
  }

  private asked(): readonly Decision[] {
    return decisions(this.def, stateOf(this.held)).map((decision) => onMap(decision, this.def.grid))
  }

  private now(): Looked {
    if (!this.cached) {
      const looked = frameOf({
        ...{
          held: this.held,
          controls: this.seats,
          holder: this.holder,
          next: this.next,
          moment: this.moment,
        },
        ...{ paused: this.paused, pace: this.pace, position: this.position, answer: this.answer },
        ...{ asked: this.asked(), steps: this.steps, kept: this.keeper?.kept() ?? NOT_KEPT },
        takeovers: this.taken,
      })
      this.holder = looked.holder
      this.moment = looked.moment
      this.cached = looked
    }
    return this.cached
  }
}
