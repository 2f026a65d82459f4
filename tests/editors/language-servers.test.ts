import { someOf } from '../support/budget'
import { holdsInEditor } from './holds-in-editor'

/** By turns the newest that is made for Node 20 and the newest of all; the long suite holds all files by these and an older one. */
for (const release of someOf(['yaml-language-server', 'yaml-language-server-2'])) holdsInEditor(release)
