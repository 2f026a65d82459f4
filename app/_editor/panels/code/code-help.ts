import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import type { Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import type { EditorSession } from '../../session'
import { packLanguage } from './pack-language'

export { loadSchemas } from './pack-language'

/** All of it, for the file that is shown. */
export const codeHelp = (session: EditorSession, fileOf: () => string, localeOf: () => string): Extension => [
  closeBrackets(),
  highlightSelectionMatches(),
  autocompletion({ activateOnTyping: true }),
  packLanguage(session, fileOf, localeOf),
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...searchKeymap]),
]
