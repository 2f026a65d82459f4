/** The hollow cases of one game a day. `tests/long/strict.test.ts` covers all. */
import { someOf } from '../support/budget'
import { GAMES, testStrict } from './support/strict-suite'

testStrict(someOf(GAMES))
