/**
 * Every choice of the game as one object made once: listing sixty choices only copies references.
 * They are made when first asked for, by piece, by cell or by pair.
 */
import type { UnitType } from '../../../schemas/generated/content'
import type { Grid } from '../../geometry/grid'
import { once } from '../../once'
import type { Action, Choice, Message, MessageValue } from '../../types'
import type { ButtonChoice, CellChoice, ChoiceBook, GameOption, PieceChoice, Pieces, Tables } from './rules'
import { choiceName } from './rules/choosing'

type Source = {
  readonly grid: Grid
  readonly options: readonly GameOption[]
  readonly pieces: Pieces
  readonly types: readonly UnitType[]
  readonly components: readonly string[]
}

/** The same for all who play by the same tables. */
export const bookOf = once(
  (tables: Tables): ChoiceBook => makeChoices({ ...tables, grid: tables.board.grid }),
)

export function makeChoices({ grid, pieces, types, components, options }: Source): ChoiceBook {
  const name = (piece: number): MessageValue => ({ text: `units.${types[pieces.type[piece]].id}` })
  const pieceAt = (piece: number) => ({ kind: 'piece', piece: pieces.ids[piece] }) as const
  const make = (action: Action, at: Choice['at'], values?: Message['values'], group = action.type): Choice =>
    Object.freeze({
      action: Object.freeze(action),
      at: Object.freeze(at),
      label: { key: `corteo.choice.${group}`, values },
      group,
    })

  const byPiece = book<PieceChoice>(
    ['select', 'head', 'march', 'launch', 'join', 'rouse', 'dismiss', 'hold'],
    (type, piece) =>
      make({ type, unit: pieces.ids[piece] }, pieceAt(piece), { unit: name(piece), id: pieces.ids[piece] }),
  )
  const byCell = book<CellChoice>(
    ['move', 'barricade', 'remove', 'retreat', 'base', 'place', 'jam'],
    (type, cell) =>
      make({ type, cell: grid.names[cell] }, { kind: 'cell', cell }, { cell: { cell: grid.names[cell] } }),
  )
  const attacks = memo((first, second) =>
    make({ type: 'attack', unit: pieces.ids[first], target: pieces.ids[second] }, pieceAt(second), {
      unit: name(first),
      target: name(second),
    }),
  )
  const together = memo((first, second) =>
    make(
      { type: 'launch', unit: pieces.ids[first], with: pieces.ids[second] },
      pieceAt(first),
      { unit: name(first), with: name(second) },
      'launch-with',
    ),
  )
  const advances = memo((piece, cell) =>
    make(
      { type: 'advance', unit: pieces.ids[piece], cell: grid.names[cell] },
      { kind: 'cell', cell },
      {
        unit: name(piece),
        cell: { cell: grid.names[cell] },
      },
    ),
  )
  const buttons = Object.fromEntries(
    BUTTONS.map((type) => [type, make({ type }, { kind: 'button', button: type })]),
  ) as Record<ButtonChoice, Choice>
  const leaders = components.map((component) =>
    make(
      { type: 'component', component },
      { kind: 'button', button: component },
      { component: { text: `components.${component}` } },
    ),
  )

  const choosing = book<'choose' | 'change'>(['choose', 'change'], (type, index) => {
    const option = options[Math.trunc(index / MOST_CHOICES)]
    const choice = option.choices[index % MOST_CHOICES]
    return make(
      { type, option: option.id, choice },
      { kind: 'button', button: choice },
      {
        option: { text: `options.${option.id}` },
        choice: choiceName(option, index % MOST_CHOICES),
      },
    )
  })
  const longer = book<'prolong'>(['prolong'], (type, hands) =>
    make({ type, hands }, { kind: 'button', button: `${type}-${hands}` }, { hands }),
  )

  return {
    piece: (type, piece) => byPiece[type](piece),
    cell: (type, cell) => byCell[type](cell),
    pair: (type, first, second) => (type === 'attack' ? attacks : together)(first, second),
    advance: advances,
    button: (type) => buttons[type],
    component: (component) => leaders[component],
    option: (type, option, choice) => choosing[type](option * MOST_CHOICES + choice),
    prolong: (hands) => longer.prolong(hands),
  }
}

const BUTTONS: readonly ButtonChoice[] = [
  'run',
  'stop',
  'done',
  'fight',
  'stay',
  'enough',
  'leave',
  'traffic',
  'exit',
  'transfer',
  'usual',
  'agree',
  'decline',
]

/** No option has more choices. */
const MOST_CHOICES = 1000

/** For each type, choices by index, made once. */
function book<T extends string>(
  types: readonly T[],
  make: (type: T, index: number) => Choice,
): Record<T, (index: number) => Choice> {
  const entries = types.map((type) => {
    const made: Choice[] = []
    return [
      type,
      (index: number): Choice => {
        made[index] ??= make(type, index)
        return made[index]
      },
    ] as const
  })
  return Object.fromEntries(entries) as Record<T, (index: number) => Choice>
}

function memo(make: (first: number, second: number) => Choice): (first: number, second: number) => Choice {
  const made = new Map<number, Choice>()
  return (first, second) => {
    const key = first * 0x10000 + second
    let choice = made.get(key)
    if (!choice) {
      choice = make(first, second)
      made.set(key, choice)
    }
    return choice
  }
}
