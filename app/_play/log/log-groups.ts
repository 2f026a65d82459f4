/** Groups the log by turn and phase, in order. */
import type { LogStep } from '../../../engine/match/port/match'
import type { Seat } from '../../../engine/types'
import type { Format } from '../../_text/use-say'

/** The part of a step under one heading. A step that begins a turn has two: the later part is the opening of that turn. */
export type LogPart = LogStep & {
  /** The index of its first event in the step. */
  readonly from: number
  /** The opening of a turn, which is no player's own. */
  readonly isOpening: boolean
  /** Whether it is the latest part of its step. */
  readonly isLatest: boolean
}

/** Consecutive steps of one player; without a seat, the opening of a turn. */
export type SeatGroup = { readonly seat: Seat | undefined; readonly steps: readonly LogPart[] }
export type PhaseGroup = { readonly phase: string; readonly turns: readonly SeatGroup[] }
export type RoundGroup = { readonly round: string; readonly phases: readonly PhaseGroup[] }

/** Groups consecutive steps by turn, then by phase, then by player. */
export function grouped(steps: readonly LogStep[], format: Format): RoundGroup[] {
  return runs(steps.flatMap(partsOf), ({ heading }) => format(heading.round)).map(([round, inRound]) => ({
    round,
    phases: runs(inRound, ({ heading }) => format(heading.phase)).map(([phase, inPhase]) => ({
      phase,
      turns: runs(inPhase, ({ seat, isOpening }) => (isOpening ? '' : seat)).map(([seat, steps]) => ({
        seat: seat || undefined,
        steps,
      })),
    })),
  }))
}

/** The parts of a step, newest first. */
function partsOf(step: LogStep): LogPart[] {
  const { events, opens } = step
  if (!opens) return [{ ...step, from: 0, isOpening: false, isLatest: true }]
  const { from, heading } = opens
  const opening = { ...step, heading, from, events: events.slice(from), isOpening: true, isLatest: true }
  if (from === 0) return [opening]
  return [opening, { ...step, from: 0, events: events.slice(0, from), isOpening: false, isLatest: false }]
}

function runs(steps: readonly LogPart[], nameOf: (step: LogPart) => string): [string, LogPart[]][] {
  const all: [string, LogPart[]][] = []
  for (const step of steps) {
    const name = nameOf(step)
    const last = all.at(-1)
    if (last?.[0] === name) last[1].push(step)
    else all.push([name, [step]])
  }
  return all
}
