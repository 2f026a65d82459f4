import type { RawPack } from '../../../engine/types'
import type { PackFiles, RequiredPacks } from '../../../schemas/checking/checking'
import type { LocalText } from '../../../schemas/generated/content'
import { loadReader, needReader, parseText } from '../yaml/parse-text'
import type { Files } from './change'

/** A pack that the open one requires: it is shown and played with, but never changed here. */
export type RequiredContent = {
  readonly id: string
  readonly version: string
  readonly name: LocalText
  readonly files: PackFiles
}

export const packFilesOf = (packs: readonly RequiredContent[] = []): RequiredPacks =>
  Object.fromEntries(packs.map(({ id, files }) => [id, files]))

/** Loads a pack and its dependencies; empty if the server has no such pack. */
export type LoadPack = (id: string) => Promise<readonly RequiredContent[]>

type Merging = typeof import('./merging')

/** Whether the manifest requires any pack, even in an invalid way. */
const asksForPacks = ({ 'pack.yaml': manifest = '' }: Files): boolean => {
  const { value } = parseText(manifest)
  return (value as { readonly requires?: unknown } | null | undefined)?.requires !== undefined
}

/** Loads the reader of required packs if the manifest requires some. */
async function mergingFor(files: Files): Promise<Merging | undefined> {
  if (needReader([files['pack.yaml'] ?? ''])) await loadReader()
  return asksForPacks(files) ? import('./merging') : undefined
}

/** The packs that the current manifest requires; a new one is loaded at its first mention. */
export class Dependencies {
  readonly #load: LoadPack | undefined
  readonly #known = new Map<string, RequiredContent>()
  #manifest: string | undefined
  #needed: readonly RequiredContent[] = []
  #packs: RequiredPacks = {}
  #base: RawPack | undefined
  #merging: Merging | undefined

  /** Creates the dependencies of a pack that requires none. */
  constructor(load?: LoadPack) {
    this.#load = load
  }

  /** Opens the dependencies of a pack with these files. `known`: packs that have loaded already. */
  static async open(
    files: Files,
    known: readonly RequiredContent[] = [],
    load?: LoadPack,
  ): Promise<Dependencies> {
    const dependencies = new Dependencies(load)
    for (const pack of known) dependencies.#known.set(pack.id, pack)
    await dependencies.#prepare(files)
    dependencies.#settle(files)
    return dependencies
  }

  /** The required packs that have loaded. */
  get needed(): readonly RequiredContent[] {
    return this.#needed
  }
  /** The same for the checks; the same object while the packs are the same. */
  get packs(): RequiredPacks {
    return this.#packs
  }
  /** All of them merged; undefined if there are none. */
  get base(): RawPack | undefined {
    return this.#base
  }

  /** A text file of one of them. */
  text(pack: string, file: string): string | undefined {
    const content = this.#known.get(pack)?.files[file]
    return typeof content === 'string' ? content : undefined
  }

  /** Follows the manifest. A pack that failed to load is requested again after the manifest has changed. */
  async follow(files: Files): Promise<RequiredPacks> {
    if (files['pack.yaml'] === this.#manifest) return this.#packs
    await this.#prepare(files)
    const lacking = this.#settle(files)
    const load = this.#load
    if (lacking.length === 0 || !load) return this.#packs
    const brought = await Promise.all(lacking.map((id) => load(id).catch(() => [])))
    for (const pack of brought.flat()) this.#known.set(pack.id, pack)
    await this.#prepare(files)
    this.#settle(files)
    return this.#packs
  }

  /** Loads the code that reads required packs. */
  async #prepare(files: Files): Promise<void> {
    this.#merging = (await mergingFor(files)) ?? this.#merging
    await this.#merging?.loadSchemas(files, packFilesOf([...this.#known.values()]))
  }

  /** Takes the known packs and returns the ids of the missing ones. */
  #settle(files: Files): string[] {
    const needed = new Map<string, RequiredContent>()
    const lacking = new Set<string>()
    const visit = (of: PackFiles) => {
      for (const { pack } of this.#merging?.requirementsOf(of) ?? []) {
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
    const options = { required: this.#packs }
    this.#base =
      needed.length > 0
        ? this.#merging?.checkPack({ 'pack.yaml': manifest }, undefined, options).pack
        : undefined
  }
}
