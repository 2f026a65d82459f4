import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Context, UsageError } from './context'

/** Writes all files or none: they are written beside the folder and moved there in one step. A folder with content is never touched. */
export async function writeFolder(
  context: Context,
  path: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const folder = resolve(context.terminal.cwd, path)
  const there = await readdir(folder).catch((fault) => (fault.code === 'ENOENT' ? [] : ['?']))
  if (there.length > 0) throw new UsageError('cli.file.not-empty', { path })
  await mkdir(dirname(folder), { recursive: true })
  const part = await mkdtemp(`${folder}.part-`)
  try {
    for (const [name, bytes] of files) {
      await mkdir(dirname(join(part, name)), { recursive: true })
      await writeFile(join(part, name), bytes)
    }
    await rename(part, folder)
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}
