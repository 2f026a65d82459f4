/** A pack and those that it requires, each in the present format. */
import type { PackFiles } from '../digest'
import type { PackFile } from '../generated/content'
import { LIMITS, type Limits } from '../limits'
import { type RequiredPacks, requirementsOf, resolveRequired } from '../requires'
import { oldManifest } from './format'
import { type Migrated, type Migration, migrate } from './migrate'

export type AtPresent = {
  readonly files: PackFiles
  readonly required: RequiredPacks
  /** What was done to the pack itself. */
  readonly migration?: Migration
}

/** Undefined where all of them are of the present format: to know that costs a look at their manifests. */
export function atPresent(
  files: PackFiles,
  required: RequiredPacks,
  limits: Limits = LIMITS,
): AtPresent | undefined {
  if (![files, ...Object.values(required)].some((pack) => oldManifest(pack, limits))) return undefined
  const walk = new Walk(required, limits)
  walk.bring(files)
  const all = { ...required, ...Object.fromEntries(walk.brought) }
  const own = migrate(files, () => walk.under(files), limits)
  return own ? { files: own.files, required: all, migration: own.migration } : { files, required: all }
}

/** What a required pack came to, with the packs under it as they were then. */
type Known = { readonly under: readonly PackFiles[]; readonly migrated: Migrated | undefined }
const known = new WeakMap<PackFiles, Known>()

class Walk {
  readonly brought = new Map<string, PackFiles>()
  readonly #asked = new Set<string>()

  constructor(
    private readonly packs: RequiredPacks,
    private readonly limits: Limits,
  ) {}

  /** Those that a pack requires, each after those that it requires itself. */
  bring(files: PackFiles): void {
    for (const { pack } of requirementsOf(files, this.limits)) {
      const there = Object.hasOwn(this.packs, pack) ? this.packs[pack] : undefined
      if (!there || this.#asked.has(pack)) continue
      this.#asked.add(pack)
      this.bring(there)
      this.brought.set(pack, this.#migrated(there))
    }
  }

  /** What is under a pack, as far as it is here. */
  under(files: PackFiles) {
    const requires = requirementsOf(files, this.limits)
    if (requires.length === 0) return undefined
    const manifest = { id: '', requires } as unknown as PackFile
    return resolveRequired(manifest, Object.fromEntries(this.brought), this.limits).stack
  }

  /** The same object as long as nothing of it changes: what is read of a required pack is remembered by it. */
  #migrated(files: PackFiles): PackFiles {
    const under = [...this.brought.values()]
    const before = known.get(files)
    const isSame =
      before?.under.length === under.length && before.under.every((pack, index) => pack === under[index])
    const migrated = isSame ? before.migrated : migrate(files, () => this.under(files), this.limits)
    if (!isSame) known.set(files, { under, migrated })
    return migrated?.files ?? files
  }
}
