/** Inspection of a target in steps 1 and 3 with a selected shooter: range, cover with its reason, and the required die. */
import type { Inspection, Message } from '../../../types'
import { unitName } from '../events'
import { noShot } from '../requirements/shooting'
import type { Rules } from '../rules'
import { shotAt } from '../rules/aim'
import { cellsOf } from '../rules/figures'
import { effectOn } from '../rules/harm'
import { dieAdds, dieNeeded, mayBeShot, shotEffect, targetKind, weaponOf } from '../rules/missile'
import type { Shot } from '../rules/sight/sight'
import { type CryHavocState, WOUNDED } from '../state'
import { byModifiers, chancesOf } from './chances'

export function inspectShot(rules: Rules, state: CryHavocState, target: number): Inspection | undefined {
  const isShotStep = state.phase === 'first-shots' || state.phase === 'second-shots'
  if (!isShotStep || state.active < 0 || !mayBeShot(rules, state, target)) return undefined
  const shooter = state.active
  const shot = shotAt(rules, state, shooter, target)
  const values = { unit: unitName(rules, shooter), target: unitName(rules, target), range: shot.range }
  return {
    title: { key: 'cry-havoc.inspect.shot', values },
    verdict: shot.possible
      ? { key: 'cry-havoc.inspect.die', values: { die: dieNeeded(rules, state, shooter, target, shot) } }
      : noShot(rules, state, shooter, target, shot).message,
    sums: shot.possible
      ? [dieSum(rules, state, shooter, shot), coverSum(shot), chances(rules, state, shooter, target, shot)]
      : [],
    cells: [
      ...(shot.atCell >= 0 ? [{ cell: shot.atCell, kind: 'blocked' }] : []),
      ...cellsOf(state, target).map((cell) => ({ cell, kind: 'target' })),
    ],
    lines: [
      { kind: 'fire', side: rules.sides[rules.pieces.side[shooter]], from: state.cell[shooter], to: shot.to },
    ],
  }
}

/** CH-12: returns the modifiers of the die. */
function dieSum(rules: Rules, state: CryHavocState, shooter: number, shot: Shot): Inspection['sums'][number] {
  const { id, adds } = weaponOf(rules, shooter).brackets[shot.bracket]
  const lines: { label: Message; points: number }[] = [
    {
      label: {
        key: 'cry-havoc.inspect.range',
        values: { bracket: { text: `ranges.${id}` }, range: shot.range },
      },
      points: adds,
    },
  ]
  if (state.health[shooter] === WOUNDED)
    lines.push({ label: { key: 'cry-havoc.inspect.wounded' }, points: rules.missiles.wounded })
  const total = dieAdds(rules, state, shooter, shot)
  lines.push(...byModifiers(total - lines.reduce((sum, { points }) => sum + points, 0)))
  return {
    id: 'die',
    label: { key: 'cry-havoc.inspect.added' },
    total,
    lines,
  }
}

/** Returns the cover, with the statement that gives it. */
const coverSum = ({ cover, rule, side }: Shot): Inspection['sums'][number] => ({
  id: 'cover',
  label: { key: 'cry-havoc.inspect.cover' },
  total: cover,
  lines: [
    {
      label: {
        key: 'cry-havoc.inspect.cover-by',
        values: { why: rule === '' ? 'none' : rule.slice(3), oneSided: side >= 0 ? 'yes' : 'no' },
      },
      points: cover,
    },
  ],
})

/** Returns the number of faces of the die for each result. */
export function chances(rules: Rules, state: CryHavocState, shooter: number, target: number, shot: Shot) {
  const effects = rules.missiles.effects[targetKind(rules, state, target)]
  const adds = dieAdds(rules, state, shooter, shot)
  const faces = Array.from({ length: rules.missiles.die }, (_, face) => {
    const effect = shotEffect(rules, state, shooter, target, shot.cover, face + 1 + adds)
    return effect ? effects.indexOf(effect) : -1
  })
  return chancesOf(rules, faces, effects, true, (effect) => effectOn(rules, state, target, effect))
}
