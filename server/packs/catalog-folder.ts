import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { withoutEditorFiles } from './editors/ship'
import { byPath, type PackFiles } from './files'
import { checkPath } from './zip/path'

/** The listing of a pack's folder: the paths of its files, and a mark that changes whenever a file does. */
export type FolderLook = { readonly folder: string; readonly paths: readonly string[]; readonly mark: string }

/** Lists a folder without reading files, or returns `undefined` if it holds no pack. Temporary files of editors are ignored. */
export async function lookAtFolder(folder: string): Promise<FolderLook | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => checkPath(path) === undefined)
    .sort(byPath)
  if (!paths.includes('pack.yaml')) return undefined
  const hash = createHash('sha256')
  const stats = await Promise.all(paths.map((path) => stat(join(folder, path), { bigint: true })))
  stats.forEach(({ size, mtimeNs, ctimeNs, ino }, index) => {
    hash.update(`${paths[index]} ${size} ${mtimeNs} ${ctimeNs} ${ino}\n`)
  })
  return { folder, paths, mark: hash.digest('hex') }
}

export async function readFolder({ folder, paths }: FolderLook): Promise<PackFiles> {
  const bytes = await Promise.all(paths.map((path) => readFile(join(folder, path))))
  return withoutEditorFiles(new Map(paths.map((path, index) => [path, bytes[index]])))
}
