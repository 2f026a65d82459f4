import { LIMITS } from '../../../schemas/limits'

/** What a pack may measure. Everything here is checked before anything is written. */

export const limits = {
  zipBytes: 20_000_000,
  unpackedBytes: 64_000_000,
  fileBytes: 16_000_000,
  files: 2000,
  /** How many times larger a pack may be unpacked than packed, once it is larger than `ratioFrom`. */
  ratio: 100,
  ratioFrom: 100_000,
  pathLength: 120,
  depth: 6,
  yamlBytes: LIMITS.bytes,
  /** Of all YAML files together: reading them all is work for the server. */
  allYamlBytes: 4_000_000,
  markdownBytes: 64 * 1024,
  imageBytes: 4_000_000,
  imageSide: 4096,
} as const

export const extensions = ['yaml', 'yml', 'md', 'png', 'jpg', 'webp', 'csv'] as const

/** The largest request that saves files: several images as base64 at once. Larger changes go in several saves. */
export const saveBytes = 16_000_000
