/** The public facts about a family, and those that only the family itself knows. */
import type { Message, Table, TableMat } from '../../../types'
import { cellName, locationName, notesText, officeName } from '../events'
import type { Rules } from '../rules'
import { isPending } from '../rules/budget'
import { frontOf, votesOf } from '../rules/cards'
import { moneyOf, notesOf } from '../rules/money'
import { officesOf } from '../rules/seats'
import { type JuntaState, NOBODY, REBEL } from '../state'

export const mats = (rules: Rules, state: JuntaState): TableMat[] =>
  rules.seats.map((seat, index) => ({
    seat,
    roles: roles(rules, state, index),
    badges: [
      ...(state.dead[index] === 1 ? ['dead'] : []),
      ...(state.exile[index] === NOBODY ? [] : ['exile']),
      ...(state.coup >= 0 && (state.rebel[index] === 1 || state.side[index] === REBEL) ? ['rebel'] : []),
    ],
    counters: counters(rules, state, index),
  }))

function roles(rules: Rules, state: JuntaState, seat: number): Message[] {
  const role = (key: string, values: Message['values']): Message => ({ key: `junta.table.${key}`, values })
  const location = state.revealed === 1 ? state.location[seat] : NOBODY
  const isThere = location >= 0 && location < rules.locations.ids.length
  return [
    ...(state.president === seat
      ? [role('office', { office: officeName(rules, rules.offices.president) })]
      : []),
    ...officesOf(rules, state, seat)
      .filter((office) => office !== rules.offices.president)
      .map((office) => role('office', { office: officeName(rules, office) })),
    ...(state.exile[seat] === NOBODY ? [] : [role('exile', { cell: cellName(rules, state.exile[seat]) })]),
    ...(isThere ? [role('at', { location: locationName(rules, location) })] : []),
  ]
}

function counters(rules: Rules, state: JuntaState, seat: number): TableMat['counters'] {
  const votes = frontOf(state, seat).reduce((sum, card) => sum + votesOf(rules, state, seat, card), 0)
  const counter = (id: string, value: number) => ({ id, label: { key: `junta.table.${id}` }, value })
  return [
    ...(votes > 0 ? [counter('influence', votes)] : []),
    ...(state.budget[seat] > 0 && isOpen(state) ? [counter('promised', state.budget[seat])] : []),
  ]
}

/** True while promises count: when drawn up, voted on and paid. A rejected or paid budget has none. */
const isOpen = (state: JuntaState): boolean =>
  isPending(state) || [state, ...state.resume].some(({ phase }) => phase === 'budget')

/** J-12, J-15, J-16: money and the chosen location; a view has only the viewer's own. */
export function secrets(rules: Rules, state: JuntaState): NonNullable<Table['secrets']> {
  return rules.seats.flatMap((seat, index) => {
    const note = (id: string, value: Message) => ({ seat, label: { key: `junta.table.${id}` }, value })
    const [hand, swiss] = [moneyOf(state, index), moneyOf(state, index, 'swiss')]
    const location = state.revealed === 1 ? NOBODY : state.location[index]
    return [
      ...(hand > 0
        ? [
            note('money', {
              key: 'junta.table.notes',
              values: { count: hand, notes: notesText(notesOf(state, index)) },
            }),
          ]
        : []),
      ...(swiss > 0 ? [note('swiss', { key: 'junta.table.sum', values: { count: swiss } })] : []),
      ...(location >= 0 && location < rules.locations.ids.length
        ? [note('location', { key: 'junta.table.at', values: { location: locationName(rules, location) } })]
        : []),
    ]
  })
}
