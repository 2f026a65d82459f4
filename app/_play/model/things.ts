/** Things on the table that choices point at besides the board: cards, tracks, players. Knows no rule. */
import type { Action, Choice, Decision, TableDisplay } from '../../../engine/types'

/** What can be pressed: choices point at cards, tracks and players; never at a pile, nor at a card that lies covered. */
export type ThingKind = 'card' | 'track' | 'seat' | 'covered' | 'pile'

export type Things = {
  /** The kind of choice that a thing stands for, if it can be chosen. */
  groupOf(kind: ThingKind, id: string): string | undefined
  press(kind: ThingKind, id: string): void
  /** The pointer rests on it. */
  point(kind: ThingKind, id: string | undefined): void
}

const nameIn = ({ at }: Choice, kind: ThingKind): string | undefined =>
  at.kind !== kind
    ? undefined
    : at.kind === 'card'
      ? at.card
      : at.kind === 'track'
        ? at.track
        : at.kind === 'seat'
          ? at.seat
          : undefined

export const choicesFor = (decisions: readonly Decision[], kind: ThingKind, id: string): Choice[] =>
  decisions.flatMap(({ choices }) => choices.filter((choice) => nameIn(choice, kind) === id))

/** By kind and id, the group of the first choice that points there. */
export function groupsByThing(decisions: readonly Decision[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string>()
  for (const { choices } of decisions)
    for (const choice of choices)
      for (const kind of ['card', 'track', 'seat'] as const) {
        const id = nameIn(choice, kind)
        if (id !== undefined && !groups.has(`${kind} ${id}`)) groups.set(`${kind} ${id}`, choice.group)
      }
  return groups
}

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

/** Whether a card lies where it can be pressed. */
export const isLaid = (displays: readonly TableDisplay[] | undefined, card: string): boolean =>
  (displays ?? []).some(({ cards }) => cards.some(({ id }) => id === card))

/** What only writes on the draft of a deal can be taken back. */
export const isRevocable = ({ group }: Choice): boolean => group === 'deal'
