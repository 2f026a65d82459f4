import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { Message } from '../../../schemas/diagnostic'

/** The parts of the page that the text panel uses. */
export type TextViewOptions = {
  /** The words of a finding, and of its fix, in the user's language. */
  readonly words: (message: Message) => string
  /** Completion, explanations and search for the shown file; loaded when the author types. */
  readonly help: (file: () => string) => Promise<Extension>
  /** Opens the search, which loads with the help. */
  readonly openSearch: (view: EditorView) => Promise<unknown>
  readonly label: (file: string) => string
  /** The editor's own words, in the user's language. */
  readonly phrases: () => Record<string, string>
  readonly now: () => number
}
