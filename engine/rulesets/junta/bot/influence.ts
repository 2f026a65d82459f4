/** Money before a coup: the President pays for loyalty, and a potential rebel for allies. The taker is bound by its weight of honour. */
import { isNote, millionsOf, port } from '../deals'
import { type JuntaState, NOBODY } from '../state'
import { type Beliefs, ownMoney } from './beliefs'
import type { Plan } from './memory'
import { AGAINST, FOR, gainWith, oddsWith, stanceOf } from './plot'
import { temperOf } from './regime'

/** Returns the best gift that moves a family to the giver's side, or `undefined` if none is worth its price. */
export function influence(beliefs: Beliefs, view: JuntaState, partners: readonly number[]): Plan | undefined {
  const { weights, seat } = beliefs
  const isOpen = view.phase === 'call' || (view.phase === 'movement' && view.coup === 0)
  if (!isOpen || weights.gift === 0 || weights.honour === 0) return undefined
  const isPresident = view.president === seat
  if (!isPresident && (view.phase !== 'call' || stanceOf(beliefs, view, seat) === FOR)) return undefined
  let best: Plan | undefined
  let most = 0
  for (const other of partners) {
    if (stanceOf(beliefs, view, other) === (isPresident ? FOR : AGAINST) || view.rebel[other] === 1) continue
    const gives = notesWorth(beliefs, view, priceOf(beliefs, view, other))
    if (!gives) continue
    const gain = (isPresident ? saved : gathered)(beliefs, view, other) - costOf(beliefs, gives)
    if (gain < weights.margin || gain <= most) continue
    most = gain
    best = { to: other, gives, wants: [] }
  }
  return best
}

/** Returns the millions that change a family's stance. */
function priceOf(beliefs: Beliefs, view: JuntaState, other: number): number {
  const { weights, seat } = beliefs
  const temper = temperOf(beliefs, view, other)
  const short = view.president === seat ? 1 - temper : temper + weights.loyalty + 1
  return Math.max(1, Math.ceil(short / weights.honour))
}

/** Returns the gain of a bribe to the President: the office and the money in hand. */
function saved(beliefs: Beliefs, view: JuntaState, other: number): number {
  const { weights } = beliefs
  const odds = (stance: number) =>
    oddsWith(beliefs, view, (family) => (family === other ? stance : stanceOf(beliefs, view, family)))
  const before = odds(stanceOf(beliefs, view, other))
  if (before < weights.daring) return 0
  const stake = (weights.office * weights.coup) / 10 + ownMoney(beliefs, view) * weights.money
  return Math.trunc(((before - odds(FOR)) * stake) / 100)
}

/** Returns the gain of a rising from one more ally. */
function gathered(beliefs: Beliefs, view: JuntaState, other: number): number {
  const alone = gainWith(beliefs, view, (family) => stanceOf(beliefs, view, family))
  const together = gainWith(beliefs, view, (family) =>
    family === other ? AGAINST : stanceOf(beliefs, view, family),
  )
  return together - Math.max(0, alone)
}

/** Returns notes of at least this sum, large ones first; `undefined` if the family has too little. */
export function notesWorth(beliefs: Beliefs, view: JuntaState, millions: number): number[] | undefined {
  const { rules, seat } = beliefs
  const notes = port
    .owned(rules, view, seat)
    .filter((item) => isNote(rules, item))
    .sort((a, b) => b - a)
  const given: number[] = []
  for (const note of notes) {
    const left = millions - sumOf(beliefs, given)
    if (left > 0 && millionsOf(rules, note) <= left) given.push(note)
  }
  if (sumOf(beliefs, given) < millions) {
    const more = notes.filter((note) => !given.includes(note)).at(-1)
    if (more === undefined) return undefined
    given.push(more)
  }
  return given.sort((a, b) => a - b)
}

/** Returns the points that some notes are worth to their owner. */
export const costOf = (beliefs: Beliefs, notes: readonly number[]): number =>
  sumOf(beliefs, notes) * beliefs.weights.money

const sumOf = ({ rules }: Beliefs, items: readonly number[]): number =>
  items.reduce((sum, item) => sum + millionsOf(rules, item), 0)

/** Records a gift that is on its way, to see later whether it was taken. */
export function noteInfluence(beliefs: Beliefs, view: JuntaState, { to, gives, wants }: Plan): void {
  if (wants.length > 0 || view.motion !== NOBODY) return
  beliefs.memory.sent = {
    to,
    points: sumOf(beliefs, gives) * beliefs.weights.honour,
    before: ownMoney(beliefs, view),
  }
}

/** Records whether the money was taken, once the offer is gone. */
export function auditInfluence({ memory, seat, ...rest }: Beliefs, view: JuntaState): void {
  const { sent } = memory
  if (!sent || view.deals.some(({ from, to }) => from === seat && to === sent.to)) return
  if (ownMoney({ memory, seat, ...rest }, view) < sent.before)
    memory.swayed.set(sent.to, (memory.swayed.get(sent.to) ?? 0) + sent.points)
  memory.sent = undefined
}
