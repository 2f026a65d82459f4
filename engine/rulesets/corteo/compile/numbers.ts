/** Halves: every movement price and every power inside the rules counts in half points. */
import type { BySide, Cost } from '../../../../schemas/generated/content'

/** "1/2" -> 1, 1 -> 2, "3/2" -> 3; -1 for "closed"; undefined for anything that is no such number. */
export function halves(cost: Cost): number | undefined {
  if (cost === 'closed') return -1
  if (typeof cost === 'number') return Number.isInteger(cost) && cost >= 0 ? cost * 2 : undefined
  const match = /^(\d{1,6})(\/([12]))?$/.exec(cost)
  if (!match) return undefined
  return match[3] === '2' ? Number(match[1]) : Number(match[1]) * 2
}

/** The value for one side, where a value for all may stand. */
export function forSide<T extends string | number | boolean>(value: BySide<T>, side: string): T | undefined {
  if (typeof value !== 'object') return value
  return Object.hasOwn(value, side) ? (value as Record<string, T>)[side] : undefined
}
