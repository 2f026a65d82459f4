/** The refusals of Wir sind das Volk! against a second judge of them (`refusal-judge.ts`). */
import { testRefusals, testRefusalsInCases } from '../support/refusals/suite'
import { volkCourt } from './refusal-court'

testRefusals(volkCourt, 12)
testRefusalsInCases(volkCourt, ['wir-sind-das-volk'], 60)
