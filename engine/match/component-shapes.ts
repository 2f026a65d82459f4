/** What may be done with cards, tracks and players in general, read off what is offered. Knows no rule. */
import type { Choice } from '../types'
import type { ComponentKind } from './press'

/** The thing of a kind that a choice points at, if it does. */
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

/** What only writes on the draft of a deal can be taken back. */
export const isRevocable = ({ group }: Choice): boolean => group === 'deal'
