/** The choices of Kriegspiel against the requirements of its actions. */
import { testRequirements } from '../support/requirements'
import { kriegspielCourt } from './refusal-court'

testRequirements(kriegspielCourt, [1, 2, 3, 4, 5, 6, 7, 8])
