import { holdsInEditor } from '../editors/holds-in-editor'

/** Every bundled file, with the newest and with 1.22, which many editors still bring along. */
for (const release of ['yaml-language-server', 'yaml-language-server-1-22']) holdsInEditor(release)
