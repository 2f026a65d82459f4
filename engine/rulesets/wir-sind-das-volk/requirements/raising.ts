/** The requirements for placing a living standard and passing it on. */
import type { Refusal } from '../../../types'
import { tableNumber } from '../blocks/numbers'
import { provinceNamed, sectionNamed } from '../names'
import { barToPass, barToRaise, isPlaced, shortOf } from '../rules/raising'
import { type Attempt, aboutProvince, inNumbers, inRuleOptions, no } from './attempt'

const RAISING = {
  'not-yours': 'W-42',
  divided: 'W-45',
  twice: 'W-42',
  enough: 'W-42',
  supply: 'W-42',
  capped: 'W-F1',
  'too-poor': 'W-43',
} as const

export function raise({ rules, state, side, action }: Attempt<'raise'>): Refusal | undefined {
  if (isPlaced(state)) return no('W-42', 'not-raising')
  const province = provinceNamed(rules, action.province)
  if (province < 0) return no('W-42', 'no-province')
  const { points } = state
  const bar = barToRaise(rules, state, side, province, points)
  if (bar === undefined) return undefined
  const sources: Readonly<Record<string, Refusal['source']>> = {
    enough: inNumbers(rules, 'raises'),
    capped: inRuleOptions(rules, 'bridging'),
    'too-poor': inNumbers(rules, 'step'),
  }
  const short = bar === 'too-poor' || bar === 'capped' ? shortOf(rules, state, province) : 0
  return no(RAISING[bar], `raise-${bar}`, {
    values: {
      ...aboutProvince(rules, province),
      short,
      points,
      most: tableNumber(rules, state, 'raises', side),
    },
    cells: [rules.provinces.cell[province]],
    source: sources[bar],
  })
}

const PASSING = { 'not-raised': 'W-45', passed: 'W-48', behind: 'W-45', uneven: 'W-47' } as const

export function passOn({ rules, state, action }: Attempt<'pass-on'>): Refusal | undefined {
  const { sections } = rules.provinces
  const section = sectionNamed(rules, action.section)
  if (section < 0) return no('W-45', 'no-section')
  const bar = barToPass(rules, state, section)
  const values = {
    place: { text: `areas.${sections.ids[section]}` },
    supplier: aboutProvince(rules, sections.supplier[section]).place,
  }
  if (bar) return no(PASSING[bar], `pass-${bar}`, { values, cells: [sections.cell[section]] })
  return rules.ruleOptions.passingOn === 'at-once' || isPlaced(state)
    ? undefined
    : no('W-F4', 'pass-later', { values, source: inRuleOptions(rules, 'passingOn') })
}
