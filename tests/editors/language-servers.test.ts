import { someOf } from '../support/budget'
import { holdsInEditor } from './holds-in-editor'

/**
 * Alternates between the newest release for Node 20 and the newest of all. The long suite checks all files with these and an older
 * one.
 */
for (const release of someOf(['yaml-language-server', 'yaml-language-server-2'])) holdsInEditor(release)
