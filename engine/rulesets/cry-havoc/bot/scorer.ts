/** Scores choices for a side by the weights of the pack, with one short look ahead and no search. */
import type { Choice, Scorer, Seat } from '../../../types'
import { load } from '../position/cache'
import type { CryHavocDef, CryHavocState } from '../state'
import { scoreAdvance, scoreHurt, scorePlacing, scoreShelter } from './aftermath'
import { scoreFights } from './fighting'
import { standingOf, termsOf } from './game-standing'
import { scoreMovement } from './movement'
import { makeOutlook, type Outlook, refresh } from './outlook'
import { scoreCover, scoreShots } from './shooting'
import { weightsOf } from './weights'

type Judge = (outlook: Outlook, state: CryHavocState, choices: readonly Choice[]) => readonly number[]

const JUDGES: Readonly<Record<string, Judge>> = {
  'set-up': scorePlacing,
  'first-shots': scoreShots,
  'second-shots': scoreShots,
  movement: scoreMovement,
  fights: scoreFights,
  cover: scoreCover,
  hurt: scoreHurt,
  retreat: scoreShelter,
  fall: scoreShelter,
  advance: scoreAdvance,
}

/** Without weights for the side all choices score the same. */
export function scorer(
  { rules }: CryHavocDef,
  seat: Seat,
  memory?: unknown,
  style?: string,
): Scorer<CryHavocState> {
  const side = rules.sides.indexOf(seat)
  const weights = weightsOf(rules, side, style)
  if (!weights) return { score: ({ choices }) => choices.map(() => 0) }
  const outlook = makeOutlook(rules, side, weights, memory as Outlook | undefined)
  return {
    score({ phase, choices }, view) {
      load(rules, view)
      refresh(outlook, view)
      const judge = JUDGES[phase]
      return judge ? judge(outlook, view, choices) : choices.map(() => 0)
    },
    standing: (view) => standingOf(outlook, view),
    terms: (view) => termsOf(outlook, view),
    memory: outlook,
    round: ({ turn, side: inTurn }) => turn * rules.sides.length + inTurn,
  }
}
