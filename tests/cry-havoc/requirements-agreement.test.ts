/** The choices of Cry Havoc against the requirements of its actions. */
import { testRequirements } from '../support/requirements'
import { cryHavocCourt } from './refusal-court'

testRequirements(cryHavocCourt, [1])
