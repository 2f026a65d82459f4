import type { RawPack } from '../../../../engine/types'
import type { RequiredPacks } from '../../../../schemas/checking/checking'
import type { FileChanges } from '../../saving/model/draft-store'
import { checkFiles } from './check-files'
import type { Checked } from './checker'
import { type Change, changeBetween } from './pack-change'

/** Only changes are posted; the worker keeps the rest. */
export type Question = {
  readonly id: number
  readonly changes: FileChanges
  /** Sent only if they differ from the previous ones. */
  readonly required?: RequiredPacks
}
/** The findings, or the reason why the files could not be checked here. */
export type Answer = { readonly id: number } & (
  | { readonly checked: Omit<Checked, 'pack'>; readonly pack?: Change }
  | { readonly failure: string }
)

const files: Record<string, string> = {}
let packs: RequiredPacks = {}
/** The pack in the state that the page has. */
let posted: RawPack | undefined

/** The number of the latest question; older waiting questions are skipped. */
let latest = 0

self.onmessage = ({ data: { id, changes, required } }: MessageEvent<Question>) => {
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) delete files[file]
    else files[file] = text
  }
  if (required) packs = required
  latest = id
  setTimeout(() => {
    if (id === latest) void answer(id)
  })
}

async function answer(id: number): Promise<void> {
  try {
    const { pack, ...checked } = await checkFiles(files, packs)
    if (id !== latest) return
    const change = changeBetween(posted, pack)
    self.postMessage({ id, checked, ...(change ? { pack: change } : {}) } satisfies Answer)
    posted = pack
  } catch (cause) {
    const failure = cause instanceof Error ? cause.message : String(cause)
    self.postMessage({ id, failure } satisfies Answer)
  }
}
