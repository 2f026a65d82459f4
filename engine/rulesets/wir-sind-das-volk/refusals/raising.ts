/** Why no living standard can be placed, or passed on. */
import type { Refusal } from '../../../types'
import { barToPass, barToRaise, type PassBar, type RaiseBar, shortOf } from '../rules/raising'
import { type Attempt, aboutProvince, inNumbers, inOptions, no, provinceIn } from './reason'

/** Only passing on is left (W-F4). */
const isPlaced = ({ points }: Attempt['state']): boolean => points < 0

export function raise(attempt: Attempt): Refusal {
  const { rules, state, side } = attempt
  if (state.phase !== 'raise' || isPlaced(state)) return no('W-42', 'not-raising')
  const province = provinceIn(attempt)
  if (province < 0) return no('W-42', 'no-province')
  const bar = barToRaise(rules, state, side, province, state.points) ?? 'enough'
  const values = {
    ...aboutProvince(rules, province),
    short: bar === 'too-poor' || bar === 'capped' ? shortOf(rules, state, province) : 0,
    points: Math.max(0, state.points),
    most: rules.numbers.raises,
  }
  const cells = [rules.provinces.cell[province]]
  return no(RAISING[bar][0], `raise-${bar}`, { values, cells, source: RAISING[bar][1]?.(attempt) })
}

const RAISING: Readonly<Record<RaiseBar, readonly [string, ((attempt: Attempt) => Refusal['source'])?]>> = {
  'not-yours': ['W-42'],
  divided: ['W-45'],
  twice: ['W-42'],
  enough: ['W-42', ({ rules }) => inNumbers(rules, 'raises')],
  supply: ['W-42'],
  capped: ['W-F1', ({ rules }) => inOptions(rules, 'bridging')],
  'too-poor': ['W-43', ({ rules }) => inNumbers(rules, 'step')],
}

const PASSING: Readonly<Record<PassBar, string>> = {
  'not-raised': 'W-45',
  passed: 'W-48',
  behind: 'W-45',
  uneven: 'W-47',
}

export function passOn({ rules, state, action }: Attempt): Refusal {
  if (state.phase !== 'raise') return no('W-45', 'not-raising')
  const { sections, divided } = rules.provinces
  const section = sections.ids.indexOf(action.section as string)
  if (section < 0 || divided < 0) return no('W-45', 'no-section')
  const bar = barToPass(rules, state, section)
  const values = {
    place: { text: `areas.${sections.ids[section]}` },
    supplier: { text: `areas.${rules.provinces.ids[sections.supplier[section]]}` },
  }
  if (bar === undefined) return no('W-F4', 'pass-later', { values, source: inOptions(rules, 'passingOn') })
  return no(PASSING[bar], `pass-${bar}`, { values, cells: [sections.cell[section]] })
}
