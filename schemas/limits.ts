/** What a file of a pack may weigh before anything is read; more is refused with a message. */
export type Limits = {
  /** UTF-8 bytes of one YAML file. */
  readonly bytes: number
  /** The same of a map, which has a character for each of its cells; as of any other file where nothing is said. */
  readonly mapBytes?: number
  /** Levels of nesting. */
  readonly depth: number
  /** Values in one file: lists, maps and scalars, keys not counted. */
  readonly nodes: number
}

/** The largest map, 512 x 512 cells, has room for characters of three bytes and for 200 kB of what is on its cells and sides. */
export const LIMITS = {
  bytes: 256 * 1024,
  mapBytes: 1024 * 1024,
  depth: 32,
  nodes: 20_000,
} as const satisfies Limits

/** The limits of a file by what it is for: `bytes` is what this file may weigh. */
export const limitsOf = (role: string | undefined, limits: Limits): Limits =>
  role === 'map' && limits.mapBytes !== undefined ? { ...limits, bytes: limits.mapBytes } : limits

/** Bytes of all YAML files of a pack together; what comes after is kept, but not read. */
export const PACK_YAML_BYTES = 4_000_000

/** What all packs that a pack requires may measure, counted before any of them is read. */
export const REQUIRED_LIMITS = { packs: 20, files: 2_000, yamlBytes: PACK_YAML_BYTES } as const

/** Findings shown for a pack; the rest is only counted. */
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
