/** Bundles each file of cases with our own TypeScript; packages stay outside, as their users load them. */
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { makeGenerated } from '../scripts/generation/generated.mjs'

const folder = fileURLToPath(new URL('./cases/', import.meta.url))
const pages = [
  fileURLToPath(new URL('./browser/page.ts', import.meta.url)),
  fileURLToPath(new URL('./browser/board.ts', import.meta.url)),
  fileURLToPath(new URL('./browser/pieces.ts', import.meta.url)),
  fileURLToPath(new URL('./browser/gliding.ts', import.meta.url)),
]
const target = fileURLToPath(new URL('./results/build/', import.meta.url))

/** Resolves imports of `ludoteca/` in outside rulesets to this project instead of a package. */
const ours = {
  name: 'ours',
  setup(build) {
    const { resolve } = createRequire(new URL('../package.json', import.meta.url))
    build.onResolve({ filter: /^ludoteca\// }, ({ path }) => ({ path: resolve(path) }))
  },
}

/** Bundles the files of cases and the scripts of pages; writes them to `results/build` unless `write` is false. */
export async function bundle({ write = true } = {}) {
  const suites = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
  const common = { outdir: target, bundle: true, write, plugins: [ours], logLevel: 'warning' }
  const forNode = await esbuild.build({
    ...common,
    entryPoints: suites.map((name) => `${folder}${name}`),
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // For inspection only: shared code of the suites is then bundled once.
    splitting: !write,
  })
  const forPages = await esbuild.build({
    ...common,
    entryPoints: pages,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
  })
  const outputs = [forNode, forPages].flatMap(({ outputFiles = [] }) => outputFiles)
  return { suites: suites.map((name) => `${target}${name.replace(/\.ts$/, '.mjs')}`), outputs }
}

/** Bundles and imports a file of `bench/lib` with our own TypeScript, for a command of its own. `name` has no extension. */
export async function load(name) {
  await makeGenerated()
  const outfile = `${target}${name}.mjs`
  await esbuild.build({
    entryPoints: [fileURLToPath(new URL(`./lib/${name}.ts`, import.meta.url))],
    bundle: true,
    outfile,
    plugins: [ours],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
  })
  return import(pathToFileURL(outfile).href)
}

/** Returns each file of cases as a module to import, with the names of its cases. */
export async function build() {
  const { suites } = await bundle()
  return Promise.all(
    suites.map(async (suite) => {
      const { cases } = await import(pathToFileURL(suite))
      return { suite, cases: Object.keys(cases) }
    }),
  )
}
