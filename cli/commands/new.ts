import { basename, resolve } from 'node:path'
import { rulesetIds } from '../../engine/rulesets'
import { idOf } from '../../schemas/id-of'
import { nearest } from '../../schemas/suggest'
import { withEditorFiles } from '../../server/packs/editors/ship'
import { renamed, smallestPackOf } from '../../server/packs/smallest'
import { schemaTexts } from '../../server/schemas/sources'
import { readArguments, text } from '../arguments'
import { type Command, EXIT, UsageError } from '../context'
import { writeFolder } from '../new-folder'

/** Creates a pack in a new folder: the smallest playable one of a ruleset, named after the folder, with schemas for editors. */
export const newPack: Command = {
  name: 'new',
  async run(args, context) {
    const { values, names } = readArguments(args, {
      ruleset: { type: 'string', short: 'r' },
      name: { type: 'string' },
    })
    const [path] = names
    if (path === undefined || names.length > 1) throw new UsageError('cli.usage.needs-new-folder')
    const ruleset = rulesetAsked(text(values, 'ruleset'))
    const folder = basename(resolve(context.terminal.cwd, path))
    const id = idOf(folder)
    if (id === '') throw new UsageError('cli.usage.no-id', { path })
    const smallest = await smallestPackOf(ruleset, context.home)
    if (!smallest) throw new UsageError('cli.usage.no-smallest', { name: ruleset })
    const files = renamed(smallest, { id, name: text(values, 'name')?.trim() || nameOf(folder) })
    const texts = await schemaTexts(context.home)
    await writeFolder(context, path, withEditorFiles(files, texts, context.language))
    context.line(context.words.tell('new.written', { path, files: files.size, ruleset }))
    const game = `${path}/${firstScenario([...files.keys()])}`
    const next = [`check ${quoted(path)}`, `test ${quoted(path)}`, `play ${quoted(game)} --seats greedy`]
    for (const command of next) context.line(`  npx ludoteca ${command}`)
    return EXIT.ok
  },
}

function rulesetAsked(name: string | undefined): string {
  const ids = rulesetIds()
  const known = ids.join(', ')
  if (name === undefined) throw new UsageError('cli.usage.needs-ruleset', { known })
  if (ids.includes(name)) return name
  const near = nearest(name, ids)
  throw near
    ? new UsageError('cli.usage.did-you-mean-ruleset', { name, near })
    : new UsageError('cli.usage.no-ruleset', { name, known })
}

/** `la-mia-guerra` becomes `La mia guerra`. */
const nameOf = (folder: string): string => {
  const words = folder.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Quotes a path for a shell if needed. */
const quoted = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `'${path}'`)

const firstScenario = (paths: readonly string[]): string =>
  paths.find((path) => path.startsWith('scenarios/'))?.replace(/^.*\/|\.yaml$/g, '') ?? ''
