/** All schemas, loaded synchronously: for the command line, the site and tests. Not for a browser. */
import { ALL } from './generated/all'
import { register } from './library'

for (const part of ALL) register(part)
