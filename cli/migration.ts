/** Migrates packs of an old format on disk, or lists the changes. */
import { chmod, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Diagnostic } from '../schemas/diagnostic'
import type { FormatChange, Migration } from '../schemas/format/migrate'
import { FORMAT } from '../schemas/format/unknown-format'
import type { Context } from './context'
import { paint } from './paint'

/** Warns of an old format where the findings of the pack are not listed. */
export function warnOfFormat(context: Context, diagnostics: readonly Diagnostic[]): void {
  for (const { code, file, line, column, message } of diagnostics)
    if (code === 'W-FORMAT-OLD')
      context.terminal.err(`${file}:${line}:${column}  ${code}  ${context.words.format(message)}\n`)
}

/** Lists the changes of each step with their places, and the reason once per step. */
export function printMigration(context: Context, pack: string, migration: Migration, isMade: boolean): void {
  const { words } = context
  const { from, changes, files } = migration
  const steps = [...new Set(changes.map(({ step }) => step))]
  for (const step of steps) {
    const own = changes.filter((change) => change.step === step)
    context.line(words.format(own[0].reason))
    for (const change of own) context.line(`    ${lineOf(context, change)}`)
  }
  const values = { pack, from, to: FORMAT, count: changes.length, files: Object.keys(files).length }
  context.line(words.tell(isMade ? 'check.migrated' : 'check.would-migrate', values))
}

/** Converts a migration to JSON. */
export const migrationAsJson = (context: Context, { from, changes }: Migration) => ({
  from,
  to: FORMAT,
  changes: changes.map(({ reason, ...change }) => ({ ...change, reason: context.words.format(reason) })),
})

function lineOf(context: Context, { file, line, column, before, after }: FormatChange): string {
  const place = paint(context, 'bold', `${file}:${line}:${column}`)
  const shown = { before: before.trim(), after: after.trim() }
  return `${place}  ${before === '' ? `+ ${shown.after}` : context.words.tell('check.changed', shown)}`
}

/**
 * Writes the migrated files, each atomically, after all of them are on the disk. The manifest comes last, so that an interrupted
 * migration still has the old format and can be repeated.
 */
export async function writeMigration(folder: string, { files }: Migration): Promise<void> {
  const root = resolve(folder)
  const paths = Object.keys(files).sort((a, b) => Number(a === 'pack.yaml') - Number(b === 'pack.yaml'))
  const part = await mkdtemp(join(root, '.ludoteca-part-'))
  try {
    for (const [index, path] of paths.entries()) {
      const there = join(part, String(index))
      await writeFile(there, files[path].after, { flush: true })
      await chmod(there, (await stat(join(root, path))).mode)
    }
    for (const [index, path] of paths.entries()) await rename(join(part, String(index)), join(root, path))
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}
