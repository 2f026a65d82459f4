/** Runs the blocks of a card in their order. The subject is the card and its player. */

import { carryOut } from '../../../blocks/interpreter'
import { NO_SUBJECT } from '../../../blocks/port'
import type { EffectRules } from './effect'

export const effects = {
  blocks: {
    does({ turn, effect, chooser }) {
      const { card, use } = turn.state
      carryOut(turn, effect.list, { ...NO_SUBJECT, it: card, other: use, seat: chooser })
    },
  },
} satisfies Readonly<Record<string, EffectRules>>
