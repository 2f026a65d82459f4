import { Annotation, type EditorState } from '@codemirror/state'
import { onOneText, type TextChange } from '../document/text-change'
import { type LineBreaks, toPosition } from './line-breaks'

/** Marks a change from the model, which is not typed again. */
export const fromModel = Annotation.define<boolean>()

/** Applies all changes of one text in one transaction, because each transaction recolours and measures the text. */
export function modelChange(
  state: EditorState,
  breaks: LineBreaks = { separator: '\n' },
  run: readonly TextChange[],
) {
  const changes = onOneText(run).map(({ at, removed, inserted }) => ({
    from: toPosition(breaks, state.doc, at),
    to: toPosition(breaks, state.doc, at + removed.length),
    insert: state.toText(inserted),
  }))
  return { changes, annotations: fromModel.of(true) }
}
