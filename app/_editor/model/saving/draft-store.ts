import type { Files } from '../change'
import type { BringPack, RequiredContent } from '../dependencies'

/** What is being edited: a bundled pack, which is only read, or a draft of somebody's own. */
export type Place =
  | { readonly kind: 'pack'; readonly id: string }
  | { readonly kind: 'draft'; readonly id: string; readonly revision: number }

export type Opened = {
  readonly place: Place
  readonly name: string
  readonly files: Files
  /** Paths of what is neither text nor picture, which is not edited here. */
  readonly others: readonly string[]
  /** The packs it is played with. */
  readonly required?: readonly RequiredContent[]
}

/** New text by file, of a picture its bytes in base64; `null` for a file to delete. */
export type FileChanges = Readonly<Record<string, string | null>>

export type SaveResult =
  | { readonly type: 'saved'; readonly revision: number }
  /** Somebody saved in between: what is there now. */
  | { readonly type: 'conflict'; readonly revision: number; readonly files: Files; readonly kept?: string }
  /** The store was not reached, or has no room, which is then its reason; trying again later makes sense. */
  | { readonly type: 'unreachable'; readonly reason?: string }
  /** The store said no; the reason is its own words. */
  | { readonly type: 'refused'; readonly reason: string }

/** One save, the same each time it is sent: a store that has carried it out knows it by its key. */
export type Save = {
  readonly key: string
  /** The revision the changes were made on. */
  readonly revision: number
  readonly changes: FileChanges
}

/** Where packs and drafts are kept: the site over HTTP, or memory in tests. */
export type DraftStore = {
  open(id: string): Promise<Opened>
  /** Makes a draft out of a bundled pack; the key makes asking again harmless. */
  fork(
    packId: string,
    key: string,
  ): Promise<Opened | { readonly type: 'unreachable' | 'refused'; readonly reason?: string }>
  /** A pack that has come to be required, with those that it requires. */
  loadParts?: BringPack
  save(draftId: string, save: Save): Promise<SaveResult>
  /** Throws away a save the store put aside at a conflict that is settled now. */
  discardKept(draftId: string, kept: string): Promise<void>
}
