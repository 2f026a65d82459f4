import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from './context'

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed = {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly names: readonly string[]
}

/** Parses the options of a command; any other option is a usage error with Node's own message. */
export function readArguments(args: readonly string[], options: Options): Parsed {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    })
    return { values: values as Parsed['values'], names: positionals }
  } catch (fault) {
    throw new UsageError('cli.usage.option', { reason: (fault as Error).message.split('. ')[0] })
  }
}

/** Every numeric option: its bounds and its default. */
const NUMBERS = {
  games: { least: 1, most: 10_000, otherwise: 1 },
  play: { least: 1, most: 10_000, otherwise: 0 },
} as const

/** The highest numeric `--seed`, so that the seeds of all later games of a series are whole numbers too. */
export const HIGHEST_SEED = 1_000_000_000_000_000

/** Returns the number of an option, checked against its bounds. */
export function wholeNumber(values: Parsed['values'], option: keyof typeof NUMBERS): number {
  const { least, most, otherwise } = NUMBERS[option]
  const text = values[option]
  if (text === undefined) return otherwise
  const number = Number(text)
  const isWhole = /^\d+$/.test(String(text)) && number >= least && number <= most
  if (!isWhole) throw new UsageError('cli.usage.no-number', { option, least, most, found: String(text) })
  return number
}

export const text = (values: Parsed['values'], option: string): string | undefined =>
  typeof values[option] === 'string' ? (values[option] as string) : undefined
