import { basename, resolve } from 'node:path'
import { withEditorFiles } from '../../server/packs/editors/ship'
import { readPackZip } from '../../server/packs/zip/read'
import { schemaTexts } from '../../server/schemas/sources'
import { readArguments, text } from '../arguments'
import { type Command, EXIT, UsageError } from '../context'
import { writeFolder } from '../new-folder'

/** Unpacks a zipped pack to a new folder, with schemas for editors; an unsafe zip is refused before anything is written. */
export const unpack: Command = {
  name: 'unpack',
  async run(args, context) {
    const { values, names } = readArguments(args, { output: { type: 'string', short: 'o' } })
    if (names.length !== 1) throw new UsageError('cli.usage.needs-file')
    const [file] = names
    const opened = await readPackZip(resolve(context.terminal.cwd, file)).catch((fault) => {
      throw new UsageError('cli.file.unreadable', { path: file, reason: fault.code ?? fault.message })
    })
    if (!opened.ok) {
      const reason = { message: opened.error.message }
      context.terminal.err(`${context.words.tell('pack.refused', { path: file, reason })}\n`)
      return EXIT.findings
    }
    const path = text(values, 'output') ?? basename(file).replace(/\.zip$/i, '')
    const texts = await schemaTexts(context.home)
    await writeFolder(context, path, withEditorFiles(opened.value, texts, context.language))
    const bytes = [...opened.value.values()].reduce((sum, content) => sum + content.length, 0)
    context.line(context.words.tell('pack.written', { files: opened.value.size, bytes, path }))
    context.line(context.words.tell('pack.editors'))
    return EXIT.ok
  },
}
