/** The refusals of Corteo against a second judge of them (`refusal-judge.ts`). */
import { testRefusals } from '../support/refusals/suite'
import { corteoCourt } from './refusal-court'

testRefusals(corteoCourt, 100, { seeds: 3, reasons: 30 })
