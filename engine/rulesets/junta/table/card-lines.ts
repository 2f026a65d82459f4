/** Describes the effects of a card, line by line. */
import type { Message } from '../../../types'
import { cardName, cellName, typeName } from '../events'
import type { Effect, Rules } from '../rules'
import { AGAIN, BACKFIRE, SUCCESS } from '../rules/attempts'

const line = (key: string, values?: Message['values']): Message => ({ key: `junta.card.${key}`, values })

export function cardLines(rules: Rules, card: number): Message[] {
  const { cards } = rules
  const bonus = cards.bonus[card]
  return [
    ...(bonus?.with ?? []).map((other) =>
      line('bonus', { count: bonus?.votes ?? 0, card: cardName(rules, other) }),
    ),
    ...cards.needs[card].map((other) => line('needs', { card: cardName(rules, other) })),
    ...(cards.income[card] > 0
      ? [line('income', { count: cards.income[card], kind: cards.dark[card] ? 'dark' : 'any' })]
      : []),
    ...cards.effects[card].flatMap((effect) => effectLines(rules, effect)),
  ]
}

function effectLines(rules: Rules, effect: Effect): Message[] {
  const { verb, cost, count, most, die, units, cells } = effect
  // The text of the card describes its blocks.
  if (verb === 'blocks') return []
  if (verb === 'attempt') return [line('attempt', { cost }), ...dieLines(die), ...spares(rules, effect)]
  if (verb === 'units' || verb === 'bribe')
    return units.map((type) =>
      line(verb, { count, cost, unit: typeName(rules, type), ...where(rules, cells) }),
    )
  return [line(verb, { cost, count, most }), ...dieLines(die)]
}

const where = (rules: Rules, cells: readonly number[]): Message['values'] =>
  cells.length === 1 ? { kind: 'one', cell: cellName(rules, cells[0]) } : { kind: 'other', cell: '' }

/** Groups the faces of the die by result. */
function dieLines(die: readonly number[]): Message[] {
  const faces = (fate: number) => die.flatMap((one, face) => (one === fate ? [face + 1] : [])).join(' ')
  return (
    [
      ['die-success', SUCCESS],
      ['die-again', AGAIN],
      ['die-backfire', BACKFIRE],
    ] as const
  ).flatMap(([key, fate]) => (die.includes(fate) ? [line(key, { faces: faces(fate) })] : []))
}

const spares = ({ offices }: Rules, effect: Effect): Message[] =>
  effect.spares.map((office) => line('spares', { office: { text: `offices.${offices.ids[office]}` } }))
