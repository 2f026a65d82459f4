/** A span of a text and what stands there instead. */
export type TextChange = { readonly from: number; readonly to: number; readonly text: string }

/** A text with changes that were all made on it and are apart; everything else is the same to the letter. */
export const withChanges = (text: string, changes: readonly TextChange[]): string =>
  changes
    .toSorted((a, b) => b.from - a.from)
    .reduce((so, { from, to, text: now }) => so.slice(0, from) + now + so.slice(to), text)
