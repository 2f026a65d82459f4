/** Movement prices and powers in halves, as the rules count them. */
import type { BySide, Cost } from '../../../../schemas/generated/content'

/** Converts a price to halves: "1/2" -> 1, 1 -> 2, "3/2" -> 3, "closed" -> -1; `undefined` for other values. */
export function halves(cost: Cost): number | undefined {
  if (cost === 'closed') return -1
  if (typeof cost === 'number') return Number.isInteger(cost) && cost >= 0 ? cost * 2 : undefined
  const match = /^(\d{1,6})(\/([12]))?$/.exec(cost)
  if (!match) return undefined
  return match[3] === '2' ? Number(match[1]) : Number(match[1]) * 2
}

/** Returns the value for one side, or `undefined` if it has none. A plain value holds for all sides. */
export function forSide<T extends string | number | boolean>(value: BySide<T>, side: string): T | undefined {
  if (typeof value !== 'object') return value
  return Object.hasOwn(value, side) ? (value as Record<string, T>)[side] : undefined
}
