/** What a card says in the language of blocks: its effects in their order, about the card and who plays it. */
import { NO_SUBJECT } from '../../../blocks/port'
import { carryOut } from '../../../blocks/running'
import type { EffectRules } from './effect'

export const effects = {
  blocks: {
    does({ turn, effect, chooser }) {
      const { card, use } = turn.state
      carryOut(turn, effect.list, { ...NO_SUBJECT, it: card, other: use, seat: chooser })
    },
  },
} satisfies Readonly<Record<string, EffectRules>>
