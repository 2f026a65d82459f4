/** The log by turns and phases, as they follow each other in it. */
import type { LogStep } from '../../../engine/match/match'
import type { Format } from '../../_text/use-say'

export type PhaseGroup = { readonly phase: string; readonly steps: readonly LogStep[] }
export type RoundGroup = { readonly round: string; readonly phases: readonly PhaseGroup[] }

/** Steps in a row that are of the same turn, in words, and within it of the same phase. */
export function grouped(steps: readonly LogStep[], format: Format): RoundGroup[] {
  return runs(steps, ({ heading }) => format(heading.round)).map(([round, inRound]) => ({
    round,
    phases: runs(inRound, ({ heading }) => format(heading.phase)).map(([phase, inPhase]) => ({
      phase,
      steps: inPhase,
    })),
  }))
}

function runs(steps: readonly LogStep[], nameOf: (step: LogStep) => string): [string, LogStep[]][] {
  const all: [string, LogStep[]][] = []
  for (const step of steps) {
    const name = nameOf(step)
    const last = all.at(-1)
    if (last?.[0] === name) last[1].push(step)
    else all.push([name, [step]])
  }
  return all
}
