// Runs Prisma without its native engine, which npm does not install. `format`, `validate` and `generate` are WebAssembly; the
// command line only requires that some engine file exists. Commands that need the engine would silently do nothing, so they are not
// offered: see migrations.mjs and schema-engine.mjs.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PlainError, quiet, root } from '../project.mjs'

export const schemaFile = join(root, 'prisma/schema.prisma')
const generated = join(root, 'server/db/generated')
const stampFile = join(generated, '.made-from')
const preload = join(root, 'scripts/lib/prisma-without-studio.cjs')
const require = createRequire(import.meta.url)

/** Prisma's command line is a development tool: git keeps the generated client, so that a site runs without it. */
function commandLine() {
  try {
    return require.resolve('prisma-cli/build/index.js')
  } catch {
    throw new PlainError(
      'prisma/schema.prisma has changed, and the command line of Prisma is not installed here to generate the client again. Install with development tools: npm ci --include=dev',
    )
  }
}

export function prisma(command) {
  execFileSync(process.execPath, ['--require', preload, commandLine(), command, `--schema=${schemaFile}`], {
    cwd: root,
    // The error contains the output.
    stdio: 'pipe',
    env: { ...process.env, ...quiet, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath },
  })
}

/** Generates the database client, unless it is up to date with the schema and with Prisma. */
export function generateClient() {
  const { version } = require('@prisma/client/package.json')
  const stamp = createHash('sha256').update(`${version}\n`).update(readFileSync(schemaFile)).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false
  prisma('generate')
  writeFileSync(stampFile, stamp)
  return true
}
