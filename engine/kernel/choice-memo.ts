/** Caches choices, so that listing sixty of them only copies references. */
import type { Action, Choice, Message } from '../types'

/**
 * Makes the frozen choices of a ruleset, with texts under `<texts>.choice.<words>`.
 * A group is a type of action and has its own words, unless others are given.
 */
export const choiceMaker =
  (texts: string) =>
  (
    action: Action,
    at: Choice['at'],
    values?: Message['values'],
    group = action.type,
    words = group,
  ): Choice =>
    Object.freeze({
      action: Object.freeze(action),
      at: Object.freeze(at),
      label: { key: `${texts}.choice.${words}`, values },
      group,
    })

/** Choices by a number: a piece, a cell, a pair of them. */
export function choiceMemo(make: (key: number) => Choice): (key: number) => Choice {
  const made: Choice[] = []
  return (key) => {
    const known = made[key]
    if (known) return known
    made[key] = make(key)
    return made[key]
  }
}

/** A memo for each type of action; where a type is one choice, its number is left out. */
export function choiceMemos<T extends string>(
  make: (type: T, key: number) => Choice,
): (type: T, key?: number) => Choice {
  const byType: { [type: string]: Choice[] } = {}
  return (type, key = 0) => {
    const known = byType[type]?.[key]
    if (known) return known
    byType[type] ??= []
    byType[type][key] = make(type, key)
    return byType[type][key]
  }
}
