/** The choices of Wir sind das Volk! against the requirements of its actions, in new games each day. */
import { testOtherRequirements } from '../support/requirements'
import { volkCourt } from './refusal-court'

testOtherRequirements(volkCourt)
