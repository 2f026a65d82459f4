import { resolve } from 'node:path'
import { readArguments } from '../arguments'
import { type Command, EXIT, UsageError } from '../context'
import { dataFolder, inWords, scriptOf, type Texts } from '../machine'

type Backup = {
  backUp(
    dataDirectory: string,
    file: string,
    options: { force: boolean },
  ): Promise<{ rows: Record<string, number>; games: number; bytes: number; where: string }>
}

/** Backs up the data folder, or the database in DATABASE_URL, to one file. */
export const backup: Command = {
  name: 'backup',
  async run(args, context) {
    const { values, names } = readArguments(args, {
      force: { type: 'boolean', short: 'f' },
      json: { type: 'boolean' },
    })
    if (names.length !== 1) throw new UsageError('cli.usage.needs-file')
    return inWords(context, async () => {
      const { backUp } = await scriptOf<Backup>(context, 'backup/backup')
      const file = resolve(context.terminal.cwd, names[0])
      const made = await backUp(await dataFolder(context), file, { force: values.force === true })
      const { tell } = await scriptOf<Texts>(context, 'fault')
      const { Draft: drafts = 0, DraftFile: files = 0 } = made.rows
      const told = { file, drafts, files, games: made.games, bytes: made.bytes }
      if (values.json === true) context.line(JSON.stringify({ file, ...made }))
      else context.line(tell('backup.made', told, context.language))
      return EXIT.ok
    })
  },
}
