/**
 * Events of the turns to come: reinforcements (C-025, C-027), late units (C-148), units pushed off the map (C-106), the end of panic
 * (C-099), and the first run.
 */
import { arrivalsInOrder } from '../../../blocks/schedule'
import type { Message, MessageValue, Table, TableArrival, TablePiece } from '../../../types'
import type { Rules } from '../rules'
import { turnOfReturn } from '../rules/arrivals'
import { handsOf } from '../rules/hands'
import { isInForce } from '../rules/in-force'
import { AWAY, type CorteoState, FRESH, has, PANICKED, placeInHand, RESERVE } from '../state'

type Show = (piece: number) => TablePiece

export function arrivalsShown(rules: Rules, state: CorteoState, show: Show): Pick<Table, 'arrivals'> {
  return arrivalsInOrder([
    ...reinforcements(rules, state, show),
    ...late(rules, state, show),
    ...returning(rules, state, show),
    ...waking(rules, state, show),
    ...running(rules, state),
  ])
}

const say = (key: string, values?: Record<string, MessageValue>): Message => ({
  key: `corteo.arrival.${key}`,
  ...(values && { values }),
})

/** The entries of the schedule from their own turn on; one with a condition stays until it has come. */
function reinforcements(rules: Rules, state: CorteoState, show: Show): TableArrival[] {
  const take = reserveOf(rules, state)
  return rules.reinforcements.flatMap(({ hand, side, units, points, optional, when }, index) => {
    if (when ? state.came.includes(index) : !isToCome(rules, state, hand, side)) return []
    const pieces = units.flatMap(([type, count]) => take(type, side, count)).map(show)
    if (pieces.length === 0 && points === 0) return []
    const text = when
      ? say('when')
      : points > 0
        ? say('points', { points })
        : optional
          ? say('optional')
          : undefined
    const turn = Math.max(hand, state.hand)
    return [{ turn, side: rules.sides[side], pieces, ...(text && { text }) }]
  })
}

/** A side receives its reinforcements after those before it have played. */
const isToCome = (rules: Rules, state: CorteoState, hand: number, side: number): boolean =>
  hand > state.hand ||
  (hand === state.hand && placeInHand(rules, state, side) > placeInHand(rules, state, state.turn))

/** Takes units of a type from the reserve, each once. Units that are due already are not among them. */
function reserveOf({ pieces }: Rules, state: CorteoState) {
  const left = [...pieces.ids.keys()].filter(
    (piece) => state.cell[piece] === RESERVE && !state.dismissed.includes(piece),
  )
  const take = (type: number, side: number, count: number): number[] => {
    const found = left.filter((piece) => pieces.type[piece] === type && pieces.side[piece] === side)
    const taken = found.slice(0, count)
    for (const piece of taken) left.splice(left.indexOf(piece), 1)
    return taken
  }
  for (const [type, count] of state.due.entries()) take(type, state.turn, count)
  return take
}

function late(rules: Rules, state: CorteoState, show: Show): TableArrival[] {
  const { pieces, arrivals, sides } = rules
  if (!isInForce(rules, state, 'arrivals')) return []
  return arrivals.flatMap(({ hand, side }, index) => {
    if (!isToCome(rules, state, hand, side)) return []
    const waiting = [...pieces.ids.keys()].filter(
      (piece) => pieces.arrival[piece] === index && state.cell[piece] === AWAY && !state.gone.includes(piece),
    )
    if (waiting.length === 0) return []
    return [{ turn: hand, side: sides[side], pieces: waiting.map(show), text: say('die') }]
  })
}

const returning = ({ pieces, sides }: Rules, state: CorteoState, show: Show): TableArrival[] =>
  state.gone.flatMap((piece) => {
    const turn = turnOfReturn(state, piece)
    if (turn === undefined) return []
    return [{ turn, side: sides[pieces.side[piece]], pieces: [show(piece)], text: say('back') }]
  })

/** C-099: panicked units on the map can act again in a turn of their side. */
function waking(rules: Rules, state: CorteoState, show: Show): TableArrival[] {
  const { pieces, panic, sides } = rules
  const lies = [...pieces.ids.keys()].filter(
    (piece) => state.cell[piece] >= 0 && has(state, piece, PANICKED) && !state.waiting.includes(piece),
  )
  const turnOf = (piece: number) =>
    isToCome(rules, state, state.hand, pieces.side[piece]) && !(panic.asleep && has(state, piece, FRESH))
      ? state.hand
      : state.hand + 1
  return [...new Set(lies.map((piece) => `${turnOf(piece)} ${pieces.side[piece]}`))].flatMap((key) => {
    const [turn, side] = key.split(' ').map(Number)
    const woken = lies.filter((piece) => turnOf(piece) === turn && pieces.side[piece] === side)
    return turn > handsOf(rules, state)
      ? []
      : [{ turn, side: sides[side], pieces: woken.map(show), text: say('awake') }]
  })
}

/** The first turn in which a side may run, if it is still to come. */
function running({ run, sides }: Rules, state: CorteoState): TableArrival[] {
  const now = Math.max(state.hand, 1)
  if (state.runs === 0 || !run.forbidden[now]) return []
  const turn = run.forbidden.findIndex((isForbidden, hand) => hand > now && !isForbidden)
  return turn < 0 ? [] : run.sides.map((side) => ({ turn, side: sides[side], pieces: [], text: say('run') }))
}
