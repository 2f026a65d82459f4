/** The words that Junta adds to the language of blocks: families with their money, cards, votes and offices. */
import type {
  JuntaCardCondition,
  JuntaCardsMeasure,
  JuntaFamiliesMeasure,
  JuntaFamilyCondition,
  JuntaGivenCondition,
  JuntaHoldsCondition,
  JuntaMoneyMeasure,
  JuntaVotesMeasure,
} from '../../../../schemas/generated/content'
import { type Blocks, speaking, type Words } from '../../../blocks/context'
import { ASKED_OPTION_WORDS } from '../../../blocks/options/words'
import { type Measure, NO_SUBJECT, NOTHING, type Test } from '../../../blocks/port'
import { isOut } from '../coup/rules/command'
import type { Rules } from '../rules'
import { frontOf, handSize, votesOf } from '../rules/cards'
import { moneyOf } from '../rules/money'
import { actsFor, officeVotes } from '../rules/seats'
import { type JuntaState, NOBODY } from '../state'
import { effects } from './effects'
import { familyOf, type Meant } from './family'

/** Names that only the blocks of Junta use, by index. */
export type OwnNames = {
  /** The units that an effect brings; they are in the box before. */
  readonly broughtBy: Parameters<typeof effects>[0]
  readonly offices: readonly string[]
  /** By card, the name that its copies share. */
  readonly cards: readonly string[]
}

/** A number of a family; 0 for no family. */
function ofFamily(
  blocks: Blocks,
  meant: Meant,
  read: (rules: Rules, state: JuntaState, seat: number) => number,
): Measure {
  const family = familyOf(blocks, meant)
  return (rules: Rules, state: JuntaState, subject = NO_SUBJECT) => {
    const seat = family(rules, state, subject)
    return seat === NOTHING ? 0 : read(rules, state, seat)
  }
}

const FATES = {
  home: (state: JuntaState, seat: number) => !isOut(state, seat),
  exile: ({ exile }: JuntaState, seat: number) => exile[seat] !== NOBODY,
  dead: ({ dead }: JuntaState, seat: number) => dead[seat] === 1,
  rebel: ({ rebel, coup }: JuntaState, seat: number) => coup >= 0 && rebel[seat] === 1,
}

const openVotes = (rules: Rules, state: JuntaState, seat: number): number =>
  frontOf(state, seat).reduce(
    (sum, card) => sum + votesOf(rules, state, seat, card),
    officeVotes(rules, state, seat),
  )

const measures: Words['measures'] = {
  money: (blocks: Blocks, raw: JuntaMoneyMeasure) =>
    ofFamily(blocks, raw, (_, state, seat) => moneyOf(state, seat, raw.where)),
  cards: (blocks: Blocks, raw: JuntaCardsMeasure) =>
    ofFamily(blocks, raw, (_, state, seat) => handSize(state, seat)),
  votes: (blocks: Blocks, raw: JuntaVotesMeasure) => ofFamily(blocks, raw, openVotes),
  families(_: Blocks, { which }: JuntaFamiliesMeasure): Measure {
    const isMeant = FATES[which]
    return ({ seats }: Rules, state: JuntaState) =>
      seats.reduce((sum, __, seat) => sum + (isMeant(state, seat) ? 1 : 0), 0)
  },
}

/** True if the subject of the moment, by index, has one of these names. */
function among(is: readonly string[], names: readonly string[], part: 'it' | 'seat'): Test {
  const meant = new Set(names.flatMap((name, index) => (is.includes(name) ? [index] : [])))
  return (_rules, _state, subject = NO_SUBJECT) => meant.has(subject[part])
}

const conditions = ({ offices, cards }: OwnNames): Words['conditions'] => ({
  family: ({ sides }: Blocks, { is }: JuntaFamilyCondition) => among(is, sides, 'seat'),
  office: (_: Blocks, { is }: JuntaGivenCondition) => among(is, offices, 'it'),
  card: (_: Blocks, { is }: JuntaCardCondition) => among(is, cards, 'it'),
  holds(blocks: Blocks, raw: JuntaHoldsCondition): Test {
    const office = offices.indexOf(raw.office)
    const family = familyOf(blocks, { family: raw.family })
    return (rules: Rules, state: JuntaState, subject = NO_SUBJECT) => {
      const seat = family(rules, state, subject)
      return office !== NOTHING && seat !== NOTHING && actsFor(rules, state, office) === seat
    }
  },
  pretext: () => (_: Rules, state: JuntaState) => state.pretext === 1,
})

export const ownWords = (names: OwnNames): Words =>
  speaking(ASKED_OPTION_WORDS, {
    measures,
    conditions: conditions(names),
    effects: effects(names.broughtBy),
  })
