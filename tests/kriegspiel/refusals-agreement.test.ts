/** The refusals of Kriegspiel against a second judge of them (`refusal-judge.ts`). */
import { testRefusals } from '../support/refusals/suite'
import { kriegspielCourt } from './refusal-court'

testRefusals(kriegspielCourt, 70)
