/** SHA-256 (FIPS 180-4), synchronous and without a platform: the digest of a pack is the same in every browser and in Node. */

const K = new Uint32Array(64)
const START = new Uint32Array(8)
{
  // The first 32 bits of the fractions of the cube and square roots of the first primes, in exact integers.
  let found = 0
  for (let candidate = 2; found < 64; candidate++) {
    let prime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor++)
      if (candidate % divisor === 0) prime = false
    if (!prime) continue
    K[found] = fraction(candidate, 3n)
    if (found < 8) START[found] = fraction(candidate, 2n)
    found++
  }
}

function fraction(prime: number, power: bigint): number {
  const target = BigInt(prime) << (32n * power)
  let low = 0n
  let high = 1n << 37n
  while (low < high) {
    const middle = (low + high + 1n) >> 1n
    if (middle ** power <= target) low = middle
    else high = middle - 1n
  }
  return Number(low & 0xffffffffn)
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function block(state: Uint32Array, words: Uint32Array): void {
  for (let t = 16; t < 64; t++) {
    const a = words[t - 15]
    const b = words[t - 2]
    words[t] =
      (rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)) +
      words[t - 7] +
      (rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)) +
      words[t - 16]
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let t = 0; t < 64; t++) {
    const one =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + K[t] + words[t]) | 0
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  const next = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = state[i] + next[i]
}

/** SHA-256 of the bytes, as 64 hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const state = START.slice()
  const words = new Uint32Array(64)
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000))
  view.setUint32(padded.length - 4, bytes.length << 3)
  for (let at = 0; at < padded.length; at += 64) {
    for (let t = 0; t < 16; t++) words[t] = view.getUint32(at + 4 * t)
    block(state, words)
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}
