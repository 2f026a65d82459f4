/** Folders of the bundled packs and examples with cases. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { HOME } from './terminal'

export const PACKS_WITH_CASES: readonly string[] = ['content', 'examples'].flatMap((catalog) =>
  readdirSync(join(HOME, catalog))
    .map((id) => `${catalog}/${id}`)
    .filter((folder) => existsSync(join(HOME, folder, 'cases'))),
)
