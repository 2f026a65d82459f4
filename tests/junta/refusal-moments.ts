/** Who is asked when, and which actions belong to which step of the turn; see `refusal-judge.ts`. */
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import type { Action } from '../../engine/types'
import type { Reason } from '../support/refusals/judge'
import { naiveDice } from './naive-coup'
import { mayDealAtAll } from './refusal-deals'
import { mayDoAside } from './refusal-optional'
import {
  actorFor,
  everybody,
  fightersAt,
  fromSeat,
  frontOf,
  handOf,
  isAbroad,
  isAsked,
  isHere,
  isOfDeal,
  minister,
  NONE,
  reason,
  type Scene,
} from './refusal-scene'

type Table = Pick<Scene, 'def' | 'rules' | 'state'>

/** The office, with the guns of the sea or the strikes of the air, that somebody acts for (J-37, J-X2). */
export function gunOffice(table: Table, weapon: number): number {
  const { rules } = table
  const isNavys = weapon === 1 || rules.options.airStrikes === 'navy'
  const office = rules.offices.powers.findIndex(({ navy, air }) => (isNavys ? navy : air))
  return office >= 0 && actorFor(table, office) >= 0 ? office : NONE
}
export const gunner = (table: Table, weapon: number): number => {
  const office = gunOffice(table, weapon)
  return office < 0 ? NONE : actorFor(table, office)
}

const first = (list: readonly number[]) => list.slice(0, 1)

/** J-127: those in the field with dice to throw who have not chosen; J-109: not the President in the rebellion. */
function choosing(table: Table): number[] {
  const { def, state } = table
  return everybody(table).filter((seat) => {
    const firing = fightersAt(table, state.field, seat)
    const isSilent = state.coup === 0 && seat === state.president
    return firing.length > 0 && state.plan[seat] < 0 && !isSilent && naiveDice(def, state.field, firing) > 0
  })
}

const atBank = (table: Table): number[] =>
  everybody(table).filter(
    (seat) =>
      isHere(table, seat) &&
      table.state.location[seat] === table.rules.locations.bank &&
      table.state.banked[seat] === 0,
  )

const tooMany = (table: Table): number[] =>
  everybody(table).filter(
    (seat) =>
      isHere(table, seat) &&
      handOf(table, seat).length + frontOf(table, seat).length > table.rules.numbers.hand,
  )

const president = ({ state }: Table) => [state.president]
const inTurn = ({ state }: Table) => first(state.queue)
const inSlots = ({ state }: Table) => first(state.slots)
const mover = ({ def, state }: Table) =>
  first(state.slots).map((slot) => (slot < def.seats.length ? slot : state.president))

/** By step of the turn: whom it asks. */
const ASKS: Readonly<Record<string, (table: Table) => readonly number[]>> = {
  nominate: inTurn,
  back: inTurn,
  vote: inTurn,
  decline: inTurn,
  declare: inTurn,
  abroad: inTurn,
  drop: inTurn,
  tie: president,
  appoint: president,
  pay: president,
  cousin: president,
  squad: president,
  shed: tooMany,
  trim: tooMany,
  budget: ({ state }) => [state.proposer < 0 ? state.president : state.proposer],
  force: (table) => [minister(table)],
  police: (table) => [minister(table)],
  locations: (table) =>
    everybody(table).filter((seat) => isHere(table, seat) && table.state.location[seat] < 0),
  react: ({ state }) => first(state.danger),
  return: ({ state }) => state.danger.slice(1, 2),
  bank: atBank,
  call: inSlots,
  attack: inSlots,
  sides: inSlots,
  junta: inSlots,
  movement: mover,
  bombard: (table) => [gunner(table, table.state.slots[0])],
  order: (table) => [isHere(table, table.state.leader) ? table.state.leader : table.state.president],
  fire: choosing,
  losses: (table) =>
    first(fromSeat(table, table.state.president).filter((seat) => table.state.due[seat] > 0)),
  consent: ({ state }) => first(state.consulted),
  retreat: ({ state }) => first(state.routed),
}

export const waitedFor = (def: JuntaDef, state: JuntaState): readonly number[] =>
  ASKS[state.phase]?.({ def, rules: def.rules, state }) ?? []

/** Everybody who may do anything at all: what is asked, deals, and optional actions. */
export function askedAtAll(def: JuntaDef, state: JuntaState): number[] {
  if (state.ending >= 0) return []
  const waited = waitedFor(def, state)
  return def.seats.flatMap((_, seat) => {
    const scene: Scene = { def, rules: def.rules, state, seat, waited }
    return waited.includes(seat) || mayDealAtAll(scene) || mayDoAside(scene) ? [seat] : []
  })
}

/** Types of actions: the steps they belong to, and the statements that say so. */
const MOMENTS: Readonly<Record<string, readonly [steps: string, rules: string]>> = {
  nominate: ['nominate', 'J-25'],
  pass: ['nominate back attack bombard', 'J-25 J-125 J-126'],
  cast: ['nominate back vote', 'J-27'],
  offices: ['nominate back vote', 'J-27'],
  stand: ['decline', 'J-28'],
  decline: ['decline', 'J-28'],
  yes: ['tie', 'J-45'],
  no: ['tie', 'J-45'],
  shed: ['shed trim', 'J-48'],
  appoint: ['appoint', 'J-51'],
  again: ['appoint', 'J-51'],
  promise: ['budget', 'J-54'],
  propose: ['budget', 'J-54'],
  force: ['force', 'J-58'],
  refrain: ['force', 'J-58'],
  lay: ['pay', 'J-56'],
  done: ['vote pay declare bank movement police', 'J-46 J-115 J-123'],
  go: ['locations', 'J-60'],
  exile: ['locations', 'J-61'],
  attempt: ['declare', 'J-71'],
  'send-police': ['declare', 'J-71'],
  take: ['cousin', 'J-88'],
  leave: ['cousin', 'J-88'],
  protect: ['react', 'J-09'],
  suffer: ['react', 'J-09'],
  kill: ['return', 'J-67'],
  'let-in': ['return', 'J-67'],
  deposit: ['bank', 'J-91'],
  withdraw: ['bank', 'J-91'],
  remain: ['abroad', 'J-67'],
  drop: ['drop', 'J-05'],
  rise: ['call', 'J-99'],
  wait: ['call', 'J-99'],
  select: ['movement', 'J-115'],
  unit: ['movement', 'J-115'],
  to: ['movement', 'J-115'],
  land: ['movement', 'J-121'],
  'hand-over': ['movement', 'J-120'],
  bring: ['movement', 'J-122'],
  bribe: ['movement', 'J-04'],
  post: ['police', 'J-123'],
  attack: ['attack', 'J-125'],
  bombard: ['bombard', 'J-126'],
  order: ['order', 'J-124'],
  fire: ['fire', 'J-127'],
  hold: ['fire', 'J-127'],
  rest: ['fire', 'J-127'],
  lose: ['losses', 'J-129'],
  consent: ['consent', 'J-131'],
  deny: ['consent', 'J-131'],
  retreat: ['retreat', 'J-132'],
  ask: ['retreat', 'J-132'],
  side: ['sides', 'J-135'],
  vote: ['junta', 'J-101'],
  shoot: ['squad', 'J-100 J-103'],
  pardon: ['squad', 'J-100'],
  settle: ['movement', 'J-111'],
  flee: ['movement sides', 'J-63'],
  conduct: ['movement', 'J-68'],
}
/** Types of actions that belong to a step. */
export const typesIn = (step: string): readonly string[] =>
  Object.keys(MOMENTS).filter((type) => MOMENTS[type][0].split(' ').includes(step))

/** Done in its step by anybody, whatever seat is asked. */
const BY_ANYBODY: readonly string[] = ['settle', 'flee', 'conduct']

const isNow = ({ state }: Scene, type: string): boolean =>
  (MOMENTS[type]?.[0] ?? '').split(' ').includes(state.phase)

/** J-117: the cousin's office is moved for, and nothing else is done then. */
const movesForCousin = ({ def, state }: Scene) =>
  state.phase === 'movement' && state.slots[0] >= def.seats.length

/** J-26: nobody has been named who waits for a vote. */
const namesFirst = ({ state }: Scene, { type }: Action) =>
  state.phase === 'nominate' && state.backing < 0 && (type === 'cast' || type === 'offices')

const rulesOf = ({ type }: Action) => MOMENTS[type]?.[1].split(' ') ?? []

export const moments: Readonly<Record<string, Reason<Scene>>> = {
  'coup.not-now': reason(rulesOf, Object.keys(MOMENTS), (scene, action) => {
    const { type } = action
    if (isOfDeal(action)) return false
    if (!isNow(scene, type) || namesFirst(scene, action)) return true
    if (movesForCousin(scene) && (type === 'bring' || type === 'bribe')) return true
    return scene.state.phase === 'fire' && !isAsked(scene)
  }),
  'coup.not-yours': reason(
    rulesOf,
    Object.keys(MOMENTS).filter((type) => !BY_ANYBODY.includes(type)),
    (scene, action) =>
      !isOfDeal(action) && isNow(scene, action.type) && scene.state.phase !== 'fire' && !isAsked(scene),
  ),
  'politics.nothing-to-end': reason(['J-46'], ['done'], (scene) => !isNow(scene, 'done')),
  'politics.unknown': reason(['J-46', 'J-48', 'J-51'], undefined, (scene, action) => {
    const { type } = action
    if (type === 'appoint')
      return (
        !scene.rules.offices.ids.includes(action.office as string) ||
        !scene.def.seats.includes(action.family as string)
      )
    if (type === 'shed') return !scene.rules.cards.ids.includes(action.card as string)
    return !(type in MOMENTS) && !OTHERS.includes(type)
  }),
  'lives.at-home': reason(['J-67'], ['return', 'remain'], (scene) => !isAbroad(scene, scene.seat)),
}
/** Optional actions, and deals. */
const OTHERS: readonly string[] =
  'return resign play waste discard deal accept refuse counter give keep want spare hush offer'.split(' ')
