import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  completionStatus,
} from '@codemirror/autocomplete'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import type { Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { EditorSession } from '../../session'
import { packLanguage } from './pack-language'

export { openSearchPanel } from '@codemirror/search'
export { loadSchemas } from './pack-language'

/** The list of what may be written is longer than its window: keys may come to it and scroll it. */
const reachableList = EditorView.updateListener.of(({ state, view }) => {
  if (completionStatus(state) === null) return
  view.requestMeasure({
    key: 'reachable list',
    read: () => view.dom.querySelector('.cm-tooltip-autocomplete > ul'),
    write: (list) => list?.setAttribute('tabindex', '0'),
  })
})

/** All of it, for the file that is shown. */
export const codeHelp = (session: EditorSession, fileOf: () => string, localeOf: () => string): Extension => [
  closeBrackets(),
  highlightSelectionMatches(),
  autocompletion({ activateOnTyping: true }),
  reachableList,
  packLanguage(session, fileOf, localeOf),
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...searchKeymap]),
]
