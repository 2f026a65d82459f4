/** The schema at the cursor. */

import type { Kind } from '../catalogue'
import type { Placed } from '../resolve'
import { settleWritten } from '../short/short-keys'
import { childOf, rootAsWritten } from '../walk'
import type { CursorContext } from './context'
import { unquoted } from './flow'
import type { Level } from './level'

export type Place = {
  /** The map or list around the current word, with the shape selected by its contents. */
  readonly around: Placed
  readonly level: Level
  /** The schema of the current value; absent for a key. */
  readonly value?: Placed
}

export function placeOf(kind: Kind, context: CursorContext): Place | undefined {
  let placed: Placed | undefined = rootAsWritten(kind)
  const last = context.levels.length - 1
  for (let i = 0; i <= last; i++) {
    const level = context.levels[i]
    if (!placed) return undefined
    const around = settleWritten(placed, standIn(level))
    const step = level.kind === 'list' ? level.index : level.key
    if (i === last) {
      const value = context.at === 'value' ? childOf(around, step) : undefined
      return { around, level, ...(value ? { value } : {}) }
    }
    placed = childOf(around, step)
  }
  return undefined
}

/** A value with the keys written so far, to select a branch. */
export function standIn(level: Level): unknown {
  if (level.kind === 'list') return []
  return Object.fromEntries(Object.entries(level.written).map(([key, value]) => [key, unquoted(value)]))
}
