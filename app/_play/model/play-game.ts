/** A playtest without a screen: the session, who plays each side, the bots, the last refusal. No React, no DOM. */
import { decisions, inspect, outcome, view as seenBy, table } from '../../../engine/game'
import {
  act,
  canRedo,
  canUndo,
  recordOf,
  redo,
  resume,
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
  Table,
} from '../../../engine/types'
import { err, ok } from '../../../engine/types'
import { type AtScreen, atScreen, isPerson } from './at-screen'
import { backOrForth } from './back-or-forth'
import { choicesAt, everyday, onlyGroup, type Pressed } from './choices'
import type { Control, Controls } from './controls'
import type { PlayView } from './play-view'
import { parseRecord, type RecordProblem } from './records'
import { type SeatedBots, seatedBots } from './seated-bots'
import { Reasons } from './why-not'

const MOST_FOR_ME = 1000

export const newSeed = (): number => Math.floor(Math.random() * 0x7fffffff)

export class PlayGame {
  private session: Session
  private bots: SeatedBots
  private controls: Controls
  private paused = false
  /** Of people who share the screen, who took it last. */
  private holder: Seat | undefined
  private refusal: Refusal | undefined
  private menu: PlayView['menu']
  private idlePress = false
  private cached: PlayView | undefined
  private readonly listeners = new Set<() => void>()
  private readonly reasons: Reasons
  private readonly inspected = new Map<string, Inspection | undefined>()

  constructor(
    readonly def: GameDef,
    { seed, controls = {} }: { readonly seed: number; readonly controls?: Controls },
  ) {
    this.session = startSession(def, { seed })
    this.reasons = new Reasons(def)
    this.controls = Object.fromEntries(def.seats.map((seat) => [seat, controls[seat] ?? 'human']))
    this.bots = seatedBots(this.def, seed)
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
    const choices = choicesAt(decision, pressed, table.pieces, this.across)
    const meant = everyday(decision, choices)
    if (meant) this.choose(meant)
    else if (choices.length > 1) {
      this.menu = { pressed, choices }
      this.refusal = undefined
      this.changed()
    } else this.whyNot(decision, pressed)
  }

  choose(choice: Choice): void {
    const { decision } = this.view()
    if (decision) this.attempt(decision.seat, choice.action)
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
    this.holder = seat
    this.changed()
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
  notesOf(seat: Seat): NonNullable<Table['secrets']> {
    const own = seenBy(this.def, stateOf(this.session), seat)
    return (table(this.def, own).secrets ?? []).filter((secret) => secret.seat === seat)
  }

  get seed(): number {
    return this.session.seed
  }
  record(): GameRecord {
    return recordOf(this.session)
  }

  load(text: string): Result<true, RecordProblem> {
    const record = parseRecord(text)
    if (!record) return err({ type: 'form' })
    if (record.pack.id !== this.def.pack.id || record.scenario !== this.def.scenario)
      return err({ type: 'other', pack: record.pack.id, scenario: record.scenario })
    const resumed = resume(this.def, record)
    if (!resumed.ok) return err({ type: 'refused', index: resumed.error.index, refusal: resumed.error })
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
    let done = 0
    while (done < most && (done === 0 || !isLate())) {
      const decision = this.asked().find(
        ({ seat, choices }) => !isPerson(this.controls, seat) && choices.length > 0,
      )
      const control = decision && this.controls[decision.seat]
      if (!decision || !control || control === 'human') break
      const next = act(this.session, decision.seat, this.botChoice(decision, control).action)
      if (!next.ok) throw new Error(`A bot chose what was refused: ${next.error.rule}`)
      this.session = next.value
      done++
    }
    if (done > 0) {
      this.refusal = undefined
      this.menu = undefined
      this.changed()
    }
    return done
  }

  /** Chooses at random for the person who is asked: once, or until the phase or the side asked is another. */
  chooseForMe(whole: boolean): void {
    const first = this.view().decision
    if (!first) return
    for (let done = 0; done < (whole ? MOST_FOR_ME : 1); done++) {
      const decision = this.asked().find(({ seat }) => seat === first.seat)
      if (!decision || decision.phase !== first.phase) break
      if (decision.choices.length === 0) break
      const next = act(this.session, decision.seat, this.botChoice(decision, 'random').action)
      if (!next.ok) break
      this.session = next.value
    }
    this.replaceSession(this.session)
  }

  private whyNot(decision: Decision, pressed: Pressed): void {
    const { pieces } = this.view().table
    this.menu = undefined
    this.refusal = this.reasons.whyNot(this.session, decision, pressed, pieces)
    this.idlePress = this.refusal === undefined
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
    this.refusal = undefined
    this.menu = undefined
    this.changed()
  }

  /** A bot sees what its seat may see. */
  private botChoice(decision: Decision, control: Exclude<Control, 'human'>): Choice {
    const bots = this.bots.get(decision.seat)
    if (!bots) throw new Error(`No bot sits at ${decision.seat}`)
    return bots[control](decision, seenBy(this.def, stateOf(this.session), decision.seat))
  }

  private changed(keepsIdle = false): void {
    if (!keepsIdle) this.idlePress = false
    this.cached = undefined
    this.inspected.clear()
    for (const listener of this.listeners) listener()
  }

  private readonly across = (cell: number, direction: number): number => {
    const { neighbours, directions } = this.def.grid
    return neighbours[cell * directions.length + direction] ?? -1
  }

  private asked(): readonly Decision[] {
    return decisions(this.def, stateOf(this.session))
  }

  private look(): PlayView {
    const { session, def, controls, paused, refusal, menu } = this
    const state = stateOf(session)
    const screen = atScreen(def, state, this.asked(), controls, this.holder)
    const { decision, viewer, handover, botsAsked } = screen
    if (!isHeld(screen, this.holder)) this.holder = undefined
    const known = seenBy(def, state, 'spectator')
    const laid = table(def, viewer === 'spectator' ? known : seenBy(def, state, viewer))
    if (decision) this.reasons.remember(decision, laid.pieces)
    // Nobody takes back what another did unseen.
    const own = this.holder === undefined || session.last?.seat === this.holder
    return {
      session,
      table: laid,
      decision,
      outcome: outcome(def, state),
      controls,
      noted: known === state ? [] : [...new Set((table(def, state).secrets ?? []).map(({ seat }) => seat))],
      paused,
      botsAsked,
      botsTurn: decision !== undefined && !isPerson(controls, decision.seat),
      viewer,
      handover,
      refusal,
      idlePress: this.idlePress,
      menu,
      canUndo: handover === undefined && own && canUndo(session),
      canRedo: handover === undefined && canRedo(session),
      step: stepCount(session),
    }
  }
}

/** Whether the screen still belongs to the seat that took it: something of its own is hidden from the others. */
const isHeld = ({ viewer, handover }: AtScreen, holder: Seat | undefined): boolean =>
  handover === undefined && viewer === holder
