/** The standing of a game for a side: the score so far, and the places of its pieces and of the enemy's. */
import type { Term } from '../../../types'
import { load } from '../position/cache'
import type { Rules } from '../rules'
import { foesOf } from '../rules/foes'
import { score, scoreSheet } from '../rules/scoring'
import { type CorteoState, has, PANICKED } from '../state'
import { look } from './outlook'
import type { Outlook } from './outlook-type'
import { farness, placeWorth } from './place-worth'
import { type Weights, weightsOf } from './weights'

/** Half the points between a draw and a win, if the scenario does not say. */
const USUAL_REACH = 20
/** The value of a lead of `reach` points, in thousandths. Far from the end a lead is worth less than a win. */
const AT_REACH = 250

export function standingOf(rules: Rules, state: CorteoState, side: number, weights: Weights): number {
  load(rules, state)
  const { middle, reach } = scaleOf(rules)
  const sign = signOf(rules, side)
  const own = worthOfPlaces(rules, state, side, weights)
  const others = foesOf(rules, side).reduce((sum, foe) => sum + worthOfPlaces(rules, state, foe), 0)
  const points = sign * (score(rules, state) - middle) + (own - others) / 2
  return Math.trunc((points * AT_REACH) / reach)
}

/** Returns the same standing line by line: the score sheet, and the places of every side. */
export function termsOf(rules: Rules, state: CorteoState, side: number, weights: Weights): Term[] {
  load(rules, state)
  const { reach } = scaleOf(rules)
  const sign = signOf(rules, side)
  const sheet = scoreSheet(rules, state).map(({ label, points }) => ({ label, points: sign * points }))
  const places = [side, ...foesOf(rules, side)].map((one, at) => ({
    label: { key: at === 0 ? 'corteo.term.own' : 'corteo.term.enemy' },
    points: ((at === 0 ? 1 : -1) * worthOfPlaces(rules, state, one, one === side ? weights : undefined)) / 2,
  }))
  return [...sheet, ...places].map(({ label, points }) => ({
    label,
    value: Math.trunc((points * AT_REACH) / reach),
  }))
}

/** Returns the worth of the places of a side in points of the score, or 0 for a side without a bot. */
function worthOfPlaces(rules: Rules, state: CorteoState, side: number, known?: Weights): number {
  const weights = known ?? weightsOf(rules, side)
  return weights
    ? placesOf(look(rules, state, side, weights, PANICKED), state) / Math.max(1, weights.objective)
    : 0
}

/** A goal at least this many half points away is far. */
const FAR_AWAY = 30

/**
 * Returns the worth of the places of the pieces to their side, in points of its weights; moved pieces count too.
 * Nearness to a goal never counts below zero, so that losing a distant piece is no gain.
 */
function placesOf(outlook: Outlook, state: CorteoState): number {
  const { rules, side, weights, goals } = outlook
  let sum = 0
  for (let piece = 0; piece < rules.pieces.count; piece++) {
    const cell = state.cell[piece]
    if (rules.pieces.side[piece] !== side || cell < 0 || has(state, piece, PANICKED)) continue
    const nearness = goals[piece] ? Math.max(FAR_AWAY * weights.approach, farness(outlook, piece, cell)) : 0
    sum += placeWorth(outlook, state, piece, cell) + nearness
  }
  return sum
}

/**
 * Returns 1 if the side gains by points, -1 if it loses by them, and 0 if the score decides nothing for it. If there are two
 * sides, one has the objectives. Otherwise the levels of victory say it: those that the side wins lie above the others or below.
 */
function signOf({ scenario, sides, objectives }: Rules, side: number): number {
  if (sides.length === 2 || side === objectives.side) return side === objectives.side ? 1 : -1
  const bands = scenario.victory.filter(({ when }) => when === undefined)
  const heightOf = ({ from, to }: (typeof bands)[number]) => from ?? (to ?? Number.MAX_SAFE_INTEGER) - 1
  const isOwn = ({ winner, winners = [] }: (typeof bands)[number]) =>
    [winner, ...winners].includes(sides[side])
  const own = bands.filter(isOwn).map(heightOf)
  const others = bands.filter((band) => !isOwn(band)).map(heightOf)
  if (own.length === 0 || others.length === 0) return 0
  return Math.sign(Math.max(...own) - Math.max(...others))
}

/** The score of a draw, and its distance from a win. */
function scaleOf({ scenario, sides, objectives }: Rules): {
  readonly middle: number
  readonly reach: number
} {
  const own = sides[objectives.side]
  const wins = scenario.victory.filter(({ winner }) => winner === own).flatMap(({ from }) => from ?? [])
  const losses = scenario.victory
    .filter(({ winner }) => winner !== own && winner !== 'draw')
    .flatMap(({ to }) => to ?? [])
  if (wins.length === 0 || losses.length === 0) return { middle: 0, reach: USUAL_REACH }
  const [least, most] = [Math.min(...wins), Math.max(...losses)]
  return { middle: Math.trunc((least + most) / 2), reach: Math.max(USUAL_REACH, least - most) }
}
