import { holdsInEditor } from '../editors/holds-in-editor'

/** 1.22, which many editors still bring along. */
holdsInEditor('yaml-language-server-1-22')
