/** The words that Wir sind das Volk! adds to the language of blocks: markers of tracks, protests, cards and their uses, sides, drawing. */
import type {
  VolkCardCondition,
  VolkDrawEffect,
  VolkEffect,
  VolkProtestsMeasure,
  VolkSideCondition,
  VolkTrackMeasure,
} from '../../../../schemas/generated/content'
import { type Blocks, speaking, type Words } from '../../../blocks/context'
import { amountOf } from '../../../blocks/measures'
import { ASKED_OPTION_WORDS } from '../../../blocks/options/words'
import { type DoEffect, type Measure, NO_SUBJECT, type Subject, type Test } from '../../../blocks/port'
import type { Effect, Rules, VolkTurn } from '../rules'
import { drawInto } from '../rules/drawing'
import { protestsIn } from '../rules/protests'
import { USES, type VolkState } from '../state'
import { iconWords } from './icons'

/**
 * @param cards names of the scenario's cards. In moments about a card `it` is its index, and `other` its use (an index in USES).
 * @param compileIcon compiles a written effect into the form that the rules run
 */
export const ownWords = (cards: readonly string[], compileIcon: (written: VolkEffect) => Effect): Words =>
  speaking(ASKED_OPTION_WORDS, {
    measures: {
      track: (_: Blocks, { track }: VolkTrackMeasure): Measure => {
        return (_rules: Rules, state: VolkState) => state[track]
      },
      protests({ sides }: Blocks, { side }: VolkProtestsMeasure): Measure {
        const index = sides.indexOf(side)
        // Unknown sides have none; the checks report the name.
        if (index < 0) return () => 0
        return (rules: Rules, state: VolkState) => protestsIn(rules, state, index)
      },
    },
    conditions: {
      card(_: Blocks, { is, use }: VolkCardCondition): Test {
        const meant = is && new Set(is.map((id) => cards.indexOf(id)))
        const meantUse = use && USES.indexOf(use)
        return (_rules, _state, { it, other } = NO_SUBJECT) =>
          it >= 0 && (meant?.has(it) ?? true) && (meantUse === undefined || meantUse === other)
      },
      side({ sides }: Blocks, { is }: VolkSideCondition): Test {
        const index = sides.indexOf(is)
        return (_rules, _state, { seat } = NO_SUBJECT) => seat === index
      },
    },
    effects: {
      ...iconWords(compileIcon),
      /** Draws for the named side, or else for the side of the moment. Skipped without a side or with an empty pile. */
      draw(blocks: Blocks, { side, count }: VolkDrawEffect): DoEffect {
        const named = side === undefined ? undefined : blocks.sides.indexOf(side)
        const wanted = amountOf(blocks, count)
        return (turn: VolkTurn, subject: Subject) => {
          const who = named ?? subject.seat
          if (who < 0) return
          for (let left = wanted(turn.rules, turn.state, subject); left > 0; left--)
            if (!drawInto(turn, who)) return
        }
      },
    },
  })
