/** Things on the table that choices point at besides the board: cards, tracks, players. Knows no rule. */

import { nameIn } from '../../../engine/match/component-shapes'
import type { ComponentKind } from '../../../engine/match/press'
import type { Choice, Decision, TableDisplay } from '../../../engine/types'

export type Components = {
  /** The kind of choice that a thing stands for, if it can be chosen. */
  groupOf(kind: ComponentKind, id: string): string | undefined
  press(kind: ComponentKind, id: string): void
  /** The pointer rests on it. */
  point(kind: ComponentKind, id: string | undefined): void
}

export const choicesFor = (decisions: readonly Decision[], kind: ComponentKind, id: string): Choice[] =>
  decisions.flatMap(({ choices }) => choices.filter((choice) => nameIn(choice, kind) === id))

/** By kind and id, the group of the first choice that points there. */
export function groupsByComponent(decisions: readonly Decision[]): ReadonlyMap<string, string> {
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
