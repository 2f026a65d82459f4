import type { Transaction } from '@codemirror/state'
import type { Change } from '../document/change'
import { type LineBreaks, toOffset } from './line-breaks'

type Typed = { readonly file: string; readonly text: string; readonly breaks: LineBreaks }

/** The author's typing as changes of the document, in text order, each placed after the ones before it. */
export function typedChanges(
  { changes, startState, newDoc }: Transaction,
  { file, text, breaks }: Typed,
): Change[] {
  const made: Change[] = []
  changes.iterChanges((fromA, toA, fromB, _toB, inserted) => {
    made.push({
      ...{ type: 'text', file, at: toOffset(breaks, newDoc, fromB) },
      removed: text.slice(toOffset(breaks, startState.doc, fromA), toOffset(breaks, startState.doc, toA)),
      inserted: inserted.sliceString(0, inserted.length, breaks.separator),
    })
  })
  return made
}
