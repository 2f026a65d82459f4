/** The commands of the command line and of the studio: each needs words in both languages, and a line in the docs. */
import type { TextFile } from './blocks'

/** The text at a dotted key, or `undefined`. */
function textAt(messages: object, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], messages)
  return typeof found === 'string' ? found : undefined
}

const missing = (texts: readonly TextFile[], key: string, what: string): string[] =>
  texts
    .filter(({ messages }) => !textAt(messages, key)?.trim())
    .map(({ file }) => `${file}: ${key} is missing, for ${what}`)

type CommandLine = {
  readonly commands: readonly string[]
  readonly options: readonly string[]
  readonly texts: readonly TextFile[]
  readonly docs: string
}
const COMMAND_LINE = 'docs/command-line.md'

/** Reports the commands without help or a line in the docs, and the options that no help names. */
export function commandLineFaults({ commands, options, texts, docs }: CommandLine): string[] {
  const unhelped = (option: string) =>
    texts.filter(
      ({ messages }) =>
        !new RegExp(`(${option.replace(' or ', '|')})\\b`).test(
          JSON.stringify((messages as { help?: unknown }).help),
        ),
    )
  return [
    ...commands.flatMap((name) => [
      ...missing(texts, `help.${name}`, `the command "${name}"`),
      ...(new RegExp(`(ludoteca |\`)${name}\\b`).test(docs)
        ? []
        : [`${COMMAND_LINE}: no line shows the command "${name}"`]),
    ]),
    ...options.flatMap((option) =>
      unhelped(option).map(({ file }) => `${file}: no text under "help" names the option ${option}`),
    ),
  ]
}

export type StudioCommand = { readonly command: string; readonly keys: readonly string[] }
type Studio = {
  readonly commands: readonly StudioCommand[]
  readonly texts: readonly TextFile[]
  readonly docs: string
}
const STUDIO = 'docs/studio.md'
/** The commands of numbered stamps share their texts and their line. */
const NUMBERED = /\.[2-9]$/
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Reports the commands without a name, and those whose first key (or name, if they have no key) is not in the docs. */
export function studioFaults({ commands, texts, docs }: Studio): string[] {
  return commands
    .filter(({ command }) => !NUMBERED.test(command))
    .flatMap(({ command, keys }) => {
      const key = `studio.command.${command.replace(/\.1$/, '')}`
      const faults = missing(texts, key, `the command "${command}"`)
      const shown = keys[0] ?? textAt(texts[0].messages, key)?.replace(/\s?…$/, '') ?? command
      const isShown = new RegExp(`(?<![\\w+])${escaped(shown)}(?![\\w+])`).test(docs)
      return isShown
        ? faults
        : [...faults, `${STUDIO}: no line shows "${shown}", for the command "${command}"`]
    })
}
