/** What may be done with cards, tracks and players in general, read off what is offered. Knows no rule. */
import type { Action, Choice, Decision } from '../types'
import type { ThingKind } from './press'

/** The thing of a kind that a choice points at, if it does. */
export const nameIn = ({ at }: Choice, kind: ThingKind): string | undefined =>
  at.kind !== kind
    ? undefined
    : at.kind === 'card'
      ? at.card
      : at.kind === 'track'
        ? at.track
        : at.kind === 'seat'
          ? at.seat
          : undefined

/** What may be done with a thing of a kind: an action that was offered for another one, and the field that names it. */
export type ThingShape = { readonly kind: ThingKind; readonly action: Action; readonly slot: string }

/** The shapes of what is offered for cards, tracks and players, each with a name of its own. Nobody is pressed to be dealt with. */
export function thingShapes(decisions: readonly Decision[]): ReadonlyMap<string, ThingShape> {
  const found = new Map<string, ThingShape>()
  for (const { choices } of decisions)
    for (const choice of choices) {
      const { action, at } = choice
      if (at.kind !== 'card' && at.kind !== 'track' && at.kind !== 'seat') continue
      if (at.kind === 'seat' && isRevocable(choice)) continue
      const name = nameIn(choice, at.kind)
      const slot = Object.keys(action).find((field) => field !== 'type' && action[field] === name)
      if (slot !== undefined) found.set(`${at.kind} ${action.type} ${slot}`, { kind: at.kind, action, slot })
    }
  return found
}

/** Actions that a press on a thing might have meant. */
export const attemptsOn = (shapes: Iterable<ThingShape>, kind: ThingKind, id: string): Action[] =>
  [...shapes].filter((shape) => shape.kind === kind).map(({ action, slot }) => ({ ...action, [slot]: id }))

/** What only writes on the draft of a deal can be taken back. */
export const isRevocable = ({ group }: Choice): boolean => group === 'deal'
