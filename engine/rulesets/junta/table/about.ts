/** The pending decision: the ballot so far, the budget, the threatened lives, the sides in a coup, and the options of the dead and of exiles. */
import type { Message, MessageValue, TableAbout, TableFigure } from '../../../types'
import { centresNeeded } from '../blocks/numbers'
import { membersOf, TIE } from '../coup/phases/junta'
import { diceOf } from '../coup/rules/dice'
import { fightersAt, fightingSeatsAt } from '../coup/rules/field'
import { couldBeRebels, rebelCentres } from '../coup/rules/outcome'
import { cellName, locationName, seatName } from '../events'
import type { Rules } from '../rules'
import { ballotOf, optionName } from '../rules/ballots'
import { isPending, proposerOf, restOf } from '../rules/budget'
import { shareOf, votesFor } from '../rules/votes'
import { BUDGET, ELECTION, type JuntaState, NOBODY } from '../state'

export const about = (rules: Rules, state: JuntaState): TableAbout[] => [
  ...away(rules, state),
  ...ballot(rules, state),
  ...budget(rules, state),
  ...attempts(rules, state),
  ...combat(rules, state),
  ...coup(rules, state),
]

const say = (key: string, values?: Record<string, MessageValue>): Message => ({
  key: `junta.about.${key}`,
  values,
})

/** J-64, J-65, J-80: the options of a family that is dead or in exile. */
const away = (rules: Rules, state: JuntaState): TableAbout[] =>
  state.phase === 'over'
    ? []
    : rules.seats.flatMap((seat, index): TableAbout[] => {
        const kind = state.dead[index] === 1 ? 'dead' : state.exile[index] === NOBODY ? undefined : 'exile'
        if (kind === undefined) return []
        return [{ id: `away-${seat}`, seat, title: say(kind), verdict: say(`${kind}-may`), rows: [] }]
      })

/** J-27, J-29, J-45: the votes so far, the remaining voters, and the required majority. */
function ballot(rules: Rules, state: JuntaState): TableAbout[] {
  const { motion, options, declined, queue, phase } = state
  if (options.length === 0) return []
  if (motion === NOBODY) return [ofJunta(rules, state)]
  const votes = votesFor(rules, state)
  const all = votes.reduce((sum, count) => sum + count, 0)
  const [over, under] = shareOf(rules, state)
  const kind = motion === ELECTION ? 'election' : motion === BUDGET ? 'budget' : 'motion'
  const left = phase === 'vote' ? queue.length : 0
  return [
    {
      id: 'ballot',
      title: say('ballot', { kind, round: state.round }),
      verdict: say('ballot-takes', {
        kind: motion === ELECTION ? 'most' : over * 2 === under ? 'half' : 'share',
        over,
        under,
        left,
      }),
      rows: inOrderOfVotes(motion, options.length).map((at): TableFigure => {
        const option = options[at]
        const isFamily = ballotOf(rules, state, at) < rules.seats.length
        return {
          label: isFamily
            ? say('family', { family: seatName(rules, option) })
            : say(`for-${optionName(rules, state, at)}`),
          ...(isFamily && { side: rules.seats[option] }),
          value: votes[at],
          of: all,
          ...(declined[at] === 1 && { text: say('declined') }),
        }
      }),
    },
  ]
}

/** J-101: each member of the junta has one vote, and its leader decides a tie. */
function ofJunta(rules: Rules, state: JuntaState): TableAbout {
  const { options, tally, slots, round } = state
  const [leader = state.leader] = membersOf(rules, state)
  return {
    id: 'ballot',
    title: say('junta-ballot'),
    verdict: say('junta-takes', {
      kind: round === TIE ? 'tie' : 'most',
      family: seatName(rules, leader),
      left: slots.length,
    }),
    rows: options.map((option, at) => ({
      label: say('family', { family: seatName(rules, option) }),
      side: rules.seats[option],
      value: tally[at],
      of: tally.reduce((sum, count) => sum + count, 0),
    })),
  }
}

/** Returns candidates in order of nomination; for a motion, in favour before against. */
function inOrderOfVotes(motion: number, count: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at)
  return motion === ELECTION ? order : order.reverse()
}

/** J-54 to J-56: the promises, and the sums still owed. A view has no promises while the budget is secret. */
function budget(rules: Rules, state: JuntaState): TableAbout[] {
  const isDrawnUp = state.phase === 'budget'
  if (!isDrawnUp && !isPending(state)) return []
  const total = state.budget.reduce((sum, amount) => sum + amount, 0)
  const owed = restOf(state)
  return [
    {
      id: 'budget',
      title: say('budget', { family: seatName(rules, proposerOf(state)) }),
      verdict: say(state.phase === 'pay' ? 'budget-owed' : 'budget-total', {
        count: state.phase === 'pay' ? owed.reduce((sum, amount) => sum + amount, 0) : total,
        family: seatName(rules, state.president),
      }),
      rows: rules.seats.flatMap((side, seat): TableFigure[] =>
        seat === state.president || (isDrawnUp && state.budget[seat] === 0)
          ? []
          : [
              {
                label: say('family', { family: seatName(rules, seat) }),
                side,
                value: state.budget[seat],
                of: total,
                ...(state.phase === 'pay' && owed[seat] > 0 && { text: say('owed', { count: owed[seat] }) }),
              },
            ],
      ),
    },
  ]
}

/** J-73: declared attempts are public. */
const AIMING: readonly string[] = ['declare', 'resolve', 'react']

function attempts(rules: Rules, state: JuntaState): TableAbout[] {
  if (!AIMING.includes(state.phase) || state.attempts.length === 0) return []
  return [
    {
      id: 'attempts',
      title: say('attempts'),
      rows: state.attempts.map(({ by, victim, location }) => ({
        label: say('attempt', { family: seatName(rules, by), other: seatName(rules, victim) }),
        side: rules.seats[by],
        text: say('attempt-at', { location: locationName(rules, location) }),
      })),
    },
  ]
}

/** J-128: the dice of all families on the field. */
function combat(rules: Rules, state: JuntaState): TableAbout[] {
  const { field } = state
  if (state.coup < 0 || field < 0) return []
  return [
    {
      id: 'combat',
      title: say('combat', { cell: cellName(rules, field) }),
      rows: fightingSeatsAt(rules, state, field).map((seat) => {
        const units = fightersAt(rules, state, field, seat)
        return {
          label: say('family', { family: seatName(rules, seat) }),
          side: rules.seats[seat],
          value: diceOf(rules, field, units),
          text: say('fights-with', {
            count: units.length,
            kind: state.rebel[seat] === 1 ? 'rebel' : 'other',
          }),
        }
      }),
    },
  ]
}

/** J-136, J-137: the outcome of the coup with the current units and declared sides. */
function coup(rules: Rules, state: JuntaState): TableAbout[] {
  if (state.coup < 0) return []
  const needed = centresNeeded(rules, state)
  const { centres } = rules.places
  const held = centres.filter((cell) => couldBeRebels(rules, state, cell))
  return [
    {
      id: 'coup',
      title: say('coup'),
      verdict: say('coup-takes', { needed, held: Math.max(held.length, rebelCentres(rules, state)) }),
      rows: centres.map((cell) => ({
        label: say('centre', { cell: cellName(rules, cell) }),
        text: say('centre-held', { kind: held.includes(cell) ? 'rebels' : 'president' }),
        cell,
      })),
      isSecondary: state.field >= 0,
    },
  ]
}
