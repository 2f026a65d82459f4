/** A position as a case writes it, and what there is to expect of it. */
import type { VolkExpectation, VolkPosition } from '../../../schemas/generated/content'
import { countersWritten } from '../../blocks/counters'
import { decisions } from './phases'
import type { VolkDef } from './rules'
import { cardsIn, handOf } from './rules/cards'
import { NOBODY, NONE, PLACES, RUNDOWN, type VolkState } from './state'

const PHASES: readonly string[] = ['turn', 'end', 'keep']

export const writing = {
  given(def: VolkDef, state: VolkState): VolkPosition | undefined {
    const { rules } = def
    if (!PHASES.includes(state.phase)) return undefined
    const { cards, sides, provinces } = rules
    const at = (place: number) => cardsIn(state.place, place).map((card) => cards.ids[card])
    return {
      ...tracksOf(state),
      decade: state.decade,
      half: state.half,
      turn: sides[state.turn],
      last: state.last === NOBODY ? undefined : sides[state.last],
      phase: state.phase as VolkPosition['phase'],
      step: state.phase === 'end' ? state.step10 : undefined,
      wall: state.wall === 1,
      walled: state.walled === 1,
      dissolved: state.dissolved === 1 || undefined,
      counters: countersWritten(rules.blocks.counters, state.counters),
      ...mapOf(def, state),
      sections: counted(provinces.sections.ids, state.sections),
      echo: counted(provinces.ids, state.echo),
      open: at(PLACES.open),
      played: at(PLACES.played),
      police: at(PLACES.police),
      special: at(PLACES.special),
      gone: [...at(PLACES.gone), ...at(PLACES.buried)],
      pile: state.pile.map((card) => cards.ids[card]),
      used: cards.ids.filter((_, card) => state.used[card] > 0),
      hands: Object.fromEntries(sides.map((side, index) => [side, at(handOf(index))])),
    }
  },
  holds(def: VolkDef, state: VolkState): VolkExpectation {
    const { rules } = def
    const { cards, sides } = rules
    const at = (place: number) => cardsIn(state.place, place).map((card) => cards.ids[card])
    return {
      ...tracksOf(state),
      decade: state.decade,
      half: state.half,
      turn: sides[state.turn],
      phase: state.phase as VolkExpectation['phase'],
      asked: decisions(def, state)[0]?.seat ?? 'nobody',
      wall: state.wall === 1,
      dissolved: state.dissolved === 1,
      counters: countersWritten(rules.blocks.counters, state.counters),
      ...mapOf(def, state),
      open: at(PLACES.open),
      played: at(PLACES.played),
      held: Object.fromEntries(sides.map((side, index) => [side, state.held[index]])),
    }
  },
}

const tracksOf = ({ prestige, currency, socialism, flight, box }: VolkState) => ({
  prestige,
  currency,
  socialism,
  flight,
  box,
})

function mapOf({ rules }: VolkDef, state: VolkState) {
  const { provinces, cities, links } = rules
  return {
    factories: cities.ids.filter((_, city) => state.factory[city] !== NONE),
    rundown: cities.ids.filter((_, city) => state.factory[city] === RUNDOWN),
    rails: links.ids.flatMap((id, link) =>
      state.link[link] === 1 ? [id.split(':') as [string, string]] : [],
    ),
    unrest: counted(provinces.ids, state.unrest),
    standard: counted(provinces.ids, state.standard),
    socialists: counted(provinces.ids, state.socialists),
  }
}

const counted = (ids: readonly string[], numbers: readonly number[]): Record<string, number> =>
  Object.fromEntries(ids.map((id, index) => [id, numbers[index] ?? 0]))
