/**
 * The effects of cards as words of the language, for triggers and cards alike. A card with its own place in the rules
 * (an attempt, a bribe, units) acts there. All its other effects happen when it is played.
 */
import type {
  JuntaDropInfluenceEffect,
  JuntaSpyEffect,
  JuntaUnitsEffect,
} from '../../../../schemas/generated/content'
import type { Blocks, Words } from '../../../blocks/context'
import { type DoEffect, NOTHING } from '../../../blocks/port'
import { emit } from '../events'
import { moneyOf } from '../rules/money'
import { raisePretext } from '../rules/pretext'
import { HOLIDAY, type JuntaTurn } from '../state'
import { about, familyOf, targetOf } from './family'
import { forces } from './forces'
import { putBefore } from './interruptions'
import { lives } from './lives'
import { priced } from './price'
import { voting } from './voting'

type Effects = NonNullable<Words['effects']>

/** @param broughtBy units that an effect brings */
export const cardWords = (broughtBy: (effect: JuntaUnitsEffect) => readonly number[]): Effects => {
  const { bribe, ...others } = { ...voting, ...lives, ...forces(broughtBy), ...politics }
  return { ...priced(others), bribe }
}

const politics = {
  pretext: () => raisePretext,
  'bank-holiday':
    () =>
    ({ state }: JuntaTurn) => {
      state.bank = HOLIDAY
    },
  'drop-influence': (blocks: Blocks, raw: JuntaDropInfluenceEffect) =>
    about(targetOf(blocks, raw), (turn, seat, run) => putBefore(turn, run, { kind: 'drop', seat })),
  spy,
  words: () => () => {},
} satisfies Effects

/** Shows the account to the player of the card only. */
function spy(blocks: Blocks, raw: JuntaSpyEffect): DoEffect {
  const named = raw.whose === undefined ? undefined : blocks.sides.indexOf(raw.whose)
  return about(familyOf(blocks, raw), (turn, seat, _, { other }) => {
    const whose = named ?? other
    if (whose === NOTHING || whose === seat) return
    const only = [turn.rules.seats[seat]]
    const sum = moneyOf(turn.state, whose, 'swiss')
    emit(turn, 'account-seen', { family: whose, count: sum }, { only, reveals: true })
  })
}
