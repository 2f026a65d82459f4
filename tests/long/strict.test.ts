/** No bundled case is hollow, of whatever game. */
import { GAMES, testStrict } from '../cli/support/strict-suite'

testStrict(GAMES)
