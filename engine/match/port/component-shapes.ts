/** Generic interactions with cards, tracks and players, derived from the offered choices. Knows no rule. */
import type { Choice } from '../../types'
import type { ComponentKind } from './press'

/** The name of the thing of a kind that a choice points at, if any. */
export const nameIn = ({ at }: Choice, kind: ComponentKind): string | undefined =>
  at.kind !== kind
    ? undefined
    : at.kind === 'card'
      ? at.card
      : at.kind === 'track'
        ? at.track
        : at.kind === 'seat'
          ? at.seat
          : undefined

/** Choices that only edit the draft of a deal can be reverted. */
export const isRevocable = ({ group }: Choice): boolean => group === 'deal'
