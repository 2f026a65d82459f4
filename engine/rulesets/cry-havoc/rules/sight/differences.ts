/** Compares the possible shots with those that a case expects. */
import type { CryHavocExpectedSight } from '../../../../../schemas/generated/content'
import { COVERS } from '../../compile/tables'
import { pieceNamed } from '../../names'
import type { Rules } from '../../rules'
import type { CryHavocDef, CryHavocState } from '../../state'
import { livingCells } from '../aim'
import { cellsOf } from '../figures'
import { lineOfFire } from './sight'

export function sightDifferences(
  { rules }: CryHavocDef,
  state: CryHavocState,
  expected: readonly CryHavocExpectedSight[],
): string[] {
  const { sight } = rules
  if (expected.length === 0) return []
  if (!sight) return ['nobody can shoot on this map']
  const living = livingCells(rules, state)
  return expected.flatMap((line) => {
    const [from, to] = [cellsNamed(rules, state, line.from), cellsNamed(rules, state, line.to)]
    const weapon = weaponFor(rules, state, line)
    if (from.length === 0 || to.length === 0 || !weapon)
      return [`there is nobody to shoot from ${line.from} to ${line.to}`]
    const target = pieceNamed(rules, state, line.to)
    const taken = target < 0 ? 0 : state.taken[target]
    const shot = lineOfFire(sight, living, from[0], to, weapon, taken, [...to, ...from])
    const found: string[] = []
    const compare = (what: string, wanted: unknown, is: unknown) => {
      if (wanted !== undefined && wanted !== is)
        found.push(`${what} from ${line.from} to ${line.to} should be ${wanted}, but is ${is}`)
    }
    compare('a shot being possible', line.possible, shot.possible)
    compare('the cover', line.cover, COVERS[shot.cover])
    compare('the reason', line.rule, shot.whyNot)
    return found
  })
}

function cellsNamed(rules: Rules, state: CryHavocState, name: string): number[] {
  const piece = pieceNamed(rules, state, name)
  if (piece >= 0) return state.cell[piece] < 0 ? [] : cellsOf(state, piece)
  const cell = rules.board.grid.indexOf(name)
  return cell < 0 ? [] : [cell]
}

function weaponFor(rules: Rules, state: CryHavocState, { from, weapon }: CryHavocExpectedSight) {
  const { weapons } = rules.missiles
  if (weapon !== undefined) return weapons.find(({ id }) => id === weapon)
  const shooter = pieceNamed(rules, state, from)
  return shooter < 0 ? weapons[0] : weapons[rules.pieces.weapon[shooter]]
}
