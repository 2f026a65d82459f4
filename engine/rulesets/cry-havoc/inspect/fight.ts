/** Inspection of an enemy in step 4: the sums of the fight line by line, the column, and the chance of each result. */
import type { Inspection, Message } from '../../../types'
import { unitName } from '../events'
import { idsOf } from '../names'
import type { Rules } from '../rules'
import { reaches } from '../rules/contact'
import { mayAttack, mayBeAttacked } from '../rules/fights'
import { attackOf, cellsOf, defenceOf, piecesWhere } from '../rules/figures'
import { effectOnGroup } from '../rules/harm'
import { dieNow, groundOf, type Sums, sumsOf } from '../rules/melee'
import type { CryHavocState } from '../state'
import { byModifiers, chancesOf } from './chances'

type Sum = Inspection['sums'][number]

/** Inspects the fight with the selected attackers, or else with all pieces that reach the target. */
export function inspectFight(rules: Rules, state: CryHavocState, target: number): Inspection | undefined {
  if (state.phase !== 'fights' || !mayBeAttacked(rules, state, target)) return undefined
  const inHand = state.attackers.filter((piece) => reaches(rules, state, piece, target))
  const attackers = inHand.length > 0 ? inHand : allAround(rules, state, target)
  if (attackers.length === 0) return undefined
  const group = inHand.length === 1 ? [...new Set([...state.defenders, target])] : [target]
  const sums = sumsOf(rules, state, attackers, group)
  return {
    title: {
      key: 'cry-havoc.inspect.fight',
      values: { unit: unitName(rules, target), attackers: attackers.length },
    },
    verdict: verdictOf(rules, sums),
    sums: [
      strengths(rules, state, 'attack', attackers, attackOf),
      strengths(rules, state, 'defence', group, defenceOf),
      groundSum(rules, state, attackers, group, sums),
      ...(sums.column < 0 ? [] : [chancesIn(rules, state, sums, attackers, group)]),
    ],
    cells: [
      ...attackers.flatMap((piece) => cellsOf(state, piece).map((cell) => ({ cell, kind: 'attack' }))),
      ...group.flatMap((piece) => cellsOf(state, piece).map((cell) => ({ cell, kind: 'target' }))),
    ],
    lines: attackers.map((piece) => ({
      kind: 'attack',
      side: rules.sides[rules.pieces.side[piece]],
      from: state.cell[piece],
      to: state.cell[target],
    })),
  }
}

const allAround = (rules: Rules, state: CryHavocState, target: number): number[] =>
  piecesWhere(rules, (piece) => mayAttack(rules, state, piece) && reaches(rules, state, piece, target))

/** Returns the chances of a fight; a party of one suffers them as modifiers change them. */
export const chancesIn = (
  rules: Rules,
  state: CryHavocState,
  sums: Sums,
  attackers: readonly number[],
  defenders: readonly number[],
): Sum =>
  chancesOf(rules, facesOf(rules, sums), rules.melee.effects[sums.table], false, (effect) =>
    effectOnGroup(rules, state, effect.who === 'attacker' ? attackers : defenders, effect),
  )

/** Returns the effect of each face of the die. */
export const facesOf = (rules: Rules, sums: Sums): number[] => {
  const row = Array.from(rules.melee.results[sums.table][sums.column])
  return sums.dieAdds === 0 ? row : row.map((_, face) => row[dieNow(rules, sums, face + 1) - 1])
}

export function verdictOf({ melee }: Rules, { plain, shift: all, more, column }: Sums): Message {
  const shift = all - more
  if (plain < 0) return { key: 'cry-havoc.inspect.below' }
  if (column < 0)
    return { key: 'cry-havoc.inspect.shifted-below', values: { plain: melee.columns[plain], shift, more } }
  return {
    key: 'cry-havoc.inspect.column',
    values: { plain: melee.columns[plain], shift, more, column: melee.columns[column] },
  }
}

function strengths(
  rules: Rules,
  state: CryHavocState,
  id: string,
  group: readonly number[],
  of: (rules: Rules, state: CryHavocState, piece: number) => number,
): Sum {
  const lines = group.map((piece) => ({
    label: { key: 'cry-havoc.inspect.unit', values: { unit: unitName(rules, piece) } },
    points: of(rules, state, piece),
    piece: idsOf(rules, state)[piece],
  }))
  return {
    id,
    label: { key: `cry-havoc.inspect.${id}` },
    total: lines.reduce((sum, { points }) => sum + points, 0),
    lines,
  }
}

/** CH-77, CH-82: returns the ground of both sides, and the shift of columns. */
function groundSum(
  rules: Rules,
  state: CryHavocState,
  attackers: readonly number[],
  defenders: readonly number[],
  { shift, more }: Sums,
): Sum {
  const line = (side: string, group: readonly number[]) => ({
    label: { key: `cry-havoc.inspect.ground-${side}` },
    points: groundOf(rules, state, group),
  })
  return {
    id: 'ground',
    label: { key: 'cry-havoc.inspect.ground' },
    total: shift,
    lines: [line('attack', attackers), line('defence', defenders), ...byModifiers(more)],
  }
}
