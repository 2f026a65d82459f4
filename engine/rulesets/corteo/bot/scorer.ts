/** Scores choices for a side by the weights of the pack, with one short look ahead and no search. */
import type { Choice, Scorer, Seat } from '../../../types'
import { load } from '../position/cache'
import type { CorteoDef } from '../rules'
import { sideOfSeat } from '../rules/seats'
import type { CorteoState } from '../state'
import {
  scoreAdvance,
  scoreAttack,
  scoreBase,
  scoreHead,
  scoreJam,
  scoreJoin,
  scoreRetreat,
} from './fighting'
import { scoreMovement } from './movement'
import { type Kept, looker, savedFrom } from './outlook'
import type { Outlook } from './outlook-type'
import { scoreComponent, scorePlacing } from './placing'
import { standingOf, termsOf } from './standing'
import { weightsOf } from './weights'

type Judge = (outlook: Outlook, state: CorteoState, choices: readonly Choice[]) => readonly number[]

const JUDGES: Readonly<Record<string, Judge>> = {
  'set-up': scorePlacing,
  reinforcements: scorePlacing,
  component: (outlook, _, choices) => scoreComponent(outlook, choices),
  movement: scoreMovement,
  jam: (outlook, _, choices) => scoreJam(outlook, choices),
  head: scoreHead,
  march: scoreHead,
  clash: scoreAttack,
  join: scoreJoin,
  retreat: scoreRetreat,
  base: scoreBase,
  advance: scoreAdvance,
}

/** Without weights for the side all choices score the same. */
export function scorer({ rules }: CorteoDef, seat: Seat, memory?: unknown): Scorer<CorteoState> {
  const side = sideOfSeat(rules, seat)
  const weights = weightsOf(rules, side)
  if (!weights) return { score: ({ choices }) => choices.map(() => 0) }
  const kept = savedFrom(rules, side, memory as Kept | undefined)
  const look = looker(rules, side, weights, kept)
  return {
    score({ phase, choices }, view) {
      load(rules, view)
      const judge = JUDGES[phase]
      return judge ? judge(look(view), view, choices) : choices.map(() => 0)
    },
    standing: (view) => standingOf(rules, view, side, weights),
    terms: (view) => termsOf(rules, view, side, weights),
    memory: kept,
    round: ({ hand, turn }) => hand * rules.sides.length + turn,
  }
}
