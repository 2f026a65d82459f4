/** Means over games with their 95 % intervals. */

const Z = 1.96

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
export const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Returns Wilson's interval for a share of `of` games. */
export function shareInterval(share: number, of: number): [low: number, high: number] {
  const n = Math.max(1, of)
  const middle = share + Z ** 2 / (2 * n)
  const half = Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2))
  return [(middle - half) / (1 + Z ** 2 / n), (middle + half) / (1 + Z ** 2 / n)]
}

/** Returns the interval of a mean from the spread of its values. */
export function meanInterval(values: readonly number[]): [low: number, high: number] {
  const mean = meanOf(values)
  const spread = meanOf(values.map((value) => (value - mean) ** 2))
  const half = Z * Math.sqrt(spread / Math.max(1, values.length - 1))
  return [mean - half, mean + half]
}
