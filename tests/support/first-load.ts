/** Returns the modules that a browser loads for some code before any further request, as source files by project path. */
import { build } from 'esbuild'

export async function firstLoad(code: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'ts' },
    ...{ bundle: true, splitting: true, outdir: 'never-written', metafile: true, write: false },
    ...{ format: 'esm', platform: 'browser', logLevel: 'silent' },
  })
  const chunks = new Set<string>()
  const visit = (path: string) => {
    if (chunks.has(path)) return
    chunks.add(path)
    for (const { path: next, kind } of metafile.outputs[path].imports)
      if (kind === 'import-statement') visit(next)
  }
  visit(Object.keys(metafile.outputs).find((path) => metafile.outputs[path].entryPoint === '<stdin>')!)
  return [...chunks].flatMap((path) => Object.keys(metafile.outputs[path].inputs))
}
