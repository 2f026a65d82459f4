import { holdsInEditor } from '../editors/holds-in-editor'

const RELEASES = ['yaml-language-server', 'yaml-language-server-1-22', 'yaml-language-server-2']

/**
 * Every bundled file with three releases: the newest for Node 20, the newest of all, and 1.22, which many editors still include.
 */
for (const release of RELEASES) holdsInEditor(release)
