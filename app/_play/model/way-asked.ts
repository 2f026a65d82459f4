import { onlyGroup } from '../../../engine/match/port/shapes'
import type { CellIndex, Choice } from '../../../engine/types'
import { everyday } from '../choices/choices'
import { heldCell } from './groups'
import { isTaking } from './next-piece'
import type { PlayView } from './play-view'

/** The straight way of the pieces in hand, if all are in one cell, to another cell, and the choice at its end, if any. `undefined` without such a piece. */
export function wayAsked(
  view: Pick<PlayView, 'decision' | 'botsTurn' | 'table'>,
  to: CellIndex | undefined,
  wanted: string | undefined,
): { readonly cells: readonly CellIndex[]; readonly choice: Choice | undefined } | undefined {
  const from = heldCell(view)
  if (!view.decision || view.botsTurn || from === undefined || to === undefined || to === from)
    return undefined
  const decision = onlyGroup(view.decision, wanted)
  const there = decision.choices.filter(
    (one) => one.at.kind === 'cell' && one.at.cell === to && !isTaking(one),
  )
  return { cells: [from, to], choice: everyday(decision, there) }
}
