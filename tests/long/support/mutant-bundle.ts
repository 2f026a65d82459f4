/** Plays the cases of a group with one bundle of its packs and all its mutants, switched off. */
import '../../../engine/rulesets/all'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { crossCheck } from '../../../engine/compile'
import { checkPack, type PackFiles } from '../../../schemas/check'
import { gatherRequired } from '../../../schemas/layering/requires'
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

/** Returns a checked pack of `content` with its required packs. */
export async function packOf(id: string): Promise<Packs[number]> {
  const files = filesOf(id)
  const required = (await gatherRequired(files, async (name) => filesOf(name))) as Packs[number]['required']
  const { pack: raw, diagnostics } = checkPack(files, crossCheck, { required })
  if (!raw) throw new Error(`${id}: ${JSON.stringify(diagnostics[0])}`)
  return { id, raw, files, required }
}

/** Returns the sources with mutants, all switched off, by absolute path. */
export function switchedSources(numbered: readonly Numbered[]): Record<string, string> {
  const files = [...new Set(numbered.map(({ mutant }) => mutant.file))].filter((file) => file.endsWith('.ts'))
  return Object.fromEntries(
    files.map((file) => {
      const own = numbered.filter(({ mutant }) => mutant.file === file)
      return [join(HOME, file), switched(file, readFileSync(join(HOME, file), 'utf8'), own)]
    }),
  )
}

/** The environment selects the active mutant until `try-cases.ts` gets a question. */
const SWITCH = `globalThis.mutants = {
  active: Number(process.env.LUDOTECA_MUTANT_ON ?? -1), met: new Set(),
  on(number) { this.met.add(number); return number === this.active },
};`

/** For bundled packages that use CommonJS `require`. */
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
