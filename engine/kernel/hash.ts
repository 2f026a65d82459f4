/** A short proof that two values are equal: 64 bits over their canonical JSON. Not for secrets. */

/** JSON with sorted keys; `undefined` fields are ignored. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  const fields = value as Record<string, unknown>
  const keys = Object.keys(fields).sort()
  const parts = keys.filter((key) => fields[key] !== undefined)
  return `{${parts.map((key) => `${JSON.stringify(key)}:${canonicalJson(fields[key])}`).join(',')}}`
}

/** Two 32-bit lanes that mix into each other, as 16 hexadecimal digits. */
export function hashText(text: string): string {
  let a = 0x243f6a88 ^ text.length
  let b = 0x85a308d3 ^ text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x9e3779b1)
    b = Math.imul(b ^ unit, 0x85ebca77) + (a >>> 15)
    a ^= a >>> 13
  }
  const first = finish(a ^ Math.imul(b, 0xc2b2ae3d))
  const second = finish(b ^ Math.imul(first, 0x27d4eb2f))
  return hex(first) + hex(second)
}

export const hashValue = (value: unknown): string => hashText(canonicalJson(value))

/** Spreads every bit of a word over all of it. */
function finish(word: number): number {
  let mixed = word ^ (word >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const hex = (word: number) => word.toString(16).padStart(8, '0')
