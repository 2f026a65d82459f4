/** For programs that may meet a pack of any ruleset and wait for nothing: the command line, the site, tests. Not for a browser. */
import { ALL } from './generated/all'
import { register } from './library'

for (const part of ALL) register(part)
