/** Why something may not be built, or not be dismantled. */
import type { Refusal } from '../../../types'
import { type Bar, barToFactory, barToLift, barToLink, barToRaze } from '../rules/building'
import {
  type Attempt,
  aboutCity,
  aboutLink,
  aboutSide,
  cityIn,
  inNumbers,
  inOptions,
  isSettling,
  linkIn,
  no,
} from './reason'

/** Statement, and key of its words where they are not those of the bar, for factories and for links. */
const STATEMENTS: Readonly<Record<Bar, readonly [factory: string, link: string]>> = {
  built: ['W-27', 'W-29'],
  abroad: ['W-104', 'W-104'],
  'by-event': ['W-102', 'W-102'],
  'not-yours': ['W-27', 'W-27'],
  protest: ['W-35', 'W-35'],
  crosses: ['W-F3', 'W-F3'],
  price: ['W-26', 'W-26'],
  supply: ['W-26', 'W-26'],
  loose: ['W-29', 'W-29'],
  none: ['W-40', 'W-40'],
  rundown: ['W-65', 'W-65'],
  'links-first': ['W-F2', 'W-F2'],
  elsewhere: ['W-57', 'W-57'],
}

export function build(attempt: Attempt): Refusal {
  const { rules, state } = attempt
  if (!isSettling(attempt, 'build')) return no('W-26', 'no-points')
  const city = cityIn(attempt)
  if (city < 0) return no('W-27', 'no-town')
  const [{ of, count }] = state.tasks
  const bar = barToFactory(rules, state, of, city, count) ?? 'built'
  const source = bar === 'price' ? inNumbers(rules, 'factory-cost') : undefined
  const values = { ...aboutCity(rules, city), cost: rules.numbers['factory-cost'], points: count }
  return no(STATEMENTS[bar][0], `factory-${bar}`, { values, source, cells: [rules.cities.cell[city]] })
}

export function rail(attempt: Attempt): Refusal {
  const { rules, state } = attempt
  if (!isSettling(attempt, 'build')) return no('W-26', 'no-points')
  const link = linkIn(attempt)
  if (link < 0) return no('W-29', 'no-link')
  const [{ of, count }] = state.tasks
  const bar = barToLink(rules, state, of, link, count) ?? 'built'
  const values = { ...aboutLink(rules, link), cost: rules.links.cost[link], points: count }
  return no(STATEMENTS[bar][1], `link-${bar}`, { values, source: linkSource(attempt, link, bar) })
}

function linkSource({ rules }: Attempt, link: number, bar: Bar): Refusal['source'] {
  if (bar === 'crosses') return inOptions(rules, 'crossing')
  if (bar !== 'price') return undefined
  const source = rules.links.source[link]
  return { ...source, path: [...source.path, 'cost'] }
}

/** Kinds of tasks in which a side dismantles: while factories can decay, nothing is (W-81). */
const DISMANTLING = ['dismantle', 'alternate'] as const

export function raze(attempt: Attempt): Refusal {
  const { rules, state, side } = attempt
  if (!isSettling(attempt, ...DISMANTLING)) return no('W-40', 'nothing-due')
  const city = cityIn(attempt)
  if (city < 0) return no('W-40', 'no-town')
  const [{ of, where }] = state.tasks
  const bar = barToRaze(rules, state, of, city, where) ?? 'none'
  const rule = bar === 'abroad' ? 'W-106' : STATEMENTS[bar][0]
  const source = bar === 'links-first' ? inOptions(rules, 'dismantling') : undefined
  const values = { ...aboutCity(rules, city), ...aboutSide(rules, of < 0 ? side : of) }
  return no(rule, `raze-${bar}`, { values, source, cells: [rules.cities.cell[city]] })
}

export function lift(attempt: Attempt): Refusal {
  const { rules, state, side } = attempt
  if (!isSettling(attempt, ...DISMANTLING)) return no('W-40', 'nothing-due')
  const link = linkIn(attempt)
  if (link < 0) return no('W-40', 'no-link')
  const [{ of, where }] = state.tasks
  const bar = barToLift(rules, state, of, link, where) ?? 'none'
  const values = { ...aboutLink(rules, link), ...aboutSide(rules, of < 0 ? side : of) }
  return no(STATEMENTS[bar][1], `lift-${bar}`, { values })
}
