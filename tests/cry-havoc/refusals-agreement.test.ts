/** The refusals of Cry Havoc against a second judge of them (`refusal-judge.ts`). */
import { testRefusals, testRefusalsInCases } from '../support/refusals/suite'
import { cryHavocCourt } from './refusal-court'

testRefusals(cryHavocCourt, 22)
testRefusalsInCases(cryHavocCourt, ['cry-havoc'], 100)
