import { tryOut } from '../../engine/trial/trial'
import type { Seed } from '../../engine/types'
import { countsOf } from '../../schemas/checking/findings'
import type { Diagnostic } from '../../schemas/diagnostic'
import { placeAll } from '../../schemas/yaml/place-all'
import { readArguments, wholeNumber } from '../arguments'
import { type Command, type Context, EXIT, UsageError } from '../context'
import { findingAsJson, printFindings } from '../findings'
import { migrationAsJson, printMigration, writeMigration } from '../migration'
import { type CheckedPack, checkFolder, EVERY_FINDING, errorsOf, findFile, findPack } from '../packs'
import { progress } from '../paint'
import { seedOf } from '../seeds'

const OPTIONS = {
  fix: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  play: { type: 'string' },
  seed: { type: 'string' },
} as const

/** Lists every finding of the packs; any error makes the exit code 1. With `--play`, also findings from games of bots. */
export const check: Command = {
  name: 'check',
  async run(args, context) {
    const { values, names } = readArguments(args, OPTIONS)
    if (names.length === 0) throw new UsageError('cli.usage.needs-folder')
    const games = wholeNumber(values, 'play')
    const seed = seedOf(values)
    if (values['dry-run'] && !values.fix) throw new UsageError('cli.check.needs-fix')
    const packs: Tried[] = []
    for (const name of names) {
      const { folder, file } = findFile(name, context)
      if (file !== undefined && (values.fix || games > 0)) throw new UsageError('cli.check.needs-pack')
      const read = await checkFolder(folder, name, context.home, file === undefined ? {} : EVERY_FINDING)
      if (file !== undefined) {
        packs.push(onlyOf(read, file))
        continue
      }
      const pack = values.fix ? await inPresentFormat(context, read, values) : read
      packs.push(games > 0 ? played(context, pack, games, seed) : pack)
    }
    if (values.json) printJson(context, packs)
    else for (const pack of packs) printPack(context, pack)
    const isFaulty = ({ diagnostics, beside = 0 }: Tried) => errorsOf(diagnostics).length + beside > 0
    return packs.some(isFaulty) ? EXIT.findings : EXIT.ok
  },
}

/** Returns the findings of one file of a pack. Errors in other files may hide checks across files, so they are counted. */
function onlyOf(pack: CheckedPack, file: string): Tried {
  if (!Object.hasOwn(pack.files, file)) throw new UsageError('cli.file.not-in-pack', { path: pack.name })
  const own = pack.diagnostics.filter((found) => found.file === file)
  const beside = errorsOf(pack.diagnostics).length - errorsOf(own).length
  const { migration: _, ...rest } = pack
  return { ...rest, fileCount: 1, diagnostics: own, beside }
}

type Wishes = Readonly<Record<string, string | boolean | undefined>>

/**
 * Returns the pack after its files were written in the current format. A dry run only prints the changes and returns the pack
 * unchanged.
 */
async function inPresentFormat(context: Context, pack: CheckedPack, wishes: Wishes): Promise<CheckedPack> {
  const { migration, name } = pack
  if (!migration) return pack
  const isDry = wishes['dry-run'] === true
  const folder = findPack(name, context)
  if (!isDry) await writeMigration(folder, migration)
  if (!wishes.json) printMigration(context, name, migration, !isDry)
  return isDry ? pack : checkFolder(folder, name, context.home)
}

/** `games`: how many games were played of each scenario; 0 for a pack with errors. */
type Tried = CheckedPack & {
  readonly games?: number
  /** For a single file: the number of errors in the other files of its pack. */
  readonly beside?: number
}

/** Appends the findings from games after the static ones. */
function played(context: Context, pack: CheckedPack, games: number, seed: Seed): Tried {
  const { raw, files, diagnostics } = pack
  if (!raw || errorsOf(diagnostics).length > 0) return { ...pack, games: 0 }
  const trial = tryOut(raw, { games, seed })
  let next = trial.next()
  for (; !next.done; next = trial.next()) {
    const { done, games: all, scenario } = next.value
    progress(context, context.words.tell('check.progress', { done: done + 1, games: all, scenario }))
  }
  progress(context, undefined)
  const found: Diagnostic[] = placeAll(next.value, files, diagnostics)
  return { ...pack, games, diagnostics: [...diagnostics, ...found] }
}

function printPack(context: Context, pack: Tried): void {
  const { diagnostics, name, fileCount, games, beside = 0 } = pack
  const { tell } = context.words
  printFindings(context, diagnostics, pack.raw?.texts)
  const sum = { pack: name, ...countsOf(diagnostics) }
  context.line(
    diagnostics.length === 0 ? tell('check.clean', { pack: name, files: fileCount }) : tell('check.sum', sum),
  )
  if (beside > 0) context.line(tell('check.beside', { errors: beside }))
  if (games !== undefined)
    context.line(
      games === 0
        ? tell('check.not-played', { pack: name })
        : tell('check.played', {
            pack: name,
            games,
            scenarios: Object.keys(pack.raw?.scenarios ?? {}).length,
          }),
    )
}

function printJson(context: Context, packs: readonly Tried[]): void {
  const listed = packs.map((pack) => ({
    pack: pack.name,
    files: pack.fileCount,
    games: pack.games,
    errorsInOtherFiles: pack.beside,
    ...countsOf(pack.diagnostics),
    migration: pack.migration && migrationAsJson(context, pack.migration),
    findings: pack.diagnostics.map((found) => findingAsJson(context, found, pack.raw?.texts)),
  }))
  context.line(JSON.stringify({ packs: listed }, null, 2))
}
