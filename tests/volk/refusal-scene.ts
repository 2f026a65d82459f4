/** A position of Wir sind das Volk! as the judge of refusals looks at it: what stands where, and the sums of the rules done by hand. */

import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import type { Task, TaskKind, VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import type { Action } from '../../engine/types'

export type Scene = {
  readonly rules: VolkDef['rules']
  readonly state: VolkState
  readonly side: number
  /** What is settled now. */
  readonly task: Task | undefined
}

export const sceneOf = ({ rules }: VolkDef, state: VolkState, seat: string): Scene => ({
  rules,
  state,
  side: rules.sides.indexOf(seat),
  task: state.phase === 'task' ? state.tasks[0] : undefined,
})

export const settles = ({ task }: Scene, ...kinds: readonly TaskKind[]): boolean =>
  task !== undefined && kinds.includes(task.kind)

type Table = 'cities' | 'provinces' | 'links' | 'cards'
const named =
  (table: Table, field: string) =>
  ({ rules }: Scene, action: Action): number =>
    rules[table].ids.indexOf(String(action[field]))
export const town = named('cities', 'town')
export const province = named('provinces', 'province')
export const target = named('provinces', 'target')
export const link = named('links', 'link')
export const card = named('cards', 'card')
export const given = named('cards', 'give')
export const taken = named('cards', 'take')
export const section = ({ rules }: Scene, action: Action): number =>
  rules.provinces.sections.ids.indexOf(String(action.section))

const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
export const EAST = 0
export const NEW = 1
export const RUNDOWN = 2
/** Where cards are. */
export const LIES = { pile: 1, open: 2, hand: 3, special: 7 } as const

export const hasFactory = ({ state }: Scene, city: number): boolean => state.factory[city] !== 0

/** W-59, W-60: one for each full number of cubes, and those shared with the divided city. */
export const isInProtest = ({ rules, state }: Scene, at: number): boolean =>
  Math.floor(state.unrest[at] / rules.numbers.protest) + state.echo[at] > 0

/** A joker is in each of the provinces it may count for. */
export const homes = ({ rules }: Scene, city: number): readonly number[] =>
  rules.cities.joker[city].length > 0
    ? rules.cities.joker[city]
    : [rules.cities.province[city]].filter((one) => one >= 0)

/** W-35: nothing is built where there is a protest; at a joker only if all its provinces are in protest. */
export const isShut = (scene: Scene, city: number): boolean => {
  const at = homes(scene, city)
  return at.length > 0 && at.every((one) => isInProtest(scene, one))
}

/** W-31 to W-34: 1 when new, and 1 for each factory it is linked with. */
function worthOf({ rules, state }: Scene, city: number): number {
  if (state.factory[city] === 0) return 0
  const { cities, links } = rules
  const base = state.factory[city] === RUNDOWN ? cities.rundownBase[city] : cities.base[city]
  const partners = state.link.filter(
    (built, at) =>
      built === 1 &&
      [links.from[at], links.to[at]].includes(city) &&
      state.factory[links.from[at] === city ? links.to[at] : links.from[at]] !== 0,
  )
  return base + partners.length
}
export const economy = (scene: Scene, at: number): number =>
  sum(scene.rules.cities.ids.map((_, city) => (homes(scene, city).includes(at) ? worthOf(scene, city) : 0)))

/** W-43: what the economy lacks for one living standard more. */
export const lack = (scene: Scene, at: number): number =>
  Math.max(0, (scene.state.standard[at] + 1) * scene.rules.numbers.step - economy(scene, at))

// ---- what is left of each kind of piece
export const standards = ({ rules, state }: Scene) => rules.supply.standard - sum(state.standard)
export const cubes = ({ rules, state }: Scene) => rules.supply.unrest - sum(state.unrest) - sum(state.used)
export const rails = ({ rules, state }: Scene) =>
  rules.supply.rail - sum(state.link.map((built, at) => built * rules.links.cost[at]))
export const factories = ({ rules, state }: Scene, side: number) =>
  rules.supply.factories[side] -
  state.factory.filter(
    (is, city) =>
      is === NEW &&
      rules.cities.side[city] === side &&
      !rules.cities.external[city] &&
      !rules.cities.special[city],
  ).length
export const rundowns = ({ rules, state }: Scene) =>
  rules.supply.rundown -
  state.factory.filter((is, city) => is === RUNDOWN && !rules.cities.special[city]).length
export const abroads = ({ rules, state }: Scene) =>
  rules.supply.abroad - state.factory.filter((is, city) => is !== 0 && rules.cities.external[city]).length
export const protestMarkers = ({ rules, state }: Scene) =>
  rules.supply.protest -
  sum(state.unrest.map((count, at) => Math.floor(count / rules.numbers.protest) + state.echo[at]))

/** Whether one more cube can come; a protest that a socialist meets needs no marker. */
export const canRise = (scene: Scene, at: number): boolean => {
  const { rules, state } = scene
  const protests = (state.unrest[at] + 1) % rules.numbers.protest === 0
  return cubes(scene) > 0 && !(protests && protestMarkers(scene) <= 0)
}

// ---- dismantling
const isIn = (scene: Scene, cities: readonly number[], where: readonly number[]): boolean =>
  where.length === 0 || cities.some((city) => homes(scene, city).some((one) => where.includes(one)))
export const isElsewhere = (scene: Scene, city: number, where: readonly number[]) =>
  !isIn(scene, [city], where)
export const isLinkElsewhere = ({ ...scene }: Scene, at: number, where: readonly number[]) =>
  !isIn(scene, [scene.rules.links.from[at], scene.rules.links.to[at]], where)

/** Links of a side that can be lifted. */
export const liftable = (scene: Scene, side: number, where: readonly number[]): number[] =>
  scene.state.link.flatMap((built, at) =>
    built === 1 && scene.rules.links.side[at] === side && !isLinkElsewhere(scene, at, where) ? [at] : [],
  )
/** Factories of a side that can be razed, the order of links left aside. */
export const razable = (scene: Scene, side: number, where: readonly number[]): number[] =>
  scene.state.factory.flatMap((is, city) =>
    scene.rules.cities.side[city] === side &&
    !scene.rules.cities.external[city] &&
    (is === NEW || (is === RUNDOWN && scene.rules.cities.special[city])) &&
    !isElsewhere(scene, city, where)
      ? [city]
      : [],
  )
