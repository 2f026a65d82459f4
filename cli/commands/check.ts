import { countsOf } from '../../schemas/findings'
import { readArguments } from '../arguments'
import { type Command, type Context, EXIT, UsageError } from '../context'
import { findingAsJson, printFindings } from '../findings'
import { type CheckedPack, checkFolder, errorsOf, findPack } from '../packs'

/** Lists every finding of the packs; any error makes the exit code 1. */
export const check: Command = {
  name: 'check',
  async run(args, context) {
    const { values, names } = readArguments(args, { json: { type: 'boolean' } })
    if (names.length === 0) throw new UsageError('cli.usage.needs-folder')
    const packs: CheckedPack[] = []
    for (const name of names) packs.push(await checkFolder(findPack(name, context), name, context.home))
    if (values.json) printJson(context, packs)
    else for (const pack of packs) printPack(context, pack)
    return packs.some((pack) => errorsOf(pack.diagnostics).length > 0) ? EXIT.findings : EXIT.ok
  },
}

function printPack(context: Context, pack: CheckedPack): void {
  const { diagnostics, name, fileCount } = pack
  printFindings(context, diagnostics, pack.raw?.texts)
  const sum = { pack: name, ...countsOf(diagnostics) }
  context.line(
    diagnostics.length === 0
      ? context.words.tell('check.clean', { pack: name, files: fileCount })
      : context.words.tell('check.sum', sum),
  )
}

function printJson(context: Context, packs: readonly CheckedPack[]): void {
  const listed = packs.map((pack) => ({
    pack: pack.name,
    files: pack.fileCount,
    ...countsOf(pack.diagnostics),
    findings: pack.diagnostics.map((found) => findingAsJson(context, found, pack.raw?.texts)),
  }))
  context.line(JSON.stringify({ packs: listed }, null, 2))
}
