import type { GameDef, GameEvent, Message, MessageValue } from '../../../engine/types'

/** The cells of the map that an event names, without repeats: in its text first, then in its fields. */
export function cellsOf(event: GameEvent, { grid }: Pick<GameDef, 'grid'>): number[] {
  const field = typeof event.cell === 'string' ? [event.cell] : []
  const cells = [...namedIn(event.message), ...field].map((name) => grid.indexOf(name))
  return [...new Set(cells)].filter((cell) => cell >= 0)
}

const namedIn = ({ values = {} }: Message): string[] => Object.values(values).flatMap(namedBy)

function namedBy(value: MessageValue): string[] {
  if (typeof value !== 'object') return []
  if ('message' in value) return namedIn(value.message)
  return 'cell' in value ? [value.cell] : []
}
