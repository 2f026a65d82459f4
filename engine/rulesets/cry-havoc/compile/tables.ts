/** Results tables, with indices for letters, and numbers for brackets and covers. */
import type {
  CryHavocResult,
  CryHavocScenarioFile,
  CryHavocTablesFile,
  CryHavocWeapon,
} from '../../../../schemas/generated/content'
import type { Effect, Melee, Missiles, Weapon } from '../rules'

export const COVERS = ['none', 'light', 'medium'] as const

type Key = readonly (readonly [string, CryHavocResult])[]

export function compileMelee(
  { die, combat: { columns, shifts, tables } }: CryHavocTablesFile,
  { rules }: CryHavocScenarioFile,
): Melee {
  const both = (['foot', 'mounted'] as const).map((id) => tables.find((table) => table.id === id))
  const keys = both.map((table): Key => Object.entries(table?.key ?? {}))
  return {
    die,
    columns,
    shifts: [shifts.minus, shifts.zero, shifts.plus],
    results: both.map((table, index) =>
      columns.map((_, column) => lettersOf(table?.rows[column] ?? [], die, keys[index])),
    ),
    effects: keys.map((key) => key.map(([letter, effect]) => effectOf(letter, effect))),
    belowFirst: rules.belowFirstColumn,
  }
}

export function compileMissiles({
  die,
  missiles: { wounded, weapons, targets },
}: CryHavocTablesFile): Missiles {
  const keys = targets.map(({ key }): Key => Object.entries(key))
  return {
    die,
    wounded,
    weapons: weapons.map(weaponOf),
    results: targets.map(({ results }, target) =>
      weapons.map(({ id }) => {
        const rows = rowsOf(results, weapons, id)
        return COVERS.map((cover) => lettersOf([...(rows?.[cover] ?? '')], die, keys[target]))
      }),
    ),
    effects: keys.map((key) => key.map(([letter, effect]) => effectOf(letter, effect))),
  }
}

type Results = CryHavocTablesFile['missiles']['targets'][number]['results']

/** Returns the results of a weapon against one kind of target, its own or those of the weapon it is like; `undefined` if there are none. */
export function rowsOf(
  results: Results,
  weapons: readonly CryHavocWeapon[],
  id: string,
): Results[string] | undefined {
  const met = new Set<string>()
  for (let named: string | undefined = id; named !== undefined && !met.has(named); ) {
    if (Object.hasOwn(results, named)) return results[named]
    met.add(named)
    named = weapons.find((weapon) => weapon.id === named)?.like
  }
  return undefined
}

const lettersOf = (row: readonly string[], die: number, key: Key): Int8Array =>
  Int8Array.from({ length: die }, (_, index) => key.findIndex(([letter]) => letter === row[index]))

const effectOf = (letter: string, effect: CryHavocResult): Effect => ({
  letter,
  type: effect.type,
  who: effect.who ?? 'defender',
  cells: effect.cells ?? 1,
  mount: effect.mount ?? 'unhurt',
  falls: effect.falls ?? false,
})

const weaponOf = ({ id, brackets, again, moves, over }: CryHavocWeapon): Weapon => ({
  id,
  brackets,
  again,
  moves,
  overFrom: over ? brackets.findIndex((bracket) => bracket.id === over.from) : -1,
  overCover: over ? COVERS.indexOf(over.cover) : -1,
})
