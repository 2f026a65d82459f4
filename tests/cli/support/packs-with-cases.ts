/** The bundled packs and the examples that have cases, by their folders. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { HOME } from './terminal'

export const PACKS_WITH_CASES: readonly string[] = ['content', 'examples'].flatMap((catalog) =>
  readdirSync(join(HOME, catalog))
    .map((id) => `${catalog}/${id}`)
    .filter((folder) => existsSync(join(HOME, folder, 'cases'))),
)
