import type { Files } from '../../app/_editor/document/change'
import type {
  DraftStore,
  FileChanges,
  Opened,
  Save,
  SaveResult,
} from '../../app/_editor/saving/model/draft-store'

type Draft = { files: Files; revision: number; name: string }

/** A store in memory with the guarantees of the site. */
export class MemoryStore implements DraftStore {
  readonly packs = new Map<string, { files: Files; name: string }>()
  readonly drafts = new Map<string, Draft>()
  readonly kept = new Set<string>()
  /** Requested saves, answered or not. */
  readonly asked: FileChanges[] = []
  reachable = true
  /** Saves are done, but their answers are lost. */
  loseAnswers = false
  refusal: string | undefined
  /** The error of a store that has no room just now. */
  noRoom: string | undefined
  readonly #done = new Map<string, SaveResult>()
  #gate: Promise<void> = Promise.resolve()
  #open: () => void = () => {}

  /** Holds all answers until released. */
  hold() {
    this.#gate = new Promise((open) => {
      this.#open = open
    })
  }
  release() {
    this.#open()
  }

  async open(id: string): Promise<Opened> {
    const draft = this.drafts.get(id)
    if (draft) return opened(id, draft)
    const pack = this.packs.get(id)
    if (!pack) throw new Error(`nothing is called ${id}`)
    return { place: { kind: 'pack', id }, name: pack.name, files: pack.files, others: [] }
  }

  async fork(packId: string, key: string) {
    await this.#gate
    if (!this.reachable) return { type: 'unreachable' as const }
    const pack = this.packs.get(packId)
    if (!pack) return { type: 'refused' as const, reason: `there is no pack ${packId}` }
    const id = `draft-of-${key}`
    const draft = this.drafts.get(id) ?? { files: pack.files, revision: 1, name: pack.name }
    this.drafts.set(id, draft)
    return opened(id, draft)
  }

  async save(id: string, save: Save): Promise<SaveResult> {
    this.asked.push(save.changes)
    await this.#gate
    if (Object.keys(save.changes).length === 0) return { type: 'refused', reason: 'nothing to save' }
    if (!this.reachable) return { type: 'unreachable' }
    if (this.noRoom) return { type: 'unreachable', reason: this.noRoom }
    if (this.refusal) return { type: 'refused', reason: this.refusal }
    const result = this.#done.get(save.key) ?? this.#carryOut(id, save)
    this.#done.set(save.key, result)
    return this.loseAnswers ? { type: 'unreachable' } : result
  }

  async discardKept(_id: string, kept: string) {
    this.kept.delete(kept)
  }

  #carryOut(id: string, save: Save): SaveResult {
    const draft = this.drafts.get(id)
    if (!draft) return { type: 'refused', reason: `there is no draft ${id}` }
    if (draft.revision !== save.revision) {
      this.kept.add(save.key)
      return { type: 'conflict', revision: draft.revision, files: draft.files, kept: save.key }
    }
    const files: Record<string, string> = { ...draft.files }
    for (const [file, text] of Object.entries(save.changes)) {
      if (text === null) delete files[file]
      else files[file] = text
    }
    draft.files = files
    draft.revision++
    return { type: 'saved', revision: draft.revision }
  }
}

const opened = (id: string, { revision, name, files }: Draft): Opened => ({
  place: { kind: 'draft', id, revision },
  name,
  files,
  others: [],
})
