import { yaml } from '@codemirror/lang-yaml'
import { bracketMatching, foldGutter, indentOnInput, indentUnit } from '@codemirror/language'
import { lintGutter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import { drawSelection, highlightActiveLine, highlightActiveLineGutter, lineNumbers } from '@codemirror/view'
import { blockIndentation } from './indentation'

/** What every text is shown with, whatever it is. */
export const plainView = (): Extension => [
  lineNumbers(),
  lintGutter(),
  foldGutter(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  drawSelection(),
  indentOnInput(),
  indentUnit.of('  '),
  bracketMatching(),
]

/** Longer texts have no colours: what they are read from is made anew with every stroke of a brush, in a fifth of a millisecond a kilobyte. */
const MOST_COLOURED = 80_000

/** How a text is read to be coloured and folded, and how deep its next line begins. */
export function languageOf(file: string, text: string): Extension {
  if (file.endsWith('.md')) return []
  return text.length > MOST_COLOURED ? blockIndentation : [blockIndentation, yaml()]
}
