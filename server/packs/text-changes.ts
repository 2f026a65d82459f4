/** A span of a text and its replacement. */
export type TextChange = { readonly from: number; readonly to: number; readonly text: string }

/** Applies non-overlapping changes of one text; the rest of the text stays the same. */
export const withChanges = (text: string, changes: readonly TextChange[]): string =>
  changes
    .toSorted((a, b) => b.from - a.from)
    .reduce((so, { from, to, text: now }) => so.slice(0, from) + now + so.slice(to), text)
