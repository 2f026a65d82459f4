/** Things beside the board that choices point at: cards, tracks, players. Independent of rules. */

import { nameIn } from '../../../engine/match/port/component-shapes'
import type { ComponentKind } from '../../../engine/match/port/press'
import type { Choice, Decision, TableDisplay } from '../../../engine/types'

export type Components = {
  /** The kind of choice for a thing, or undefined if it cannot be chosen. */
  groupOf(kind: ComponentKind, id: string): string | undefined
  press(kind: ComponentKind, id: string): void
  /** Called when the pointer enters or leaves a thing. */
  point(kind: ComponentKind, id: string | undefined): void
}

export const choicesFor = (decisions: readonly Decision[], kind: ComponentKind, id: string): Choice[] =>
  decisions.flatMap(({ choices }) => choices.filter((choice) => nameIn(choice, kind) === id))

/** The group of the first choice for each thing, by kind and id. */
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

/** Whether a card is displayed and can be pressed. */
export const isLaid = (displays: readonly TableDisplay[] | undefined, card: string): boolean =>
  (displays ?? []).some(({ cards }) => cards.some(({ id }) => id === card))
