import { testRuleOptions } from '../engine/support/rule-option-cases'

testRuleOptions('kriegspiel', { definition: 'KriegspielRuleOptions', scenario: 'opening' })
