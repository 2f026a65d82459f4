/** The choices against the requirements of actions, wherever the cases of the pack come to. */
import { testRequirementsInCases } from '../support/requirements'
import { volkCourt } from './refusal-court'

testRequirementsInCases(volkCourt, ['wir-sind-das-volk'])
