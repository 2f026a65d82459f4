/** Records the moments of a game with their subjects: a trigger at each of them that looks and does nothing. */
import { type BlockTables, NOTHING, type Subject, type Trigger } from '../../engine/blocks/port'
import type { GameDef } from '../../engine/types'

export type Seen = { readonly at: string; readonly subject: Subject; readonly side: number }

/** Returns the same game with a trigger at every moment. */
export function watched<D extends GameDef>(
  def: D,
  moments: readonly string[],
  look: (seen: Seen) => void,
): D {
  const rules = def.rules as { readonly blocks: BlockTables }
  const { blocks } = rules
  const watchers = moments.map(
    (at): Trigger => ({
      ...{ id: 'watcher', at, turn: NOTHING, from: 0, to: Number.MAX_SAFE_INTEGER, times: 0, quiet: true },
      ...{ every: 1, tally: NOTHING },
      ...{
        who: undefined,
        other: undefined,
        zone: undefined,
        counter: NOTHING,
        reaches: undefined,
        fallsTo: undefined,
      },
      list: NOTHING,
      when(of, state, subject) {
        look({ at, subject: subject!, side: blocks.port.sideInTurn(of, state) })
        return false
      },
    }),
  )
  const triggers = [...blocks.triggers, ...watchers]
  const waiting = Object.fromEntries(
    [...new Set([...Object.keys(blocks.waiting), ...moments])].map((at) => {
      const own = moments.indexOf(at)
      return [at, [...(blocks.waiting[at] ?? []), ...(own < 0 ? [] : [blocks.triggers.length + own])]]
    }),
  )
  return { ...def, rules: { ...rules, blocks: { ...blocks, triggers, waiting } } } as D
}
