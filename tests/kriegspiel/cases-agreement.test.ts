/** The choices against the requirements of actions, wherever the cases of the pack come to. */
import { testRequirementsInCases } from '../support/requirements'
import { kriegspielCourt } from './refusal-court'

testRequirementsInCases(kriegspielCourt, ['kriegspiel'])
