/** The choices against the requirements of actions, wherever the cases of the pack come to. */
import { testRequirementsInCases } from '../support/requirements'
import { cryHavocCourt } from './refusal-court'

testRequirementsInCases(cryHavocCourt, ['cry-havoc'])
