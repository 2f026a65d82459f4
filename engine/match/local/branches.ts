/** Two branches of one game side by side, as one viewer sees them at the same moment. */
import type { Session } from '../../replay/session'
import type { GameRecord, Viewer } from '../../types'
import type { LogStep, SeatFrame } from '../port/match'
import { isSameAct } from '../saved/saved-game'
import { observedCount, stepsUntil } from '../view/observed'
import { redact } from './redact'

type Began = Pick<GameRecord, 'pack' | 'scenario' | 'seed' | 'actions'>

/** The number of first actions that two records share, or `undefined` if their beginnings differ. */
export function commonSteps(one: Began, other: Began): number | undefined {
  const isOne =
    one.pack.digest === other.pack.digest && one.scenario === other.scenario && one.seed === other.seed
  if (!isOne) return undefined
  const first = one.actions.findIndex((act, at) => !isSameAct(act, other.actions[at]))
  return first < 0 ? one.actions.length : first
}

/** A game for a viewer after that many observed steps, or at its end if there are fewer. Its log is complete. */
export function seenAfter(session: Session, viewer: Viewer, steps: number): SeatFrame {
  return redact(session, {
    ...{ viewer, decision: undefined, optionalActions: [], people: [], holder: undefined },
    ...{ handover: undefined, isOwn: false, steps: observedCount(session, viewer), bookmarks: [] },
    ...{ heldFrom: 0, moment: { at: stepsUntil(session, steps, viewer), mayBranch: false } },
  })
}

/** Steps of two games side by side; either can be missing. */
type Pair = { readonly one?: LogStep; readonly other?: LogStep }
/** One turn of either game, with the step that names it. */
type TurnPairs = { readonly of: LogStep; readonly pairs: readonly Pair[] }

/** Aligns the logs of two games after they parted, turn by turn, by the name of the turn. Logs are newest first. */
export function sideBySide(one: readonly LogStep[], other: readonly LogStep[], common: number): TurnPairs[] {
  const [left, right] = [turnsOf(one, common), turnsOf(other, common)]
  const all: TurnPairs[] = []
  for (let a = 0, b = 0; a < left.length || b < right.length; ) {
    const isBoth = left[a]?.round === right[b]?.round
    const isOnlyRight =
      !isBoth && (a >= left.length || right.slice(b).some(({ round }) => round === left[a].round))
    all.push(
      paired(isOnlyRight ? [] : left[a++].steps, isBoth || isOnlyRight ? (right[b++]?.steps ?? []) : []),
    )
  }
  return all
}

type Turn = { readonly round: string; readonly steps: LogStep[] }

function turnsOf(log: readonly LogStep[], common: number): Turn[] {
  const turns: Turn[] = []
  for (const step of log.filter(({ count }) => count > common).reverse()) {
    const round = JSON.stringify(step.heading.round)
    const last = turns.at(-1)
    if (last?.round === round) last.steps.push(step)
    else turns.push({ round, steps: [step] })
  }
  return turns
}

function paired(one: readonly LogStep[], other: readonly LogStep[]): TurnPairs {
  const pairs = Array.from({ length: Math.max(one.length, other.length) }, (_, at) => ({
    one: one[at],
    other: other[at],
  }))
  const of = one[0] ?? other[0]
  if (!of) throw new Error('a turn without a step')
  return { of, pairs }
}
