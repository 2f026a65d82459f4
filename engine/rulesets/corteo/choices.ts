/** Every choice of the game, made once for the names of the pieces in force. */

import type { UnitType } from '../../../schemas/generated/content'
import { choiceName, type GameOption } from '../../blocks/options/options'
import { choiceMaker, choiceMemo, choiceMemos } from '../../kernel/choice-memo'
import { memoise } from '../../memoise'
import type { BoardMap, Choice, MessageValue } from '../../types'
import type { CorteoAction } from './actions'
import type { Pieces } from './compile/pieces'

/** The targets of choices, and the sources of their names. */
type Source = {
  readonly board: BoardMap
  readonly options: readonly GameOption[]
  readonly pieces: Pick<Pieces, 'ids' | 'count' | 'type'>
  readonly types: readonly UnitType[]
  readonly components: readonly string[]
}
export type ChoiceBook = ReturnType<typeof makeChoices>

/** The types of actions that have exactly these fields. */
type TypeWith<Fields extends string, A = CorteoAction> = A extends { readonly type: infer T }
  ? [Fields, Exclude<keyof A, 'type'>] extends [Exclude<keyof A, 'type'>, Fields]
    ? T & string
    : never
  : never

/** Returns the choices, which are shared by all players of the same tables. */
export const bookOf = memoise((tables: Source): ChoiceBook => makeChoices(tables))

const make = choiceMaker('corteo')
/** The most choices of an option. */
const MOST_CHOICES = 1000

export function makeChoices({ board: { grid }, pieces, types, components, options }: Source) {
  const { ids, count } = pieces
  const name = (piece: number): MessageValue => ({ text: `units.${types[pieces.type[piece]].id}` })
  const pieceAt = (piece: number): Choice['at'] => ({ kind: 'piece', piece: ids[piece] })
  const cellAt = (cell: number): Choice['at'] => ({ kind: 'cell', cell })
  const button = (id: string): Choice['at'] => ({ kind: 'button', button: id })
  const attacks = choiceMemo((key) => {
    const [first, second] = [Math.trunc(key / count), key % count]
    const values = { unit: name(first), target: name(second) }
    return make({ type: 'attack', unit: ids[first], target: ids[second] }, pieceAt(second), values)
  })
  const together = choiceMemo((key) => {
    const [target, second] = [Math.trunc(key / count), key % count]
    const values = { unit: name(target), with: name(second) }
    return make(
      { type: 'launch', unit: ids[target], with: ids[second] },
      pieceAt(target),
      values,
      'launch-with',
    )
  })
  const advances = choiceMemo((key) => {
    const [piece, cell] = [Math.trunc(key / grid.size), key % grid.size]
    const values = { unit: name(piece), cell: { cell: grid.names[cell] } }
    return make({ type: 'advance', unit: ids[piece], cell: grid.names[cell] }, cellAt(cell), values)
  })
  const choosing = choiceMemos((type: TypeWith<'option' | 'choice'>, key) => {
    const [option, index] = [options[Math.trunc(key / MOST_CHOICES)], key % MOST_CHOICES]
    const choice = option.choices[index]
    const values = { option: { text: `options.${option.id}` }, choice: choiceName(option, index) }
    return make({ type, option: option.id, choice }, button(choice), values)
  })
  return {
    piece: choiceMemos((type: TypeWith<'unit'>, piece) =>
      make({ type, unit: ids[piece] }, pieceAt(piece), { unit: name(piece), id: ids[piece] }),
    ),
    cell: choiceMemos((type: TypeWith<'cell'>, cell) =>
      make({ type, cell: grid.names[cell] }, cellAt(cell), { cell: { cell: grid.names[cell] } }),
    ),
    button: choiceMemos((type: TypeWith<never>) => make({ type }, button(type))),
    attack: (piece: number, target: number) => attacks(piece * count + target),
    launchTogether: (target: number, second: number) => together(target * count + second),
    advance: (piece: number, cell: number) => advances(piece * grid.size + cell),
    component: choiceMemo((index) => {
      const component = components[index]
      return make({ type: 'component', component }, button(component), {
        component: { text: `components.${component}` },
      })
    }),
    option: (type: TypeWith<'option' | 'choice'>, option: number, choice: number) =>
      choosing(type, option * MOST_CHOICES + choice),
    prolong: choiceMemo((hands) => make({ type: 'prolong', hands }, button(`prolong-${hands}`), { hands })),
  }
}
