/** The worth of cards that are kept, given away or left to the other side. The bot never guesses hidden cards. */
import type { Choice, Decision } from '../../../types'
import { DUAL, type Rules } from '../rules'
import { NOBODY, otherSide, PLACES, type VolkState } from '../state'
import type { Weights } from './weights'

/** Returns the value of a card, with a bonus if its event serves that side. */
function promise({ cards }: Rules, side: number, card: number): number {
  const serves = cards.colour[card] === side ? 2 : cards.colour[card] === DUAL ? 1 : 0
  return cards.value[side][card] + serves
}

/** Returns the loss from playing a card now. A card in hand could stay for later; an open one would be available to the other side too. */
export function cardWorth(
  rules: Rules,
  weights: Weights,
  side: number,
  { place }: VolkState,
  card: number,
): number {
  if (card === NOBODY) return 0
  const open = place[card] === PLACES.open
  const own = promise(rules, side, card)
  return weights.hand * (open ? own - promise(rules, otherSide(side), card) : own)
}

/** Returns scores for decisions about cards themselves, or `undefined` for all others. */
export function handScore(
  rules: Rules,
  weights: Weights,
  side: number,
  state: VolkState,
  { choices, phase }: Decision,
): readonly number[] | undefined {
  const [task] = state.tasks
  const asksCards = phase === 'keep' || (phase === 'task' && (task.kind === 'peek' || task.kind === 'price'))
  if (!asksCards) return undefined
  const isPrice = phase === 'task' && task.kind === 'price'
  return choices.map((choice) => scoreOf(rules, weights, side, state, choice, isPrice))
}

function scoreOf(
  rules: Rules,
  weights: Weights,
  side: number,
  state: VolkState,
  { action }: Choice,
  isPrice: boolean,
): number {
  const card = (field = 'card') => rules.cards.indexOf.get(action[field] as string) ?? NOBODY
  const other = otherSide(side)
  switch (action.type) {
    case 'keep':
      return state.kept[card()] === 1 ? -1 : promise(rules, side, card())
    case 'swap':
      return weights.hand * (promise(rules, side, card('take')) - promise(rules, side, card('give')))
    case 'discard':
      return isPrice
        ? -promise(rules, side, card())
        : promise(rules, other, card()) - promise(rules, side, card())
    case 'grant':
      return -MIDDLING
    case 'look':
      return action.at === 'hand' ? 1 : 0
    default:
      return 0
  }
}

/** The assumed worth of an unknown card. */
const MIDDLING = 4
