// Generates files only if their sources have changed since: a stamp beside them holds a digest of the sources and the names of the files.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/project.mjs'

/** Writes a file atomically, for processes that read or write it at the same time. A file that is the same already stays. */
function writeWhole(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}.tmp`, text)
  renameSync(`${path}.${process.pid}.tmp`, path)
}

/**
 * Writes the files that `make` resolves to, texts by path, unless the stamp has this digest and all its files exist. Paths are relative
 * to the project. Resolves to whether it wrote them. Removes the files in `generated` folders that it wrote before and no longer makes.
 */
export async function makeUnlessFresh(stampPath, digest, make) {
  const stampFile = join(root, stampPath)
  const [was, ...paths] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split('\n') : []
  if (was === digest && paths.every((path) => existsSync(join(root, path)))) return false
  const files = await make()
  for (const [path, text] of Object.entries(files)) writeWhole(join(root, path), text)
  for (const path of paths)
    if (!(path in files) && path.includes('/generated/')) rmSync(join(root, path), { force: true })
  writeWhole(stampFile, [digest, ...Object.keys(files)].join('\n'))
  return true
}
