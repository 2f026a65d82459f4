/** The advanced game, alone and with one special rule at a time, as in the bundled pack. */

import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import type { CorteoRuleOptions } from '../../schemas/generated/content'
import { city, cityPack } from './city'

const pack = cityPack()
const { advanced, special } = pack.scenarios

/** Returns the advanced game with some parts of the complete rules. */
function withRules(rules: Partial<CorteoRuleOptions>): CorteoDef {
  const scenario = { ...advanced, rules: { ...advanced.rules, ...rules } }
  return city({ ...pack, scenarios: { ...pack.scenarios, advanced: scenario } }, 'advanced')
}

const { smoke, jams, arrivals, launch } = special.rules

export const OPTIONS: readonly (readonly [string, () => CorteoDef])[] = [
  ['advanced', () => city(pack, 'advanced')],
  ['smoke and wind', () => withRules({ smoke })],
  ['short throws', () => withRules({ launch })],
  ['traffic jams', () => withRules({ jams })],
  ['late arrivals', () => withRules({ arrivals })],
  ['all special rules', () => city(pack, 'special')],
]
