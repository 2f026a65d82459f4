/** An optional action: the game does not wait for it. */
import type { Optional } from '../../../kernel/optional'
import type { PhaseId } from '../phase'
import type { Rules } from '../rules'
import type { JuntaState } from '../state'

export type OptionalAction = Optional<JuntaState, Rules, PhaseId>

/** Phases of a coup with combat or a riot. */
const FIGHTING: readonly PhaseId[] = [
  'police',
  'attack',
  'order',
  'bombard',
  'fire',
  'losses',
  'consent',
  'retreat',
]

/** Phases that decide about a life, a fight or an office. They are finished first. */
const BUSY: readonly PhaseId[] = ['resolve', 'react', 'return', 'cousin', 'drop', 'ask', 'over', ...FIGHTING]

export const isFighting = ({ phase }: JuntaState): boolean => FIGHTING.includes(phase as PhaseId)

export const isBusy = ({ phase }: JuntaState): boolean => BUSY.includes(phase as PhaseId)
