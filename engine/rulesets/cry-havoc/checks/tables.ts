/** Checks that results tables have a letter for every column and die, that each letter is explained, and that ranges and ratios rise. */
import type { CryHavocResult } from '../../../../schemas/generated/content'
import { finding, listNames, within } from '../../../compile/finding'
import { entries, inFile } from '../../../compile/pack-parts'
import type { Finding, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { COVERS, rowsOf } from '../compile/tables'
import { ownPack } from './parts'

const FILE = inFile('tables.yaml')
const NOTHING = '-'

export const tables = (raw: RawPack): Finding[] => [...combat(raw), ...missiles(raw)]

function combat(raw: RawPack): Finding[] {
  const { combat: fights, die } = ownPack(raw).tables
  const at = within(FILE, 'combat')
  const known = fights.tables.map(({ id }) => id as string)
  return [
    ...rising(fights.columns, within(at, 'columns'), 'columns'),
    ...['foot', 'mounted']
      .filter((id) => !known.includes(id))
      .map((name) => finding('E-COMBAT-TABLE', within(at, 'tables'), 'combat-table', { name })),
    ...entries(fights.tables, within(at, 'tables')).flatMap(({ value: { rows, key }, at: place }) => {
      const [found, expected] = [rows.length, fights.columns.length]
      return [
        ...(found === expected
          ? []
          : [finding('E-COMBAT-ROWS', within(place, 'rows'), 'combat-rows', { found, expected })]),
        ...entries(rows, within(place, 'rows')).flatMap((row, index) =>
          letters(row.value, index + 1, die, row.at),
        ),
        ...explained(rows.flat(), key, within(place, 'key')),
      ]
    }),
  ]
}

function missiles(raw: RawPack): Finding[] {
  const {
    missiles: { weapons, targets },
    die,
  } = ownPack(raw).tables
  const at = within(FILE, 'missiles')
  return [
    ...entries(weapons, within(at, 'weapons')).flatMap((weapon) =>
      rising(
        weapon.value.brackets.map(({ upTo }) => upTo),
        within(weapon.at, 'brackets'),
        'brackets',
      ),
    ),
    ...entries(targets, within(at, 'targets')).flatMap(({ value: { id, results, key }, at: place }) => [
      ...weapons
        .filter((weapon) => rowsOf(results, weapons, weapon.id) === undefined)
        .map((weapon) =>
          finding('E-MISSILE-RESULTS', within(place, 'results'), 'missile-results', {
            target: { text: `targets.${id}` },
            weapon: { text: `weapons.${weapon.id}` },
          }),
        ),
      ...Object.entries(results).flatMap(([weapon, rows]) =>
        COVERS.flatMap((cover) =>
          letters([...rows[cover]], cover, die, within(place, 'results', weapon, cover)),
        ),
      ),
      ...explained(
        Object.values(results).flatMap((rows) => COVERS.flatMap((cover) => [...rows[cover]])),
        key,
        within(place, 'key'),
      ),
    ]),
  ]
}

function letters(row: readonly string[], name: string | number, die: number, at: At): Finding[] {
  const found = row.length
  return found === die
    ? []
    : [
        finding(
          'E-DIE-GAP',
          at,
          'die-gap',
          { row: String(name), found, expected: die },
          { found: String(found) },
        ),
      ]
}

/** Checks that every letter of a table has its effect, and that every effect is used. */
function explained(
  written: readonly string[],
  key: Readonly<Record<string, CryHavocResult>>,
  at: At,
): Finding[] {
  const known = Object.keys(key)
  const used = new Set(written.filter((letter) => letter !== NOTHING))
  return [
    ...[...used]
      .filter((letter) => !known.includes(letter))
      .map((name) =>
        finding('E-TABLE-RESULT', at, 'table-result', { name }, { found: name, expected: listNames(known) }),
      ),
    ...known
      .filter((letter) => !used.has(letter))
      .map((name) => finding('W-TABLE-RESULT-UNUSED', within(at, name), 'table-result-unused', { name })),
  ]
}

function rising(numbers: readonly number[], at: At, what: string): Finding[] {
  const wrong = numbers.findIndex((number, index) => index > 0 && number <= numbers[index - 1])
  if (wrong < 0) return []
  return [
    finding('E-NOT-RISING', within(at, wrong), `not-rising-${what}`, {
      found: numbers[wrong],
      before: numbers[wrong - 1],
    }),
  ]
}
