/** The refusals of Cry Havoc against a second judge of them (`refusal-judge.ts`). */
import { testRefusals } from '../support/refusals/suite'
import { cryHavocCourt } from './refusal-court'

testRefusals(cryHavocCourt, 22)
