import { yaml } from '@codemirror/lang-yaml'
import { bracketMatching, foldGutter, indentOnInput, indentUnit } from '@codemirror/language'
import { lintGutter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import { drawSelection, highlightActiveLine, highlightActiveLineGutter, lineNumbers } from '@codemirror/view'
import { blockIndentation } from './indentation'

/** The editor extensions for every text. */
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

/** Longer texts have no colours: each stroke of a brush would parse them again, at 0.2 milliseconds a kilobyte. */
const MOST_COLOURED = 80_000

/** The language of a text for colours, folding and indentation. */
export function languageOf(file: string, text: string): Extension {
  if (file.endsWith('.md')) return []
  return text.length > MOST_COLOURED ? blockIndentation : [blockIndentation, yaml()]
}
