import { Annotation, type EditorState } from '@codemirror/state'
import { onOneText, type TextChange } from '../../model/text-change'
import { type LineBreaks, toPosition } from './line-breaks'

/** The change came from the model: it is not typed again. */
export const fromModel = Annotation.define<boolean>()

/** All changes of one text at once: each transaction colours it anew and measures what is seen. */
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
