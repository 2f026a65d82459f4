import type { LogStep, Takeover } from '../../../engine/match/port/match'

/** The line of the log for each takeover: that of the previous step, or of the last visible one; 0 if there is none. */
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
