/** Writes a position as a case does. */
import type { JuntaPosition } from '../../../schemas/generated/content'
import { exilesOf, holds } from './observables'
import { isWritten } from './position'
import type { Rules } from './rules'
import { frontOf, handOf } from './rules/cards'
import { notesOf } from './rules/money'
import { type JuntaDef, type JuntaState, NOBODY } from './state'

export const writing = {
  given(def: JuntaDef, state: JuntaState): JuntaPosition | undefined {
    const { rules } = def
    // The first election begins if neither turn nor phase nor a President is written.
    const isFirst = state.turn === 0
    if (isFirst ? state.phase !== 'nominate' : !isWritten(state.phase)) return undefined
    const { cards } = rules
    const named = (list: readonly number[]) => list.map((card) => cards.ids[card])
    const { bank, safe, counters, answers } = holds(def, state)
    return {
      ...{ bank, safe, counters, answers },
      turn: isFirst ? undefined : state.turn,
      phase: isFirst ? undefined : (state.phase as JuntaPosition['phase']),
      ...governmentOf(rules, state),
      hands: some(byFamily(rules, (seat) => list(named(handOf(state, seat))))),
      front: some(byFamily(rules, (seat) => list(named(frontOf(state, seat))))),
      pile: named(state.pile),
      discards: list(named(state.discards)),
      notes: some(byFamily(rules, (seat) => list(valuesOf(notesOf(state, seat))))),
      swiss: some(byFamily(rules, (seat) => list(valuesOf(notesOf(state, seat, 'swiss'))))),
      aid: [...state.aid],
      aidOnly: true,
      budget: some(byFamily(rules, (seat) => state.budget[seat] || undefined)),
      banked: families(rules, state.banked),
      ...placesOf(rules, state),
      coup: coupOf(rules, state),
    }
  },
  holds,
}

const list = <T>(all: readonly T[]): T[] | undefined => (all.length > 0 ? [...all] : undefined)

const some = <T extends object>(all: T): T | undefined => (Object.keys(all).length > 0 ? all : undefined)

/** Returns the possession of each family by name. Families without one are left out. */
function byFamily<T>(rules: Rules, of: (seat: number) => T | undefined): Record<string, T> {
  const all: Record<string, T> = {}
  for (const [seat, id] of rules.seats.entries()) {
    const has = of(seat)
    if (has !== undefined) all[id] = has
  }
  return all
}

const families = (rules: Rules, flags: readonly number[]): string[] | undefined =>
  list(rules.seats.filter((_, seat) => flags[seat] === 1))

const valuesOf = (notes: readonly number[]): number[] =>
  notes.flatMap((count, index) => new Array<number>(count).fill(index + 1))

const governmentOf = (rules: Rules, state: JuntaState) => ({
  president: rules.seats[state.president],
  offices: some(
    Object.fromEntries(
      rules.offices.ids.flatMap((id, office) =>
        state.office[office] === NOBODY ? [] : [[id, rules.seats[state.office[office]]]],
      ),
    ),
  ),
  cousin: list(rules.offices.ids.filter((_, office) => state.cousin[office] === 1)),
  pretext: state.pretext === 1 || undefined,
  dead: families(rules, state.dead),
  exile: some(exilesOf(rules, state)),
})

const placesOf = (rules: Rules, state: JuntaState) => ({
  locations: some(byFamily(rules, (seat) => rules.locations.ids[state.location[seat]])),
  revealed: state.revealed === 1 || undefined,
  attempts: list(
    state.attempts.map(({ by, card, victim, location }) => ({
      by: rules.seats[by],
      card: rules.cards.ids[card],
      victim: rules.seats[victim],
      location: rules.locations.ids[location],
    })),
  ),
})

/** A coup that goes on, with every unit by its own name. */
function coupOf(rules: Rules, state: JuntaState): JuntaPosition['coup'] {
  if (state.coup < 0) return undefined
  const { units, types, board, seats } = rules
  return {
    phase: state.coup,
    leader: seats[state.leader],
    rebels: families(rules, state.rebel),
    strikes: state.strikes,
    occupied: state.occupied === 1 || undefined,
    units: units.ids.flatMap((id, unit) =>
      state.cell[unit] < 0
        ? []
        : [
            {
              id,
              unit: types.ids[units.type[unit]],
              at: board.grid.names[state.cell[unit]],
              control: seats[state.control[unit]],
              moved: state.moved[unit] > 0 || undefined,
            },
          ],
    ),
  }
}
