/** Reasons against cards, building and dismantling, from `docs/rules/wir-sind-das-volk.md`. See `refusal-judge.ts`. */
import type { Action } from '../../engine/types'
import type { Finding, Reason } from '../support/refusals/judge'
import {
  card,
  EAST,
  factories,
  hasFactory,
  isElsewhere,
  isInProtest,
  isLinkElsewhere,
  isShut,
  LIES,
  lack,
  liftable,
  link,
  RUNDOWN,
  rails,
  razable,
  type Scene,
  settles,
  town,
} from './refusal-scene'

// ---- cards

const handOf = (side: number) => LIES.hand + side
const isMine = ({ state, side }: Scene, at: number) =>
  [handOf(side), LIES.open].includes(state.place[at] as never) ||
  (side === EAST && state.place[at] === LIES.special)
/** A card of one's own that is played in one's turn, for this use or for any. */
export const playing =
  (use: string | undefined, is: (scene: Scene, at: number) => boolean) =>
  (scene: Scene, action: Action): boolean => {
    const at = card(scene, action)
    if (scene.state.phase !== 'turn' || at < 0 || !isMine(scene, at)) return false
    return (use === undefined || action.use === use) && is(scene, at)
  }
const PLAY = ['play']
const canRaise = (scene: Scene, points: number): boolean => {
  const { rules, side } = scene
  const { provinces, options, numbers } = rules
  return provinces.of[side].some((at) => {
    const short = lack(scene, at)
    return (
      at !== provinces.divided &&
      short <= points &&
      !(options.bridging === 'capped' && short > numbers.bridge)
    )
  })
}

const cards: Record<string, Reason<Scene>> = {
  'not-within': {
    rules: ['W-13'],
    types: PLAY,
    holds(scene, action) {
      const at = card(scene, action)
      return scene.state.phase === 'turn' && at >= 0 && !isMine(scene, at)
    },
  },
  special: {
    rules: ['W-15'],
    types: PLAY,
    holds(scene, action) {
      const at = card(scene, action)
      return (
        scene.state.phase === 'turn' &&
        at >= 0 &&
        scene.state.place[at] === LIES.special &&
        scene.side !== EAST
      )
    },
  },
  'only-event': {
    rules: ['W-24'],
    types: PLAY,
    holds: (scene, action) =>
      action.use !== 'event' && playing(undefined, ({ rules }, at) => rules.cards.special[at])(scene, action),
  },
  'not-your-event': {
    rules: ['W-50'],
    types: PLAY,
    holds: playing('event', ({ rules, side }, at) =>
      rules.cards.special[at] ? side !== EAST : rules.cards.colour[at] === 1 - side,
    ),
  },
  wall: {
    rules: ['W-108'],
    types: PLAY,
    holds: playing('event', ({ rules, state }, at) => {
      const when = rules.cards.wall[at]
      return (when === 1 && state.wall === 0) || (when === 2 && state.walled === 1)
    }),
  },
  calm: {
    rules: ['W-38'],
    types: PLAY,
    holds: playing('quiet', ({ rules, state, side }) =>
      rules.provinces.of[side].every((at) => state.unrest[at] === 0),
    ),
  },
  'no-means': {
    rules: ['W-41'],
    types: PLAY,
    holds: playing('quiet', (scene, at) => {
      const { rules, side } = scene
      if (rules.cards.colour[at] === side || rules.options.quietWithoutMeans === 'free') return false
      return liftable(scene, side, []).length + razable(scene, side, []).length < rules.numbers['quiet-price']
    }),
    least: 0,
  },
  'too-poor': {
    rules: ['W-42'],
    types: PLAY,
    holds: playing('raise', (scene, at) => !canRaise(scene, scene.rules.cards.value[scene.side][at])),
  },
  'no-price': {
    rules: ['W-15'],
    types: ['grant', 'discard'],
    holds: (scene, { type }) => !settles(scene, 'price') && (type === 'grant' || !settles(scene, 'peek')),
  },
  'empty-pile': {
    rules: ['W-15'],
    types: ['grant'],
    holds: (scene) => settles(scene, 'price') && scene.state.pile.length === 0,
    least: 0,
  },
  'not-in-hand': {
    rules: ['W-15'],
    types: ['discard'],
    holds(scene, action) {
      const at = card(scene, action)
      return settles(scene, 'price') && at >= 0 && scene.state.place[at] !== handOf(scene.side)
    },
    least: 0,
  },
}

// ---- building

type Site = (scene: Scene, at: number, points: number, of: number) => Finding
const building = (type: 'build' | 'rail', rules: readonly string[], is: Site): Reason<Scene> => ({
  rules,
  types: [type],
  holds(scene, action) {
    const at = type === 'build' ? town(scene, action) : link(scene, action)
    return settles(scene, 'build') && at >= 0 && is(scene, at, scene.task?.count ?? 0, scene.task?.of ?? 0)
  },
})
const factory = (rule: string, is: Site) => building('build', [rule], is)
const rail = (rule: string, is: Site) => building('rail', [rule], is)
const ends = ({ rules }: Scene, at: number) => [rules.links.from[at], rules.links.to[at]]

const sites: Record<string, Reason<Scene>> = {
  'no-points': {
    rules: ['W-26'],
    types: ['build', 'rail'],
    holds: (scene) => !settles(scene, 'build'),
  },
  'factory-built': factory('W-27', (scene, at) => hasFactory(scene, at)),
  'factory-abroad': factory('W-104', ({ rules }, at) => rules.cities.external[at]),
  'factory-by-event': factory('W-102', ({ rules }, at) => rules.cities.special[at]),
  'factory-not-yours': factory('W-27', ({ rules }, at, _, of) => rules.cities.side[at] !== of),
  'factory-protest': factory('W-35', isShut),
  'factory-price': factory('W-26', ({ rules }, _, points) => {
    const cost = rules.numbers['factory-cost']
    return points < cost && { cost, points }
  }),
  'factory-supply': { ...factory('W-26', (scene, _, __, of) => factories(scene, of) <= 0), least: 0 },
  'link-built': rail('W-29', ({ state }, at) => state.link[at] === 1),
  'link-not-yours': rail('W-27', ({ rules }, at, _, of) => rules.links.side[at] !== of),
  'link-protest': rail('W-35', (scene, at) => ends(scene, at).some((city) => isShut(scene, city))),
  'link-crosses': {
    ...rail(
      'W-F3',
      (scene, at) =>
        scene.rules.options.crossing === 'barred' &&
        scene.rules.links.crosses[at].some((one) => isInProtest(scene, one)),
    ),
    least: 0,
  },
  'link-price': rail('W-26', ({ rules }, at, points) => {
    const cost = rules.links.cost[at]
    return points < cost && { cost, points }
  }),
  'link-supply': { ...rail('W-26', (scene, at) => rails(scene) < scene.rules.links.cost[at]), least: 0 },
  'link-loose': rail('W-29', (scene, at) => ends(scene, at).every((city) => !hasFactory(scene, city))),
}

// ---- dismantling

const DISMANTLING = ['dismantle', 'alternate'] as const
const razing = (
  rule: string,
  is: (scene: Scene, at: number, of: number, where: readonly number[]) => boolean,
): Reason<Scene> => ({
  rules: [rule],
  types: ['raze'],
  holds(scene, action) {
    const at = town(scene, action)
    return (
      settles(scene, ...DISMANTLING) &&
      scene.task !== undefined &&
      at >= 0 &&
      is(scene, at, scene.task.of, scene.task.where)
    )
  },
})
const lifting = (
  rule: string,
  is: (scene: Scene, at: number, of: number, where: readonly number[]) => boolean,
): Reason<Scene> => ({
  rules: [rule],
  types: ['lift'],
  holds(scene, action) {
    const at = link(scene, action)
    return (
      settles(scene, ...DISMANTLING) &&
      scene.task !== undefined &&
      at >= 0 &&
      is(scene, at, scene.task.of, scene.task.where)
    )
  },
})

const dismantling: Record<string, Reason<Scene>> = {
  'nothing-due': {
    rules: ['W-40'],
    types: ['raze', 'lift'],
    holds: (scene) => !settles(scene, ...DISMANTLING),
  },
  'raze-none': razing('W-40', (scene, at) => !hasFactory(scene, at)),
  'raze-abroad': razing('W-106', ({ rules }, at) => rules.cities.external[at]),
  'raze-not-yours': razing('W-27', ({ rules }, at, of) => rules.cities.side[at] !== of),
  'raze-rundown': razing(
    'W-65',
    ({ rules, state }, at) => state.factory[at] === RUNDOWN && !rules.cities.special[at],
  ),
  'raze-links-first': {
    ...razing(
      'W-F2',
      (scene, _, of, where) =>
        scene.rules.options.dismantling === 'links-first' && liftable(scene, of, where).length > 0,
    ),
    least: 0,
  },
  'raze-elsewhere': { ...razing('W-57', (scene, at, _, where) => isElsewhere(scene, at, where)), least: 0 },
  'lift-none': lifting('W-40', ({ state }, at) => state.link[at] === 0),
  'lift-not-yours': lifting('W-27', ({ rules }, at, of) => rules.links.side[at] !== of),
  'lift-elsewhere': {
    ...lifting('W-57', (scene, at, _, where) => isLinkElsewhere(scene, at, where)),
    least: 0,
  },
}

export const plays: Record<string, Reason<Scene>> = { ...cards, ...sites, ...dismantling }
