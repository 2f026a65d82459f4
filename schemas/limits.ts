/** Limits of files, checked before reading; a larger file is refused with a message. */
export type Limits = {
  /** UTF-8 bytes of one YAML file. */
  readonly bytes: number
  /** The limit of a map, which has a character for each cell. Default: `bytes`. */
  readonly mapBytes?: number
  /** Levels of nesting. */
  readonly depth: number
  /** Values in one file: lists, maps and scalars, keys not counted. */
  readonly nodes: number
}

/** Room for the largest map, 512 x 512 cells: three bytes for each character, and 200 kB for things on cells and sides. */
export const LIMITS = {
  bytes: 256 * 1024,
  mapBytes: 1024 * 1024,
  depth: 32,
  nodes: 20_000,
} as const satisfies Limits

/** The limits of a file of that role; `bytes` is the limit of this file. */
export const limitsOf = (role: string | undefined, limits: Limits): Limits =>
  role === 'map' && limits.mapBytes !== undefined ? { ...limits, bytes: limits.mapBytes } : limits

/** Bytes of all YAML files of a pack together; later files are kept but not read. */
export const PACK_YAML_BYTES = 4_000_000

/** The limits of all required packs together, counted before reading. */
export const REQUIRED_LIMITS = { packs: 20, files: 2_000, yamlBytes: PACK_YAML_BYTES } as const

/** The maximum number of listed findings for a pack; the rest is counted. */
export const MAX_FINDINGS = 50

/** Length of the text in UTF-8. */
export function byteLength(text: string, from = 0, to = text.length): number {
  let bytes = to - from
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i)
    if (code < 0x80) continue
    if (code < 0x800) bytes += 1
    else if (code < 0xd800 || code > 0xdbff) bytes += 2
    else {
      // A pair of surrogates: four bytes for two units.
      bytes += 2
      i++
    }
  }
  return bytes
}
