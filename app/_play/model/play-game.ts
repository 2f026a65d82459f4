/** A playtest without a screen: the session, who plays each side, the bots, the last refusal. No React, no DOM. */

import type { Bot } from '../../../engine/bots/random'
import { decisions, inspect } from '../../../engine/game'
import {
  act,
  canRedo,
  canUndo,
  recordOf,
  redo,
  type Session,
  startSession,
  stateOf,
  stepCount,
  undo,
} from '../../../engine/replay/session'
import { rulesetOf } from '../../../engine/rulesets'
import type {
  Action,
  Choice,
  Decision,
  GameDef,
  GameRecord,
  Inspection,
  Pointed,
  Refusal,
  Result,
  Seat,
} from '../../../engine/types'
import { err, ok } from '../../../engine/types'
import { atScreen, type Holder, isHeld, isPerson } from './at-screen'
import { backOrForth } from './back-or-forth'
import { actedByBots, actedFor } from './bots-act'
import { acrossOn, choicesAt, everyday, onlyGroup, onMap, type Pressed } from './choices'
import type { Control, Controls } from './controls'
import type { PlayView } from './play-view'
import { isSameQuestion } from './question'
import { type RecordProblem, resumedFrom } from './records'
import { type SeatedBots, seatedBots } from './seated-bots'
import { notesOf, seenAtScreen } from './seen'
import { choicesFor, isRevocable, type ThingKind } from './things'
import { Reasons } from './why-not'

const MOST_FOR_ME = 1000

export class PlayGame {
  private session: Session
  private bots: SeatedBots
  private controls: Controls
  private paused = false
  /** Of people who share the screen, who took it last, and whom it was passed to since. */
  private holder: Holder | undefined
  private next: Seat | undefined
  private refusal: Refusal | undefined
  private menu: PlayView['menu']
  private idlePress: PlayView['idlePress']
  private cached: PlayView | undefined
  private readonly listeners = new Set<() => void>()
  private readonly reasons: Reasons
  private readonly inspected = new Map<string, Inspection | undefined>()

  constructor(
    readonly def: GameDef,
    {
      seed,
      controls = {},
      session,
    }: {
      readonly seed: number
      readonly controls?: Controls
      /** A game to go on with; its own seed counts then. */
      readonly session?: Session
    },
  ) {
    this.session = session ?? startSession(def, { seed })
    this.reasons = new Reasons(def)
    this.controls = Object.fromEntries(def.seats.map((seat) => [seat, controls[seat] ?? 'human']))
    this.bots = seatedBots(this.def, this.session.seed)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly view = (): PlayView => {
    this.cached ??= this.look()
    return this.cached
  }

  /**
   * A press on the board: does the one choice it means, offers a menu of several, or says why there is none.
   * `wanted` is the only kind of choice that counts.
   */
  press(pressed: Pressed, wanted?: string): void {
    const { decision: asked, table, botsTurn } = this.view()
    if (!asked || botsTurn) return
    const decision = onlyGroup(asked, wanted)
    const choices = choicesAt(decision, pressed, table.pieces, acrossOn(this.def.grid))
    const meant = everyday(decision, choices)
    if (meant) this.choose(meant)
    else if (choices.length > 1) this.offer(choices)
    else this.explain(this.reasons.whyNot(this.session, decision, pressed, table.pieces), 'cell')
  }

  choose(choice: Choice): void {
    const { decision, asides } = this.view()
    const of = [...(decision ? [decision] : []), ...asides].find(({ choices }) => choices.includes(choice))
    const seat = of?.seat ?? decision?.seat
    if (seat !== undefined) this.attempt(seat, choice.action)
  }

  /**
   * A press on a card, a track or a player: does the one choice it means, offers a menu, or says why there is none. What the game
   * does not wait for is asked first, unless it can be taken back.
   */
  pressThing(kind: ThingKind, id: string): void {
    const { decision, asides, botsTurn } = this.view()
    const asked = decision && !botsTurn ? choicesFor([decision], kind, id) : []
    const besides = choicesFor(asides, kind, id)
    const [only, ...others] = [...asked, ...besides]
    if (!only) {
      const decisions = [...(decision ? [decision] : []), ...asides]
      if (!botsTurn) this.explain(this.reasons.whyNotThing(this.session, decisions, kind, id), kind)
      return
    }
    if (others.length === 0 && (asked.length === 1 || isRevocable(only))) this.choose(only)
    else this.offer([only, ...others])
  }

  /** Tries an action for a seat; a refusal is kept to be shown and changes nothing else. */
  attempt(seat: Seat, action: Action): Result<true, Refusal> {
    const next = act(this.session, seat, action)
    this.menu = undefined
    this.refusal = next.ok ? undefined : next.error
    if (next.ok) this.session = next.value
    this.changed()
    return next.ok ? ok(true) : err(next.error)
  }

  dismiss(): void {
    this.menu = undefined
    this.refusal = undefined
    this.changed()
  }

  /** The person of a seat sits down at the screen; the others look away. */
  takeScreen(seat: Seat): void {
    const isAsked = this.asked().some((decision) => decision.seat === seat && !decision.optional)
    this.holder = { seat, isVisit: !isAsked }
    this.dismiss()
  }

  /** Whoever sits at the screen gives it to whom the game waits for. */
  passScreen(): void {
    this.next = this.view().waiting
    this.holder = undefined
    this.dismiss()
  }

  /** Back to the last point where a person was asked; with bots alone, one step, and they wait. */
  undo(): void {
    this.goBack(undo, canUndo)
  }
  redo(): void {
    this.goBack(redo, canRedo)
  }

  restart(seed: number): void {
    this.bots = seatedBots(this.def, seed)
    this.replaceSession(startSession(this.def, { seed }))
  }

  /** Whether the rules answer when something is pointed at. */
  get canInspect(): boolean {
    return rulesetOf(this.def).inspect !== undefined
  }

  /** What the rules say of something, from what whoever sits at the screen may know. */
  inspect(at: Pointed): Inspection | undefined {
    const { viewer, handover } = this.view()
    if (!this.canInspect || handover !== undefined) return undefined
    const key = at.kind === 'piece' ? `piece ${at.piece}` : `cell ${at.cell}`
    if (!this.inspected.has(key))
      this.inspected.set(key, inspect(this.def, stateOf(this.session), viewer, at))
    return this.inspected.get(key)
  }

  /** What a seat has written down, for its own eyes. */
  notesOf(seat: Seat): ReturnType<typeof notesOf> {
    return notesOf(this.def, stateOf(this.session), seat)
  }

  get seed(): number {
    return this.session.seed
  }
  record(): GameRecord {
    return recordOf(this.session)
  }

  load(text: string): Result<true, RecordProblem> {
    const resumed = resumedFrom(this.def, text)
    if (!resumed.ok) return resumed
    this.paused = true
    this.replaceSession(resumed.value)
    return ok(true)
  }

  setControl(seat: Seat, control: Control): void {
    this.controls = { ...this.controls, [seat]: control }
    this.changed()
  }

  setPaused(paused: boolean): void {
    this.paused = paused
    this.changed()
  }

  /** Lets bots act until none is asked, the game ends, `most` actions are done or `isLate`. Tells how many acted. */
  botSteps(most: number, isLate: () => boolean = () => false): number {
    const before = this.view()
    const { session, done } = actedByBots(this.session, this.botOf, most, isLate)
    this.session = session
    if (done > 0) this.changed(true)
    // A bot that makes an offer takes neither a menu nor an answer from who is still asked the same.
    if (done > 0 && !isSameQuestion(before, this.view())) this.dismiss()
    return done
  }

  /** Chooses at random for the person who is asked: once, or until the phase or the side asked is another. */
  chooseForMe(whole: boolean): void {
    const first = this.view().decision
    if (!first) return
    const bot = this.bots.get(first.seat)?.random
    if (bot) this.session = actedFor(this.session, first, bot, whole ? MOST_FOR_ME : 1)
    this.replaceSession(this.session)
  }

  /** The player says which of several was meant. */
  private offer(choices: readonly Choice[]): void {
    this.menu = { choices }
    this.refusal = undefined
    this.changed()
  }

  /** Why a press fits no choice; where no rule says so, what was pressed. */
  private explain(refusal: Refusal | undefined, pressed: PlayView['idlePress']): void {
    this.menu = undefined
    this.refusal = refusal
    this.idlePress = refusal ? undefined : pressed
    this.changed(true)
  }

  private goBack(step: (session: Session) => Session, can: (session: Session) => boolean): void {
    const session = backOrForth(this.session, this.controls, step, can)
    if (session === this.session) return
    const asked = decisions(this.def, stateOf(session))
    if (!asked.some(({ seat }) => isPerson(this.controls, seat))) this.paused = true
    this.replaceSession(session)
  }

  private replaceSession(session: Session): void {
    this.session = session
    this.dismiss()
  }

  /** None for a seat that a person plays. */
  private readonly botOf = (seat: Seat): Bot | undefined => {
    const control = this.controls[seat]
    return control === 'human' ? undefined : this.bots.get(seat)?.[control]
  }

  private changed(keepsIdle = false): void {
    if (!keepsIdle) this.idlePress = undefined
    this.cached = undefined
    this.inspected.clear()
    for (const listener of this.listeners) listener()
  }

  private asked(): readonly Decision[] {
    return decisions(this.def, stateOf(this.session)).map((decision) => onMap(decision, this.def.grid))
  }

  private look(): PlayView {
    const { session, def, controls, holder } = this
    const state = stateOf(session)
    const screen = atScreen(def, state, this.asked(), controls, holder, this.next)
    if (!isHeld(screen, holder?.seat)) this.holder = undefined
    const seen = seenAtScreen(def, session, screen, this.holder?.seat)
    if (screen.decision) this.reasons.remember(screen.decision, seen.table.pieces)
    this.reasons.rememberCards([...(screen.decision ? [screen.decision] : []), ...screen.asides])
    const { botsAsked, decision } = screen
    return {
      ...screen,
      ...seen,
      session,
      controls,
      paused: this.paused,
      botsTurn: decision !== undefined && !isPerson(controls, decision.seat),
      botsAsked,
      refusal: this.refusal,
      idlePress: this.idlePress,
      menu: this.menu,
      step: stepCount(session),
    }
  }
}
