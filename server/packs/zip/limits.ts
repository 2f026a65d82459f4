import { LIMITS, PACK_YAML_BYTES } from '../../../schemas/limits'
import bodyLimits from '../../http/body-limits.json'

/**
 * Size limits of a pack, the same for saving, importing and exporting: every saved pack can be exported and imported again. All of
 * them are checked before anything is written.
 */
export const limits = {
  /** Fits a draft full of pictures, which zip does not compress, with two headers for each file. */
  zipBytes: bodyLimits.import,
  unpackedBytes: 64_000_000,
  fileBytes: 16_000_000,
  files: 2000,
  /** Files for editors, dropped on import: their number, and their total bytes. */
  shippedFiles: 100,
  shippedBytes: 4_000_000,
  /** Files and folders of a zip. */
  entries: 2500,
  /** The largest compression ratio of a pack, once it is larger than `ratioFrom`. */
  ratio: 100,
  ratioFrom: 100_000,
  pathLength: 120,
  depth: 6,
  yamlBytes: LIMITS.bytes,
  /** A map has one character per cell. */
  mapBytes: LIMITS.mapBytes,
  /** Total of all YAML files: parsing them all is work for the server. */
  allYamlBytes: PACK_YAML_BYTES,
  markdownBytes: 64 * 1024,
} as const

export const extensions = ['yaml', 'yml', 'md', 'png', 'jpg', 'webp', 'csv'] as const

/** The largest save request: several images as base64 at once. Larger changes are sent in several saves. */
export const saveBytes = bodyLimits.save
