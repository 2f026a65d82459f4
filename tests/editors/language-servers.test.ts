import { holdsInEditor } from './holds-in-editor'

/** The newest that runs on Node 20 (2.0 asks for 22.13); an older one is held by the long suite, and all files by both. */
holdsInEditor('yaml-language-server')
