/** The words that Wir sind das Volk! adds to the language of blocks: markers of tracks, protests, cards, sides. */
import type {
  VolkCardCondition,
  VolkProtestsMeasure,
  VolkSideCondition,
  VolkTrackMeasure,
} from '../../../../schemas/generated/content'
import type { Blocks, OwnWords } from '../../../blocks/context'
import { type Measure, NO_SUBJECT, type Test } from '../../../blocks/port'
import type { Rules } from '../rules'
import { protestsIn } from '../rules/protests'
import type { VolkState } from '../state'

/** @param cards names of the cards of the scenario; in moments about a card, `it` is its index */
export const ownWords = (cards: readonly string[]): OwnWords => ({
  measures: {
    track: (_: Blocks, { track }: VolkTrackMeasure): Measure => {
      return (_rules: Rules, state: VolkState) => state[track]
    },
    protests({ sides }: Blocks, { side }: VolkProtestsMeasure): Measure {
      const index = sides.indexOf(side)
      // A side that nobody knows has none: the checks tell the name.
      if (index < 0) return () => 0
      return (rules: Rules, state: VolkState) => protestsIn(rules, state, index)
    },
  },
  conditions: {
    card(_: Blocks, { is }: VolkCardCondition): Test {
      const meant = new Set(is.map((id) => cards.indexOf(id)))
      return (_rules, _state, { it } = NO_SUBJECT) => it >= 0 && meant.has(it)
    },
    side({ sides }: Blocks, { is }: VolkSideCondition): Test {
      const index = sides.indexOf(is)
      return (_rules, _state, { seat } = NO_SUBJECT) => seat === index
    },
  },
})
