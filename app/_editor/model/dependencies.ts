import type { RawPack } from '../../../engine/types'
import { checkPack, type PackFiles, type RequiredPacks } from '../../../schemas/checking'
import type { LocalText } from '../../../schemas/generated/content'
import { requirementsOf } from '../../../schemas/requires'
import type { Files } from './change'
import { loadGames } from './check/check-files'

/** A pack that the open one requires: to be seen and played with, never changed here. */
export type RequiredContent = {
  readonly id: string
  readonly version: string
  readonly name: LocalText
  readonly files: PackFiles
}

export const packFilesOf = (packs: readonly RequiredContent[] = []): RequiredPacks =>
  Object.fromEntries(packs.map(({ id, files }) => [id, files]))

/** Loads a pack and its dependencies; nothing when the site has no such pack. */
export type BringPack = (id: string) => Promise<readonly RequiredContent[]>

/** The packs that the manifest asks for, as it stands; a new one is loaded when it is first asked for. Rules and schemas of `known` are at hand. */
export class Dependencies {
  readonly #bring: BringPack | undefined
  readonly #known = new Map<string, RequiredContent>()
  #manifest: string | undefined
  #needed: readonly RequiredContent[] = []
  #packs: RequiredPacks = {}
  #base: RawPack | undefined

  constructor(files: Files, known: readonly RequiredContent[] = [], loadParts?: BringPack) {
    this.#bring = loadParts
    for (const pack of known) this.#known.set(pack.id, pack)
    this.#settle(files)
  }

  /** Those that are asked for and here. */
  get needed(): readonly RequiredContent[] {
    return this.#needed
  }
  /** The same for the checks; the same object as long as they are the same packs. */
  get packs(): RequiredPacks {
    return this.#packs
  }
  /** All of them merged; undefined when there are none. */
  get base(): RawPack | undefined {
    return this.#base
  }

  /** A text of one of them. */
  text(pack: string, file: string): string | undefined {
    const content = this.#known.get(pack)?.files[file]
    return typeof content === 'string' ? content : undefined
  }

  /** Follows the manifest. A pack that could not be loaded is asked for again when the manifest has changed. */
  async follow(files: Files): Promise<RequiredPacks> {
    if (files['pack.yaml'] === this.#manifest) return this.#packs
    const lacking = this.#settle(files)
    if (lacking.length === 0 || !this.#bring) return this.#packs
    const loadParts = this.#bring
    const brought = await Promise.all(lacking.map((id) => loadParts(id).catch(() => [])))
    for (const pack of brought.flat()) this.#known.set(pack.id, pack)
    await loadGames(files, packFilesOf([...this.#known.values()]))
    this.#settle(files)
    return this.#packs
  }

  /** Takes what is known; answers what is not. */
  #settle(files: Files): string[] {
    const needed = new Map<string, RequiredContent>()
    const lacking = new Set<string>()
    const visit = (of: PackFiles) => {
      for (const { pack } of requirementsOf(of)) {
        const content = this.#known.get(pack)
        if (!content) lacking.add(pack)
        else if (!needed.has(pack)) {
          needed.set(pack, content)
          visit(content.files)
        }
      }
    }
    visit(files)
    this.#manifest = files['pack.yaml']
    this.#take([...needed.values()], files)
    return [...lacking]
  }

  #take(needed: readonly RequiredContent[], { 'pack.yaml': manifest }: Files): void {
    const isSame =
      needed.length === this.#needed.length && needed.every((pack, index) => pack === this.#needed[index])
    if (isSame) return
    this.#needed = needed
    this.#packs = packFilesOf(needed)
    const { pack } = checkPack({ 'pack.yaml': manifest }, undefined, { required: this.#packs })
    this.#base = needed.length > 0 ? pack : undefined
  }
}
