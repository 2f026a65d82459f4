/** The refusals of Junta against a second judge of them (`refusal-judge.ts`). */
import { testRefusals, testRefusalsInCases } from '../support/refusals/suite'
import { juntaCourt } from './refusal-court'

testRefusals(juntaCourt, 9)
testRefusalsInCases(juntaCourt, ['junta'], 100)
