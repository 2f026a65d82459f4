import { decisions, table, view } from '../game'
import { act, canUndo, type Session, stateOf } from '../replay/session'
import type { CellIndex, Decision, GameDef, Refusal, Table } from '../types'
import type { Pressed, ThingKind } from './press'
import { attemptsAt, type Shape, shapesOf } from './shapes'
import { attemptsOn, type ThingShape, thingShapes } from './thing-shapes'

/** Finds out what a press that fits no choice might have meant, and lets the engine say why that cannot be. */
export class Reasons {
  /** Kinds of action seen in each phase: a press that fits none of the present ones is tried as these. */
  private readonly seen = new Map<string, Map<string, Shape>>()
  /** What was ever offered for cards, whatever the phase, the latest last: a player who presses one wants to play it. */
  private readonly cards = new Map<string, ThingShape>()

  constructor(private readonly def: GameDef) {}

  rememberCards(decisions: readonly Decision[]): void {
    for (const [name, shape] of thingShapes(decisions)) {
      if (shape.kind !== 'card') continue
      this.cards.delete(name)
      this.cards.set(name, shape)
    }
  }

  /** Why nothing can be done with a card, a track or a player; only a rule of the game is worth saying. */
  whyNotThing(
    session: Session,
    decisions: readonly Decision[],
    kind: ThingKind,
    id: string,
  ): Refusal | undefined {
    for (const { seat } of decisions) {
      const offered = thingShapes(decisions.filter((one) => one.seat === seat))
      const shapes = [...offered.values(), ...[...this.cards.values()].reverse()]
      for (const action of attemptsOn(shapes, kind, id)) {
        const tried = act(session, seat, action)
        if (!tried.ok && !tried.error.rule.startsWith('K-')) return tried.error
      }
    }
    return undefined
  }

  remember(decision: Decision, pieces: Table['pieces']): void {
    const known = this.seen.get(decision.phase) ?? new Map<string, Shape>()
    for (const shape of shapesOf(decision, this.cellName, pieces))
      known.set(`${shape.kind} ${shape.action.type} ${shape.slot}`, shape)
    this.seen.set(decision.phase, known)
  }

  /** A rule of the game says more than "this is no action". */
  whyNot(
    session: Session,
    decision: Decision,
    pressed: Pressed,
    pieces: Table['pieces'],
  ): Refusal | undefined {
    const remembered = () => [...(this.seen.get(decision.phase)?.values() ?? [])]
    const refusalsOf = (known: readonly Shape[]) =>
      attemptsAt(known, pressed, this.cellName, pieces).flatMap((action) => {
        const tried = act(session, decision.seat, action)
        return tried.ok ? [] : [tried.error]
      })
    let refusals = refusalsOf([...shapesOf(decision, this.cellName, pieces), ...remembered()])
    if (refusals.length === 0) {
      this.lookAhead(session, decision)
      refusals = refusalsOf(remembered())
    }
    return refusals.find(({ rule }) => !rule.startsWith('K-')) ?? refusals[0]
  }

  /**
   * What could be done after each kind of choice that rolls no die and shows nothing hidden: so that "take a unit first" can be said
   * before one was taken.
   */
  private lookAhead(session: Session, decision: Decision): void {
    const groups = new Set<string>()
    for (const { action, group, at } of decision.choices) {
      if (groups.has(group) || at.kind === 'button') continue
      groups.add(group)
      const next = act(session, decision.seat, action)
      if (!next.ok || !canUndo(next.value, decision.seat)) continue
      const state = stateOf(next.value)
      const then = decisions(this.def, state).find(({ seat }) => seat === decision.seat)
      if (then?.phase !== decision.phase) continue
      this.remember(then, table(this.def, view(this.def, state, decision.seat)).pieces)
    }
  }

  private readonly cellName = (cell: CellIndex): string => this.def.grid.names[cell]
}
