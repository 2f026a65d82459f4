import { randomBytes } from 'node:crypto'
import { readSeed } from '../engine/kernel/seed'
import type { Seed } from '../engine/types'
import { HIGHEST_SEED } from './arguments'
import { UsageError } from './context'

/** Returns the seed of the first game: as given, random for `new`, or 1 by default, so that a command is repeatable. */
export function seedOf({
  seed: written = '1',
}: Readonly<Record<string, string | boolean | undefined>>): Seed {
  if (written === 'new') return randomBytes(16).toString('hex')
  const seed = readSeed(String(written))
  if (seed === undefined || (typeof seed === 'number' && seed > HIGHEST_SEED))
    throw new UsageError('cli.usage.no-seed', { most: HIGHEST_SEED, found: String(written) })
  return seed
}
