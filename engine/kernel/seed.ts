/**
 * The seed of a game. A new game has 128 unpredictable bits, as 32 hexadecimal digits, so that the deck of a running game cannot be found by
 * trial.
 * Whole numbers are the seeds of tests, of examples, and of old records.
 */
import type { Seed } from '../types'
import { mixWord } from './random'

const DIGITS = /^[0-9a-f]{32}$/

/** Whether a value from a file is a seed. */
export const isSeed = (value: unknown): value is Seed =>
  typeof value === 'string' ? DIGITS.test(value) : Number.isSafeInteger(value)

/** Parses a seed in an address or a command: 32 hexadecimal digits or a whole number from 0; `undefined` for anything else. */
export function readSeed(text: string): Seed | undefined {
  const digits = text.toLowerCase()
  if (DIGITS.test(digits)) return digits
  const number = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : undefined
}

/** Another seed for each salt, a 32-bit number; the seed itself for salt 0. It reveals as little of the others as any other seed. */
export function saltedSeed(seed: Seed, salt: number): Seed {
  if (typeof seed === 'number') return (seed ^ salt) >>> 0
  if (salt === 0) return seed
  const words = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16))
  const own = words.map((word, at) => mixWord(word ^ mixWord((salt + Math.imul(at + 1, 0x9e3779b9)) | 0)))
  return own.map((word) => word.toString(16).padStart(8, '0')).join('')
}

/** The seed of game number `index` of several, from 0. */
export const laterSeed = (first: Seed, index: number): Seed =>
  typeof first === 'number' ? first + index : saltedSeed(first, index)
