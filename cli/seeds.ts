import { randomBytes } from 'node:crypto'
import { readSeed } from '../engine/kernel/seed'
import type { Seed } from '../engine/types'
import { HIGHEST_SEED } from './arguments'
import { UsageError } from './context'

/** The seed of the first game: as it is written, or drawn for `new`; 1 without any, so that a command repeats itself. */
export function seedOf({
  seed: written = '1',
}: Readonly<Record<string, string | boolean | undefined>>): Seed {
  if (written === 'new') return randomBytes(16).toString('hex')
  const seed = readSeed(String(written))
  if (seed === undefined || (typeof seed === 'number' && seed > HIGHEST_SEED))
    throw new UsageError('cli.usage.no-seed', { most: HIGHEST_SEED, found: String(written) })
  return seed
}
