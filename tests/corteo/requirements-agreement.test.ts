/** The choices of Corteo against the requirements of its actions. */
import { perScale } from '../support/budget'
import { testRequirements } from '../support/requirements'
import { corteoCourt } from './refusal-court'

testRequirements(corteoCourt, perScale({ daily: [1], reduced: [1, 2, 3, 4], long: [1, 2, 3, 4, 5, 6, 7, 8] }))
