import type { Files } from '../../document/change'
import { changedFiles } from '../../document/document'
import type { FileChanges } from './draft-store'

/** A file that both sides changed differently. */
export type Clash = {
  readonly file: string
  readonly mine: string | undefined
  readonly theirs: string | undefined
}

export type Reconciled = {
  /** Their files with my changes on top, for files that only one side changed. */
  readonly files: Files
  readonly clashes: readonly Clash[]
}

/** Merges two sets of changes made on the same base. In a clash, `files` holds mine. */
export function reconcile(base: Files, mine: FileChanges, theirs: Files): Reconciled {
  const theirChanges = changedFiles(base, theirs)
  const files: Record<string, string> = { ...theirs }
  const clashes: Clash[] = []
  for (const [file, text] of Object.entries(mine)) {
    const other = theirs[file]
    if (file in theirChanges && (text ?? undefined) !== other)
      clashes.push({ file, mine: text ?? undefined, theirs: other })
    if (text === null) delete files[file]
    else files[file] = text
  }
  return { files, clashes }
}
