/** A playtest without a screen: the session, who plays each side, the bots, the last refusal. No React, no DOM. */
import { greedyBot } from '../../../engine/bots/greedy'
import { type Bot, randomBot } from '../../../engine/bots/random'
import { decisions, outcome, view as seenBy, table } from '../../../engine/game'
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
import type {
  Action,
  CellIndex,
  Choice,
  Decision,
  GameDef,
  GameRecord,
  Outcome,
  Refusal,
  Result,
  Seat,
  Table,
} from '../../../engine/types'
import { err, ok } from '../../../engine/types'
import { attemptsAt, choicesAt, everyday, onlyGroup, type Pressed, type Shape, shapesOf } from './choices'
import { parseRecord, type RecordProblem } from './records'

/** Who plays a side; every name but `human` is a bot. */
export const CONTROLS = ['human', 'random', 'greedy'] as const
export type Control = (typeof CONTROLS)[number]
export type Controls = Readonly<Record<Seat, Control>>

/** Everything the screen shows, made anew after each change and never mutated. */
export type PlayView = {
  readonly session: Session
  readonly table: Table
  readonly decision: Decision | undefined
  readonly outcome: Outcome | undefined
  readonly controls: Controls
  /** Seats that have written something down that others may not read. */
  readonly noted: readonly Seat[]
  readonly paused: boolean
  /** A bot is to act. */
  readonly botsTurn: boolean
  readonly refusal: Refusal | undefined
  /** The last press was on something that no kind of action here is about. */
  readonly idlePress: boolean
  /** Several choices lie under the last press: the player says which. */
  readonly menu: { readonly pressed: Pressed; readonly choices: readonly Choice[] } | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly step: number
}

/** Keeps the bots' dice apart from the game's. */
const BOT_SALT = 0x5eed
const MOST_FOR_ME = 1000

export const newSeed = (): number => Math.floor(Math.random() * 0x7fffffff)

export class PlayGame {
  private session: Session
  private bots = new Map<Seat, Readonly<Record<Exclude<Control, 'human'>, Bot>>>()
  private controls: Controls
  private paused = false
  private refusal: Refusal | undefined
  private menu: PlayView['menu']
  private idlePress = false
  private cached: PlayView | undefined
  private readonly listeners = new Set<() => void>()
  /** Kinds of action seen in each phase: a press that fits none of the present ones is tried as these. */
  private readonly seen = new Map<string, Map<string, Shape>>()

  constructor(
    readonly def: GameDef,
    { seed, controls = {} }: { readonly seed: number; readonly controls?: Controls },
  ) {
    this.session = startSession(def, { seed })
    this.controls = Object.fromEntries(def.seats.map((seat) => [seat, controls[seat] ?? 'human']))
    this.makeBots(seed)
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
    const choices = choicesAt(decision, pressed, table.pieces)
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

  /** Back to the last point where a person was asked; with bots alone, one step, and they wait. */
  undo(): void {
    this.goBack(undo, canUndo)
  }

  redo(): void {
    this.goBack(redo, canRedo)
  }

  restart(seed: number): void {
    this.makeBots(seed)
    this.replaceSession(startSession(this.def, { seed }))
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

  /** Lets bots act until a person is asked, the game ends, `most` actions are done or `isLate`. Tells how many acted. */
  botSteps(most: number, isLate: () => boolean = () => false): number {
    let done = 0
    while (done < most && (done === 0 || !isLate())) {
      const decision = decisions(this.def, stateOf(this.session))[0]
      const control = decision && this.controls[decision.seat]
      if (!decision || !control || control === 'human' || decision.choices.length === 0) break
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
      const decision = decisions(this.def, stateOf(this.session))[0]
      if (!decision || decision.seat !== first.seat || decision.phase !== first.phase) break
      if (decision.choices.length === 0) break
      const next = act(this.session, decision.seat, this.botChoice(decision, 'random').action)
      if (!next.ok) break
      this.session = next.value
    }
    this.replaceSession(this.session)
  }

  private whyNot(decision: Decision, pressed: Pressed): void {
    const name = (cell: CellIndex) => this.def.grid.names[cell]
    const { pieces } = this.view().table
    const shapes = shapesOf(decision, name, pieces)
    const remembered = () => [...(this.seen.get(decision.phase)?.values() ?? [])]
    const refusalsOf = (known: readonly Shape[]) =>
      attemptsAt(known, pressed, name, pieces).flatMap((action) => {
        const tried = act(this.session, decision.seat, action)
        return tried.ok ? [] : [tried.error]
      })
    let refusals = refusalsOf([...shapes, ...remembered()])
    if (refusals.length === 0) {
      this.lookAhead(decision)
      refusals = refusalsOf(remembered())
    }
    // A rule of the game says more than "this is no action".
    this.menu = undefined
    this.refusal = refusals.find(({ rule }) => !rule.startsWith('K-')) ?? refusals[0]
    this.idlePress = this.refusal === undefined
    this.changed(true)
  }

  /** What could be done after each kind of choice: so that "take a unit first" can be said before one was taken. */
  private lookAhead(decision: Decision): void {
    const groups = new Set<string>()
    for (const { action, group, at } of decision.choices) {
      if (groups.has(group) || at.kind === 'button') continue
      groups.add(group)
      const next = act(this.session, decision.seat, action)
      if (!next.ok) continue
      const state = stateOf(next.value)
      const then = decisions(this.def, state)[0]
      if (then?.phase === decision.phase) this.remember(then, table(this.def, state).pieces)
    }
  }

  private remember(decision: Decision, pieces: Table['pieces']): void {
    const known = this.seen.get(decision.phase) ?? new Map<string, Shape>()
    for (const shape of shapesOf(decision, (cell) => this.def.grid.names[cell], pieces))
      known.set(`${shape.kind} ${shape.action.type} ${shape.slot}`, shape)
    this.seen.set(decision.phase, known)
  }

  private goBack(step: (session: Session) => Session, can: (session: Session) => boolean): void {
    let session = this.session
    const asked = () => decisions(this.def, stateOf(session))[0]
    const people = this.def.seats.some((seat) => this.controls[seat] === 'human')
    while (can(session)) {
      session = step(session)
      const decision = asked()
      if (!people || (decision && this.controls[decision.seat] === 'human')) break
    }
    if (session === this.session) return
    const decision = asked()
    if (decision && this.controls[decision.seat] !== 'human') this.paused = true
    this.replaceSession(session)
  }

  private replaceSession(session: Session): void {
    this.session = session
    this.refusal = undefined
    this.menu = undefined
    this.changed()
  }

  private makeBots(seed: number): void {
    this.bots = new Map(
      this.def.seats.map((seat, at) => {
        const own = (seed ^ (BOT_SALT + at)) >>> 0
        return [seat, { random: randomBot(own), greedy: greedyBot(this.def, seat, own) }]
      }),
    )
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
    for (const listener of this.listeners) listener()
  }

  private look(): PlayView {
    const { session, def, controls, paused, refusal, menu } = this
    const state = stateOf(session)
    const decision = decisions(def, state)[0]
    // People may share the screen: it shows what everybody knows.
    const known = seenBy(def, state, 'spectator')
    const laid = table(def, known)
    if (decision) this.remember(decision, laid.pieces)
    return {
      session,
      table: laid,
      decision,
      outcome: outcome(def, state),
      controls,
      noted: known === state ? [] : [...new Set((table(def, state).secrets ?? []).map(({ seat }) => seat))],
      paused,
      botsTurn: decision !== undefined && controls[decision.seat] !== 'human',
      refusal,
      idlePress: this.idlePress,
      menu,
      canUndo: canUndo(session),
      canRedo: canRedo(session),
      step: stepCount(session),
    }
  }
}
