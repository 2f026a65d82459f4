/**
 * Chance as a value: a generator in 32-bit integer steps (xoshiro128**) whose four words live in the game state.
 * The same seed gives the same game on every machine.
 */
import type { Seed } from '../types'

const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits))

const GOLDEN = 0x9e3779b9

/** Mixes all bits of a word, reversibly. */
export function mixWord(from: number): number {
  let word = Math.imul(from ^ (from >>> 16), 0x21f0aaad)
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
  return (word ^ (word >>> 15)) >>> 0
}

/** Four words from a seed, mixed so that neighbouring seeds are unrelated. */
export function seedRandom(seed: Seed): number[] {
  const words = typeof seed === 'number' ? wordsOfNumber(seed) : wordsOfDigits(seed)
  if (!words.some((word) => word !== 0)) words[0] = 1
  return words
}

/** All 128 bits count: each word is mixed into each other three times, and different seeds give different results. */
function wordsOfDigits(digits: string): number[] {
  const words = [0, 8, 16, 24].map((at) => Number.parseInt(digits.slice(at, at + 8), 16))
  for (let i = 0; i < 12; i++)
    words[i & 3] = (words[i & 3] ^ mixWord((words[(i + 1) & 3] + Math.imul(i + 1, GOLDEN)) | 0)) >>> 0
  return words
}

function wordsOfNumber(seed: number): number[] {
  let mixed = Math.trunc(seed) | 0
  /** The upper half of seeds past 32 bits counts too. */
  const high = Math.trunc(seed / 0x1_0000_0000) | 0
  const words: number[] = []
  for (let i = 0; i < 4; i++) {
    mixed = (mixed + GOLDEN) | 0
    words.push(mixWord(mixed ^ Math.imul(high, 0x85ebca6b)))
  }
  return words
}

/** The next 32 bits, unsigned; advances the generator in place. */
export function nextWord(rng: number[]): number {
  const result = Math.imul(rotate(Math.imul(rng[1], 5), 7), 9) >>> 0
  const shifted = rng[1] << 9
  let [a, b, c, d] = rng
  c ^= a
  d ^= b
  b ^= c
  a ^= d
  c ^= shifted
  d = rotate(d, 11)
  rng[0] = a >>> 0
  rng[1] = b >>> 0
  rng[2] = c >>> 0
  rng[3] = d >>> 0
  return result
}

/** An integer from 0 to `count - 1` with equal probability: draws past the last whole multiple are discarded. */
export function nextBelow(rng: number[], count: number): number {
  if (rng.length === 0) throw new Error('There is no chance in a view')
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % count)
  let word = nextWord(rng)
  while (word >= limit) word = nextWord(rng)
  return word % count
}

/** A random order, each equally likely. */
export function shuffled<T>(rng: number[], items: readonly T[]): T[] {
  const order = items.slice()
  for (let last = order.length - 1; last > 0; last--) {
    const other = nextBelow(rng, last + 1)
    const held = order[last]
    order[last] = order[other]
    order[other] = held
  }
  return order
}
