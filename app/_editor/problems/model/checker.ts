import type { RawPack } from '../../../../engine/types'
import type { RequiredPacks } from '../../../../schemas/checking/checking'
import type { Diagnostic, Message } from '../../../../schemas/diagnostic'
import type { Migration } from '../../../../schemas/format/migrate'
import type { Files } from '../../document/change'

/** The result of checking the files. */
export type Checked = {
  readonly diagnostics: readonly Diagnostic[]
  /** Set if the files are valid enough to be compiled. */
  readonly pack?: RawPack
  /** Set for a pack of an old format: the equivalent in the current one. */
  readonly migration?: Migration
  /** Set if the check did not run; an empty list of findings then means nothing. */
  readonly unchecked?: Message
}

/** The result if the files could not be checked. */
export const notChecked = (cause: unknown): Checked => {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return { diagnostics: [], unchecked: { key: 'studio.unchecked', values: { reason } } }
}

/** Checks the files of a pack, here or in a worker; only the answer to the latest question counts. Never rejects. */
export type Checker = {
  check(files: Files, required: RequiredPacks): Promise<Checked>
  /** Prepares for edits, so that the first of them does not wait. */
  warm?(): void
  close(): void
}
