import { testOptions } from '../engine/support/option-cases'

testOptions('kriegspiel', { definition: 'KriegspielOptions', scenario: 'opening' })
