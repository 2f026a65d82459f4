import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { Message } from '../../../../schemas/diagnostic'

/** What the text panel needs from the page around it. */
export type TextViewOptions = {
  /** Words of a finding, and of the button of its fix, in the reader's language. */
  readonly words: (message: Message) => string
  /** Completion, explanations, search for the file shown: fetched when somebody writes. */
  readonly help: (file: () => string) => Promise<Extension>
  /** Opens the search; it comes with the help. */
  readonly openSearch: (view: EditorView) => Promise<unknown>
  readonly label: (file: string) => string
  /** The editor's own words, in the reader's language. */
  readonly phrases: () => Record<string, string>
  readonly now: () => number
}
