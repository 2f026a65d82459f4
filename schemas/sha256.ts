/** SHA-256 (FIPS 180-4), synchronous and platform-independent: the digest of a pack is the same in every browser and in Node. */

const K = new Int32Array(64)
const START = new Int32Array(8)
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

/** Unrolled into one loop with plain numbers, because the editor waits for it after an edit of a large file. */
function block(state: Int32Array, words: Int32Array): void {
  for (let t = 16; t < 64; t++) {
    const a = words[t - 15]
    const b = words[t - 2]
    const before = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3)
    const after = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10)
    words[t] = (before + words[t - 7] + after + words[t - 16]) | 0
  }
  let a = state[0]
  let b = state[1]
  let c = state[2]
  let d = state[3]
  let e = state[4]
  let f = state[5]
  let g = state[6]
  let h = state[7]
  for (let t = 0; t < 64; t++) {
    const large = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const one = (h + large + ((e & f) ^ (~e & g)) + K[t] + words[t]) | 0
    const small = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const two = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  state[0] += a
  state[1] += b
  state[2] += c
  state[3] += d
  state[4] += e
  state[5] += f
  state[6] += g
  state[7] += h
}

/** SHA-256 of the bytes, as 64 hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const state = START.slice()
  const words = new Int32Array(64)
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000))
  view.setUint32(padded.length - 4, bytes.length << 3)
  for (let at = 0; at < padded.length; at += 64) {
    for (let t = 0; t < 16; t++) words[t] = view.getInt32(at + 4 * t)
    block(state, words)
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
