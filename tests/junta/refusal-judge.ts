/** Every reason of Junta's "why not?", written from `docs/rules/junta.md` and the tables of the pack. */
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import type { Action } from '../../engine/types'
import { type Judge, type Reason, withRare } from '../support/refusals/judge'
import { cards, hasIdleAim } from './refusal-cards'
import { combat } from './refusal-combat'
import { coup } from './refusal-coup'
import { deals } from './refusal-deals'
import { elections } from './refusal-elections'
import { government } from './refusal-government'
import { lives } from './refusal-lives'
import { askedAtAll, moments, waitedFor } from './refusal-moments'
import { movement } from './refusal-movement'
import { reason, type Scene } from './refusal-scene'

/** Types of actions by the fields they have. */
const BY_FIELDS: Readonly<Record<string, string>> = {
  '': 'pass stand decline yes no again propose force refrain done leave suffer kill let-in remain return resign wait hold pardon offer drop',
  family: 'nominate hand-over fire consent deny vote shoot conduct',
  card: 'shed protect play waste discard drop rise bring',
  'card for': 'cast play',
  'card family': 'play',
  'card cell': 'rise bring',
  'for votes': 'offices',
  'office family': 'appoint',
  'family amount': 'promise',
  'family note': 'lay',
  location: 'go',
  cell: 'exile select to attack order retreat ask flee',
  'card family location': 'attempt',
  'family location': 'send-police',
  office: 'take rise',
  by: 'rise',
  note: 'deposit withdraw',
  with: 'deal counter accept refuse withdraw side',
  words: 'promise hush',
  item: 'give keep want spare',
  unit: 'unit land rest lose',
  'unit cell': 'post',
  'cell unit': 'retreat',
  'cell family': 'bombard',
  'card cell family units': 'bribe',
  for: 'settle',
}
const SHAPES: Record<string, string[][]> = {}
for (const [fields, types] of Object.entries(BY_FIELDS))
  for (const type of types.split(' ')) {
    SHAPES[type] ??= []
    SHAPES[type].push(fields.split(' ').filter((field) => field !== ''))
  }

/** J-54, J-65 and the like say that a thing is not done so; where nothing fits, nothing may be named. */
const lastWords = reason(['J-09', 'J-67', 'J-73', 'J-88', 'J-91'], undefined, () => false, 0)

/** What is allowed with fewer words: all units retreat, a card brings its units to its one space, a draft is dropped. */
function isOverwritten(scene: Scene, action: Action): boolean {
  const { type } = action
  if (type === 'play') return hasIdleAim(scene, action)
  if (type === 'drop') return 'card' in action
  return (type === 'retreat' && 'unit' in action) || (['rise', 'bring'].includes(type) && 'cell' in action)
}

const REASONS: Readonly<Record<string, Reason<Scene>>> = {
  ...moments,
  ...elections,
  ...government,
  ...lives,
  ...cards,
  ...deals,
  ...movement,
  ...combat,
  ...coup,
  'lives.not-now': lastWords,
}

const named = (part: string, keys: string) => keys.split(' ').map((key) => `${part}.${key}`)
/** Too rare for a few games: cases of the pack and tests of single positions show them, and the long suite counts them. */
const RARE = [
  ...named(
    'voting',
    'declined no-family no-backing junta play-first no-office family-away first-election cast-already',
  ),
  ...named('politics', 'no-more no-change no-amount not-in-front has-most others-less two-brigades'),
  ...named('politics', 'notes-bound cards-kept units-kept leaves-out too-much'),
  ...named('lives', 'no-family own-family family-away spared bank-safe no-location needs too-dear no-office'),
  ...named('lives', 'ballot coup lunch busy'),
  ...named('playing', 'unknown no-use no-aim'),
  ...named('kernel.deal.refuse', 'standing lacking'),
  ...named(
    'coup',
    'no-landing move-first say-where no-police posted no-unit no-space no-family not-retreating',
  ),
  ...named(
    'coup',
    'no-pretext both-needed no-candidate taken declared no-units elsewhere say-how family-away',
  ),
  ...named(
    'coup',
    'own-family nobody-else no-cards no-bribe no-rebel dead in-exile president-waits rests occupied',
  ),
]

/** Of numbers the rules say which are too small. */
const ANY = Number.NEGATIVE_INFINITY

export const juntaJudge: Judge<JuntaDef, Scene> = {
  words: 'junta.refuse.',
  shared: ['kernel.deal.refuse.'],
  shapes: SHAPES,
  form: isOverwritten,
  values: {
    ...{ votes: ANY, amount: ANY, note: ANY, units: ANY },
    'rise.by': ['move'],
    'side.with': ['rebels', 'president'],
    'settle.for': ['rebels', 'president'],
  },
  reasons: withRare(REASONS, RARE),
  elsewhere: {},
  asked: (def, state) => askedAtAll(def, state as JuntaState).map((seat) => def.seats[seat]),
  scene: (def, state, seat) => ({
    def,
    rules: def.rules,
    state: state as JuntaState,
    seat: def.seats.indexOf(seat),
    waited: waitedFor(def, state as JuntaState),
  }),
}
