/** Groups the log by turn and phase, in order. */
import type { LogStep } from '../../../engine/match/port/match'
import type { Seat } from '../../../engine/types'
import type { Format } from '../../_text/use-say'

/** Consecutive steps of one player. */
export type SeatGroup = { readonly seat: Seat; readonly steps: readonly LogStep[] }
export type PhaseGroup = { readonly phase: string; readonly turns: readonly SeatGroup[] }
export type RoundGroup = { readonly round: string; readonly phases: readonly PhaseGroup[] }

/** Groups consecutive steps by turn, then by phase, then by player. */
export function grouped(steps: readonly LogStep[], format: Format): RoundGroup[] {
  return runs(steps, ({ heading }) => format(heading.round)).map(([round, inRound]) => ({
    round,
    phases: runs(inRound, ({ heading }) => format(heading.phase)).map(([phase, inPhase]) => ({
      phase,
      turns: runs(inPhase, ({ seat }) => seat).map(([seat, steps]) => ({ seat, steps })),
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
