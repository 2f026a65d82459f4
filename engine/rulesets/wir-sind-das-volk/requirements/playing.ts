/** The requirements for playing, giving and keeping a card. */
import type { Refusal, ValuePath } from '../../../types'
import { tableNumber } from '../blocks/numbers'
import { inside } from '../compile/parts'
import { cardNamed } from '../names'
import type { Rules } from '../rules'
import { barToUse, handOf, isWithin, keptBy, meansOf } from '../rules/cards'
import { standardsLeft } from '../rules/supply'
import { EAST, PLACES } from '../state'
import { type Attempt, aboutCard, inNumbers, inRuleOptions, no } from './attempt'

type SourceOf = (rules: Rules, card: number) => Refusal['source']

const inCard =
  (...path: ValuePath): SourceOf =>
  ({ cards }, card) =>
    inside(cards.source[card], ...path)

/** By obstacle to the use of a card, the statement and the part of the pack that decides. */
const STATEMENTS = {
  'only-event': ['W-24', inCard('special')],
  'not-your-event': ['W-50', inCard('colour')],
  wall: ['W-108', inCard('when', 'wall')],
  calm: ['W-38', undefined],
  'no-means': ['W-41', (rules: Rules) => inRuleOptions(rules, 'quietWithoutMeans')],
  'too-poor': ['W-42', (rules: Rules) => inNumbers(rules, 'step')],
  'raise-supply': ['W-42', undefined],
} as const

export function play({ rules, state, side, action }: Attempt<'play'>): Refusal | undefined {
  const card = cardNamed(rules, action.card)
  if (card < 0) return no('W-13', 'no-card')
  const values = aboutCard(rules, card)
  if (state.place[card] === PLACES.special && side !== EAST)
    return no('W-15', 'special', { values, source: inCard('special')(rules, card) })
  if (!isWithin(state, card, side)) return no('W-13', 'not-within', { values })
  const bar = barToUse(rules, state, side, card, action.use, meansOf(rules, state, side))
  if (bar === undefined) return undefined
  const key = bar === 'too-poor' && standardsLeft(rules, state) === 0 ? 'raise-supply' : bar
  const [rule, sourceOf] = STATEMENTS[key]
  return no(rule, key, { values, source: sourceOf?.(rules, card) })
}

/** W-15: refuses the draw that pays for the special card if the pile is empty. */
export const grant = ({ state }: Attempt<'grant'>): Refusal | undefined =>
  state.pile.length > 0 ? undefined : no('W-15', 'empty-pile')

/** W-20 */
export function keep({ rules, state, side, action }: Attempt<'keep'>): Refusal | undefined {
  const card = cardNamed(rules, action.card)
  if (card < 0) return no('W-20', 'no-card')
  if (state.place[card] !== handOf(side)) return no('W-20', 'not-held', { values: aboutCard(rules, card) })
  const most = tableNumber(rules, state, 'keep', side)
  if (state.kept[card] === 1 || keptBy(state, side) < most) return undefined
  return no('W-20', 'keep-enough', { values: { count: most }, source: inNumbers(rules, 'keep') })
}
