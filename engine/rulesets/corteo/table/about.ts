/** The odds of throws and clashes before the roll, and the current score. Reads the loaded position cache. */
import type { Message, MessageValue, TableAbout, TableFigure } from '../../../types'
import { unitName } from '../events'
import { groupWith } from '../phases/clash'
import type { Rules } from '../rules'
import { clashOdds } from '../rules/fighting/clash'
import { findFront, openings, withForced } from '../rules/fighting/front'
import { canThrow, eachTarget, launchColumn } from '../rules/fighting/launch'
import { type CompiledTable, cellOf as tableCell } from '../rules/fighting/ratio-table'
import type { scoreSheet } from '../rules/scoring'
import type { CorteoState } from '../state'

export const about = (
  rules: Rules,
  state: CorteoState,
  sheet: ReturnType<typeof scoreSheet>,
): TableAbout[] => [
  ...throws(rules, state),
  ...clashes(rules, state),
  ...clash(rules, state),
  ...(state.phase === 'over' ? [] : [score(rules, sheet)]),
]

const say = (key: string, values?: Record<string, MessageValue>): Message => ({
  key: `corteo.about.${key}`,
  values,
})

/** C-069, C-074: the targets of the selected piece, with the ratios. */
function throws(rules: Rules, state: CorteoState): TableAbout[] {
  if (state.phase !== 'movement' || state.active < 0 || !canThrow(rules, state)) return []
  const rows: TableFigure[] = []
  eachTarget(rules, state, [state.active], (target) => {
    const column = launchColumn(rules, state, [state.active], target)
    rows.push({ ...named(rules, state, target), ...chance(rules.launch.table, column) })
  })
  if (rows.length === 0) return []
  return [{ id: 'throws', title: say('throws', { unit: unitName(rules, state.active) }), rows }]
}

/** The clashes that can be opened, with the units that must take part in each (C-087). */
function clashes(rules: Rules, state: CorteoState): TableAbout[] {
  if (state.phase !== 'clash') return []
  const front = findFront(rules, state)
  const rows = openings(front).map(([attacker, defender]): TableFigure => {
    const star = withForced(front, { attackers: [attacker], defenders: [defender] })
    const [attackers, defenders] = [
      star.attackers.flatMap((group) => front.attackers[group].pieces),
      star.defenders.flatMap((group) => front.defenders[group].pieces),
    ]
    const values = { unit: unitName(rules, attackers[0]), target: unitName(rules, defenders[0]) }
    return {
      label: say('opening', values),
      cell: state.cell[defenders[0]],
      ...chance(rules.clash.table, clashOdds(rules, state, attackers, defenders).column),
    }
  })
  return rows.length === 0 ? [] : [{ id: 'clashes', title: say('clashes'), rows }]
}

/** The clash that is being formed: powers, ratio, and the number of faces of the die for each result. */
function clash(rules: Rules, state: CorteoState): TableAbout[] {
  const { attackers, defenders, phase } = state
  if (phase !== 'join' || attackers.length === 0 || defenders.length === 0) return []
  const { table } = rules.clash
  const { column } = clashOdds(rules, state, attackers, defenders)
  const front = findFront(rules, state)
  const groups = new Set(attackers.map((piece) => groupWith(front.attackers, piece)))
  const values = {
    unit: unitName(rules, attackers[0]),
    target: unitName(rules, defenders[0]),
    groups: groups.size,
  }
  return [
    {
      id: 'clash',
      title: say('clash', values),
      verdict: say(column < 0 ? 'too-weak' : 'ratio', { ratio: column < 0 ? '' : ratioOf(table, column) }),
      rows: column < 0 ? [] : results(table, column),
    },
  ]
}

const ratioOf = ({ firsts, seconds }: CompiledTable, column: number): string =>
  `${firsts[column]}-${seconds[column]}`

const facesOf = (table: CompiledTable, column: number) =>
  Array.from({ length: table.faces }, (_, face) => tableCell(table, column, face + 1))

/** Counts the faces of the die that affect the enemy. */
function chance(table: CompiledTable, column: number): Pick<TableFigure, 'value' | 'of' | 'text'> {
  if (column < 0) return { text: say('too-weak') }
  const hits = facesOf(table, column).filter(
    ({ result }) => result.type !== 'none' && result.who !== 'attacker',
  )
  return {
    value: hits.length,
    of: table.faces,
    text: say('ratio', { ratio: ratioOf(table, column) }),
  }
}

/** Returns one line a result, with its number of faces of the die. */
function results(table: CompiledTable, column: number): TableFigure[] {
  const names = facesOf(table, column).map(({ name }) => name)
  return [...new Set(names)].map((name) => ({
    label: say('result', { result: { text: `results.${name}` } }),
    value: names.filter((one) => one === name).length,
    of: table.faces,
  }))
}

/** C-142: the score of the current objectives and prisoners, and the points missing to the next level. */
function score({ scenario }: Rules, sheet: ReturnType<typeof scoreSheet>): TableAbout {
  const total = sheet.reduce((sum, { points }) => sum + points, 0)
  const least = Number.MIN_SAFE_INTEGER
  const level = scenario.victory.find(
    ({ from = least, to = Number.MAX_SAFE_INTEGER }) => from <= total && total <= to,
  )
  const next = scenario.victory
    .filter(({ from = least }) => from > total)
    .sort((a, b) => (a.from ?? least) - (b.from ?? least))[0]
  const nameOf = (id: string): MessageValue => ({ text: `victory.${id}` })
  return {
    id: 'score',
    title: say('score', { score: total }),
    verdict: say(level ? (next ? 'level-next' : 'level') : 'no-level', {
      level: level ? nameOf(level.id) : '',
      next: next ? nameOf(next.id) : '',
      from: next?.from ?? 0,
    }),
    rows: sheet.flatMap(({ lines = [] }) =>
      lines.flatMap(({ label, points }) => (points === 0 ? [] : [{ label, value: points }])),
    ),
    isSecondary: true,
  }
}

const named = (
  rules: Rules,
  state: CorteoState,
  piece: number,
): Pick<TableFigure, 'label' | 'side' | 'cell'> => ({
  label: say('unit', { unit: unitName(rules, piece) }),
  side: rules.allSides[rules.pieces.side[piece]],
  cell: state.cell[piece],
})
