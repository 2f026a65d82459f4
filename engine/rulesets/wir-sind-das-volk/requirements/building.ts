/** The requirements for building and dismantling. */
import type { Refusal } from '../../../types'
import { tableNumber } from '../blocks/numbers'
import { inside } from '../compile/parts'
import { cityNamed, linkNamed } from '../names'
import { barToFactory, barToLift, barToLink, barToRaze } from '../rules/building'
import { type Attempt, aboutCity, aboutLink, aboutSide, inNumbers, inRuleOptions, no } from './attempt'

/** Statements by obstacle. Links and foreign factories have their own below. */
const STATEMENTS = {
  built: 'W-27',
  abroad: 'W-104',
  'by-event': 'W-102',
  'not-yours': 'W-27',
  protest: 'W-35',
  crosses: 'W-F3',
  price: 'W-26',
  supply: 'W-26',
  loose: 'W-29',
  none: 'W-40',
  rundown: 'W-65',
  'links-first': 'W-F2',
  elsewhere: 'W-57',
} as const

export function build({ rules, state, action }: Attempt<'build'>): Refusal | undefined {
  const city = cityNamed(rules, action.town)
  if (city < 0) return no('W-27', 'no-town')
  const [{ of, count: points }] = state.tasks
  const bar = barToFactory(rules, state, of, city, points)
  if (bar === undefined) return undefined
  const source = bar === 'price' ? inNumbers(rules, 'factory-cost') : undefined
  const cost = tableNumber(rules, state, 'factory-cost', of)
  const values = { ...aboutCity(rules, city), cost, points }
  return no(STATEMENTS[bar], `factory-${bar}`, { values, source, cells: [rules.cities.cell[city]] })
}

export function rail({ rules, state, action }: Attempt<'rail'>): Refusal | undefined {
  const link = linkNamed(rules, action.link)
  if (link < 0) return no('W-29', 'no-link')
  const [{ of, count: points }] = state.tasks
  const bar = barToLink(rules, state, of, link, points)
  if (bar === undefined) return undefined
  const { cost, source } = rules.links
  const sources = { crosses: inRuleOptions(rules, 'crossing'), price: inside(source[link], 'cost') }
  return no(bar === 'built' ? 'W-29' : STATEMENTS[bar], `link-${bar}`, {
    values: { ...aboutLink(rules, link), cost: cost[link], points },
    source: bar === 'crosses' || bar === 'price' ? sources[bar] : undefined,
  })
}

/** Refuses to dismantle a factory. While factories can decay, none is dismantled (W-81). */
export function raze({ rules, state, action }: Attempt<'raze'>): Refusal | undefined {
  const city = cityNamed(rules, action.town)
  if (city < 0) return no('W-40', 'no-town')
  const [{ of, where }] = state.tasks
  const bar = barToRaze(rules, state, of, city, where)
  if (bar === undefined) return undefined
  const source = bar === 'links-first' ? inRuleOptions(rules, 'dismantling') : undefined
  const values = { ...aboutCity(rules, city), ...aboutSide(rules, of) }
  const rule = bar === 'abroad' ? 'W-106' : STATEMENTS[bar]
  return no(rule, `raze-${bar}`, { values, source, cells: [rules.cities.cell[city]] })
}

export function lift({ rules, state, action }: Attempt<'lift'>): Refusal | undefined {
  const link = linkNamed(rules, action.link)
  if (link < 0) return no('W-40', 'no-link')
  const [{ of, where }] = state.tasks
  const bar = barToLift(rules, state, of, link, where)
  const values = { ...aboutLink(rules, link), ...aboutSide(rules, of) }
  return bar && no(STATEMENTS[bar], `lift-${bar}`, { values })
}
