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

/** A whole number option from `from` on, or what stands for it when it is not given. */
export function wholeNumber(
  values: Parsed['values'],
  option: string,
  from: number,
  otherwise: number,
): number {
  const text = values[option]
  if (text === undefined) return otherwise
  const number = Number(text)
  const isWhole = Number.isSafeInteger(number) && number >= from && /^\d+$/.test(String(text))
  if (!isWhole) throw new UsageError('cli.usage.no-number', { option, from, found: String(text) })
  return number
}

export const text = (values: Parsed['values'], option: string): string | undefined =>
  typeof values[option] === 'string' ? (values[option] as string) : undefined
