/** Reads and merges required packs, schemas included; loaded only if a pack requires others. */

import type { PackFiles, RequiredPacks } from '../../../schemas/checking/checking'
import { requirementsOf, rulesetsIn } from '../../../schemas/layering/requires'
import { loadParts } from '../../../schemas/library'

export { checkPack } from '../../../schemas/checking/checking'
export { requirementsOf }

/** Loads the schemas of these packs. */
export const loadSchemas = (files: PackFiles, required: RequiredPacks): Promise<void> =>
  loadParts(rulesetsIn(files, required))
