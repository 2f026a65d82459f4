/** The choices against the requirements of actions, wherever the cases of the packs come to. */
import { testRequirementsInCases } from '../support/requirements'
import { corteoCourt } from './refusal-court'

testRequirementsInCases(corteoCourt, ['corteo', 'notte-bianca'])
