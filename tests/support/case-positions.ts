/**
 * Positions of the cases of a pack. They are rare in random games, on maps of a few cells where the first cell and the first piece
 * matter.
 */
import { doStep, readyCase } from '../../engine/cases/run-case'
import { hash } from '../../engine/game'
import type { Action, Case, GameDef, GameState, RawPack } from '../../engine/types'
import { loadPack } from '../engine/support/content'

export type CasePositions<D extends GameDef> = {
  readonly id: string
  readonly def: D
  readonly states: readonly GameState[]
  /** All actions that the case takes, offers, hides or refuses. */
  readonly actions: readonly Action[]
}

const actionsOf = (steps: Case['steps']): Action[] =>
  steps.flatMap((step) => {
    if ('do' in step) return [step.do as Action]
    if ('refuses' in step) return [step.refuses as Action]
    if ('hides' in step) return step.hides as Action[]
    return 'offers' in step ? (step.offers as Action[]) : []
  })

/** Throws if a case cannot begin or continues after a refused action. The tests of the pack report such cases. */
function positionsOf<D extends GameDef>(pack: RawPack, written: Case): CasePositions<D> {
  const ready = readyCase(pack, written)
  if (!('def' in ready)) throw new Error(`${written.id} cannot begin: ${ready.map(({ key }) => key)}`)
  const { def, steps, start } = ready
  const states = new Map([[hash(start.state), start.state]])
  let played = start
  for (const step of steps) {
    if (!('do' in step)) continue
    const done = doStep(def, played, step.do as Action, step.by)
    if (done.stuck) throw new Error(`${written.id}: ${JSON.stringify(done.differences)}`)
    played = done.played
    states.set(hash(played.state), played.state)
  }
  return { id: written.id, def: def as D, states: [...states.values()], actions: actionsOf(steps) }
}

/** Returns the positions of every case of a pack. */
export function casePositions<D extends GameDef>(name: string): CasePositions<D>[] {
  const pack: RawPack = loadPack(name)
  return pack.cases.flatMap(({ cases }) => cases).map((written) => positionsOf<D>(pack, written))
}
