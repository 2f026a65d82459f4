/** A counter that is dragged: it is taken in hand first, and the drop is a press for it. */

import type { Message } from '../../../engine/match/port/match'
import type { Press, Pressed } from '../../../engine/match/port/press'
import { onlyGroup } from '../../../engine/match/port/shapes'
import type { Choice, Decision, GameDef } from '../../../engine/types'
import { everyday } from '../choices/choices'
import { matesOf } from './groups'
import { isTaking } from './next-piece'
import { groupPlan, type Plan } from './plans'
import type { PlayView, Pressing } from './play-view'

type Drop = Pressed & { readonly wanted?: string; readonly isTogether?: boolean }

/** The parts of a screen that a drag uses. */
type DragGame = {
  readonly def: Pick<GameDef, 'grid'>
  readonly isWaiting: boolean
  view(): PlayView
  choicesAt(decision: Decision, pressed: Pressed): readonly Choice[]
  choose(choice: Choice, joins?: boolean): void
  handle(plan: Plan, joins?: boolean): void
  offer(menu: NonNullable<Pressing['menu']>): void
  explain(press: Press): void
  do(message: Message): void
}

export class Dragging {
  /** The dragged piece, and whether the drag has taken it in hand. */
  #lifted: { readonly piece: string; readonly isTaken: boolean } | undefined
  /** The end of a drag that came before the answer to its beginning. */
  #later: (() => void) | undefined

  constructor(private readonly game: DragGame) {}

  /** Whether a counter can be dragged: it can be taken in hand, or it is in hand and can go somewhere. */
  canLift(pressed: Pressed): boolean {
    return this.#taking(pressed) !== undefined || this.#isHeld(pressed)
  }

  /** Takes a counter in hand, unless it is. */
  lift(pressed: Pressed): void {
    this.#later = undefined
    this.#lifted = undefined
    const taking = this.#taking(pressed)
    if (pressed.piece === undefined || (!taking && !this.#isHeld(pressed))) return
    this.#lifted = { piece: pressed.piece, isTaken: taking !== undefined }
    if (taking) this.game.choose(taking)
  }

  /** Makes the choice for the dragged counter at a place. Without one, the reason is explained and nothing else changes. */
  drop(at: Drop): void {
    this.#whenAnswered(() => this.#drop(at))
  }

  /** Ends the drag without a choice. A counter that it took is put back. */
  cancel(): void {
    this.#whenAnswered(() => {
      const lifted = this.#lifted
      this.#lifted = undefined
      if (lifted?.isTaken && this.#isHeld({ cell: -1, piece: lifted.piece })) this.game.do({ type: 'undo' })
    })
  }

  /** Carries out the end of a drag that had to wait. */
  answered(): void {
    const later = this.#later
    this.#later = undefined
    later?.()
  }

  #whenAnswered(run: () => void): void {
    if (this.game.isWaiting) this.#later = run
    else run()
  }

  #drop({ wanted, isTogether, ...pressed }: Drop): void {
    const { decision, table, botsTurn, marked } = this.game.view()
    const lifted = this.#lifted
    this.#lifted = undefined
    if (!lifted || !decision || botsTurn) return
    const { piece, isTaken } = lifted
    // A counter that is dropped on its own cell stays in hand.
    if (table.pieces.some((one) => one.id === piece && one.cell === pressed.cell)) return
    const together = marked.includes(piece) ? marked : isTogether ? matesOf(this.game.view(), piece) : []
    if (together.length > 1) {
      this.game.handle(groupPlan(this.game.def.grid, decision, together, pressed.cell), isTaken)
      return
    }
    const limited = onlyGroup(decision, wanted)
    const choices = this.game.choicesAt(limited, pressed).filter((choice) => !isTaking(choice))
    const meant = everyday(limited, choices)
    if (meant) this.game.choose(meant, isTaken)
    else if (choices.length > 1) this.game.offer({ choices, joins: isTaken })
    else this.game.explain({ kind: 'cell', pressed, wanted })
  }

  #isHeld({ piece }: Pressed): boolean {
    const { decision, botsTurn } = this.game.view()
    return piece !== undefined && !botsTurn && (decision?.focus?.pieces?.includes(piece) ?? false)
  }

  /** The choice that takes the counter in hand, or all of its cell. */
  #taking(pressed: Pressed): Choice | undefined {
    const { decision, botsTurn } = this.game.view()
    if (!decision || botsTurn) return undefined
    const isMeant = ({ at }: Choice) =>
      at.kind === 'cell' || (at.kind === 'piece' && at.piece === pressed.piece)
    return this.game.choicesAt(decision, pressed).find((choice) => isTaking(choice) && isMeant(choice))
  }
}
