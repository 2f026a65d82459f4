import type { Files } from '../../document/change'
import type { LoadPack, RequiredContent } from '../../document/dependencies'
import type { Checked } from '../../problems/model/checker'

/** The pack being edited: a bundled pack, which is read-only, or a user's draft. */
export type Place =
  | { readonly kind: 'pack'; readonly id: string }
  | { readonly kind: 'draft'; readonly id: string; readonly revision: number }

export type Opened = {
  readonly place: Place
  readonly name: string
  readonly files: Files
  /** Paths of files that are neither text nor picture; they are not edited here. */
  readonly others: readonly string[]
  /** The packs that it requires. */
  readonly required?: readonly RequiredContent[]
}

/** New text by file, base64 for pictures; `null` deletes a file. */
export type FileChanges = Readonly<Record<string, string | null>>

export type SaveResult =
  | { readonly type: 'saved'; readonly revision: number }
  /** Another save came in between; contains the current state. */
  | { readonly type: 'conflict'; readonly revision: number; readonly files: Files; readonly kept?: string }
  /** The store was not reached, or has no room, as `reason` says; a later attempt may succeed. */
  | { readonly type: 'unreachable'; readonly reason?: string }
  /** The store refused; the reason is in its own words. */
  | { readonly type: 'refused'; readonly reason: string }

/** One save, the same at each attempt; the store recognises repeats by the key. */
export type Save = {
  readonly key: string
  /** The revision that the changes are based on. */
  readonly revision: number
  readonly changes: FileChanges
}

/** The storage of packs and drafts: the site over HTTP, or memory in tests. */
export type DraftStore = {
  open(id: string): Promise<Opened>
  /** The findings of an opened pack, or `undefined` if its files have changed since. Rejects if the store has none. */
  findings?(place: Place): Promise<Checked | undefined>
  /** Creates a draft from a bundled pack; the key makes repeated calls harmless. */
  fork(
    packId: string,
    key: string,
  ): Promise<Opened | { readonly type: 'unreachable' | 'refused'; readonly reason?: string }>
  /** Loads a newly required pack with its dependencies. */
  loadParts?: LoadPack
  save(draftId: string, save: Save): Promise<SaveResult>
  /** Discards a save that the store kept during a conflict, once it is resolved. */
  discardKept(draftId: string, kept: string): Promise<void>
}
