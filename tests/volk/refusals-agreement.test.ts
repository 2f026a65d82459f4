/** The refusals of Wir sind das Volk! against a second judge of them (`refusal-judge.ts`). */
import { testRefusals } from '../support/refusals/suite'
import { volkCourt } from './refusal-court'

testRefusals(volkCourt, 12)
