/** Things on the table that choices point at besides the board: cards, tracks, players. Knows no rule. */
import type { ThingKind } from '../../../engine/match/press'
import { nameIn } from '../../../engine/match/thing-shapes'
import type { Choice, Decision, TableDisplay } from '../../../engine/types'

export type Things = {
  /** The kind of choice that a thing stands for, if it can be chosen. */
  groupOf(kind: ThingKind, id: string): string | undefined
  press(kind: ThingKind, id: string): void
  /** The pointer rests on it. */
  point(kind: ThingKind, id: string | undefined): void
}

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

/** Whether a card is where it can be pressed. */
export const isLaid = (displays: readonly TableDisplay[] | undefined, card: string): boolean =>
  (displays ?? []).some(({ cards }) => cards.some(({ id }) => id === card))
