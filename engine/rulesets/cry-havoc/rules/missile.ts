/** Shots of steps 1 and 3: shooters, targets and effects of the die (CH-02 to CH-05, CH-12 to CH-14). */
import { ofPiece } from '../blocks/numbers'
import type { Effect, Rules } from '../rules'
import { BUSY, type CryHavocState, ENGAGED, has, isLiving, SHOT_FIRST, SHOT_SECOND, WOUNDED } from '../state'
import { shotAt } from './aim'
import { isAble, isCaptive, isMounted, piecesWhere, sideOf } from './figures'
import type { Shot } from './sight/sight'

export type ShotStep = 'first-shots' | 'second-shots'

export const weaponOf = ({ pieces, missiles }: Rules, piece: number) => missiles.weapons[pieces.weapon[piece]]

/** True for an able armed piece with missiles. In step 1 it must not be engaged; in step 3 its weapon must shoot again. */
export function mayShoot(rules: Rules, state: CryHavocState, piece: number, step: ShotStep): boolean {
  if (rules.pieces.side[piece] !== state.side || rules.pieces.weapon[piece] < 0) return false
  if (!isAble(rules, state, piece) || state.arrows[piece] === 0 || has(state, piece, BUSY)) return false
  return step === 'first-shots'
    ? !isEngaged(rules, state, piece) && !has(state, piece, SHOT_FIRST)
    : shootsAgain(rules, state, piece) && !has(state, piece, SHOT_SECOND)
}

/** CH-02: true for a piece that fought in the turn before. */
export const isEngaged = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  ofPiece(rules, state, 'engaged', piece, has(state, piece, ENGAGED) ? 1 : 0) === 1

/** CH-04, CH-05: true if the weapon shoots in step 3. */
export const shootsAgain = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  ofPiece(rules, state, 'shot-again', piece, weaponOf(rules, piece).again ? 1 : 0) === 1

/** True for living enemies on the map, including beasts, except captives. */
export const mayBeShot = (rules: Rules, state: CryHavocState, piece: number): boolean =>
  sideOf(rules, state, piece) !== state.side && isLiving(state, piece) && !isCaptive(state, piece)

export type Aim = { readonly target: number; readonly shot: Shot }

/** Returns the targets of a piece from where it stands. */
export function aimsOf(
  rules: Rules,
  state: CryHavocState,
  shooter: number,
  living = rules.cache.living,
): Aim[] {
  const aims: Aim[] = []
  for (let target = 0; target < rules.pieces.count; target++) {
    if (!mayBeShot(rules, state, target)) continue
    const shot = shotAt(rules, state, shooter, target, living)
    if (shot.possible) aims.push({ target, shot })
  }
  return aims
}

/** Returns the pieces that can shoot now and have a target. */
export const shooters = (rules: Rules, state: CryHavocState, step: ShotStep): number[] =>
  piecesWhere(rules, (piece) => mayShoot(rules, state, piece, step) && hasTarget(rules, state, piece))

function hasTarget(rules: Rules, state: CryHavocState, shooter: number): boolean {
  for (let target = 0; target < rules.pieces.count; target++)
    if (mayBeShot(rules, state, target) && shotAt(rules, state, shooter, target).possible) return true
  return false
}

/** CH-12: returns the modifiers of the die for range and health of the shooter. */
export function dieAdds(rules: Rules, state: CryHavocState, shooter: number, { bracket }: Shot): number {
  const wounded = state.health[shooter] === WOUNDED ? rules.missiles.wounded : 0
  const plain = weaponOf(rules, shooter).brackets[bracket].adds + wounded
  return ofPiece(rules, state, 'shot', shooter, plain)
}

/** CH-92: returns the target category. Beasts without a rider count as riders. */
export const targetKind = ({ pieces }: Rules, state: CryHavocState, target: number): number =>
  isMounted(state, target) ? pieces.targetMounted[target] : pieces.target[target]

/** Returns the effect of a die against a cover, or `undefined` for none. */
export function shotEffect(
  rules: Rules,
  state: CryHavocState,
  shooter: number,
  target: number,
  cover: number,
  die: number,
): Effect | undefined {
  const kind = targetKind(rules, state, target)
  const row = rules.missiles.results[kind][rules.pieces.weapon[shooter]][cover]
  const index = die > row.length ? -1 : row[Math.max(die, 1) - 1]
  return index < 0 ? undefined : rules.missiles.effects[kind][index]
}

/** Returns the highest die that has an effect, or 0 if none has. */
export function dieNeeded(
  rules: Rules,
  state: CryHavocState,
  shooter: number,
  target: number,
  shot: Shot,
): number {
  const adds = dieAdds(rules, state, shooter, shot)
  let die = rules.missiles.die
  while (die > 0 && shotEffect(rules, state, shooter, target, shot.cover, die + adds) === undefined) die--
  return die
}

/** CH-53: true if another shooter of this step can shoot at the target from another side with cover. */
export function isCrossfire(
  rules: Rules,
  state: CryHavocState,
  shooter: number,
  target: number,
  shot: Shot,
  step: ShotStep,
): boolean {
  for (let other = 0; other < rules.pieces.count; other++) {
    if (other === shooter || !mayShoot(rules, state, other, step)) continue
    const cross = shotAt(rules, state, other, target)
    if (cross.possible && cross.side >= 0 && cross.side !== shot.side) return true
  }
  return false
}
