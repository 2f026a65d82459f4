import { readArguments } from '../arguments'
import { type Command, type Context, EXIT, type ExitCode, UsageError } from '../context'
import { ask, dataFolder, inWords, scriptOf, type Texts } from '../machine'

type Result = {
  readonly check: string
  readonly status: 'ok' | 'note' | 'problem'
  readonly code?: string
  readonly message: string
}
type Distant = { readonly place: string; readonly folder?: string; readonly state: string }

type Doctor = { examine(dataDirectory: string, language: string): Promise<Result[]> }
type Orphans = { distantDatabases(): Distant[]; removeOrphans(orphans: readonly Distant[]): string[] }
type Tell = (key: string, values?: Record<string, string | number>) => string

/** Reports the state of everything a start depends on, and what to do about each problem. */
export const doctor: Command = {
  name: 'doctor',
  async run(args, context) {
    const { values, names } = readArguments(args, {
      json: { type: 'boolean' },
      'remove-orphans': { type: 'boolean' },
      yes: { type: 'boolean', short: 'y' },
    })
    if (names.length > 0) throw new UsageError('cli.usage.no-names', { found: names[0] })
    const texts = await scriptOf<Texts>(context, 'fault')
    const tell: Tell = (key, more = {}) => texts.tell(`doctor.${key}`, more, context.language)
    return inWords(context, () =>
      values['remove-orphans']
        ? removeOrphans(context, tell, values.yes === true)
        : report(context, tell, values.json === true),
    )
  },
}

async function report(context: Context, tell: Tell, asJson: boolean): Promise<ExitCode> {
  const { examine } = await scriptOf<Doctor>(context, 'doctor')
  const checks = await examine(await dataFolder(context), context.language)
  const problems = checks.filter(({ status }) => status === 'problem').length
  if (asJson) context.line(JSON.stringify({ problems, checks }, null, 2))
  else {
    for (const { status, message } of checks) context.line(indented(tell(status), message))
    context.line(tell('sum', { problems }))
  }
  return problems === 0 ? EXIT.ok : EXIT.findings
}

const WIDTH = 9

const indented = (mark: string, message: string): string =>
  message
    .split('\n')
    .map((line, index) => `${(index === 0 ? mark : '').padEnd(WIDTH)} ${line}`)
    .join('\n')

async function removeOrphans(context: Context, tell: Tell, isSure: boolean): Promise<ExitCode> {
  const lib = await scriptOf<Orphans>(context, 'orphans')
  const orphans = lib.distantDatabases().filter(({ state }) => state === 'orphan')
  if (orphans.length === 0) {
    context.line(tell('no-orphans'))
    return EXIT.ok
  }
  for (const { place, folder } of orphans) context.line(`${place}  (${folder})`)
  const answer = isSure ? tell('yes') : await ask(tell('ask', { count: orphans.length }))
  if (answer.toLowerCase() !== tell('yes')) {
    context.line(tell('not-removed'))
    return EXIT.findings
  }
  for (const place of lib.removeOrphans(orphans)) context.line(tell('removed', { place }))
  return EXIT.ok
}
