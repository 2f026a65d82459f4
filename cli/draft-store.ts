import type { Context } from './context'
import { scriptOf } from './machine'

/** A draft as `drafts list` knows it; `earlier` owners are browsers from before a machine had a workspace of its own. */
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
  /** Id of the workspace that holds what is made at the machine. */
  local(): Promise<string>
  workspaces(): Promise<{ readonly id: string }[]>
  /** How many were not there already. */
  move(drafts: readonly string[], workspace: string): Promise<number>
}

type Module = { withDrafts<T>(work: (store: DraftStore) => Promise<T>): Promise<T> }

/** The drafts of the data folder, or of `DATABASE_URL`, while the site runs or when it does not. */
export async function withDrafts<T>(context: Context, work: (store: DraftStore) => Promise<T>): Promise<T> {
  const { withDrafts } = await scriptOf<Module>(context, 'draft-store')
  return withDrafts(work)
}
