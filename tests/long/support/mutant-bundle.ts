/** Plays the cases of a group: one bundle with all its mutants switched off, and its packs. */
import '../../../engine/rulesets/all'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { crossCheck } from '../../../engine/compile'
import { checkPack, type PackFiles } from '../../../schemas/check'
import { gatherRequired } from '../../../schemas/requires'
import { HOME } from './chosen-mutants'
import { type Numbered, switched } from './switched'
import type { Packs } from './try-cases'

const filesOf = (pack: string): PackFiles => {
  const folder = join(HOME, 'content', pack)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => statSync(join(folder, name)).isFile()).sort()
  return Object.fromEntries(
    files.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name))]),
  )
}

/** A pack of `content`, checked, with the packs it requires. */
export async function packOf(id: string): Promise<Packs[number]> {
  const files = filesOf(id)
  const required = (await gatherRequired(files, async (name) => filesOf(name))) as Packs[number]['required']
  const { pack: raw, diagnostics } = checkPack(files, crossCheck, { required })
  if (!raw) throw new Error(`${id}: ${JSON.stringify(diagnostics[0])}`)
  return { id, raw, files, required }
}

/** The sources that have mutants, with all of them switched off, by their whole path. */
export function switchedSources(numbered: readonly Numbered[]): Record<string, string> {
  const files = [...new Set(numbered.map(({ mutant }) => mutant.file))].filter((file) => file.endsWith('.ts'))
  return Object.fromEntries(
    files.map((file) => {
      const own = numbered.filter(({ mutant }) => mutant.file === file)
      return [join(HOME, file), switched(file, readFileSync(join(HOME, file), 'utf8'), own)]
    }),
  )
}

/** Which mutant is on is told by the environment until `try-cases.ts` is asked. */
const SWITCH = `globalThis.mutants = {
  active: Number(process.env.LUDOTECA_MUTANT_ON ?? -1), met: new Set(),
  on(number) { this.met.add(number); return number === this.active },
};`

/** For the packages in the bundle that ask for others as CommonJS does. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`

export function bundleWith(outfile: string, sources: Readonly<Record<string, string>>) {
  return build({
    absWorkingDir: HOME,
    entryPoints: ['tests/long/support/try-cases.ts'],
    bundle: true,
    outfile,
    banner: { js: REQUIRE + SWITCH },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutants',
        setup: (build) =>
          build.onLoad({ filter: /\.ts$/ }, ({ path }) =>
            sources[path] === undefined ? undefined : { contents: sources[path], loader: 'ts' },
          ),
      },
    ],
  })
}
