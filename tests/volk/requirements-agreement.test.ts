/** The choices of Wir sind das Volk! against the requirements of its actions. */
import { testRequirements } from '../support/requirements'
import { volkCourt } from './refusal-court'

testRequirements(volkCourt, [1, 4])
