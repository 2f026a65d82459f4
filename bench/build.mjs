/** Bundles each file of cases with our own TypeScript; packages stay outside, as their users load them. */
import { readdir } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'

const folder = fileURLToPath(new URL('./cases/', import.meta.url))
const page = fileURLToPath(new URL('./browser/page.ts', import.meta.url))
const target = fileURLToPath(new URL('./results/build/', import.meta.url))

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
