/** Bundles each file of cases with our own TypeScript; packages stay outside, as their users load them. */
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'

const folder = fileURLToPath(new URL('./cases/', import.meta.url))
const page = fileURLToPath(new URL('./browser/page.ts', import.meta.url))
const target = fileURLToPath(new URL('./results/build/', import.meta.url))

/** What a ruleset from outside takes of the engine by our own name is ours, not a package. */
const ours = {
  name: 'ours',
  setup(build) {
    const { resolve } = createRequire(new URL('../package.json', import.meta.url))
    build.onResolve({ filter: /^ludoteca\// }, ({ path }) => ({ path: resolve(path) }))
  },
}

export async function build() {
  const suites = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
  await esbuild.build({
    entryPoints: suites.map((name) => `${folder}${name}`),
    outdir: target,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [ours],
    logLevel: 'warning',
  })
  await esbuild.build({
    entryPoints: [page],
    outdir: target,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'warning',
  })
  return Promise.all(
    suites.map(async (name) => {
      const suite = `${target}${name.replace(/\.ts$/, '.mjs')}`
      const { cases } = await import(pathToFileURL(suite))
      return { suite, cases: Object.keys(cases) }
    }),
  )
}
