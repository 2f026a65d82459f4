/** The prospects of a coup: the likely rebels and supporters of the President, and the gain. */
import { commanderOf, isOut } from '../coup/rules/command'
import { gunnerOf } from '../coup/rules/weapons'
import { effectOf, handOf } from '../rules/cards'
import { GUNBOAT, type JuntaState, LOST, STRIKE } from '../state'
import { type Beliefs, guessedMoney } from './beliefs'
import { atStake } from './danger'
import { owedTo } from './debts'
import { temperOf } from './regime'

/** The stance of a family: against the President, neutral, for the President. */
export const AGAINST = -1
export const ASIDE = 0
export const FOR = 1

/**
 * Returns the side of a family in a coup. Rebels have declared theirs, and the President is for the President. Other
 * families follow the budget: a family with more than it asked for supports the President. A family that lacks more than
 * its loyalty opposes them.
 */
export function stanceOf(beliefs: Beliefs, view: JuntaState, family: number): number {
  if (family === view.president) return FOR
  if (view.rebel[family] === 1) return AGAINST
  const temper = temperOf(beliefs, view, family) - debtTo(beliefs, view, family)
  if (temper > 0) return FOR
  return -temper > beliefs.weights.loyalty ? AGAINST : ASIDE
}

/** Returns the debt to the leader of the coup minus the debt to the President. For other families only the bot's own payments are known. */
function debtTo(beliefs: Beliefs, view: JuntaState, family: number): number {
  const { seat, memory } = beliefs
  if (family === seat) return owedTo(beliefs, view, view.leader) - owedTo(beliefs, view, view.president)
  const swayed = memory.turn === view.turn ? (memory.swayed.get(family) ?? 0) : 0
  return seat === view.president ? -swayed : swayed
}

/** Returns the strength of a family's units and guns, in half dice; for the bot also that of units on cards in hand. */
export function forceOf({ rules, seat }: Beliefs, view: JuntaState, family: number): number {
  let force = 0
  for (let unit = 0; unit < rules.units.count; unit++) {
    const per = rules.types.per[rules.units.type[unit]]
    if (view.cell[unit] !== LOST && commanderOf(rules, view, unit) === family)
      force += Math.trunc(HALVES / per)
  }
  if (gunnerOf(rules, view, GUNBOAT) === family) force += rules.numbers.gunboat
  if (gunnerOf(rules, view, STRIKE) === family) force += rules.numbers.strike
  if (family !== seat) return force
  return handOf(view, seat).reduce((sum, card) => sum + (effectOf(rules, card, 'units')?.count ?? 0), force)
}
const HALVES = 2

/** Returns the chances of the rebels in percent, for these stances. */
export function oddsWith(beliefs: Beliefs, view: JuntaState, stance: (family: number) => number): number {
  let rebels = 0
  let loyal = 0
  for (let family = 0; family < beliefs.rules.seats.length; family++) {
    if (isOut(view, family)) continue
    const force = forceOf(beliefs, view, family)
    if (stance(family) === AGAINST) rebels += force
    if (stance(family) === FOR) loyal += force
  }
  return rebels === 0 ? 0 : Math.trunc((100 * rebels) / (rebels + loyal))
}

/** Returns the gain from a fallen President: the money in hand. */
const prizeOf = (beliefs: Beliefs, view: JuntaState): number =>
  guessedMoney(beliefs, view, view.president) * beliefs.weights.money

/** Returns the gain of a coup in points: the chance of the Presidency and its money, minus the risk of the firing squad. */
export function gainWith(beliefs: Beliefs, view: JuntaState, stance: (family: number) => number): number {
  const { seat, weights } = beliefs
  const odds = oddsWith(beliefs, view, (family) => (family === seat ? AGAINST : stance(family)))
  if (odds < weights.daring) return -1
  const gain = (weights.office * weights.coup) / 10 + prizeOf(beliefs, view)
  const loss = Math.trunc((atStake(beliefs, view) * weights.fear) / 100)
  return Math.trunc((odds * gain - (100 - odds) * loss) / 100)
}

export const gainOfRising = (beliefs: Beliefs, view: JuntaState): number =>
  stanceOf(beliefs, view, beliefs.seat) === FOR
    ? -1
    : gainWith(beliefs, view, (family) => stanceOf(beliefs, view, family))

/** True if a family that is not a rebel yet joins a coup that has begun. */
export function joins(beliefs: Beliefs, view: JuntaState): boolean {
  const { seat, weights } = beliefs
  if (view.coup !== 0 || seat === view.president) return false
  if (stanceOf(beliefs, view, seat) !== AGAINST) return false
  const odds = oddsWith(beliefs, view, (family) =>
    family === seat ? AGAINST : stanceOf(beliefs, view, family),
  )
  return odds >= weights.daring
}

/** True for rebels, and for supporters of the President after the rebellion. */
export const takesPart = (beliefs: Beliefs, view: JuntaState): boolean =>
  view.rebel[beliefs.seat] === 1 || (view.coup > 0 && stanceOf(beliefs, view, beliefs.seat) === FOR)
