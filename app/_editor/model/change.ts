/** The files of a pack by path, exactly as their author wrote them. */
export type Files = Readonly<Record<string, string>>

/** The smallest thing that can happen to the files; it holds what it takes away, so it can be turned round. */
export type Change =
  | {
      readonly type: 'text'
      readonly file: string
      readonly at: number
      readonly removed: string
      readonly inserted: string
    }
  | { readonly type: 'add'; readonly file: string; readonly text: string }
  | { readonly type: 'remove'; readonly file: string; readonly text: string }

export function invert(change: Change): Change {
  switch (change.type) {
    case 'text':
      return { ...change, removed: change.inserted, inserted: change.removed }
    case 'add':
      return { type: 'remove', file: change.file, text: change.text }
    case 'remove':
      return { type: 'add', file: change.file, text: change.text }
  }
}

/** What undoes these changes, in the order to apply it. */
export const invertAll = (changes: readonly Change[]) => changes.toReversed().map(invert)

/** Throws when the change was not made for these files: a broken invariant, never a user's mistake. */
export function applyChange(files: Files, change: Change): Files {
  const text = files[change.file]
  if (change.type === 'text') return { ...files, [change.file]: replaceText(text, change) }
  if (change.type === 'add') {
    if (text !== undefined) throw new Error(`there is a file ${change.file} already`)
    return { ...files, [change.file]: change.text }
  }
  if (text !== change.text) throw new Error(`${change.file} is not the file that was to be removed`)
  const { [change.file]: _gone, ...rest } = files
  return rest
}

export const applyAll = (files: Files, changes: readonly Change[]) => changes.reduce(applyChange, files)

function replaceText(text: string | undefined, change: Change & { type: 'text' }): string {
  if (text === undefined) throw new Error(`there is no file ${change.file} to change`)
  const end = change.at + change.removed.length
  if (text.slice(change.at, end) !== change.removed)
    throw new Error(`${change.file} does not hold the text to be replaced at ${change.at}`)
  return text.slice(0, change.at) + change.inserted + text.slice(end)
}

/** The one change that turns a file's text into another, from the first to the last character that differs. */
export function difference(file: string, before: string, after: string): Change[] {
  if (before === after) return []
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start++
  let tail = 0
  while (tail < shortest - start && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail++
  const removed = before.slice(start, before.length - tail)
  const inserted = after.slice(start, after.length - tail)
  return [{ type: 'text', file, at: start, removed, inserted }]
}
