/** Units in their spaces, in the box and fallen; the spaces with combat, and those held by rebels. */
import type { Table, TablePiece } from '../../../types'
import { commanderOf } from '../coup/rules/command'
import { isRebelHeld } from '../coup/rules/outcome'
import type { Rules } from '../rules'
import { BOX, FLED, type JuntaState, LOST } from '../state'

export const pieces = (rules: Rules, state: JuntaState): TablePiece[] =>
  unitsAt(rules, state, (cell) => cell >= 0)

export function trays(rules: Rules, state: JuntaState): Table['trays'] {
  if (state.coup < 0) return []
  const tray = (id: string, place: number) => ({
    id,
    label: { key: `junta.table.${id}` },
    pieces: unitsAt(rules, state, (cell) => cell === place),
  })
  return [tray('box', BOX), tray('lost', LOST)].filter((one) => one.pieces.length > 0)
}

function unitsAt(rules: Rules, state: JuntaState, isWanted: (cell: number) => boolean): TablePiece[] {
  const { units, types, seats } = rules
  return state.cell.flatMap((cell, unit): TablePiece[] => {
    if (!isWanted(cell)) return []
    const commander = commanderOf(rules, state, unit)
    return [
      {
        id: units.ids[unit],
        kind: 'unit',
        type: types.ids[units.type[unit]],
        ...(commander >= 0 && { side: seats[commander] }),
        ...(cell >= 0 && { cell }),
        level: unit,
        badges: badgesOf(state, unit),
      },
    ]
  })
}

const badgesOf = (state: JuntaState, unit: number): string[] => [
  ...(state.moved[unit] === FLED ? ['fled'] : []),
  ...(state.picked.includes(unit) ? ['active'] : []),
]

/** Marks spaces with combat, and centres with rebels only (J-133). */
export function marks(rules: Rules, state: JuntaState): Table['marks'] {
  if (state.coup < 0) return []
  const fights = new Set([...state.battles, ...(state.field >= 0 ? [state.field] : [])])
  return [
    ...[...fights].map((cell) => ({ cell, kind: 'combat' })),
    ...rules.places.centres
      .filter((cell) => isRebelHeld(rules, state, cell))
      .map((cell) => ({ cell, kind: 'rebels' })),
  ]
}
