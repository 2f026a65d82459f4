/** The requirements for shooting, and for the target (CH-02 to CH-05, CH-12 to CH-44). */

import { inScenarioFile, inTerrain, inUnits } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import type { Rules } from '../rules'
import { farthest, shotAt } from '../rules/aim'
import { isCaptive, sideOf } from '../rules/figures'
import { isEngaged, type ShotStep, shooters, shootsAgain } from '../rules/missile'
import type { Shot } from '../rules/sight/sight'
import { type CryHavocState, has, SHOT_FIRST, SHOT_SECOND } from '../state'
import {
  about,
  busyWith,
  inEdges,
  inTables,
  type Moment,
  type Naming,
  no,
  noSuchPiece,
  otherStep,
  outOfIt,
  pieceIn,
} from './attempt'

const isShotStep = (phase: string): phase is ShotStep => phase === 'first-shots' || phase === 'second-shots'

export function selectToShoot(attempt: Naming<'unit'>): Refusal | undefined {
  const { rules, state } = attempt
  const step: ShotStep = state.phase === 'second-shots' ? 'second-shots' : 'first-shots'
  const rule = step === 'first-shots' ? 'CH-02' : 'CH-04'
  const piece = pieceIn(attempt)
  if (piece < 0) return noSuchPiece(rule)
  const values = about(rules, piece)
  if (rules.pieces.side[piece] !== state.side) return no(rule, 'not-yours', { values })
  const out = outOfIt(attempt, piece, rule)
  if (out) return out
  if (rules.pieces.weapon[piece] < 0) return no(rule, 'unarmed', { values, source: inUnits(rules, piece) })
  if (state.stunned[piece] !== 0) return no('CH-07', 'stunned', { values })
  if (isCaptive(state, piece)) return no('CH-100', 'captive', { values })
  if (state.arrows[piece] === 0)
    return no('CH-95', 'no-missiles', { values, source: inScenarioFile(rules, 'rules', 'ammunition') })
  const busy = busyWith(attempt, piece)
  if (busy) return busy
  if (piece === state.active) return no(rule, 'in-hand', { values })
  return step === 'first-shots' ? notFirst(attempt, piece) : notSecond(attempt, piece)
}

function notFirst({ rules, state }: Moment, piece: number): Refusal | undefined {
  const values = about(rules, piece)
  if (isEngaged(rules, state, piece))
    return no('CH-02', 'engaged', { values, source: inScenarioFile(rules, 'rules', 'engaged') })
  if (has(state, piece, SHOT_FIRST)) return no('CH-12', 'shot-already', { values })
  return noTarget(rules, state, piece, 'first-shots')
}

function notSecond({ rules, state }: Moment, piece: number): Refusal | undefined {
  const values = about(rules, piece)
  if (!shootsAgain(rules, state, piece))
    return no('CH-05', 'not-again', { values, source: inWeapon(rules, rules.pieces.weapon[piece], 'again') })
  if (has(state, piece, SHOT_SECOND)) return no('CH-12', 'shot-already', { values })
  return noTarget(rules, state, piece, 'second-shots')
}

const noTarget = (rules: Rules, state: CryHavocState, piece: number, step: ShotStep): Refusal | undefined =>
  shooters(rules, state, step).includes(piece)
    ? undefined
    : no('CH-15', 'no-target', { values: about(rules, piece) })

const inWeapon = (rules: Rules, weapon: number, ...path: (string | number)[]) =>
  inTables(rules, 'missiles', 'weapons', weapon, ...path)

export function shoot(attempt: Naming<'unit'>): Refusal | undefined {
  const { rules, state } = attempt
  if (!isShotStep(state.phase)) return otherStep()
  if (state.active < 0) return no('CH-02', 'shooter-first')
  const target = pieceIn(attempt)
  if (target < 0) return noSuchPiece('CH-15')
  const values = { ...about(rules, state.active), target: about(rules, target).unit }
  if (sideOf(rules, state, target) === state.side) return no('CH-15', 'own-target', { values })
  const out = outOfIt(attempt, target, 'CH-15')
  if (out) return out
  if (isCaptive(state, target)) return no('CH-100', 'captive-target', { values })
  const shot = shotAt(rules, state, state.active, target)
  return shot.possible ? undefined : noShot(rules, state, state.active, target, shot)
}

/** Returns the statement that forbids the line, with the blocking cell or side. */
export function noShot(
  rules: Rules,
  state: CryHavocState,
  shooter: number,
  target: number,
  shot: Shot,
): Refusal {
  const weapon = rules.pieces.weapon[shooter]
  const values = {
    ...about(rules, shooter),
    target: about(rules, target).unit,
    range: shot.range,
    most: farthest(rules, state, shooter),
  }
  const cells = shot.atCell >= 0 ? [shot.atCell] : undefined
  return no(shot.whyNot, `shot-${shot.whyNot.slice(3)}`, {
    values,
    cells,
    source: sourceOfStop(rules, weapon, shot),
  })
}

function sourceOfStop(rules: Rules, weapon: number, { whyNot, atCell, atEdge }: Shot): Refusal['source'] {
  if (whyNot === 'CH-12')
    return inWeapon(rules, weapon, 'brackets', rules.missiles.weapons[weapon].brackets.length - 1, 'upTo')
  if (whyNot === 'CH-18') return inWeapon(rules, weapon)
  if (whyNot === 'CH-22') return inWeapon(rules, weapon, 'over')
  if (atCell >= 0) return inTerrain(rules, atCell, 'through')
  return inEdges(rules, atEdge, 'kind')
}

/** Refuses a cover outside the phase of covers. */
export const coverChoice = ({ state }: Moment): Refusal | undefined =>
  state.phase === 'cover' ? undefined : no('CH-51', 'no-crossfire')
