/** A pack and its required packs, each in the present format. */
import type { PackFiles } from '../digest'
import type { PackFile } from '../generated/content'
import { type RequiredPacks, requirementsOf, resolveRequired } from '../layering/requires'
import { LIMITS, type Limits } from '../limits'
import { oldManifest } from './format'
import { type Migrated, type Migration, migrate } from './migrate'

export type AtPresent = {
  readonly files: PackFiles
  readonly required: RequiredPacks
  /** The migration of the pack itself. */
  readonly migration?: Migration
}

/** Returns `undefined` if all are of the present format; this costs only a look at their manifests. */
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

/** The cached migration of a required pack, with the packs below it at that time. */
type Known = { readonly under: readonly PackFiles[]; readonly migrated: Migrated | undefined }
const known = new WeakMap<PackFiles, Known>()

class Walk {
  readonly brought = new Map<string, PackFiles>()
  readonly #asked = new Set<string>()

  constructor(
    private readonly packs: RequiredPacks,
    private readonly limits: Limits,
  ) {}

  /** Adds the packs that a pack requires, dependencies first. */
  bring(files: PackFiles): void {
    for (const { pack } of requirementsOf(files, this.limits)) {
      const there = Object.hasOwn(this.packs, pack) ? this.packs[pack] : undefined
      if (!there || this.#asked.has(pack)) continue
      this.#asked.add(pack)
      this.bring(there)
      this.brought.set(pack, this.#migrated(there))
    }
  }

  /** The available packs below a pack. */
  under(files: PackFiles) {
    const requires = requirementsOf(files, this.limits)
    if (requires.length === 0) return undefined
    const manifest = { id: '', requires } as unknown as PackFile
    return resolveRequired(manifest, Object.fromEntries(this.brought), this.limits).stack
  }

  /** Returns the same object while nothing changes, because readings of a required pack are cached by it. */
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
