/** Steps from every square to the nearest of some squares over open ground. Pieces are ignored. */
import type { Rules } from '../rules'

/** Greater than any distance. */
export const FAR = 1000

export function waysTo({ ground }: Rules, goals: readonly number[]): Int16Array {
  const { open, steps, size } = ground
  const ways = new Int16Array(size).fill(FAR)
  const queue = [...goals]
  for (const goal of goals) ways[goal] = 0
  for (const cell of queue)
    for (let direction = 0; direction < 8; direction++) {
      const from = cell - steps[direction]
      if (from < 0 || from >= size || open[(from << 3) + direction] === 0) continue
      if (from + steps[direction] !== cell || ways[from] !== FAR) continue
      ways[from] = ways[cell] + 1
      queue.push(from)
    }
  return ways
}
