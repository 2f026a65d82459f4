import { LIMITS, PACK_YAML_BYTES } from '../../../schemas/limits'
import bodyLimits from '../../http/body-limits.json'

/**
 * What a pack may measure, the same when it is saved, imported and exported: what can be saved can be exported, and what was
 * exported comes back. Everything here is checked before anything is written.
 */
export const limits = {
  /** A draft full of pictures, which no zip makes smaller, with two headers for each of its files. */
  zipBytes: bodyLimits.import,
  unpackedBytes: 64_000_000,
  fileBytes: 16_000_000,
  files: 2000,
  /** What is put beside a pack for editors and dropped when it comes back: files, bytes of all. */
  shippedFiles: 100,
  shippedBytes: 4_000_000,
  /** Files and folders of a zip. */
  entries: 2500,
  /** How many times larger a pack may be unpacked than packed, once it is larger than `ratioFrom`. */
  ratio: 100,
  ratioFrom: 100_000,
  pathLength: 120,
  depth: 6,
  yamlBytes: LIMITS.bytes,
  /** A map has a character for each of its cells. */
  mapBytes: LIMITS.mapBytes,
  /** Of all YAML files together: reading them all is work for the server. */
  allYamlBytes: PACK_YAML_BYTES,
  markdownBytes: 64 * 1024,
} as const

export const extensions = ['yaml', 'yml', 'md', 'png', 'jpg', 'webp', 'csv'] as const

/** The largest request that saves files: several images as base64 at once. Larger changes go in several saves. */
export const saveBytes = bodyLimits.save
