/** Describes a space: the dice of each family there, and the holder of a centre of power (J-128, J-136). */
import type { Inspection, Pointed, Viewer } from '../../../types'
import { cellName, seatName, typeName } from '../events'
import type { Rules } from '../rules'
import type { JuntaDef, JuntaState } from '../state'
import { diceOf, type Share } from './rules/dice'
import { fightersAt, fightingSeatsAt, isEmbassy, seatsAt } from './rules/field'
import { destinations } from './rules/motion'
import { couldBeRebels } from './rules/outcome'

export function inspect(
  { rules }: JuntaDef,
  view: JuntaState,
  _viewer: Viewer,
  at: Pointed,
): Inspection | undefined {
  const cell = at.kind === 'cell' ? at.cell : (view.cell[rules.units.ids.indexOf(at.piece)] ?? -1)
  if (cell < 0 || cell >= rules.board.grid.size) return undefined
  return {
    title: { key: 'junta.inspect.space', values: { cell: cellName(rules, cell), kind: kindOf(rules, cell) } },
    verdict: verdictOf(rules, view, cell),
    sums: fightingSeatsAt(rules, view, cell).map((seat) => sumOf(rules, view, cell, seat)),
    cells: destinations(rules, view).map((to) => ({
      cell: to,
      kind: 'reach',
      label: { key: 'junta.inspect.reach', values: { cell: cellName(rules, to) } },
    })),
    lines: [],
  }
}

function kindOf({ places }: Rules, cell: number): string {
  if (places.centres.includes(cell)) return 'centre'
  return places.embassies.includes(cell) ? 'embassy' : 'district'
}

function verdictOf(rules: Rules, state: JuntaState, cell: number): Inspection['verdict'] {
  if (isEmbassy(rules, cell)) return { key: 'junta.inspect.no-combat' }
  if (state.coup < 0 || !rules.places.centres.includes(cell)) return undefined
  const isEmpty = seatsAt(rules, state, cell).length === 0
  const kind = isEmpty ? 'empty' : couldBeRebels(rules, state, cell) ? 'rebels' : 'president'
  return { key: 'junta.inspect.held', values: { kind } }
}

function sumOf(rules: Rules, state: JuntaState, cell: number, seat: number): Inspection['sums'][number] {
  const shares: Share[] = []
  const total = diceOf(rules, cell, fightersAt(rules, state, cell, seat), shares)
  return {
    id: `dice-${rules.seats[seat]}`,
    label: { key: 'junta.inspect.dice', values: { family: seatName(rules, seat) } },
    total,
    lines: shares.map(({ type, units, dice, isBonus }) => ({
      label: {
        key: `junta.inspect.${isBonus ? 'bonus' : 'units'}`,
        values: { unit: typeName(rules, type), count: units, per: rules.types.per[type] },
      },
      points: dice,
    })),
  }
}
