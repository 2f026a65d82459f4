/** A screen at a match, without React or DOM: it interprets presses, sends messages, and keeps the result of the last press. */
import { actionKey } from '../../../engine/action-key'
import { isRevocable } from '../../../engine/match/port/component-shapes'
import type { Frame, Match, Message } from '../../../engine/match/port/match'
import type { ComponentKind, Press, Pressed } from '../../../engine/match/port/press'
import { onlyGroup } from '../../../engine/match/port/shapes'
import type { Choice, Decision, GameDef } from '../../../engine/types'
import { acrossOn, choicesAt, everyday } from '../choices/choices'
import { choicesFor } from '../choices/components'
import { isSameQuestion } from '../choices/question'
import type { PlayView, Pressing } from './play-view'

/** Messages that keep the result of the last press. */
const ASIDE: ReadonlySet<Message['type']> = new Set([
  ...(['control', 'pause', 'pace', 'step', 'earlier', 'leave', 'bookmark'] as const),
])

export class PlayGame<M extends Match = Match> {
  #frame: Frame
  #pressing: Pressing = {}
  #cached: PlayView | undefined
  /** Messages that expect an answer are numbered. */
  #lastId: number
  /** The number of the last message that acts. */
  #acting = 0
  #explaining: { readonly id: number; readonly pressed: PlayView['idlePress'] } | undefined
  readonly #listeners = new Set<() => void>()
  /** The last choice of the player, with its decision and the turn of the game as text. */
  lastChosen: { readonly decision: Decision; readonly choice: Choice; readonly round: string } | undefined
  /** The number of choices that one undo takes back, while the position is the same. */
  #together: { readonly position: number; readonly count: number } | undefined

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
    this.#cached ??= { ...this.#frame, ...this.#pressing }
    return this.#cached
  }

  /** Sends a message; it clears the result of the last press. */
  do(message: Message): void {
    if (!ASIDE.has(message.type)) this.#showing({})
    const { position, count } = this.#together ?? { position: -1, count: 1 }
    const times = message.type === 'undo' && position === this.#frame.position ? count : 1
    for (let time = 0; time < times; time++) this.match.send(message)
  }

  /** The next undo takes back this number of choices, unless the position changes before it. */
  undoTogether(count: number): void {
    this.#together = { position: this.#frame.position, count }
  }

  /**
   * Handles a press on the board. It makes the one matching choice, offers a menu of several, or explains why there is none. With
   * `wanted`, only that kind of choice counts.
   */
  press(pressed: Pressed, wanted?: string): void {
    const { decision: asked, table, botsTurn } = this.view()
    if (!asked || botsTurn) return
    const decision = onlyGroup(asked, wanted)
    const choices = choicesAt(decision, pressed, table.pieces, this.def.forms, acrossOn(this.def.grid))
    const meant = everyday(decision, choices)
    if (meant) this.choose(meant)
    else if (choices.length > 1) this.#showing({ menu: { choices } })
    else this.#explain({ kind: 'cell', pressed, wanted })
  }

  choose(choice: Choice): void {
    const { decision, optionalActions } = this.view()
    const asked = [...(decision ? [decision] : []), ...optionalActions]
    const of =
      asked.find(({ choices }) => choices.includes(choice)) ?? asked.find((one) => offers(one, choice))
    const seat = of?.seat ?? decision?.seat
    // A second press before the answer to the first would refer to an outdated position.
    if (seat === undefined || this.#acting > this.#answered) return
    this.#acting = ++this.#lastId
    if (of) this.lastChosen = { decision: of, choice, round: JSON.stringify(this.#frame.table.round) }
    this.do({ type: 'act', id: this.#acting, seat, action: choice.action })
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
      if (!botsTurn) this.#explain({ kind, id })
    } else if (others.length === 0 && (asked.length === 1 || isRevocable(only))) this.choose(only)
    else this.#showing({ menu: { choices: [only, ...others], near: { kind, id } } })
  }

  /** Clears the result of the last press. */
  dismiss(): void {
    this.#showing({})
  }

  /** Explains why a press matches no choice; if no rule explains it, shows the pressed target. */
  #explain(press: Press): void {
    const id = ++this.#lastId
    this.#explaining = { id, pressed: press.kind }
    this.match.send({ type: 'explain', id, press })
  }

  #follow(): void {
    const before = this.#frame
    this.#frame = this.match.frame()
    // A bot's offer keeps the menu and the answer of a player whose decision is unchanged.
    if (isElsewhere(before, this.#frame) && !isSameQuestion(before, this.#frame)) this.#pressing = {}
    if (before.answer?.id !== this.#frame.answer?.id) this.#hear(this.#frame.answer)
    this.#changed()
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
    this.#cached = undefined
    for (const listener of [...this.#listeners]) listener()
  }
}

/** Whether the position, or the viewer, has changed. */
const isElsewhere = (before: Frame, after: Frame): boolean =>
  before.position !== after.position || before.viewer !== after.viewer || before.handover !== after.handover

const offers = ({ choices }: Decision, { action }: Choice): boolean =>
  choices.some((one) => actionKey(one.action) === actionKey(action))
