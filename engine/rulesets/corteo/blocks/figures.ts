/** The figures of Corteo: points, supplies, markers and units by their place. */
import { figuresOf, onMap, unitFigure, unitsIn } from '../../../blocks/figures/figures'
import { type Figure, NOTHING } from '../../../blocks/port'
import type { Rules } from '../rules'
import { scoreSheet, seatScores } from '../rules/scoring'
import { ARRESTED, AWAY, type CorteoState, CUSTODY, has, OUT, PANICKED, RESERVE } from '../state'
import { peopleOf } from '../table/people'

const { ofGame, ofSeat } = figuresOf<Rules, CorteoState>()

/** Whether the points are being counted. A condition of a scoring line that reads them gets 0. */
let isCounting = false

/** The points of a player whose points count apart, otherwise those of the game. */
export function pointsOf(rules: Rules, state: CorteoState, seat: number): number {
  if (isCounting) return 0
  isCounting = true
  try {
    return countedFor(rules, state, seat)
  } finally {
    isCounting = false
  }
}

function countedFor(rules: Rules, state: CorteoState, seat: number): number {
  const sheet = scoreSheet(rules, state)
  const own = seatScores(rules, sheet).find((score) => score.seat === rules.seats[seat]?.id)
  return own?.points ?? sheet.reduce((sum, { points }) => sum + points, 0)
}

export const figures: Readonly<Record<string, Figure>> = {
  score: ofGame((rules, state) => pointsOf(rules, state, NOTHING)),
  'seat-score': ofSeat(pointsOf),
  'objective-cells': ofGame((_, { covered, held }) => covered.length + held.length),
  'runs-left': ofGame((_, { runs }) => runs),
  'barricades-left': ofGame((_, { blocks }) => blocks),
  'barricades-built': ofGame((_, { barricades }) => barricades.length),
  jams: ofGame((_, { jams }) => jams.length),
  smoke: ofGame((_, { smoke }) => smoke.length),
  people: {
    owner: 'part',
    parts: (rules: Rules) => rules.sides,
    read: (rules: Rules, state: CorteoState, seat, part) =>
      rules.sides.reduce(
        (sum, _, side) =>
          (seat === NOTHING || rules.seats[seat].side === side) && (part === NOTHING || part === side)
            ? sum + peopleOf(rules, state, side)
            : sum,
        0,
      ),
  },
  'on-map': onMap,
  arrested: unitsIn(ARRESTED),
  'in-reserve': unitsIn(RESERVE),
  'in-custody': unitsIn(CUSTODY),
  away: unitsIn(AWAY),
  losses: unitsIn(ARRESTED, OUT),
  panicked: unitFigure((_, state: CorteoState, piece) => has(state, piece, PANICKED)),
}
