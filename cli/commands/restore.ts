import { resolve } from 'node:path'
import { readArguments } from '../arguments'
import { type Command, EXIT, UsageError } from '../context'
import { dataFolder, inWords, scriptOf, type Texts } from '../machine'

type Restored = {
  readonly rows: Readonly<Record<string, number>>
  readonly games: number
  readonly madeAt: string
  readonly version: string
  readonly where: string
  readonly applied: readonly string[]
}
type Restore = {
  restore(dataDirectory: string, file: string, options: { force: boolean }): Promise<Restored>
}

/** Restores a backup completely or not at all. */
export const restore: Command = {
  name: 'restore',
  async run(args, context) {
    const { values, names } = readArguments(args, {
      force: { type: 'boolean', short: 'f' },
      json: { type: 'boolean' },
    })
    if (names.length !== 1) throw new UsageError('cli.usage.needs-file')
    return inWords(context, async () => {
      const lib = await scriptOf<Restore>(context, 'backup/restore')
      const file = resolve(context.terminal.cwd, names[0])
      const done = await lib.restore(await dataFolder(context), file, { force: values.force === true })
      if (values.json === true) context.line(JSON.stringify({ file, ...done }))
      else
        for (const line of words(done, await scriptOf<Texts>(context, 'fault'), context.language))
          context.line(line)
      return EXIT.ok
    })
  },
}

function words(
  { rows, games, madeAt, version, where, applied }: Restored,
  { tell }: Texts,
  language: string,
): string[] {
  const { Draft: drafts = 0, DraftFile: files = 0 } = rows
  const day = `${madeAt.slice(0, 16).replace('T', ' ')} UTC`
  const restored = tell('backup.restored', { where, drafts, files, games, day, version }, language)
  return applied.length === 0
    ? [restored]
    : [restored, tell('backup.migrated', { count: applied.length }, language)]
}
