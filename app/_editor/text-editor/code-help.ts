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
import type { EditorSession } from '../session'
import { packLanguage } from './pack-language'

export { openSearchPanel } from '@codemirror/search'
export { loadSchemas } from './pack-language'

/** The completion list is longer than its window, so it must be focusable for scrolling by key. */
const reachableList = EditorView.updateListener.of(({ state, view }) => {
  if (completionStatus(state) === null) return
  view.requestMeasure({
    key: 'reachable list',
    read: () => view.dom.querySelector('.cm-tooltip-autocomplete > ul'),
    write: (list) => list?.setAttribute('tabindex', '0'),
  })
})

/** The complete help for the shown file. */
export const codeHelp = (session: EditorSession, fileOf: () => string, localeOf: () => string): Extension => [
  closeBrackets(),
  highlightSelectionMatches(),
  autocompletion({ activateOnTyping: true }),
  reachableList,
  packLanguage(session, fileOf, localeOf),
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...searchKeymap]),
]
