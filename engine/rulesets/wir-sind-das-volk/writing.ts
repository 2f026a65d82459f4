/** Writes a position as a case does. */
import type { VolkPosition } from '../../../schemas/generated/content'
import { holds } from './observables'
import type { VolkDef } from './rules'
import { cardsIn, handOf } from './rules/cards'
import { NOBODY, PLACES, type VolkState } from './state'

const PHASES: readonly string[] = ['turn', 'end', 'keep']

export const writing = {
  given(def: VolkDef, state: VolkState): VolkPosition | undefined {
    if (!PHASES.includes(state.phase)) return undefined
    const { cards, sides, provinces } = def.rules
    const at = (place: number) => cardsIn(state.place, place).map((card) => cards.ids[card])
    const { asked, held, phase, ...shown } = holds(def, state)
    return {
      ...shown,
      phase: phase as VolkPosition['phase'],
      last: state.last === NOBODY ? undefined : sides[state.last],
      step: state.phase === 'end' ? state.step10 : undefined,
      walled: state.walled === 1,
      dissolved: state.dissolved === 1 || undefined,
      sections: counted(provinces.sections.ids, state.sections),
      echo: counted(provinces.ids, state.echo),
      police: at(PLACES.police),
      special: at(PLACES.special),
      gone: [...at(PLACES.gone), ...at(PLACES.buried)],
      pile: state.pile.map((card) => cards.ids[card]),
      used: cards.ids.filter((_, card) => state.used[card] > 0),
      hands: Object.fromEntries(sides.map((side, index) => [side, at(handOf(index))])),
    }
  },
  holds,
}

const counted = (ids: readonly string[], numbers: readonly number[]): Record<string, number> =>
  Object.fromEntries(ids.map((id, index) => [id, numbers[index] ?? 0]))
