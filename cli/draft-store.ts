import type { Context } from './context'
import { scriptOf } from './machine'

/** A draft in `drafts list`; an `earlier` owner is a browser from before each machine had its own workspace. */
export type StoredDraft = {
  readonly id: string
  readonly name: string
  readonly packId: string
  readonly rev: number
  readonly updatedAt: Date
  readonly workspace: string
  readonly owner: 'local' | 'visitor' | 'earlier'
}

export type DraftStore = {
  list(): Promise<StoredDraft[]>
  files(draft: string): Promise<Map<string, Uint8Array>>
  /** Returns the id of the local machine's workspace. */
  local(): Promise<string>
  workspaces(): Promise<{ readonly id: string }[]>
  /** Returns how many drafts were moved, without those already there. */
  move(drafts: readonly string[], workspace: string): Promise<number>
}

type Module = { withDrafts<T>(work: (store: DraftStore) => Promise<T>): Promise<T> }

/** Opens the drafts of the data folder, or of `DATABASE_URL`, whether the site is running or not. */
export async function withDrafts<T>(context: Context, work: (store: DraftStore) => Promise<T>): Promise<T> {
  const { withDrafts } = await scriptOf<Module>(context, 'draft-store')
  return withDrafts(work)
}
