/** Why that is not what the end of a decade asks for. */
import type { Refusal } from '../../../types'
import { spacesOf } from '../rules/comparing'
import {
  type Attempt,
  aboutCity,
  aboutProvince,
  aboutSide,
  cityIn,
  isSettling,
  no,
  provinceIn,
} from './reason'

/** W-101, W-105 */
export function count(attempt: Attempt): Refusal {
  const { rules, state } = attempt
  const city = cityIn(attempt)
  if (city < 0) return no('W-101', 'no-town')
  const rule = rules.cities.external[city] ? 'W-105' : 'W-101'
  const values = aboutCity(rules, city)
  if (!isSettling(attempt, 'joker') || state.tasks[0].of !== city)
    return no(rule, 'count-not-now', { values })
  const province = provinceIn(attempt)
  if (province < 0) return no(rule, 'no-province')
  return no(rule, 'count-not-there', {
    values: { ...values, province: aboutProvince(rules, province).place },
  })
}

/** W-76 */
export function reward(attempt: Attempt): Refusal {
  const { rules, state, action } = attempt
  if (!isSettling(attempt, 'prestige')) return no('W-76', 'no-reward')
  const { space } = action
  const values = {
    space: typeof space === 'number' && Number.isInteger(space) ? space : 0,
    at: state.prestige,
  }
  const source = rules.prestige.source
  const isNear = spacesOf(rules, state).length > 0 && Math.sign(values.space) === Math.sign(state.prestige)
  return no('W-76', isNear ? 'reward-not-reached' : 'reward-not-yours', { values, source })
}

export function attack(attempt: Attempt): Refusal {
  const { rules, state } = attempt
  const [province, target] = [provinceIn(attempt), provinceIn(attempt, 'target')]
  if (province < 0 || target < 0) return no('W-89', 'no-province')
  const values = { ...aboutProvince(rules, province), target: aboutProvince(rules, target).place }
  const cells = [rules.provinces.cell[province], rules.provinces.cell[target]]
  if (!isSettling(attempt, 'attack') || state.tasks[0].of !== province)
    return no('W-89', 'attack-not-now', { values, cells })
  if (!rules.provinces.faces[province].includes(target)) {
    const source = rules.provinces.source[province]
    return no('W-89', 'attack-apart', {
      values,
      cells,
      source: { ...source, path: [...source.path, 'faces'] },
    })
  }
  const strength = state.tasks[0].count
  const sums = { strength, standard: state.standard[target] }
  const isWeakened = strength < state.standard[province] && strength + 1 > state.standard[target]
  return no(isWeakened ? 'W-90' : 'W-91', 'attack-vain', { values: { ...values, ...sums }, cells })
}

export function pass(attempt: Attempt): Refusal {
  const { rules, side } = attempt
  return no('W-89', 'nothing-to-pass', { values: aboutSide(rules, side) })
}
