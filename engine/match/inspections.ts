/** What the rules said of things that were pointed at, until something changes. */
import { inspect } from '../game'
import { branch, type Session, stateOf } from '../replay/session'
import type { Inspection, Pointed } from '../types'
import type { Frame } from './match'
import { stepsUntil } from './observed'

export class Inspections {
  private readonly known = new Map<string, Inspection | undefined>()

  clear(): void {
    this.known.clear()
  }

  /** From what the viewer of a frame may know; of an earlier moment of the game, if that is shown. */
  of(
    held: Session,
    { viewer, handover, canInspect, moment, step }: Frame,
    at: Pointed,
  ): Inspection | undefined {
    if (!canInspect || handover !== undefined) return undefined
    const shown = moment ? branch(held, stepsUntil(held, step, viewer)) : held
    const key = at.kind === 'piece' ? `piece ${at.piece}` : `cell ${at.cell}`
    if (!this.known.has(key)) this.known.set(key, inspect(held.def, stateOf(shown), viewer, at))
    return this.known.get(key)
  }
}
