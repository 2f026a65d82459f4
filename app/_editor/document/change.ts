import { onOneText, type TextChange } from './text-change'

/** The files of a pack by path, exactly as their author wrote them; pictures as base64 (`withBytes`). */
export type Files = Readonly<Record<string, string>>

/** The smallest change of the files; it contains the removed text, so that it can be inverted. */
export type Change =
  | TextChange
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

/** Returns the changes that undo these, in the order of application. */
export const invertAll = (changes: readonly Change[]) => changes.toReversed().map(invert)

/**
 * Returns the files after some changes. Throws if the changes were made for other files: a broken invariant, never a user's
 * mistake.
 */
export const applyAll = (files: Files, changes: readonly Change[]): Files =>
  runsOf(changes).reduce((so, run) => (isTexts(run) ? replaceTexts(so, run) : applyChange(so, run[0])), files)

/** Groups consecutive text changes of one file into a run, because they are applied together; any other change stays alone. */
export function runsOf(changes: readonly Change[]): (readonly TextChange[] | readonly [Change])[] {
  const runs: Change[][] = []
  for (const change of changes) {
    const last = runs.at(-1)
    if (change.type === 'text' && last?.[0].type === 'text' && last[0].file === change.file) last.push(change)
    else runs.push([change])
  }
  return runs as (readonly TextChange[] | readonly [Change])[]
}

export const isTexts = (run: readonly Change[]): run is readonly TextChange[] => run[0].type === 'text'

function applyChange(files: Files, change: Change): Files {
  const text = files[change.file]
  if (change.type === 'text') return replaceTexts(files, [change])
  if (change.type === 'add') {
    if (text !== undefined) throw new Error(`there is a file ${change.file} already`)
    return { ...files, [change.file]: change.text }
  }
  if (text !== change.text) throw new Error(`${change.file} is not the file that was to be removed`)
  const { [change.file]: _gone, ...rest } = files
  return rest
}

function replaceTexts(files: Files, run: readonly TextChange[]): Files {
  const { file } = run[0]
  const text = files[file]
  if (text === undefined) throw new Error(`there is no file ${file} to change`)
  const parts: string[] = []
  let done = 0
  for (const { at, removed, inserted } of onOneText(run)) {
    if (text.slice(at, at + removed.length) !== removed)
      throw new Error(`${file} does not hold the text to be replaced at ${at}`)
    parts.push(text.slice(done, at), inserted)
    done = at + removed.length
  }
  parts.push(text.slice(done))
  return { ...files, [file]: parts.join('') }
}

/** The one change between two texts, from the first to the last different character. */
export function difference(file: string, before: string, after: string): TextChange[] {
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
