import { holdsInEditor } from '../editors/holds-in-editor'

const RELEASES = ['yaml-language-server', 'yaml-language-server-1-22', 'yaml-language-server-2']

/**
 * Every bundled file with the newest release for Node 20, with 1.22, which many editors still include, and with the newest of all.
 */
for (const release of RELEASES) holdsInEditor(release)
