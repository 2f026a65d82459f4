/** The bundled packs as texts, with their required packs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RequiredPacks } from '../../schemas/check'
import { gatherRequired } from '../../schemas/layering/requires'

const ROOT = fileURLToPath(new URL('../../content', import.meta.url))
const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url))

export const bundledPacks = (): string[] =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Returns the files of a pack that have a schema. */
export function filesOf(pack: string, root = ROOT): Record<string, string> {
  const paths = readdirSync(join(root, pack), { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    paths
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.yaml'))
      .map((path) => [path, readFileSync(join(root, pack, path), 'utf8')]),
  )
}

/** Returns the packs that these files require, bundled ones or examples. */
export const requiredBy = (files: Readonly<Record<string, string>>): Promise<RequiredPacks> =>
  gatherRequired(files, async (id) => {
    const root = [ROOT, EXAMPLES].find((folder) => existsSync(join(folder, id, 'pack.yaml')))
    return root === undefined ? undefined : filesOf(id, root)
  })
