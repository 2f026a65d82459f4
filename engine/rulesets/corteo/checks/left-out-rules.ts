/** Reports entries without effect because the scenario leaves out their rule: points for arrests without arrests, Heads without marches. */
import type { ScenarioFile } from '../../../../schemas/generated/content'
import { everyPart, type Part } from '../../../blocks/checks/every-part'
import { finding } from '../../../compile/finding'
import { type Placed, scenariosOf } from '../../../compile/pack-parts'
import type { Finding } from '../../../types'
import type { CorteoPack } from '../pack'

type Rule = 'arrests' | 'head' | 'run' | 'barricades' | 'objectives'

/** The rule that a word depends on, by the key of its place. */
const STANDS_ON: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  type: {
    'arrested-power': 'arrests',
    march: 'head',
    split: 'head',
    'head-steps': 'head',
    objectives: 'objectives',
    taken: 'objectives',
  },
  at: { arrested: 'arrests' },
  of: { runs: 'run', barricades: 'barricades' },
}

export const leftOutRules = (raw: CorteoPack): Finding[] => scenariosOf(raw).flatMap(inScenario)

const inScenario = (scenario: Placed<ScenarioFile>): Finding[] =>
  everyPart(scenario).flatMap((part) => {
    const rule = ruleUnder(part)
    if (rule === undefined || scenario.value.rules[rule] !== undefined) return []
    return [
      finding('W-RULE-LEFT-OUT', part.at, 'rule-left-out', {
        name: String(part.value),
        rule: `rules.${rule}`,
      }),
    ]
  })

const ruleUnder = ({ key, value }: Part): Rule | undefined =>
  typeof value === 'string' && Object.hasOwn(STANDS_ON, key) && Object.hasOwn(STANDS_ON[key], value)
    ? STANDS_ON[key][value]
    : undefined
