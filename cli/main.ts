import { nearest } from '../schemas/suggest'
import { backup } from './commands/backup'
import { campaign } from './commands/campaign'
import { check } from './commands/check'
import { doctor } from './commands/doctor'
import { drafts } from './commands/drafts'
import { newPack } from './commands/new'
import { pack } from './commands/pack'
import { play } from './commands/play'
import { replay } from './commands/replay'
import { restore } from './commands/restore'
import { show } from './commands/show'
import { test } from './commands/test'
import { unpack } from './commands/unpack'
import { type Command, type Context, EXIT, type ExitCode, type Terminal, UsageError } from './context'
import { printJsonError } from './json-error'
import { isLanguage, type Language, languageOf, wordsIn } from './language'
import { printable } from './printable'

const COMMANDS: readonly Command[] = [
  newPack,
  check,
  test,
  play,
  campaign,
  replay,
  show,
  pack,
  unpack,
  drafts,
  doctor,
  backup,
  restore,
]

const processTerminal = (): Terminal => ({
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  cwd: process.cwd(),
  env: process.env,
  outIsTerminal: process.stdout.isTTY === true,
  errIsTerminal: process.stderr.isTTY === true,
})

/** Makes all output printable, so that no text of a pack can control the terminal. */
const onlyPrintable = (terminal: Terminal): Terminal => ({
  ...terminal,
  out: (text) => terminal.out(printable(text)),
  err: (text) => terminal.err(printable(text)),
})

/** Runs one command and returns its exit code; never throws. */
export async function main(
  args: readonly string[],
  place: { home: string; terminal?: Terminal },
): Promise<ExitCode> {
  const terminal = onlyPrintable(place.terminal ?? processTerminal())
  const isJson = args.includes('--json')
  let context = contextOf(terminal, place.home, languageOf(terminal.env), isJson)
  try {
    const { language, rest } = takeLanguage(args)
    if (language) context = contextOf(terminal, place.home, language, isJson)
    return await dispatch(rest, context)
  } catch (fault) {
    return explain(fault, context)
  }
}

const contextOf = (terminal: Terminal, home: string, language: Language, json: boolean): Context => ({
  terminal,
  home,
  language,
  words: wordsIn(language),
  colour: terminal.outIsTerminal && !terminal.env.NO_COLOR,
  json,
  line: (text = '') => terminal.out(`${text}\n`),
})

/** Extracts `--lang`, before or after the command. */
function takeLanguage(args: readonly string[]): { language?: Language; rest: readonly string[] } {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  if (at < 0) return { rest: args }
  const joined = args[at].startsWith('--lang=')
  const found = joined ? args[at].slice('--lang='.length) : (args[at + 1] ?? '')
  if (!isLanguage(found)) throw new UsageError('cli.usage.no-language', { found })
  return { language: found, rest: [...args.slice(0, at), ...args.slice(at + (joined ? 1 : 2))] }
}

async function dispatch(args: readonly string[], context: Context): Promise<ExitCode> {
  const [name, ...rest] = args
  if (args.includes('--help') || args.includes('-h') || name === 'help') {
    context.terminal.out(help(context, name))
    return EXIT.ok
  }
  if (name === undefined) {
    context.terminal.err(help(context))
    return EXIT.usage
  }
  if (name === '--version' || name === '-V') return version(context)
  const command = COMMANDS.find((known) => known.name === name)
  if (command) return command.run(rest, context)
  const near = nearest(
    name,
    COMMANDS.map((known) => known.name),
  )
  throw near
    ? new UsageError('cli.usage.did-you-mean', { name, near })
    : new UsageError('cli.usage.unknown-command', { name })
}

/** Returns the help for one command, or for all. */
function help(context: Context, name?: string): string {
  const { tell } = context.words
  const named = COMMANDS.filter((command) => command.name === name)
  const listed = (named.length > 0 ? named : COMMANDS).map((command) => `  ${tell(`help.${command.name}`)}`)
  const parts = [tell('help.usage'), '', `${tell('help.commands')}`, ...listed, '', tell('help.options')]
  return [...parts, '', tell('help.packs'), tell('help.exit'), ''].join('\n')
}

async function version(context: Context): Promise<ExitCode> {
  const { readFile } = await import('node:fs/promises')
  const { join } = await import('node:path')
  const { version: found } = JSON.parse(await readFile(join(context.home, 'package.json'), 'utf8'))
  context.line(context.json ? JSON.stringify({ version: found }) : found)
  return EXIT.ok
}

function explain(fault: unknown, context: Context): ExitCode {
  const { words, terminal } = context
  if (fault instanceof UsageError) {
    if (!printJsonError(context, { kind: 'usage', code: fault.told.key, message: words.format(fault.told) }))
      terminal.err(`${words.format(fault.told)}\n${words.tell('usage.help-hint')}\n`)
    return EXIT.usage
  }
  const reason = fault instanceof Error ? (terminal.env.LUDOTECA_TRACE ? fault.stack : fault.message) : fault
  const message = words.tell('internal', { reason: String(reason) })
  if (!printJsonError(context, { kind: 'internal', code: 'cli.internal', message }))
    terminal.err(`${message}\n`)
  return EXIT.internal
}
