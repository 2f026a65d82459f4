import type { RawPack } from '../../../../engine/types'
import type { RequiredPacks } from '../../../../schemas/checking'
import type { Diagnostic, Message } from '../../../../schemas/diagnostic'
import type { Migration } from '../../../../schemas/format/migrate'
import type { Files } from '../change'

/** What is known about the files once they are checked. */
export type Checked = {
  readonly diagnostics: readonly Diagnostic[]
  /** Present when the shape of the files is good enough to be compiled. */
  readonly pack?: RawPack
  /** Of a pack of an old format: what says the same in the present one. */
  readonly migration?: Migration
  /** Why nobody looked at the files: then an empty list of findings says nothing about them. */
  readonly unchecked?: Message
}

/** The answer when the files could not be checked. */
export const notChecked = (cause: unknown): Checked => {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return { diagnostics: [], unchecked: { key: 'studio.unchecked', values: { reason } } }
}

/** Checks the files of a pack, here or in a worker; the answer to the latest question is the one that counts. Never rejects. */
export type Checker = {
  check(files: Files, required: RequiredPacks): Promise<Checked>
  close(): void
}
