/** Compares a position with what a case expects, other than `events` and `outcome`: one line for each difference. */
import type { VolkExpectation } from '../../../schemas/generated/content'
import { counterNamed } from '../../blocks/counters'
import { linkBetween } from './compile/start'
import { decisions } from './phases'
import type { VolkDef } from './rules'
import { cardsIn, handOf } from './rules/cards'
import { economyOf, exportOf, isOperative, worthOf } from './rules/economy'
import { protestsOf } from './rules/protests'
import {
  cubesLeft,
  externalsLeft,
  protestsLeft,
  railsLeft,
  rundownsLeft,
  socialistsLeft,
  standardsLeft,
} from './rules/supply'
import { NONE, PLACES, RUNDOWN, type VolkState } from './state'

type Compare = (what: string, expected: unknown, found: unknown) => void

export function differences(def: VolkDef, state: VolkState, expected: VolkExpectation): string[] {
  const lines: string[] = []
  const compare: Compare = (what, wanted, found) => {
    if (wanted === undefined || JSON.stringify(wanted) === JSON.stringify(found)) return
    lines.push(`${what}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`)
  }
  compareFlow(def, state, expected, compare)
  compareTracks(state, expected, compare)
  compareMap(def, state, expected, compare)
  compareFactories(def, state, expected, compare)
  compareCards(def, state, expected, compare)
  for (const [id, count] of Object.entries(expected.counters ?? {}))
    compare(`counter ${id}`, count, counterNamed(def.rules.blocks, state, id))
  return lines
}

function compareFlow(def: VolkDef, state: VolkState, expected: VolkExpectation, compare: Compare): void {
  const { sides } = def.rules
  const [task] = state.tasks
  compare('decade', expected.decade, state.decade)
  compare('half', expected.half, state.half)
  compare('turn', expected.turn, sides[state.turn])
  compare('phase', expected.phase, state.phase)
  compare('task', expected.task, task?.kind ?? 'none')
  compare('step', expected.step, state.step10)
  compare('asked', expected.asked, decisions(def, state)[0]?.seat ?? 'nobody')
  compare('points', expected.points, state.phase === 'task' ? task?.count : state.points)
}

function compareTracks(state: VolkState, expected: VolkExpectation, compare: Compare): void {
  for (const name of ['prestige', 'currency', 'socialism', 'flight', 'box'] as const)
    compare(name, expected[name], state[name])
  compare('wall', expected.wall, state.wall === 1)
  compare('dissolved', expected.dissolved, state.dissolved === 1)
}

type Numbers = Readonly<Record<string, number>> | undefined

function compareMap({ rules }: VolkDef, state: VolkState, expected: VolkExpectation, compare: Compare): void {
  const { provinces } = rules
  const each = (what: string, wanted: Numbers, of: (province: number) => number) => {
    for (const [id, count] of Object.entries(wanted ?? {}))
      compare(`${what} of ${id}`, count, of(provinces.indexOf.get(id) ?? -1))
  }
  each('unrest', expected.unrest, (province) => state.unrest[province])
  each('standard', expected.standard, (province) => state.standard[province])
  each('socialists', expected.socialists, (province) => state.socialists[province])
  each('protests', expected.protests, (province) => protestsOf(rules, state, province))
  each('economy', expected.economy, (province) => economyOf(rules, state, province))
  each('export', expected.export, (province) => exportOf(rules, state, province))
  for (const [id, count] of Object.entries(expected.sections ?? {}))
    compare(`standard of ${id}`, count, state.sections[provinces.sections.ids.indexOf(id)])
  const left = {
    standard: standardsLeft,
    unrest: cubesLeft,
    socialist: socialistsLeft,
    rail: railsLeft,
    abroad: externalsLeft,
    rundown: rundownsLeft,
    protest: protestsLeft,
  }
  for (const [kind, count] of Object.entries(expected.supply ?? {}))
    compare(`supply of ${kind}`, count, left[kind as keyof typeof left]?.(rules, state))
}

function compareFactories(
  { rules }: VolkDef,
  state: VolkState,
  expected: VolkExpectation,
  compare: Compare,
): void {
  const { cities, links } = rules
  const sorted = (ids: readonly string[] | undefined) => ids && [...ids].sort()
  const towns = (test: (factory: number) => boolean) =>
    cities.ids.filter((_, city) => test(state.factory[city])).sort()
  for (const [id, value] of Object.entries(expected.values ?? {}))
    compare(`value of ${id}`, value, worthOf(rules, state, cities.indexOf.get(id) ?? -1))
  compare(
    'factories',
    sorted(expected.factories),
    towns((factory) => factory !== NONE),
  )
  compare(
    'rundown',
    sorted(expected.rundown),
    towns((factory) => factory === RUNDOWN),
  )
  const named = ([a, b]: readonly [string, string]) =>
    links.ids[linkBetween(links, a, b) ?? -1] ?? `${a}:${b}`
  const built = links.ids.filter((_, link) => state.link[link] === 1).sort()
  compare('rails', sorted(expected.rails?.map(named)), built)
  for (const [wanted, pairs] of [
    [true, expected.operative],
    [false, expected.dangling],
  ] as const)
    for (const pair of pairs ?? []) {
      const link = linkBetween(links, ...pair) ?? -1
      compare(`${named(pair)} built`, 1, state.link[link])
      compare(`${named(pair)} operative`, wanted, isOperative(rules, state, link))
    }
}

function compareCards(
  { rules }: VolkDef,
  state: VolkState,
  expected: VolkExpectation,
  compare: Compare,
): void {
  const { cards, sides } = rules
  const sorted = (ids: readonly string[] | undefined) => ids && [...ids].sort()
  const at = (place: number) =>
    cardsIn(state.place, place)
      .map((card) => cards.ids[card])
      .sort()
  for (const [side, ids] of Object.entries(expected.hands ?? {}))
    compare(`hand of ${side}`, sorted(ids), at(handOf(sides.indexOf(side))))
  for (const [side, count] of Object.entries(expected.held ?? {}))
    compare(`cards held by ${side}`, count, state.held[sides.indexOf(side)])
  for (const name of ['open', 'played', 'police', 'special'] as const)
    compare(name, sorted(expected[name]), at(PLACES[name]))
  compare('gone', sorted(expected.gone), [...at(PLACES.gone), ...at(PLACES.buried)].sort())
  compare('used', sorted(expected.used), cards.ids.filter((_, card) => state.used[card] > 0).sort())
  compare(
    'pile',
    expected.pile,
    state.pile.map((card) => cards.ids[card]),
  )
  compare('opened', expected.opened, cardsIn(state.place, PLACES.open).length)
  compare('left', expected.left, state.pile.length)
}
