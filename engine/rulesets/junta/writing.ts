/** A position as a case writes it, and what there is to expect of it. */
import type { JuntaExpectation, JuntaPosition } from '../../../schemas/generated/content'
import { countersWritten } from '../../blocks/counters'
import { commanderOf } from './coup/rules/command'
import { rebelCentres } from './coup/rules/outcome'
import { decisions } from './phases'
import { isWritten } from './position'
import type { Rules } from './rules'
import { frontOf, handOf } from './rules/cards'
import { moneyOf, notesOf, sumOf } from './rules/money'
import { HOLIDAY, type JuntaDef, type JuntaState, LUNCH, NOBODY } from './state'

export const writing = {
  given({ rules }: JuntaDef, state: JuntaState): JuntaPosition | undefined {
    // The first election begins where neither turn nor phase nor a President is written.
    const isFirst = state.turn === 0
    if (isFirst ? state.phase !== 'nominate' : !isWritten(state.phase)) return undefined
    const { cards } = rules
    const named = (list: readonly number[]) => list.map((card) => cards.ids[card])
    return {
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
      counters: countersWritten(rules.blocks.counters, state.counters),
    }
  },
  holds(def: JuntaDef, state: JuntaState): JuntaExpectation {
    const { rules } = def
    const { cards } = rules
    const names = (list: readonly number[]) => list.map((card) => cards.name[card])
    const asked = decisions(def, state).filter(({ optional }) => !optional)
    return {
      turn: state.turn,
      stage: state.stage,
      phase: state.phase as JuntaExpectation['phase'],
      asked: [...new Set(asked.map(({ seat }) => seat))],
      president: state.president === NOBODY ? 'nobody' : rules.seats[state.president],
      offices: Object.fromEntries(
        rules.offices.ids.map((id, office) => [id, rules.seats[state.office[office]] ?? 'nobody']),
      ),
      pretext: state.pretext === 1,
      bank: bankOf(state),
      safe: state.safe,
      hands: byFamily(rules, (seat) => names(handOf(state, seat))),
      front: byFamily(rules, (seat) => names(frontOf(state, seat))),
      money: byFamily(rules, (seat) => moneyOf(state, seat)),
      swiss: byFamily(rules, (seat) => moneyOf(state, seat, 'swiss')),
      spent: sumOf(state.spent),
      aidCount: state.aid.length,
      budget: byFamily(rules, (seat) => state.budget[seat]),
      dead: families(rules, state.dead) ?? [],
      // All of them at once, or nothing is said: a case takes what holds entry by entry.
      exile: state.exile.filter((cell) => cell !== NOBODY).length > 1 ? undefined : exilesOf(rules, state),
      coup: state.coup,
      rebels: families(rules, state.rebel) ?? [],
      units: unitsIn(rules, state),
      centres: rebelCentres(rules, state),
      counters: countersWritten(rules.blocks.counters, state.counters),
    }
  },
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

const bankOf = ({ bank }: JuntaState): NonNullable<JuntaPosition['bank']> =>
  bank === LUNCH ? 'lunch' : bank === HOLIDAY ? 'holiday' : 'open'

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
  bank: bankOf(state),
  safe: state.safe,
  dead: families(rules, state.dead),
  exile: some(exilesOf(rules, state)),
})

const exilesOf = ({ board, ...rules }: Rules, { exile }: JuntaState): Record<string, string> =>
  byFamily({ board, ...rules }, (seat) =>
    exile[seat] === NOBODY ? undefined : board.grid.names[exile[seat]],
  )

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

/** How many units each family commands in every area that has any. */
function unitsIn(rules: Rules, state: JuntaState): JuntaExpectation['units'] {
  const all: Record<string, Record<string, number>> = {}
  for (const [unit, cell] of state.cell.entries()) {
    const family = rules.seats[commanderOf(rules, state, unit)]
    if (cell < 0 || family === undefined) continue
    all[rules.board.grid.names[cell]] ??= {}
    const there = all[rules.board.grid.names[cell]]
    there[family] = (there[family] ?? 0) + 1
  }
  return some(all)
}
