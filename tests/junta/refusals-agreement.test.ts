/** The refusals of Junta against a second judge of them (`refusal-judge.ts`). */
import { testRefusals } from '../support/refusals/suite'
import { juntaCourt } from './refusal-court'

testRefusals(juntaCourt, 8)
