/** The unsolicited offers of a bot: money for votes and units, and cards that are worth more to others. */
import { commanderOf } from '../coup/rules/command'
import { port } from '../deals'
import { type JuntaState, NOBODY } from '../state'
import type { Beliefs } from './beliefs'
import { costOf, influence, notesWorth } from './influence'
import { wayFrom } from './map'
import { nameOf, type Plan } from './memory'
import { payment } from './payments'
import { FOR, stanceOf } from './plot'
import { sale, trade, weightsFor } from './sale'
import { unitWorth } from './worth'

/** Returns the offer to make now, first to families without an offer in this step. Payments, vote buying, hiring and sales are tried in turn. */
export function offerNow(beliefs: Beliefs, view: JuntaState): Plan | undefined {
  const { made, asked } = beliefs.memory
  const all = port.partners(beliefs.rules, view, beliefs.seat)
  const partners = all.filter((other) => !asked.has(other))
  for (const planOf of partners.length > 0 ? [payment, influence, hire, sale] : []) {
    const plan = planOf(beliefs, view, partners)
    if (plan && !made.has(nameOf(plan))) return plan
  }
  return trade(beliefs, view, all)
}

/** Offers money for the largest troop of a family that takes no part, as much as that family finds it worth. Only rebels do this. */
function hire(beliefs: Beliefs, view: JuntaState, partners: readonly number[]): Plan | undefined {
  const { weights, seat } = beliefs
  if (view.phase !== 'movement' || weights.units === 0 || view.rebel[seat] !== 1) return undefined
  let best: Plan | undefined
  for (const other of partners) {
    if (view.rebel[other] === 1 || stanceOf(beliefs, view, other) === FOR) continue
    const wants = greatestTroop(beliefs, view, other)
    if (wants.length <= (best?.wants.length ?? 0)) continue
    const gives = notesWorth(beliefs, view, hirePrice(beliefs, view, wants.length, other))
    if (!gives || wants.length * weights.units - costOf(beliefs, gives) < weights.margin) continue
    best = { to: other, gives, wants }
  }
  return best
}

/** Returns the millions that are worth more to a family than some of its units, by its public weights. */
function hirePrice(beliefs: Beliefs, view: JuntaState, units: number, other: number): number {
  const theirs = weightsFor(beliefs, other)
  return Math.ceil((units * unitWorth(theirs, view, other) + theirs.margin) / Math.max(1, theirs.money))
}

/** Returns the items for the largest group of a family's units in one space with a way to a centre. */
function greatestTroop(beliefs: Beliefs, view: JuntaState, other: number): number[] {
  const { rules } = beliefs
  const troops = new Map<number, number[]>()
  for (const item of port.owned(rules, view, other)) {
    const unit = rules.units.indexOf.get(port.itemName(rules, item)) ?? NOBODY
    if (unit === NOBODY || commanderOf(rules, view, unit) !== other) continue
    const cell = view.cell[unit]
    if (wayFrom(beliefs, view, cell) < rules.board.grid.size)
      troops.set(cell, [...(troops.get(cell) ?? []), item])
  }
  return [...troops.values()].reduce((most, troop) => (troop.length > most.length ? troop : most), [])
}
