/** Reasons against the place that an event, a comparison or the end of a decade asks for, and against names that are none. See `refusal-judge.ts`. */
import type { TaskKind } from '../../engine/rulesets/wir-sind-das-volk/state'
import type { Action } from '../../engine/types'
import { type Finding, type Reason, withRare } from '../support/refusals/judge'
import {
  abroads,
  canRise,
  card,
  cubes,
  EAST,
  factories,
  given,
  hasFactory,
  isElsewhere,
  isInProtest,
  link,
  NEW,
  protestMarkers,
  province,
  RUNDOWN,
  rundowns,
  type Scene,
  section,
  settles,
  standards,
  taken,
  target,
  town,
} from './refusal-scene'

/** Whose place is chosen: a province of the side in which the task acts, or a town. */
const PROVINCES: readonly TaskKind[] = [
  'unrest',
  'shift',
  'calm',
  'standard',
  'echo',
  'police',
  'compare',
  'socialists',
]
const OF_A_SIDE: readonly TaskKind[] = ['unrest', 'shift', 'calm', 'standard', 'compare']
const TOWNS: readonly TaskKind[] = ['rundown', 'decay', 'repair', 'external', 'raze']
const TURNED: readonly TaskKind[] = ['rundown', 'decay', 'repair']
const NAMED = [
  'W-38',
  'W-47',
  'W-52',
  'W-53',
  'W-56',
  'W-58',
  'W-59',
  'W-60',
  'W-62',
  'W-63',
  'W-66',
  'W-67',
  'W-81',
  'W-86',
  'W-96',
  'W-98',
  'W-104',
  'W-106',
]

const allowed = ({ rules, task }: Scene): readonly number[] =>
  task === undefined ? [] : task.where.length > 0 ? task.where : (rules.provinces.of[task.of] ?? [])

const choosing = (
  kinds: readonly TaskKind[],
  is: (scene: Scene, at: number, count: number) => Finding,
  named: (scene: Scene, action: Action) => number = province,
): Reason<Scene> => ({
  rules: NAMED,
  types: ['choose'],
  holds(scene, action) {
    const at = named(scene, action)
    return settles(scene, ...kinds) && at >= 0 && is(scene, at, scene.task?.count ?? 0)
  },
  least: 0,
})
const inTown = (kinds: readonly TaskKind[], is: (scene: Scene, at: number) => Finding) =>
  choosing(kinds, is, town)
const isOfSide = (scene: Scene, at: number) => scene.rules.provinces.side[at] === scene.task?.of

const places: Record<string, Reason<Scene>> = {
  'nothing-to-choose': {
    rules: ['W-53'],
    types: ['choose'],
    holds: (scene) => !settles(scene, ...PROVINCES, ...TOWNS),
  },
  'other-side': { ...choosing(OF_A_SIDE, (scene, at) => !isOfSide(scene, at)), least: 1 },
  'not-there': {
    ...choosing(PROVINCES, (scene, at) => {
      const { rules, task } = scene
      if (settles(scene, 'echo')) return !rules.provinces.sections.supplier.includes(at)
      if (settles(scene, 'police', 'socialists')) return rules.provinces.side[at] !== EAST
      if (settles(scene, 'compare')) return isOfSide(scene, at) && !allowed(scene).includes(at)
      return task !== undefined && isOfSide(scene, at) && !allowed(scene).includes(at)
    }),
  },
  'no-cubes': choosing(['unrest'], (scene, _, count) => count > 0 && cubes(scene) <= 0),
  'no-protest-markers': choosing(
    ['unrest'],
    (scene, at, count) =>
      count > 0 &&
      (scene.state.unrest[at] + 1) % scene.rules.numbers.protest === 0 &&
      protestMarkers(scene) <= 0,
  ),
  'no-unrest': {
    ...choosing(
      ['unrest', 'shift', 'police'],
      (scene, at, count) => (count < 0 || !settles(scene, 'unrest')) && scene.state.unrest[at] === 0,
    ),
    least: 1,
  },
  'nowhere-to-go': choosing(
    ['shift'],
    (scene, at) =>
      !allowed(scene).some((to) => to !== at && canRise(scene, to)) &&
      scene.state.unrest[at] > 0 &&
      'perhaps',
  ),
  'calm-enough': choosing(
    ['calm'],
    ({ rules, state }, at) => state.unrest[at] <= rules.numbers.calmed && { count: rules.numbers.calmed },
  ),
  'no-echo': choosing(['echo'], (scene, at, count) =>
    count < 0 ? scene.state.echo[at] === 0 : protestMarkers(scene) <= 0,
  ),
  'not-poorer': choosing(['compare'], ({ task }, at) => ((task?.count ?? 0) & (1 << at)) === 0),
  'no-protest': choosing(['socialists'], (scene, at, count) => count > 0 && !isInProtest(scene, at)),
  'no-socialist': choosing(['socialists'], ({ state }, at, count) => count < 0 && state.socialists[at] === 0),
  'choose-section': choosing(['standard'], ({ rules }, at) => at === rules.provinces.divided),
  'no-standards': choosing(
    ['standard'],
    (scene, _, count) => count > 0 && standards(scene) <= 0,
    whereStandard,
  ),
  'no-standard': choosing(['standard'], ({ state }, at, count) => count < 0 && state.standard[at] === 0),
  'section-not-there': choosing(
    ['standard'],
    (scene) => !allowed(scene).includes(scene.rules.provinces.divided),
    section,
  ),
  'section-uneven': choosing(
    ['standard'],
    ({ state }, at, count) => count > 0 && state.sections[at] > Math.min(...state.sections),
    section,
  ),
  'section-uneven-less': choosing(
    ['standard'],
    ({ state }, at, count) => count < 0 && state.sections[at] < Math.max(...state.sections),
    section,
  ),
  'town-other-side': inTown(TURNED, ({ rules, task }, at) => rules.cities.side[at] !== task?.of),
  'no-factory': inTown([...TURNED, 'raze'], (scene, at) => !hasFactory(scene, at)),
  'town-abroad': inTown(TURNED, ({ rules }, at) => rules.cities.external[at]),
  'town-not-there': inTown(TURNED, (scene, at) => isElsewhere(scene, at, scene.task?.where ?? [])),
  decayed: inTown(['rundown', 'decay'], ({ state }, at) => state.factory[at] === RUNDOWN),
  'not-decayed': inTown(['repair'], ({ state }, at) => state.factory[at] === NEW),
  'no-markers': inTown([...TURNED, 'external'], (scene, at) => {
    if (settles(scene, 'external')) return abroads(scene) <= 0
    if (scene.rules.cities.special[at]) return false
    return settles(scene, 'repair')
      ? factories(scene, scene.rules.cities.side[at]) <= 0
      : rundowns(scene) <= 0
  }),
  'not-abroad': inTown(['external', 'raze'], ({ rules }, at) => !rules.cities.external[at]),
  'factory-there': inTown(['external'], hasFactory),
}
/** A province or a section. */
function whereStandard(scene: Scene, action: Action): number {
  return Math.max(province(scene, action), section(scene, action))
}

/** Where each type of action looks a name up: the table, and when it does. */
const LOOKS: Readonly<Record<string, (scene: Scene, action: Action) => string | undefined>> = {
  play: (scene, action) => (scene.state.phase === 'turn' && card(scene, action) < 0 ? 'no-card' : undefined),
  discard: (scene, action) =>
    settles(scene, 'price', 'peek') && card(scene, action) < 0 ? 'no-card' : undefined,
  swap: (scene, action) =>
    settles(scene, 'peek') && Math.min(given(scene, action), taken(scene, action)) < 0
      ? 'no-card'
      : undefined,
  keep: (scene, action) => (scene.state.phase === 'keep' && card(scene, action) < 0 ? 'no-card' : undefined),
  build: (scene, action) => (settles(scene, 'build') && town(scene, action) < 0 ? 'no-town' : undefined),
  raze: (scene, action) =>
    settles(scene, 'dismantle', 'alternate') && town(scene, action) < 0 ? 'no-town' : undefined,
  rail: (scene, action) => (settles(scene, 'build') && link(scene, action) < 0 ? 'no-link' : undefined),
  lift: (scene, action) =>
    settles(scene, 'dismantle', 'alternate') && link(scene, action) < 0 ? 'no-link' : undefined,
  raise: (scene, action) =>
    scene.state.phase === 'raise' && province(scene, action) < 0 ? 'no-province' : undefined,
  'pass-on': (scene, action) =>
    scene.state.phase === 'raise' && section(scene, action) < 0 ? 'no-section' : undefined,
  attack: (scene, action) =>
    Math.min(province(scene, action), target(scene, action)) < 0 ? 'no-province' : undefined,
  count: (scene, action) =>
    town(scene, action) < 0
      ? 'no-town'
      : settles(scene, 'joker') && province(scene, action) < 0
        ? 'no-province'
        : undefined,
  choose(scene, action) {
    if (settles(scene, ...TOWNS)) return town(scene, action) < 0 ? 'no-town' : undefined
    if (!settles(scene, ...PROVINCES)) return undefined
    return province(scene, action) < 0 && !(settles(scene, 'standard') && section(scene, action) >= 0)
      ? 'no-province'
      : undefined
  },
}
/** Statements about an action, under which a name that is none is refused. */
const OF: Readonly<Record<string, readonly string[]>> = {
  play: ['W-13'],
  discard: ['W-15', 'W-69'],
  swap: ['W-69'],
  keep: ['W-20'],
  build: ['W-27'],
  rail: ['W-29'],
  raze: ['W-40'],
  lift: ['W-40'],
  raise: ['W-42'],
  'pass-on': ['W-45'],
  attack: ['W-89'],
  count: ['W-101', 'W-105'],
  choose: NAMED,
}
const unknownName = (key: string): Reason<Scene> => ({
  rules: ({ type }) => OF[type] ?? [],
  holds: (scene, action) => LOOKS[action.type]?.(scene, action) === key,
})
const names = Object.fromEntries(
  ['no-card', 'no-town', 'no-link', 'no-province', 'no-section'].map((key) => [key, unknownName(key)]),
)

export const tasks = withRare<Scene>({ ...places, ...names }, ['no-section'])
