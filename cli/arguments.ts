import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from './context'

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed = {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly names: readonly string[]
}

/** Reads the options a command knows; anything else is a usage error with Node's own words for it. */
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

/** Every option that is a number: its bounds, and the number without the option. */
const NUMBERS = {
  games: { least: 1, most: 10_000, otherwise: 1 },
  play: { least: 1, most: 10_000, otherwise: 0 },
} as const

/** The highest `--seed` that is a number: the seeds of all later games of a series are whole numbers, too. */
export const HIGHEST_SEED = 1_000_000_000_000_000

/** The number of an option, within its bounds. */
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
