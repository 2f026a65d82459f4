import type { RawPack } from '../../../../engine/types'
import type { RequiredPacks } from '../../../../schemas/checking'
import type { Diagnostic } from '../../../../schemas/diagnostic'
import type { Files } from '../change'

/** What is known about the files once they are checked. */
export type Checked = {
  readonly diagnostics: readonly Diagnostic[]
  /** Present when the shape of the files is good enough to be compiled. */
  readonly pack?: RawPack
}

/** Checks the files of a pack, here or in a worker; the answer to the latest question is the one that counts. */
export type Checker = {
  check(files: Files, required: RequiredPacks): Promise<Checked>
  close(): void
}
