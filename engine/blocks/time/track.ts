/** The track of phases that a scenario writes: phases of the rules in any order and number, and phases made of effects. */
import { moment } from '../interpreter'
import type { BlockState, BlockTurn } from '../port'

/** A phase of the rules by its name, or one of the scenario. */
type WrittenStep = string | { readonly id: string; readonly when?: object; readonly do: readonly object[] }
/** `isWritten` marks a phase of the scenario. */
export type Track = readonly { readonly id: string; readonly isWritten: boolean }[]

const momentOf = (id: string): string => `step-${id}`

/** The track of a scenario; `undefined` if it has the phases of the rules. */
export const trackOf = (steps: readonly WrittenStep[] | undefined): Track | undefined =>
  steps?.map((step) =>
    typeof step === 'string' ? { id: step, isWritten: false } : { id: step.id, isWritten: true },
  )

/** The phases of the scenario, as triggers at moments of their own. */
export const stepTriggers = <S extends { readonly id: string }>(steps: readonly (string | S)[] | undefined) =>
  (steps ?? []).flatMap((step) => (typeof step === 'string' ? [] : [{ ...step, at: momentOf(step.id) }]))

/**
 * Goes on to the next phase of the rules and returns its name. The phases of the scenario before it happen at once.
 * Returns `usual` without a track, and `closing` at the end of one.
 */
export function stepAfter<Id extends string>(
  turn: BlockTurn,
  track: Track | undefined,
  usual: Id,
  closing: Id,
): Id {
  if (!track) return usual
  let at = (turn.state.trackAt ?? -1) + 1
  while (track[at]?.isWritten) {
    moment(turn, momentOf(track[at].id))
    at += 1
  }
  if (at >= track.length) {
    delete turn.state.trackAt
    return closing
  }
  turn.state.trackAt = at
  return track[at].id as Id
}

/** True if the present phase has already been on in this turn. */
export function isRepeated(track: Track | undefined, { trackAt }: BlockState): boolean {
  if (!track || trackAt === undefined) return false
  return track.findIndex(({ id }) => id === track[trackAt].id) < trackAt
}

/** Puts a state at the first place of a phase in the track. */
export function standAt(state: BlockState, track: Track | undefined, phase: string): void {
  const at = track?.findIndex(({ id }) => id === phase) ?? -1
  if (at >= 0) state.trackAt = at
}
