/** No bundled case of any game is hollow. */
import { GAMES, testStrict } from '../cli/support/strict-suite'
import { someOf } from '../support/budget'

testStrict(someOf(GAMES))
