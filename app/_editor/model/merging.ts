/** What reads and merges the packs that a pack requires, schemas included: fetched only where a pack requires others. */

import type { PackFiles, RequiredPacks } from '../../../schemas/checking'
import { loadParts } from '../../../schemas/library'
import { requirementsOf, rulesetsIn } from '../../../schemas/requires'

export { checkPack } from '../../../schemas/checking'
export { requirementsOf }

/** Fetches the schemas that these packs answer to. */
export const loadSchemas = (files: PackFiles, required: RequiredPacks): Promise<void> =>
  loadParts(rulesetsIn(files, required))
