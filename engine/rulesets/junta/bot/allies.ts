/** Chooses the allies of a bot in a coup, and predicts whether a coup is decided. */
import { centresNeeded, coupPhases } from '../blocks/numbers'
import { commanderOf, isOut, moverOf } from '../coup/rules/command'
import { unitsAt } from '../coup/rules/field'
import { hasSteps, ownOnMap } from '../coup/rules/motion'
import { isRebelHeld } from '../coup/rules/outcome'
import { type JuntaState, LOYAL, NOBODY, REBEL } from '../state'
import type { Beliefs } from './beliefs'
import { isRebel, wayFrom } from './map'

/** Returns an ally for the units of a space, or NOBODY. A player moves the units of one space a phase, so the others would stand idle (J-117). */
export function allyFor(beliefs: Beliefs, view: JuntaState, cell: number): number {
  const { rules, seat, weights } = beliefs
  if (weights.ally === 0 || cell < 0 || rules.places.centres.includes(cell)) return NOBODY
  if (view.steps.length === 0) return NOBODY
  const later = view.slots.slice(1).map((slot) => moverOf(rules, view, slot))
  const ally = later.find(
    (other) =>
      other !== seat &&
      isOfParty(beliefs, view, other) &&
      isIdle(beliefs, view, other) &&
      gets(beliefs, view, other, cell),
  )
  return ally ?? NOBODY
}

/** True for families of the same party that can act: only rebels act in the rebellion phase (J-109). */
const isOfParty = (beliefs: Beliefs, view: JuntaState, other: number): boolean =>
  !isOut(view, other) &&
  view.rebel[other] === view.rebel[beliefs.seat] &&
  (view.coup > 0 || isRebel(beliefs, view))

/** True if a family has no units of its own to move. */
const isIdle = ({ rules }: Beliefs, view: JuntaState, other: number): boolean =>
  !ownOnMap(rules, view, other).some((unit) => hasSteps(rules, view, unit))

/** True if units in a space can still move in this phase, and the player has a way for them. */
function gets(beliefs: Beliefs, view: JuntaState, other: number, cell: number): boolean {
  const { rules, seat } = beliefs
  const fresh = unitsAt(rules, view, cell, seat).filter((unit) => hasSteps(rules, view, unit))
  return fresh.length > 0 && wayFrom({ ...beliefs, seat: other }, view, cell) < rules.board.grid.size
}

// ---- agreeing on the outcome

/** Returns the outcome if it is almost certain, or NOBODY. Less patient bots decide sooner. In the rebellion phase others may still rise. */
export function foreseen(beliefs: Beliefs, view: JuntaState): number {
  const { settle } = beliefs.weights
  if (settle === 0 || view.coup < 1) return NOBODY
  const odds = oddsOfRebels(beliefs, view)
  if (odds <= settle) return LOYAL
  return odds >= 100 - settle ? REBEL : NOBODY
}

/** Estimates the chances of the rebels in percent, if no family changes sides: centres they hold or can reach, and their share of all units. */
function oddsOfRebels({ rules }: Beliefs, view: JuntaState): number {
  const { centres } = rules.places
  const left = coupPhases(rules, view) - view.coup + 1
  const now: JuntaState = { ...view, side: view.rebel.map((one) => (one === 1 ? REBEL : LOYAL)) }
  const held = centres.filter((cell) => isRebelHeld(rules, now, cell))
  const missing = centresNeeded(rules, view) - held.length
  const [rebelCells, loyalCells] = [REBEL, LOYAL].map((party) => cellsOf(rules, now, party))
  const isNear = (cells: ReadonlySet<number>, centre: number) =>
    [...cells].some((cell) => rules.board.grid.distance(cell, centre) <= left)
  const reached = centres.filter((cell) => !held.includes(cell) && isNear(rebelCells, cell))
  if (reached.length < missing) return 0
  if (missing <= 0) {
    const lost = held.filter((cell) => isNear(loyalCells, cell))
    if (held.length - lost.length >= centresNeeded(rules, view)) return 100
  }
  const [rebels, all] = forces(rules, view)
  return all === 0 ? 0 : Math.trunc((100 * rebels) / (all * Math.max(1, missing + 1)))
}

/** Returns the cells with units of a party. */
function cellsOf(rules: Beliefs['rules'], state: JuntaState, party: number): Set<number> {
  const cells = new Set<number>()
  for (let unit = 0; unit < rules.units.count; unit++) {
    const cell = state.cell[unit]
    const seat = cell < 0 ? NOBODY : commanderOf(rules, state, unit)
    if (seat !== NOBODY && state.side[seat] === party) cells.add(cell)
  }
  return cells
}

/** Counts the units of the rebels, and of all families. */
function forces(rules: Beliefs['rules'], view: JuntaState): readonly [rebels: number, all: number] {
  let rebels = 0
  let all = 0
  for (let seat = 0; seat < rules.seats.length; seat++) {
    if (isOut(view, seat)) continue
    const own = ownOnMap(rules, view, seat).length
    all += own
    if (view.rebel[seat] === 1) rebels += own
  }
  return [rebels, all]
}
