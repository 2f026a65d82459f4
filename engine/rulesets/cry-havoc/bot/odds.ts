/** The expected worth of a fight or a shot, in tenths of weights, over the faces of the die. */
import type { Effect, Rules } from '../rules'
import { effectOn } from '../rules/harm'
import { columnFor, dieNow, type Sums, sumsOf } from '../rules/melee'
import { dieAdds, shotEffect } from '../rules/missile'
import type { Shot } from '../rules/sight/sight'
import { type CryHavocState, WOUNDED } from '../state'
import { type Outlook, worthOf } from './outlook'

/** The factor of all worths here, which keeps tenths of a point. */
export const SCALE = 10

/** Returns the worth of an effect on one piece to the other side. */
export function effectWorth(
  { rules, weights }: Outlook,
  state: CryHavocState,
  piece: number,
  printed: Effect,
): number {
  const effect = effectOn(rules, state, piece, printed)
  const worth = worthOf(rules, state, piece)
  const mount = effect.mount === 'killed' ? mountWorth(rules, state, piece) * weights.kill : 0
  if (rules.pieces.beast[piece] === 1) {
    if (effect.type === 'retreat') return worth * weights.retreat
    return effect.mount === 'killed' ? worth * weights.kill : 0
  }
  const isHurt = state.stunned[piece] !== 0 || state.health[piece] === WOUNDED
  switch (effect.type) {
    case 'none':
      return 0
    case 'retreat':
      return worth * (state.stunned[piece] !== 0 ? weights.kill : weights.retreat)
    case 'kill':
      return worth * weights.kill + mount
    case 'wound':
      return worth * (isHurt ? weights.kill : weights.wound) + mount
    case 'stun':
      return worth * (isHurt ? weights.kill : weights.stun) + mount
  }
}

const mountWorth = (rules: Rules, state: CryHavocState, piece: number): number =>
  state.mount[piece] >= 0 ? worthOf(rules, state, state.mount[piece]) : 0

/** Returns the loss of a group by an effect: all that retreat, or the piece that its owner would choose. */
function groupWorth(
  outlook: Outlook,
  state: CryHavocState,
  group: readonly number[],
  effect: Effect,
): number {
  const each = group.map((piece) => effectWorth(outlook, state, piece, effect))
  return effect.type === 'retreat' ? each.reduce((sum, worth) => sum + worth, 0) : Math.min(...each)
}

/** Returns the expected gain less the expected loss, times SCALE; `undefined` if the attack is not allowed. */
export function fightWorth(
  outlook: Outlook,
  state: CryHavocState,
  attackers: readonly number[],
  defenders: readonly number[],
): number | undefined {
  const { rules, weights } = outlook
  const sums = sumsOf(rules, state, attackers, defenders)
  if (sums.column < 0) return undefined
  return columnWorth(outlook, state, attackers, defenders, sums, weights.loss)
}

/** The same for one attacker with the additional strength of its friends. */
export function fightWorthWith(
  outlook: Outlook,
  state: CryHavocState,
  attacker: number,
  defender: number,
  help: number,
): number {
  const { rules, weights } = outlook
  const sums = sumsOf(rules, state, [attacker], [defender])
  const { attack, defence, shift } = sums
  const plain = columnFor(rules, attack + help, defence)
  const column = Math.min(plain + shift, rules.melee.columns.length - 1)
  if (plain < 0 || column < 0) return 0
  return columnWorth(outlook, state, [attacker], [defender], { ...sums, column }, weights.loss)
}

function columnWorth(
  outlook: Outlook,
  state: CryHavocState,
  attackers: readonly number[],
  defenders: readonly number[],
  sums: Sums,
  loss: number,
): number {
  const { rules } = outlook
  const { melee } = rules
  const { table } = sums
  const row = melee.results[table][sums.column]
  let sum = 0
  for (let die = 1; die <= melee.die; die++) {
    const index = row[dieNow(rules, sums, die) - 1]
    if (index < 0) continue
    const effect = melee.effects[table][index]
    if (effect.who === 'defender') sum += groupWorth(outlook, state, defenders, effect) * SCALE
    else sum -= Math.trunc((groupWorth(outlook, state, attackers, effect) * loss * SCALE) / 100)
  }
  return Math.trunc(sum / melee.die)
}

/** Returns the worth of a shot, times SCALE. */
export function shotWorth(
  outlook: Outlook,
  state: CryHavocState,
  shooter: number,
  target: number,
  shot: Shot,
): number {
  const { rules } = outlook
  const adds = dieAdds(rules, state, shooter, shot)
  let sum = 0
  for (let die = 1; die <= rules.missiles.die; die++) {
    const effect = shotEffect(rules, state, shooter, target, shot.cover, die + adds)
    if (effect) sum += effectWorth(outlook, state, target, effect) * SCALE
  }
  return Math.trunc(sum / rules.missiles.die)
}
