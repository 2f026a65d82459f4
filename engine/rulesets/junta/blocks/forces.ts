/** Words about the units of a coup. On cards they wait for its movement (coup/cards.ts); here they act at once. */
import type { JuntaBribeEffect, JuntaUnitsEffect } from '../../../../schemas/generated/content'
import type { Blocks, Words } from '../../../blocks/context'
import type { DoEffect } from '../../../blocks/port'
import { facesOf } from '../compile/faces'
import { handTo } from '../coup/cards'
import { commanderOf } from '../coup/rules/command'
import { SUCCESS } from '../rules/attempts'
import { canPay, pay } from '../rules/money'
import { isPresent } from '../rules/seats'
import { type JuntaTurn, NOBODY } from '../state'
import { about, familyOf } from './family'

/** @param broughtBy units that an effect brings, which are in the box until then */
export const forces = (broughtBy: (effect: JuntaUnitsEffect) => readonly number[]) =>
  ({
    units: (blocks: Blocks, raw: JuntaUnitsEffect) => bring(blocks, raw, broughtBy(raw)),
    bribe,
  }) satisfies Words['effects']

/** Places units in the first of the spaces. Units already on the map stay there. No family becomes a rebel by it. */
function bring(blocks: Blocks, raw: JuntaUnitsEffect, units: readonly number[]): DoEffect {
  const where = raw.at.map((name) => blocks.board.grid.indexOf(name)).find((cell) => cell >= 0)
  return about(familyOf(blocks, raw), (turn, seat) => {
    if (where === undefined || !isPresent(turn.state, seat)) return
    for (const unit of units) {
      if (turn.state.cell[unit] >= 0) continue
      turn.list('cell')[unit] = where
      turn.list('control')[unit] = seat
    }
  })
}

/** Bribes one unit after the other while there is money. The price is paid whatever the die says. */
function bribe(blocks: Blocks, raw: JuntaBribeEffect): DoEffect {
  const types = raw.units.map((id) => blocks.units.indexOf(id))
  const cells = raw.at?.map((name) => blocks.board.grid.indexOf(name))
  const die = facesOf(raw.die)
  const cost = raw.cost ?? 0
  return about(familyOf(blocks, raw), (turn, seat) => {
    if (!isPresent(turn.state, seat)) return
    for (const unit of bribable(turn, seat, types, cells)) {
      if (!canPay(turn.state, seat, cost, true)) return
      pay(turn, seat, cost, true)
      if (die.length === 0 || die[turn.roll(die.length) - 1] === SUCCESS) handTo(turn, unit, seat)
    }
  })
}

function bribable(
  { rules, state }: JuntaTurn,
  seat: number,
  types: readonly number[],
  cells: readonly number[] | undefined,
): number[] {
  return rules.units.ids.flatMap((_, unit) => {
    const commander = commanderOf(rules, state, unit)
    const isThere = state.cell[unit] >= 0 && (cells?.includes(state.cell[unit]) ?? true)
    const isMeant = isThere && types.includes(rules.units.type[unit])
    return isMeant && commander !== NOBODY && commander !== seat ? [unit] : []
  })
}
