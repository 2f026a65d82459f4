import type { LogStep, Takeover } from '../../../engine/match/match'

/** With which line of the log a takeover is told: that of the step after which it came, or the last one heard before; 0 where there is none. */
export function takeoversAt(
  takeovers: readonly Takeover[],
  steps: readonly Pick<LogStep, 'count'>[],
): ReadonlyMap<number, readonly Takeover[]> {
  const at = new Map<number, Takeover[]>()
  for (const takeover of takeovers) {
    const { count = 0 } = steps.find((step) => step.count <= takeover.step) ?? {}
    at.set(count, [...(at.get(count) ?? []), takeover])
  }
  return at
}
