import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { countsOf } from '../../schemas/checking/findings'
import { writeZip } from '../../server/packs/editors/editor-zip'
import { readPackZip } from '../../server/packs/zip/read'
import { readArguments, text } from '../arguments'
import { type Command, type Context, EXIT, UsageError } from '../context'
import { checkFolder, findPack, readFolder } from '../packs'

/** Zips a folder; before writing, the zip is read back with the checks of every import. */
export const pack: Command = {
  name: 'pack',
  async run(args, context) {
    const { values, names } = readArguments(args, { output: { type: 'string', short: 'o' } })
    if (names.length !== 1) throw new UsageError('cli.usage.one-pack')
    const folder = findPack(names[0], context)
    const { files } = await readFolder(folder)
    const zip = await writeZip(files, context.home)
    const guarded = await readPackZip(zip)
    if (!guarded.ok) {
      const reason = { message: guarded.error.message }
      context.terminal.err(`${context.words.tell('pack.refused', { path: names[0], reason })}\n`)
      return EXIT.findings
    }
    const checked = await checkFolder(folder, names[0], context.home)
    const path = text(values, 'output') ?? zipName(checked.raw?.manifest)
    await keep(context, path, zip)
    context.line(context.words.tell('pack.written', { files: files.size, path }))
    const { errors } = countsOf(checked.diagnostics)
    if (errors > 0) context.terminal.err(`${context.words.tell('pack.findings', { errors })}\n`)
    return errors > 0 ? EXIT.findings : EXIT.ok
  },
}

const zipName = (manifest: { id: string; version: string } | undefined): string =>
  manifest ? `${manifest.id}-${manifest.version}.zip` : 'pack.zip'

/** Writes a zip, but never overwrites a file. */
async function keep(context: Context, path: string, zip: Buffer): Promise<void> {
  await writeFile(resolve(context.terminal.cwd, path), zip, { flag: 'wx' }).catch((fault) => {
    if (fault.code === 'EEXIST') throw new UsageError('cli.file.exists', { path })
    throw new UsageError('cli.file.unwritable', { path, reason: fault.code ?? fault.message })
  })
}
