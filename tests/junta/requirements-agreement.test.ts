/** The choices of Junta against the requirements of its actions. */
import { perScale } from '../support/budget'
import { testRequirements } from '../support/requirements'
import { juntaCourt } from './refusal-court'

testRequirements(juntaCourt, perScale({ daily: [3], reduced: [1, 2, 3], long: [1, 2, 3, 4, 5, 6, 7, 8] }))
