/** A replacement of a range of text. */
export type TextChange = {
  readonly type: 'text'
  readonly file: string
  readonly at: number
  readonly removed: string
  readonly inserted: string
}

/** Rebases sequential edits onto the original text, sorted and non-overlapping. */
export function onOneText(changes: readonly TextChange[]): TextChange[] {
  if (changes.length === 1) return [...changes]
  const pieces: TextChange[] = []
  for (const change of changes) join(pieces, change)
  return pieces
}

/** The same edits as a sequence from the end of the text to its beginning, so that none moves another. */
export const compacted = (changes: readonly TextChange[]): TextChange[] => onOneText(changes).reverse()

function join(pieces: TextChange[], { file, at, removed, inserted }: TextChange): void {
  const end = at + removed.length
  // The growth of the text before the current position.
  let moved = 0
  let first = 0
  while (first < pieces.length && endOf(pieces[first], moved) < at) moved += growthOf(pieces[first++])
  let last = first
  let start = at - moved
  let before = ''
  let after = ''
  let taken = ''
  // The part of `removed` that is accounted for.
  let done = 0
  for (; last < pieces.length && pieces[last].at + moved <= end; last++) {
    const piece = pieces[last]
    const from = piece.at + moved
    const to = endOf(piece, moved)
    if (from < at) {
      start = piece.at
      before = piece.inserted.slice(0, at - from)
    } else taken += removed.slice(done, from - at)
    taken += piece.removed
    if (to > end) after = piece.inserted.slice(end - from)
    done = Math.min(removed.length, Math.max(done, to - at))
    moved += growthOf(piece)
  }
  taken += removed.slice(done)
  const whole: TextChange = {
    type: 'text',
    file,
    at: start,
    removed: taken,
    inserted: before + inserted + after,
  }
  const isNothing = whole.removed === '' && whole.inserted === ''
  pieces.splice(first, last - first, ...(isNothing ? [] : [whole]))
}

const growthOf = ({ removed, inserted }: TextChange) => inserted.length - removed.length
/** The end of a piece in the text after it; `moved` is the growth of the text before it. */
const endOf = ({ at, inserted }: TextChange, moved: number) => at + moved + inserted.length
