import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

/** Marks the place that another panel points at: a cell of the map, a problem. */
export const showSpan = StateEffect.define<{ readonly from: number; readonly to: number } | undefined>({
  map: (span, changes) => span && { from: changes.mapPos(span.from), to: changes.mapPos(span.to, 1) },
})

const mark = Decoration.mark({ class: 'cm-shown' })

export const shownSpan = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, transaction) {
    let next = shown.map(transaction.changes)
    for (const effect of transaction.effects)
      if (effect.is(showSpan)) {
        const span = effect.value
        next = span && span.to > span.from ? Decoration.set(mark.range(span.from, span.to)) : Decoration.none
      }
    return transaction.selection && transaction.isUserEvent('select') ? Decoration.none : next
  },
  provide: (field) => EditorView.decorations.from(field),
})
