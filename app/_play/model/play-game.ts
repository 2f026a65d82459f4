/** A screen at a match, without React or DOM: it interprets presses, sends messages, and keeps the result of the last press. */
import { actionKey } from '../../../engine/action-key'
import { isRevocable } from '../../../engine/match/port/component-shapes'
import type { Frame, Match, Message } from '../../../engine/match/port/match'
import type { ComponentKind, Press, Pressed } from '../../../engine/match/port/press'
import { onlyGroup } from '../../../engine/match/port/shapes'
import type { Choice, Decision, GameDef } from '../../../engine/types'
import { acrossOn, choicesAt, everyday } from '../choices/choices'
import { choicesFor } from '../choices/components'
import { turnOf } from '../choices/pass-on'
import { isSameQuestion } from '../choices/question'
import { Dragging } from './dragging'
import { heldPiece, isOwn, markedNow, matesOf } from './groups'
import { isTaking, takenBy } from './next-piece'
import { groupPlan, type LastMove, lastMoveOf, type Plan, repeatable, repeatPlan } from './plans'
import type { PlayView, Pressing } from './play-view'

/** Messages that keep the result of the last press. */
const ASIDE: ReadonlySet<Message['type']> = new Set([
  ...(['control', 'pause', 'pace', 'step', 'earlier', 'leave', 'bookmark'] as const),
])

export class PlayGame<M extends Match = Match> {
  #frame: Frame
  #pressing: Pressing = {}
  #marked: readonly string[] = []
  #isTogether = false
  #cached: PlayView | undefined
  /** Messages that expect an answer are numbered. */
  #lastId: number
  /** The number of the last message that acts. */
  #acting = 0
  #explaining: { readonly id: number; readonly pressed: PlayView['idlePress'] } | undefined
  /** The handling that is being carried out, and whether its first choice was made. The screen keeps its view meanwhile. */
  #plan: { readonly next: Plan; isBegun: boolean } | undefined
  #lastMove: LastMove | undefined
  readonly dragging = new Dragging(this)
  readonly #listeners = new Set<() => void>()
  /** The last choice of the player, with its decision and the turn of the game as text. */
  lastChosen: { readonly decision: Decision; readonly choice: Choice; readonly round: string } | undefined

  constructor(
    readonly def: GameDef,
    readonly match: M,
  ) {
    this.#frame = match.frame()
    this.#lastId = this.#answered
    match.subscribe(() => this.#follow())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly view = (): PlayView => {
    this.#cached ??= {
      ...this.#frame,
      ...this.#pressing,
      marked: markedNow(this.#marked, this.#isTogether, this.#frame),
      isTogether: this.#isTogether,
    }
    return this.#cached
  }

  /** Whether an act is sent whose answer has not arrived. */
  get isWaiting(): boolean {
    return this.#acting > this.#answered
  }

  /** Sends a message; it clears the result of the last press. */
  do(message: Message): void {
    if (!ASIDE.has(message.type)) this.#showing({})
    this.match.send(message)
  }

  /**
   * Handles a press on the board. It makes the one matching choice, offers a menu of several, or explains why there is none. With
   * `wanted`, only that kind of choice counts. With `isTogether` the pieces of the same cell or kind act too, like marked ones.
   */
  press(pressed: Pressed, wanted?: string, isTogether = false): void {
    const { decision: asked, botsTurn } = this.view()
    if (!asked || botsTurn) return
    const decision = onlyGroup(asked, wanted)
    const choices = this.choicesAt(decision, pressed)
    const group = this.#groupFor(choices, pressed, isTogether)
    const meant = everyday(decision, choices)
    if (group) this.handle(groupPlan(this.def.grid, asked, group, pressed.cell))
    else if (meant && !this.#isOnto(meant, pressed)) this.choose(meant)
    else if (choices.length > 0 && (meant || choices.length > 1)) this.#showing({ menu: { choices } })
    else this.explain({ kind: 'cell', pressed, wanted })
  }

  /** The choices that a press on the board may mean. */
  choicesAt(decision: Decision, pressed: Pressed): readonly Choice[] {
    return choicesAt(decision, pressed, this.view().table.pieces, this.def.forms, acrossOn(this.def.grid))
  }

  /** @param joins true if the choice goes on with the handling of the last one, so that undo takes both back */
  choose(choice: Choice, joins = this.#pressing.menu?.joins ?? false): void {
    // A second press before the answer to the first would refer to an outdated position.
    if (this.isWaiting || this.#plan) return
    if (!this.#marked.includes(takenBy(choice) ?? '')) this.#marked = []
    this.#send(choice, joins)
  }

  /** Makes the choices of a plan one after the other, as one handling that undo takes back at once. */
  handle(next: Plan, joins = false): void {
    if (this.isWaiting || this.#plan) return
    this.#plan = { next, isBegun: joins }
    this.#goOn()
  }

  /** Marks a piece that can be taken, or removes its mark. Returns false if it cannot be taken. */
  mark({ piece }: Pressed): boolean {
    const { decision, botsTurn, marked } = this.view()
    const isHeld = piece !== undefined && decision?.focus?.pieces?.includes(piece)
    const isTakable = decision?.choices.some((one) => takenBy(one) === piece)
    if (piece === undefined || botsTurn || !(isHeld || isTakable)) return false
    this.markAll(marked.includes(piece) ? marked.filter((id) => id !== piece) : [...marked, piece])
    return true
  }

  markAll(pieces: readonly string[]): void {
    this.#marked = pieces
    this.#changed()
  }

  /** Makes all pieces of a cell or kind act with the one in hand, until it is turned off; that also removes all marks. */
  setTogether(isTogether: boolean): void {
    this.#isTogether = isTogether
    this.markAll([])
  }

  /** The piece that can move like the last one: the one in hand, or else the nearest of its kind. */
  get repeatable(): string | undefined {
    return this.#lastMove && repeatable(this.def.grid, this.view(), this.#lastMove)
  }

  /** Moves a piece of the same kind like the last one. */
  repeat(): void {
    const { decision } = this.view()
    const piece = this.repeatable
    if (piece !== undefined && decision && this.#lastMove)
      this.handle(repeatPlan(this.def.grid, decision, piece, this.#lastMove))
  }

  /**
   * Handles a press on a card, a track or a player. It makes the one matching choice, offers a menu, or explains why there is
   * none. An optional action needs confirmation in the menu, unless it can be undone.
   */
  pressComponent(kind: ComponentKind, id: string): void {
    const { decision, optionalActions, botsTurn } = this.view()
    const asked = decision && !botsTurn ? choicesFor([decision], kind, id) : []
    const [only, ...others] = [...asked, ...choicesFor(optionalActions, kind, id)]
    if (!only) {
      if (!botsTurn) this.explain({ kind, id })
    } else if (others.length === 0 && (asked.length === 1 || isRevocable(only))) this.choose(only)
    else this.#showing({ menu: { choices: [only, ...others], near: { kind, id } } })
  }

  /** Clears the result of the last press, and the marks. */
  dismiss(): void {
    this.#marked = []
    this.#showing({})
  }

  /** Offers several choices to select from. */
  offer(menu: NonNullable<Pressing['menu']>): void {
    this.#showing({ menu })
  }

  /** Explains why a press matches no choice; if no rule explains it, shows the pressed target. */
  explain(press: Press): void {
    const id = ++this.#lastId
    this.#explaining = { id, pressed: press.kind }
    this.match.send({ type: 'explain', id, press })
  }

  /** The marked pieces, or with `isTogether` those of the cell or kind in hand, if a press sends several there. */
  #groupFor(
    choices: readonly Choice[],
    { piece }: Pressed,
    isTogether: boolean,
  ): readonly string[] | undefined {
    const { marked } = this.view()
    const held = heldPiece(this.view())
    const group = marked.length > 0 ? marked : isTogether && held ? matesOf(this.view(), held.id) : []
    const isTaken = piece !== undefined && choices.some((one) => takenBy(one) === piece)
    return group.length > 1 && !isTaken ? group : undefined
  }

  /** Whether a press on an own counter would put the piece in hand onto it: this needs confirmation, as it may mean the counter. */
  #isOnto(choice: Choice, { piece }: Pressed): boolean {
    const { decision } = this.view()
    return (
      choice.at.kind === 'cell' &&
      !isTaking(choice) &&
      isOwn(this.def, this.view(), piece) &&
      heldPiece(this.view()) !== undefined &&
      (decision?.choices.some(isTaking) ?? false)
    )
  }

  #goOn(): void {
    const plan = this.#plan
    if (!plan) return
    const next = plan.next(this.#frame)
    if (next && 'choice' in next) {
      const joins = plan.isBegun
      plan.isBegun = true
      this.#send(next.choice, joins)
      return
    }
    this.#endPlan()
    if (next) this.explain(next.press)
  }

  #endPlan(): void {
    this.#plan = undefined
    this.#marked = []
    this.#changed()
  }

  #send(choice: Choice, joins: boolean): void {
    const { decision, optionalActions } = this.#frame
    const asked = [...(decision ? [decision] : []), ...optionalActions]
    const of =
      asked.find(({ choices }) => choices.includes(choice)) ?? asked.find((one) => offers(one, choice))
    const seat = of?.seat ?? decision?.seat
    if (seat === undefined) return
    this.#lastMove = lastMoveOf(this.#frame, choice) ?? this.#lastMove
    this.#acting = ++this.#lastId
    if (of) this.lastChosen = { decision: of, choice, round: turnOf(this.#frame.table) }
    const act = { type: 'act', id: this.#acting, seat, action: choice.action } as const
    this.do(joins ? { ...act, joins } : act)
  }

  #follow(): void {
    const before = this.#frame
    this.#frame = this.match.frame()
    // A bot's offer keeps the menu and the answer of a player whose decision is unchanged.
    if (isElsewhere(before, this.#frame) && !isSameQuestion(before, this.#frame)) this.#pressing = {}
    const isAnswered = before.answer?.id !== this.#frame.answer?.id
    if (isAnswered) this.#hear(this.#frame.answer)
    if (isAnswered && !this.isWaiting && this.#plan) {
      if (this.#frame.answer?.refusal) this.#endPlan()
      else this.#goOn()
    }
    this.#changed()
    if (isAnswered && !this.isWaiting) this.dragging.answered()
  }

  get #answered(): number {
    return this.#frame.answer?.id ?? 0
  }

  #hear(answer: Frame['answer']): void {
    if (!answer || answer.id !== this.#lastId) return
    const { refusal } = answer
    const { id, pressed } = this.#explaining ?? {}
    if (refusal) this.#pressing = { refusal }
    else if (answer.id === id) this.#pressing = { idlePress: pressed }
  }

  #showing(pressing: Pressing): void {
    this.#pressing = pressing
    this.#changed()
  }

  #changed(): void {
    if (this.#plan) return
    this.#cached = undefined
    for (const listener of [...this.#listeners]) listener()
  }
}

/** Whether the position, or the viewer, has changed. */
const isElsewhere = (before: Frame, after: Frame): boolean =>
  before.position !== after.position || before.viewer !== after.viewer || before.handover !== after.handover

const offers = ({ choices }: Decision, { action }: Choice): boolean =>
  choices.some((one) => actionKey(one.action) === actionKey(action))
