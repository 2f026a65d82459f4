/** The packs of this repository, read from their files. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { RawPack } from '../../../engine/types'

const ROOT = fileURLToPath(new URL('../../../content', import.meta.url))

export const packNames = (): string[] =>
  readdirSync(ROOT).filter((name) => statSync(join(ROOT, name)).isDirectory())

/** Every YAML file under a folder of a pack, with its path inside the pack. */
function yamlFiles(pack: string, folder: string): { file: string; value: Record<string, unknown> }[] {
  const path = join(ROOT, pack, folder)
  const names = statSync(path, { throwIfNoEntry: false }) ? readdirSync(path) : []
  return names
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({ file: `${folder}/${name}`, value: readYaml(pack, `${folder}/${name}`) }))
}

const readYaml = (pack: string, file: string) => parse(readFileSync(join(ROOT, pack, file), 'utf8'))

/** Shape unchecked: for tests that start from packs known to be right. */
export function loadPack(pack: string): RawPack {
  const byId = (folder: string) =>
    Object.fromEntries(yamlFiles(pack, folder).map(({ file, value }) => [value.id, { ...value, file }]))
  return {
    manifest: readYaml(pack, 'pack.yaml'),
    digest: pack,
    terrain: readYaml(pack, 'terrain.yaml'),
    units: readYaml(pack, 'units.yaml'),
    tables: readYaml(pack, 'tables.yaml'),
    maps: byId('maps'),
    scenarios: byId('scenarios'),
    cases: yamlFiles(pack, 'cases').map(({ file, value }) => ({ ...value, file })),
    texts: Object.fromEntries(yamlFiles(pack, 'text').map(({ value }) => [value.language, value])),
  } as unknown as RawPack
}
