/** Estimates the money that others hold from public facts: payments, visits to the bank and deaths. */
import type { Rules } from '../rules'
import { HOLIDAY, type JuntaState, NOBODY } from '../state'

/** By seat, the millions kept from earlier turns, and the estimate after this turn. */
export type Funds = {
  readonly kept: number[]
  readonly next: number[]
  /** Millions that each family seems to have brought to Switzerland. */
  readonly banked: number[]
  /** The President when the aid of the turn was shared out. */
  payer: number
}

export const newFunds = (): Funds => ({ kept: [], next: [], banked: [], payer: NOBODY })

export const copyOfFunds = ({ kept, next, banked, payer }: Funds): Funds => ({
  kept: kept.slice(),
  next: next.slice(),
  banked: banked.slice(),
  payer,
})

/** Returns the average worth of the notes of one aid, in millions. */
export const aidOf = ({ notes, numbers }: Rules): number => {
  const count = notes.reduce((sum, one) => sum + one, 0)
  const worth = notes.reduce((sum, one, index) => sum + one * (index + 1), 0)
  return count === 0 ? 0 : Math.trunc((worth * numbers.aid) / count)
}

/** Starts a new turn: the money left is kept. */
export function turnPage({ kept, next }: Funds): void {
  next.forEach((millions, seat) => {
    kept[seat] = millions
  })
}

/** Updates the estimates from a view. A family in the open bank is assumed to have moved all its money to Switzerland. */
export function look(funds: Funds, rules: Rules, view: JuntaState): void {
  if (view.stage < DECIDED) funds.payer = view.president
  for (let seat = 0; seat < rules.seats.length; seat++) {
    const isBanked =
      view.revealed === 1 && view.location[seat] === rules.locations.bank && view.bank !== HOLIDAY
    if (isBanked && view.dead[seat] === 0)
      funds.banked[seat] = (funds.banked[seat] ?? 0) + (funds.next[seat] ?? 0)
    funds.next[seat] = view.dead[seat] === 1 || isBanked ? 0 : inHand(funds, rules, view, seat)
  }
}

/** Estimates the money in hand. Before the budget the President has all of the aid; after it, the part without promises. */
function inHand({ kept }: Funds, rules: Rules, view: JuntaState, seat: number): number {
  const before = kept[seat] ?? 0
  if (view.stage < AID) return before
  const isPaid = view.stage >= DECIDED && !isKept(view)
  if (seat !== view.president) return before + (isPaid ? view.budget[seat] : 0)
  const promised = isPaid ? view.budget.reduce((sum, millions) => sum + millions, 0) : 0
  return before + Math.max(0, aidOf(rules) - promised)
}
const AID = 3
const DECIDED = 5

/** J-59: true if a budget was rejected and not forced through. */
const isKept = ({ bank, occupied, president }: JuntaState): boolean =>
  bank === HOLIDAY && occupied === 0 && president !== NOBODY
