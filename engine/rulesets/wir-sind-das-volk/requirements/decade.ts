/** The requirements of the answers at the end of a decade. */
import type { Refusal } from '../../../types'
import { inside } from '../compile/parts'
import { cityNamed, provinceNamed } from '../names'
import { spacesOf, targetsOf } from '../rules/comparing'
import { type Attempt, aboutCity, aboutProvince, aboutSide, isSettling, no } from './attempt'

/** W-101, W-105 */
export function count({ rules, state, action }: Attempt<'count'>): Refusal | undefined {
  const city = cityNamed(rules, action.town)
  if (city < 0) return no('W-101', 'no-town')
  const rule = rules.cities.external[city] ? 'W-105' : 'W-101'
  const values = aboutCity(rules, city)
  const [task] = state.tasks
  if (!isSettling(state, 'joker') || task.of !== city) return no(rule, 'count-not-now', { values })
  const province = provinceNamed(rules, action.province)
  if (province < 0) return no(rule, 'no-province')
  if (task.where.includes(province)) return undefined
  return no(rule, 'count-not-there', {
    values: { ...values, province: aboutProvince(rules, province).place },
  })
}

/** W-76 */
export function reward({ rules, state, action: { space } }: Attempt<'reward'>): Refusal | undefined {
  const spaces = spacesOf(rules, state)
  if (spaces.includes(space)) return undefined
  const isNear = spaces.length > 0 && Math.sign(space) === Math.sign(state.prestige)
  return no('W-76', isNear ? 'reward-not-reached' : 'reward-not-yours', {
    values: { space, at: state.prestige },
    source: rules.prestige.source,
  })
}

/** W-89 to W-91 */
export function attack({ rules, state, action }: Attempt<'attack'>): Refusal | undefined {
  const { provinces } = rules
  const [from, target] = [provinceNamed(rules, action.province), provinceNamed(rules, action.target)]
  if (from < 0 || target < 0) return no('W-89', 'no-province')
  const values = { ...aboutProvince(rules, from), target: aboutProvince(rules, target).place }
  const cells = [provinces.cell[from], provinces.cell[target]]
  const [task] = state.tasks
  if (!isSettling(state, 'attack') || task.of !== from) return no('W-89', 'attack-not-now', { values, cells })
  if (!provinces.faces[from].includes(target))
    return no('W-89', 'attack-apart', { values, cells, source: inside(provinces.source[from], 'faces') })
  const strength = task.count
  if (targetsOf(rules, state, from, strength).includes(target)) return undefined
  const standard = state.standard[target]
  const isWeakened = strength < state.standard[from] && strength + 1 > standard
  return no(isWeakened ? 'W-90' : 'W-91', 'attack-vain', { values: { ...values, strength, standard }, cells })
}

export const pass = ({ rules, state, side }: Attempt<'pass'>): Refusal | undefined =>
  isSettling(state, 'attack') ? undefined : no('W-89', 'nothing-to-pass', { values: aboutSide(rules, side) })
