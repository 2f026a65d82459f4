/** Answers of the rules about pointed things and about the open decision, from the knowledge of the viewer. */
import { guide, inspect } from '../../game'
import { branch, type Session, stateOf } from '../../replay/session'
import type { Guidance, Inspection, Pointed } from '../../types'
import type { Frame } from '../port/match'
import { stepsUntil } from '../view/observed'

/** The guidance for the decision of the person at the screen; `undefined` at an earlier moment and while bots act. */
export function guidanceOf(
  held: Session,
  { decision, botsTurn, moment, handover }: Frame,
): Guidance | undefined {
  if (!decision || botsTurn || moment || handover !== undefined || decision.choices.length === 0)
    return undefined
  return guide(held.def, stateOf(held), decision)
}

/** Cached descriptions of pointed things, until something changes. */
export class Inspections {
  readonly #known = new Map<string, Inspection | undefined>()

  clear(): void {
    this.#known.clear()
  }

  /** Uses the knowledge of the frame's viewer, and the earlier moment of the game if one is shown. */
  of(
    held: Session,
    { viewer, handover, canInspect, moment, step }: Frame,
    at: Pointed,
  ): Inspection | undefined {
    if (!canInspect || handover !== undefined) return undefined
    const shown = moment ? branch(held, stepsUntil(held, step, viewer)) : held
    const key = at.kind === 'piece' ? `piece ${at.piece}` : `cell ${at.cell}`
    if (!this.#known.has(key)) this.#known.set(key, inspect(held.def, stateOf(shown), viewer, at))
    return this.#known.get(key)
  }
}
