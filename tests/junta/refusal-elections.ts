/** Reasons against nominations and votes, J-24 to J-45; see `refusal-judge.ts`. */
import type { Action } from '../../engine/types'
import type { Reason } from '../support/refusals/judge'
import {
  cardOf,
  everybody,
  familyOf,
  frontOf,
  handOf,
  isAbroad,
  isDead,
  isHere,
  isInHand,
  isOnTable,
  kindOf,
  NONE,
  officesFor,
  reason,
  type Scene,
} from './refusal-scene'

const ELECTION = 0
const FIRST_ELECTION = 0
const isElection = ({ state }: Scene) => state.motion === ELECTION

/** What an action votes for: a place in the list of options. */
export function optionOf({ def, state, ...scene }: Scene, { for: name }: Action): number {
  const names = state.options.map((option) =>
    isElection({ def, state, ...scene }) || state.motion < 0 ? def.seats[option] : ['no', 'yes'][option],
  )
  return names.indexOf(name as string)
}

/** Influences that this family votes with: its own, or small ones of others that it controls this turn. */
function votingFront(scene: Scene): number[] {
  const { state, rules, seat } = scene
  return everybody(scene).flatMap((owner) =>
    frontOf(scene, owner).filter((card) => {
      const isLevied = state.levy >= 0 && rules.cards.votes[card] <= state.levyMost
      return (isLevied ? state.levy : owner) === seat
    }),
  )
}

const hasVotes = (scene: Scene, card: number) => ['vote', 'influence'].includes(kindOf(scene, card))
/** J-05: what does something when it is played is played first. */
const mustBePlayed = ({ rules }: Scene, card: number) => rules.cards.effects[card].length > 0

const officeLeft = (scene: Scene): number => {
  const { rules, state, seat } = scene
  if (isElection(scene) && state.cause === FIRST_ELECTION) return 0
  return Math.min(rules.numbers.officeVotes, officesFor(scene, seat).length) - state.given[seat]
}

/** J-26: a card or an office that could give a candidate their first vote. */
const canBack = (scene: Scene): boolean =>
  officeLeft(scene) > 0 ||
  handOf(scene, scene.seat).some((card) => hasVotes(scene, card) && !mustBePlayed(scene, card)) ||
  votingFront(scene).some((card) => scene.state.cast[card] < 0)

const NAMING = ['nominate']
const VOTING = ['cast', 'offices']
const isNaming = ({ state }: Scene) => state.phase === 'nominate' || state.phase === 'back'

export const elections: Readonly<Record<string, Reason<Scene>>> = {
  /** The dead are not asked anything: the kernel says so first. */
  'voting.dead': reason(['J-38'], [...NAMING, ...VOTING], (scene) => isDead(scene, scene.seat), 0),
  'voting.exile': reason(['J-65'], [...NAMING, ...VOTING], (scene) => isAbroad(scene, scene.seat)),
  'voting.back-first': reason(
    ['J-26'],
    ['nominate', 'pass'],
    ({ state }) => state.phase === 'nominate' && state.backing >= 0,
  ),
  'voting.no-family': reason(['J-25'], NAMING, (scene, action) => familyOf(scene, action) < 0),
  'voting.family-away': reason(['J-41'], NAMING, (scene, action) => {
    const family = familyOf(scene, action)
    return family >= 0 && !isHere(scene, family)
  }),
  'voting.candidate': reason(
    ['J-25'],
    NAMING,
    (scene, action) => isElection(scene) && scene.state.options.includes(familyOf(scene, action)),
  ),
  'voting.no-backing': reason(
    ['J-26'],
    NAMING,
    (scene) =>
      scene.state.phase === 'nominate' && scene.rules.options.backing !== 'anyone' && !canBack(scene),
  ),
  'voting.junta': reason(['J-101'], VOTING, ({ state }) => state.phase === 'junta'),
  'voting.no-vote': reason(['J-45'], VOTING, ({ state }) => state.motion === NONE),
  'voting.no-option': reason(['J-27'], VOTING, (scene, action) => optionOf(scene, action) < 0),
  'voting.declined': reason(
    ['J-28'],
    VOTING,
    (scene, action) => scene.state.declined[optionOf(scene, action)] === 1,
  ),
  'voting.not-yet': reason(
    ['J-26'],
    VOTING,
    (scene, action) =>
      isNaming(scene) && scene.state.backing >= 0 && optionOf(scene, action) !== scene.state.backing,
  ),
  'voting.cast-already': reason(['J-27'], ['cast'], (scene, action) => {
    const card = cardOf(scene, action)
    return isOnTable(scene, card) || (votingFront(scene).includes(card) && scene.state.cast[card] >= 0)
  }),
  'voting.not-yours': reason(['J-27'], ['cast'], (scene, action) => {
    const card = cardOf(scene, action)
    return !isInHand(scene, card) && !isOnTable(scene, card) && !votingFront(scene).includes(card)
  }),
  'voting.play-first': reason(['J-05'], ['cast'], (scene, action) => {
    const card = cardOf(scene, action)
    return isInHand(scene, card) && hasVotes(scene, card) && mustBePlayed(scene, card)
  }),
  'voting.no-votes': reason(['J-27'], ['cast'], (scene, action) => {
    const card = cardOf(scene, action)
    return isInHand(scene, card) && !hasVotes(scene, card)
  }),
  'voting.first-election': reason(
    ['J-26'],
    ['offices'],
    (scene) => isElection(scene) && scene.state.cause === FIRST_ELECTION,
  ),
  'voting.no-office': reason(['J-38'], ['offices'], (scene) => officesFor(scene, scene.seat).length === 0),
  'voting.office-votes': reason(['J-38'], ['offices'], (scene, { votes }) => {
    const left = officeLeft(scene)
    const isRight = typeof votes === 'number' && votes >= 1 && votes <= left
    return !isRight && { count: left }
  }),
}
